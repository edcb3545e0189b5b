"""2, 6 The aircraft: squares, distance, sight, lines of fire."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...core.tables import BadTable, expect_keys, read_toml

PACKAGE = __package__
LANES = {"A": 0, "L": 1, "R": 2, "-": 3}
"""14.1 … 22.1 Order of squares of one station: aisle, left, right, room."""
PART = 11
"""How many squares ``Board.grown`` looks up at once."""
LOW = (1 << PART) - 1
KEYS = {"id", "name", "station", "lane", "kind", "adjacent", "in_front", "behind", "exit", "x", "y", "w", "h"}


@dataclass(frozen=True)
class Square:
    """2.2, 2.3, 2.6 A square: kind aisle, seat, door or room; station 0 to 14; lane L, A, R or ``-``."""

    id: str
    station: int
    lane: str
    kind: str
    adjacent: tuple[str, ...]
    in_front: str
    behind: str


@dataclass(frozen=True, eq=False)
class Board:
    """The squares and what follows from them. Sets of squares are bits: ``index`` numbers the squares, ``bit[s]`` is the set of one, and names with
    ``_bits`` hold the same as the name without it.

    ``near[s]``: squares at distance 0 or 1 (6.12). ``around[s]``: squares within the distance of control (13.3). ``sight[s]``: squares in sight
    (6.8). ``apart``: distances (2.5). ``ranks``: order of squares by station, then aisle, left, right, room (22.1). ``one_action[s]``: squares within
    one action of a hijacker, as bits; ``reached``: the same for all sets of eleven squares (numbers 0 to 10, 11 to 21, …). ``exit_stations``:
    stations with exits. ``flights[s][from]``: the way of a token in flight (12.5). ``in_fire[s]``: squares that can be shot at (6.8, 6.10).
    ``steps[s]``: adjacent squares; ``open_steps[s]``: those that are no rooms (6.7). ``pairs[s]``: all wild fire from a square (15.6.1), with its
    squares.
    """

    squares: Mapping[str, Square]
    index: Mapping[str, int]
    bit: Mapping[str, int]
    exits: tuple[str, ...]
    rooms: frozenset[str]
    cabin_seats: tuple[str, ...]
    routes: Mapping[tuple[str, str], tuple[str, ...]]
    apart: Mapping[str, Mapping[str, int]]
    near: Mapping[str, frozenset[str]]
    around: Mapping[str, frozenset[str]]
    sight: Mapping[str, frozenset[str]]
    ranks: Mapping[str, tuple[int, int, str]]
    exit_stations: tuple[int, ...]
    flights: Mapping[str, Mapping[str, tuple[str, ...]]]
    in_fire: Mapping[str, frozenset[str]]
    steps: Mapping[str, tuple[str, ...]]
    open_steps: Mapping[str, tuple[str, ...]]
    near_bits: Mapping[str, int]
    sight_bits: Mapping[str, int]
    one_action: Mapping[str, int]
    reached: tuple[tuple[int, ...], ...]
    pairs: Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]]
    pair_bits: Mapping[str, tuple[tuple[str, int], ...]]

    def distance(self, a: str, b: str) -> int:
        """2.5 Returns the distance between two squares."""
        return self.apart[a][b]

    def station(self, square: str) -> int:
        """2.3 Returns the station of a square."""
        return self.squares[square].station

    def adjacent(self, square: str) -> tuple[str, ...]:
        """2.4 Returns the adjacent squares."""
        return self.squares[square].adjacent

    def line_of_fire(self, shooter: str, target: str) -> tuple[str, ...]:
        """6.11 Returns the line of fire: without the shooter's square, with the target square; the common square if they share one (10.12)."""
        return self.routes[shooter, target] or (target,)

    def bits(self, squares: Iterable[str]) -> int:
        """Returns a set of squares as bits; names that are no square are left out."""
        out, bit = 0, self.bit
        for square in squares:
            out |= bit.get(square, 0)
        return out

    def names(self, bits: int) -> tuple[str, ...]:
        """Returns the squares of a set of bits, in the order of the board."""
        return tuple(s for s, n in self.index.items() if bits >> n & 1)

    def grown(self, bits: int) -> int:
        """Returns all squares that hijackers on a set of squares can reach in one action, as bits."""
        out = 0
        for reached in self.reached:
            out |= reached[bits & LOW]
            bits >>= PART
        return out

    def beside(self, square: str) -> tuple[str, ...]:
        """2.6 Returns the squares in front of a square and behind it, as far as there are any."""
        s = self.squares[square]
        return tuple(x for x in (s.in_front, s.behind) if x)

    def nearest(self, to: str, among: Sequence[str]) -> list[str]:
        """Returns the squares at the least distance, in the order of ``ranks``."""
        least = min((len(self.routes[to, s]) for s in among), default=0)
        return sorted((s for s in among if len(self.routes[to, s]) == least), key=self.ranks.__getitem__)


@lru_cache(maxsize=8)
def load_board(exits: tuple[str, ...] = (), reach: int = 5, action: int = 4, control: int = 4, table: str = "board") -> Board:
    """2.1, 2.13 Returns the board of a ``table``. ``exits`` are those of the scenario (3.7), in the order of 12.10; ``reach`` is the range of fire
    (6.10), ``action`` the points of a hijacker (6.1), ``control`` the distance of 13.3. Raises ``BadTable``.
    """
    raw = read_toml(PACKAGE, table)
    squares = {row["id"]: _square(row) for row in raw["square"]}
    _check(raw, squares, table)
    cabin = tuple(raw["cabin"]) or tuple(s for s in squares if squares[s].kind == "seat")
    order = tuple(raw["exit_order"])
    open_exits = tuple(e for e in order if e in exits) if exits else order
    routes = {(a, b): _route(squares, a, b) for a in squares for b in squares}
    apart = {a: {b: len(routes[a, b]) for b in squares} for a in squares}
    index = {s: n for n, s in enumerate(squares)}
    near = {a: frozenset(b for b in squares if len(routes[a, b]) <= 1) for a in squares}
    sight = {a: frozenset(b for b in squares if _sees(squares[a], squares[b])) for a in squares}
    in_fire = {a: frozenset(b for b in sight[a] if apart[a][b] <= reach) for a in squares}
    one_action = {a: sum(1 << n for n, b in enumerate(squares) if len(routes[a, b]) <= action) for a in squares}
    stations = tuple(sorted({squares[e].station for e in open_exits}))
    pairs = {a: _pairs(squares, [b for b in squares if b in in_fire[a]]) for a in squares}
    return Board(
        squares=squares,
        index=index,
        bit={s: 1 << n for s, n in index.items()},
        exits=open_exits,
        rooms=frozenset(raw["rooms"]),
        cabin_seats=tuple(s for s in cabin if s not in open_exits),
        routes=routes,
        apart=apart,
        near=near,
        around={a: frozenset(b for b in squares if apart[a][b] <= control) for a in squares},
        sight=sight,
        ranks={s.id: (s.station, 3 if s.kind == "room" else LANES[s.lane], s.id) for s in squares.values()},
        exit_stations=stations,
        flights={s.id: {b: _flight(squares, stations, s, squares[b]) for b in squares} for s in squares.values() if s.kind != "room"},
        in_fire=in_fire,
        steps={s.id: s.adjacent for s in squares.values()},
        open_steps={s.id: tuple(x for x in s.adjacent if squares[x].kind != "room") for s in squares.values()},
        near_bits={a: sum(1 << index[b] for b in near[a]) for a in squares},
        sight_bits={a: sum(1 << index[b] for b in sight[a]) for a in squares},
        one_action=one_action,
        reached=tuple(_unions(list(one_action.values())[n : n + PART]) for n in range(0, len(one_action), PART)),
        pairs=pairs,
        pair_bits={a: tuple((value, sum(1 << index[s] for s in pair)) for value, pair in pairs[a]) for a in squares},
    )


def _unions(sets: Sequence[int]) -> tuple[int, ...]:
    """Returns the union of each selection of these sets of bits; bit n of the index says whether set n is in it."""
    unions = [0]
    for one in sets:
        unions += [one | others for others in unions]
    return tuple(unions)


def _flight(squares: Mapping[str, Square], exits: Sequence[int], here: Square, source: Square) -> tuple[str, ...]:
    """12.5.1 to 12.5.3 Returns the way of a flight: into the aisle and along it away from ``source``; ``exits`` are the stations with exits."""
    aisle = {s.station: s.id for s in squares.values() if s.kind == "aisle"}
    ahead = _ahead(exits, here, source)
    if not ahead:
        return ()
    station, way = here.station, [] if here.kind == "aisle" else [aisle[here.station]]
    while (station := station + ahead) in aisle:
        way.append(aisle[station])
    return tuple(way)


def _ahead(exits: Sequence[int], here: Square, source: Square) -> int:
    """12.5.1, 12.5.2 Returns the direction of a flight: 1 towards the tail, -1 towards the cockpit, 0 if the token stays."""
    if here.station != source.station:
        return 1 if here.station > source.station else -1
    others = [e for e in exits if e != here.station]
    if here.kind != "aisle" or not others:
        return 0
    nearest = min(others, key=lambda e: (abs(e - here.station), -e))
    return 1 if nearest > here.station else -1


def _pairs(squares: Mapping[str, Square], targets: Sequence[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """15.6.1 Returns each target square with each square in front of it or behind it, or alone."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for target in targets:
        beside = [x for x in (squares[target].in_front, squares[target].behind) if x]
        found += [(f"{target}/{second}", (target, second)) for second in beside] if beside else [(target, (target,))]
    return tuple(found)


def _square(row: Mapping[str, Any]) -> Square:
    expect_keys(row, KEYS, f"board.toml {row.get('id')}")
    return Square(row["id"], row["station"], row["lane"], row["kind"], tuple(row["adjacent"]), row["in_front"], row["behind"])


def _check(raw: Mapping[str, Any], squares: Mapping[str, Square], table: str) -> None:
    """2.1 to 2.7, 2.13 Checks the squares of the table against the rulebook."""
    if not len(squares) == len(raw["square"]) == raw["count"]:
        raise BadTable(f"{table}.toml: {raw['count']} squares, each once")
    for s in squares.values():
        named = [*s.adjacent, *(x for x in (s.in_front, s.behind) if x)]
        if any(x not in squares for x in named) or any(s.id not in squares[x].adjacent for x in s.adjacent):
            raise BadTable(f"{table}.toml {s.id}: neighbours")
    if {x["square"] for x in raw["exit"]} != set(raw["exit_order"]) or {s.id for s in squares.values() if s.kind == "room"} != set(raw["rooms"]):
        raise BadTable(f"{table}.toml: exits and rooms")


def _route(squares: Mapping[str, Square], start: str, goal: str) -> tuple[str, ...]:
    """2.4 Returns the one shortest path, without its start."""
    came = {start: ""}
    queue = [start]
    while queue and goal not in came:
        here = queue.pop(0)
        for to in squares[here].adjacent:
            if to not in came:
                came[to] = here
                queue.append(to)
    path = []
    while goal != start:
        path.append(goal)
        goal = came[goal]
    return tuple(reversed(path))


def _sees(a: Square, b: Square) -> bool:
    """6.8.1 to 6.8.4, 6.9 Whether two squares are in sight of each other."""
    if a.id == b.id:
        return True
    if "room" in (a.kind, b.kind):
        return b.id in a.adjacent
    if a.kind == b.kind == "aisle":
        return True
    return abs(a.station - b.station) <= 1
