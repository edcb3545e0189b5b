"""Atlas: a game of the tests whose board has an area of every form. No board is drawn for it but the one of its chart.

1 The traveller sails to a port on the graph; Rock has no pier.
2 The traveller walks over the hexes with four points; a hex costs one, a wood two.
3 The traveller searches up to two squares.
4 The traveller moves on along the track by at most three cells.
5 The traveller plays a card of the hand; the deck lies face down.
6 The traveller flies to a spot of the sky.
7 The traveller leaves three chests in the ports of north and south, and the journey is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lysander.core.ask import Ask, Domain, Json, Refusal, Rng, Seat
from lysander.core.chart import Piece, areas, field, graph, hexes, places, squares, track
from lysander.core.domain import Cell, OneOf, Path, Split, Subset
from lysander.core.event import ALL, Event
from lysander.core.game import Game, Result, Scenario, SeatInfo, Setup, Step
from lysander.core.hexes import neighbours
from lysander.core.record import Record, record
from lysander.core.referee import Referee

MAP = tuple(f"{c:02d}{r:02d}" for r in range(3) for c in range(4))
WOODS = {"0101": "wood", "0201": "wood", "0300": "water", "0302": "town"}
COSTS = {cell: 2 if WOODS.get(cell) == "wood" else 1 for cell in MAP}
MOVES = {a: {"x" + b: (b, COSTS[b]) for b in neighbours(a, MAP)} for a in MAP}
DAYS = tuple(f"day{n}" for n in range(1, 9))
SPOTS = {"spot-a": (700, 500), "spot-b": (2400, 900), "spot-c": (3300, 1700)}
CHART = areas(
    graph(
        "sea",
        {"home": (0, 2), "north": (2, 0), "south": (2, 4), "rock": (4, 2), "cape": (6, 1)},
        [("home", "north", "river"), ("home", "south"), ("north", "rock", "dotted"), ("south", "rock"), ("rock", "cape", "road")],
        {"north": "water", "south": "sand"},
    ),
    hexes("land", MAP, WOODS),
    squares("ruin", {name: (n % 3, n // 3) for n, name in enumerate("abcdef")}, {"b": "dark", "e": "rough"}),
    track("days", DAYS, row=4),
    places("table", {"deck": 1, "hand": 3, "shown": 2}),
    field("sky", 4000, 2200, 220, {"tower": (600, 1700)}),
)
ORDER = ("sail", "walk", "search", "move", "card", "fly", "chests")


@record
class State(Record):
    """What was answered, by the kind of the question."""

    step: str
    answers: dict[str, str]
    result: Result | None


@dataclass(frozen=True)
class View:
    """The number of the question, and what lies on the board."""

    seat: Seat
    answered: int
    pieces: tuple[Piece, ...]


def domain(kind: str) -> Domain:
    """What can be answered."""
    if kind == "sail":
        return Cell(["north", "south", "cape"], "1", {"rock": Refusal("1", "pier")})
    if kind == "walk":
        codes = dict.fromkeys(("malformed", "neighbour", "link", "budget", "steps", "stop"), "2")
        return Path("0000", MOVES, {a: tuple(neighbours(a, MAP)) for a in MAP}, 4, 9, True, codes, "x")
    if kind == "search":
        return Subset("abcdef", "3", 2)
    if kind == "move":
        return Cell(["day2", "day3", "day4"], "4")
    if kind == "card":
        return OneOf(["map", "rope"], "5", {"lamp": Refusal("5", "oil")})
    if kind == "fly":
        return OneOf(list(SPOTS), "6")
    return Split({"north": 2, "south": 2}, 3, "7")


def turn(s: State, ref: Referee) -> None:
    """1 to 7 The next question."""
    kind = ORDER[len(s.answers)]
    asked = domain(kind)
    default = {"walk": ".", "search": "none", "chests": "north2 south1"}.get(kind) or next(iter(asked.members() or ()))
    s.answers[kind] = ref.ask(lambda: Ask("A", kind, str(1 + ORDER.index(kind)), asked, default=default, takeback=True))
    ref.tell(Event("done", "1", (ALL,), {"kind": kind, "answer": s.answers[kind]}))
    if len(s.answers) == len(ORDER):
        s.result = Result({"A": 1}, {"answers": " ".join(f"{k}={v}" for k, v in s.answers.items())})
        ref.tell(Event("result", "7", (ALL,), s.result.facts))


def pieces(s: State, seat: Seat) -> tuple[Piece, ...]:
    """The traveller everywhere, the hand (face down for others), the spots while there is a choice of them."""
    walked = s.answers.get("walk", ".").rstrip(".")
    out = [
        Piece("ship", s.answers.get("sail", "home"), "ship", "A", heading=90),
        Piece("walker", walked[-4:] or "0000", "walker", "A"),
        Piece("day", s.answers.get("move", "day1"), "marker"),
        Piece("deck", "deck", look="back", label="9"),
        Piece("plane", "sky", "plane", "A", x=900, y=1500, heading=60),
        *(Piece(f"chest{n}", cell, "chest", label=str(n)) for n, cell in enumerate("acf", 1)),
        *(Piece(name, "sky", look="spot", x=x, y=y) for name, (x, y) in SPOTS.items() if s.answers.get("fly", name) == name),
    ]
    own = seat == "A" or s.result is not None
    for n, name in enumerate(("map", "rope", "lamp")):
        if s.answers.get("card") == name:
            out.append(Piece(name, "shown", name, look="card"))
        else:
            out.append(Piece(name, "hand", name, look="card") if own else Piece(f"hand{n}", "hand", look="back"))
    return tuple(out)


class Atlas(Game[State]):
    """The contract of ``core.game.Game``."""

    id, rules_version = "atlas", "1"
    seats = (SeatInfo("A", "disc"), SeatInfo("B", "triangle", optional=True))
    seatings = (("A",), ("A", "B"))
    options = ()
    scenarios = (Scenario("standard", "Atlas", "Seven questions.", {}),)
    sequence = (Step("turn", "1", turn),)

    def new(self, setup: Setup) -> State:
        return State("turn", {}, None)

    def chart(self) -> dict[str, Json]:
        return CHART

    def view(self, state: State, seat: Seat) -> View:
        return View(seat, len(state.answers), pieces(state, seat))

    def waiting(self, state: State) -> dict[str, Json]:
        return {"phase": "over" if state.result else "turn", "acts": [] if state.result else ["A"]}

    def write(self, state: State) -> str:
        return " ".join(f"{k}={v}" for k, v in state.answers.items()) or "-"

    def parse(self, text: str, setup: Setup) -> State:
        raise ValueError(text)

    def sample_hidden(self, view: View, seat: Seat, setup: Setup, rng: Rng) -> State:
        raise NotImplementedError

    def check(self, state: State) -> Sequence[str]:
        return []


GAME: Game[Any] = Atlas()
