"""3, 21, 24 Scenarios, options and tables: everything that is fixed before the first answer of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ...core.game import Option, Scenario, Setup
from ...core.loader import Loader, read_options
from ...core.tables import BadTable, expect_keys, read_tables
from .board import Board, load_board

OVERLAID = (
    "down", "passenger_hit", "passenger_hit_six", "passenger_morale", "pieces", "scoring", "serious_wounds", "team_hit", "team_morale", "to_hit",
)  # fmt: skip
VERBS: Mapping[str, tuple[Any, ...] | None] = {
    "check": ("team", "passengers"),
    "wound": ("team",),
    "place": ("wound", "serious", "dead"),
    "roll": ("passenger_hit_six",),
    "burst": (True,),
    "cool": (True,),
    "flight": None,
    "head_for_exit": None,
    "state": ("dead", "possum"),
    "counts_as": ("wounded", "serious", "execution"),
}
"""24.1 Verbs and what they may be about; None: a number of steps or points."""
SEATS = {1: ("teams",), 2: ("team1", "team2"), 3: ("team1", "team2", "team3")}
SCENARIO_OPTIONS = ("scenario", "team_seats")
"""21.1 Options that the setup holds outside its options: its scenario and its seats."""
LEAST_TURNS, MOST_TURNS = 8, 60
ENTERED, ACTION, PASSED = "entered", "action", "pass"
"""7.5, 7.6, 7.10 Values of ``sweep``."""
NO_REACTION, EXCHANGE = "no", "exchange"
"""8.11 Values of ``reaction``."""
ANY_SQUARE = "any square but exits"


@dataclass(frozen=True)
class Effect:
    """24.1 An effect of a table: the verb, what it is about, and for checks the modifier."""

    verb: str
    what: Any
    modifier: int = 0


@dataclass(frozen=True)
class Row:
    """A row of a table: faces from ``low`` to ``high``, its name, its effects from left to right."""

    low: int
    high: int
    name: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Table:
    """A table for a roll; sums beyond its ends count as the end (12.3)."""

    rule: str
    rows: tuple[Row, ...]

    def row(self, sum: int) -> Row:
        """Returns the row of a sum; the rows ascend and leave no hole."""
        for row in self.rows:
            if sum <= row.high:
                return row
        return self.rows[-1]


@dataclass(frozen=True)
class Place:
    """3.7 A scenario: squares allowed to each hijacker and their defaults; the passengers' squares, or () if open, and their defaults."""

    id: str
    title: str
    par: int
    least: int
    most: int
    exits: tuple[str, ...]
    allowed: tuple[tuple[str, ...], ...]
    hijackers: tuple[str, ...]
    passengers: tuple[str, ...]
    open: bool


@dataclass(frozen=True, eq=False)
class Rules:
    """24.2 Options and tables of one game; ``range`` is that of all fire (6.10). Shared by all states of it, never changed; the same setup gives
    the same object."""

    board: Board
    scenario: Place
    seats: tuple[str, ...]
    owners: Mapping[str, str]
    tables: Mapping[str, Table]
    needs: Mapping[str, int]
    near_needs: int
    modifiers: Mapping[str, int]
    wounds_limit: int
    sides: Mapping[int, str]
    team_points: int
    hijacker_points: int
    passenger_points: int
    wounds: int
    room: int
    range: int
    control: int
    between: int
    most_hijackers: int
    most_passengers: int
    late_after: int
    points: Mapping[str, int]
    swaps: tuple[int, int]
    absent_swaps: int
    swap_ms: int
    sweep: str
    reaction: str
    help_from: int
    stay_down: bool
    possum_visible: bool
    vet_from: int
    vet_scope: str
    wound_each: bool
    jostled: str
    stray_check: bool
    third_stray: bool
    shell: bool
    walk_off: bool
    turn_limit: int
    by_par: bool
    options: Mapping[str, Any]

    @property
    def commander(self) -> str:
        """4.2 Returns the commander's seat."""
        return self.seats[0]

    @property
    def looks_near(self) -> bool:
        """7.5, 7.10 Returns whether a team discovers hidden hijackers near it, not only on squares that it enters."""
        return self.sweep != ENTERED

    @property
    def watchers(self) -> tuple[str, ...]:
        """Returns the seats that are told what the Teams are told: their own, and spectators (4.3)."""
        return (*self.seats, "spectator")

    def owner(self, team: str) -> str:
        """4.2 Returns the seat that decides for a team."""
        return self.owners[team]

    def wounded_by(self, wounds: int) -> int:
        """10.8 Returns what a team's wounds add to its fire: once however many they are, or for each up to a limit (``wound_modifier``)."""
        each = self.modifiers["wounds"] if wounds else 0
        return max(self.wounds_limit, each * wounds) if self.wound_each else each

    def side_of(self, step: int) -> str:
        """5.1 Returns the side that acts in a step."""
        return self.sides.get(step, "nobody")


def raw_tables() -> Mapping[str, Any]:
    """Returns all tables as they ship."""
    return read_tables(__package__)


def options() -> tuple[Option, ...]:
    """21.1 Returns the options, without those that the setup's scenario and seats hold."""
    return read_options(r for r in raw_tables()["options"]["option"] if r["key"] not in SCENARIO_OPTIONS)


def scenarios() -> tuple[Scenario, ...]:
    """3.4 to 3.6, 3.8 Returns the scenarios."""
    return tuple(Scenario(r["id"], r["title"], f"par {r['par']}", {}) for r in raw_tables()["scenarios"]["scenario"])


def rules_of(setup: Setup) -> Rules:
    """Returns the rules of a game by its setup: scenario, then variant, then options, for the seats of the Teams. Raises ``ValueError``."""
    return LOADER.load(setup, tuple(s for s in setup.seats if s != "hijackers") or SEATS[1])


def build(raw: Mapping[str, Any], o: Mapping[str, Any], setup: Setup) -> Rules:
    """Builds the rules from tables, options, scenario and seats of the Teams. Raises ``ValueError``."""
    seats = setup.seats
    if seats not in SEATS.values():
        raise ValueError(f"[4.1] no such seats on the Teams side: {' '.join(seats)}")
    row = next(r for r in raw["scenarios"]["scenario"] if r["id"] == setup.scenario)
    fires = {f["id"]: f for f in raw["to_hit"]["fire"]}
    pieces = {p["id"]: p for p in raw["pieces"]["piece"]}
    limits = raw["pieces"]["limits"]
    board = load_board(tuple(row["exits"]), limits["range"], pieces["hijacker"]["points"], limits["control_distance"], row["board"])
    serious = next(c for c in raw["pieces"]["casualty"] if c["kind"] == "serious")
    modifiers = {m["id"]: m for m in raw["to_hit"]["modifier"]}
    _check_numbers([f["needs"] for f in fires.values() if f["id"] != "aimed under a vetting mark"], "to_hit.toml")
    shell = raw["vetting"]["shell"]
    return Rules(
        board=board,
        scenario=_place(row, board),
        seats=seats,
        owners={name: seats[n] if n < len(seats) else seats[0] for n, name in enumerate(pieces["team"]["names"])},
        tables={name: table_of(raw[name], name) for name in raw if "row" in raw[name]},
        needs={id: f["needs"] for id, f in fires.items() if isinstance(f["needs"], int)},
        near_needs=fires["ambush"]["near_needs"],
        modifiers={id: m["value"] for id, m in modifiers.items()},
        wounds_limit=modifiers["wounds"]["limit"],
        sides={s["id"]: s["acts"] for s in raw["sequence"]["step"]},
        team_points=pieces["team"]["points"],
        hijacker_points=pieces["hijacker"]["points"],
        passenger_points=pieces["passenger"]["points"],
        wounds=pieces["team"]["wounds"],
        room=limits["room_per_square"],
        range=limits["range"],
        control=limits["control_distance"],
        between=limits["passengers_between"],
        most_hijackers=limits["hijackers_per_square_at_setup"],
        most_passengers=limits["passengers_per_square_at_setup"],
        late_after=serious["late_after_turns"],
        points=_points(raw["scoring"], o["escape_points"]),
        swaps=(shell["swaps"][0], shell["swaps"][1]),
        absent_swaps=shell["absent"],
        swap_ms=shell["swap_ms"],
        sweep=o["sweep"],
        reaction=o["reaction"],
        help_from=limits["help_from_turn"] if o["clock"] == "help" else 0,
        stay_down=o["stay_down"] == "yes",
        possum_visible=o["possum_found"] == "visible",
        vet_from=o["vet_from"],
        vet_scope=o["vet_scope"],
        wound_each=o["wound_modifier"] == "each",
        jostled=o["jostled"],
        stray_check=o["stray_check"] == "yes",
        third_stray=o["third_token"] == "stray",
        shell=o["vet_style"] == "shell",
        walk_off=o["still_aboard"] == "walk_off",
        turn_limit=o["turn_limit"],
        by_par=o["verdict"] == "par",
        options=dict(o),
    )


LOADER = Loader(
    "flight181",
    build,
    tables=raw_tables(),
    options=options(),
    scenarios=scenarios(),
    option_rule="21.1",
    scenario_rule="3.7",
    overlaid=OVERLAID,
)


def _check_numbers(values: Sequence[Any], where: str) -> None:
    if any(type(v) is not int for v in values):
        raise BadTable(f"{where}: whole numbers are needed")


def _place(row: Mapping[str, Any], board: Board) -> Place:
    """3.7 Reads a scenario."""
    anywhere = tuple(s for s in board.squares if s not in board.exits)
    allowed = tuple(anywhere if h["allowed"] == ANY_SQUARE else tuple(h["allowed"]) for h in row["hijackers"])
    is_open = row["passengers"] == "open"
    squares = tuple(row["passengers_default"] if is_open else row["passengers"])
    if len(squares) != 10 or any(s not in board.cabin_seats for s in squares):
        raise BadTable(f"scenarios.toml {row['id']}: ten cabin seats")
    if any(h["default"] not in a or set(a) - set(anywhere) for h, a in zip(row["hijackers"], allowed, strict=True)):
        raise BadTable(f"scenarios.toml {row['id']}: squares of the hijackers")
    turn = row["enter_first_turn"]
    defaults = tuple(h["default"] for h in row["hijackers"])
    return Place(row["id"], row["title"], row["par"], turn["least"], turn["most"], board.exits, allowed, defaults, squares, is_open)


def _points(table: Mapping[str, Any], escape: int) -> dict[str, int]:
    """19.7 Reads the points of each item."""
    found = {r["id"]: -escape if r["points"] == "-escape_points" else r["points"] for r in table["item"]}
    _check_numbers(list(found.values()), "scoring.toml")
    return found


def table_of(raw: Mapping[str, Any], where: str) -> Table:
    """Reads a table whose rows leave no hole and do not overlap, with effects of 24.1 only. Raises ``BadTable``."""
    rows = []
    for n, r in enumerate(raw["row"]):
        expect_keys(r, {"range", "effects"}, f"{where}.toml row {n}", frozenset({"name"}))
        if len(r["range"]) != 2 or type(r["range"][0]) is not int or type(r["range"][1]) is not int or r["range"][0] > r["range"][1]:
            raise BadTable(f"{where}.toml row {n}: range")
        effects = tuple(_effect(e, f"{where}.toml row {n}") for e in r["effects"])
        rows.append(Row(r["range"][0], r["range"][1], r.get("name", ""), effects))
    rows.sort(key=lambda r: r.low)
    if any(a.high + 1 != b.low for a, b in pairwise(rows)) or rows[0].low > 1 or rows[-1].high < 6:
        raise BadTable(f"{where}.toml: the rows have holes or overlap")
    return Table(raw["rule"], tuple(rows))


def _effect(raw: Mapping[str, Any], where: str) -> Effect:
    modifier = raw.get("modifier", 0)
    verbs = [v for v in raw if v != "modifier"]
    if len(verbs) != 1 or verbs[0] not in VERBS or type(modifier) is not int:
        raise BadTable(f"{where}: {dict(raw)!r} is not an effect of chapter 24")
    verb, what = verbs[0], raw[verbs[0]]
    allowed = VERBS[verb]
    if (type(what) is not int or not 0 < what < 14) if allowed is None else what not in allowed:
        raise BadTable(f"{where}: {verb} = {what!r} is not an effect of chapter 24")
    return Effect(verb, what, modifier)
