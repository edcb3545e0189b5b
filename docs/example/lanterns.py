"""Lanterns: a complete game in one file, the example of ``docs/add-a-game.md``.

1 A smuggler lands a boat each night in one of five coves, never twice in the same; the guard shines its lamp into one cove each night.
2 Both choose in secret. The lamp is seen by all, the boat is seen only in its light.
3 A boat in the light is chased: on 1 or 2 of a die it gets away without its cargo, else it is caught and the guard has won.
4 If no boat is caught, the smuggler wins with cargo landed in more than half of the nights, else the guard.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from lysander.core.ask import Ask, Json, Refusal, Rng, Seat
from lysander.core.chart import Piece, areas, graph
from lysander.core.domain import OneOf, pick
from lysander.core.event import ALL, Event
from lysander.core.game import Game, Option, Result, Scenario, SeatInfo, Setup, Step
from lysander.core.record import Record, record
from lysander.core.referee import Referee
from lysander.core.tables import variant_of

SMUGGLER, GUARD = "smuggler", "guard"
COVES = "12345"
BAY = graph("bay", {"1": (0, 4), "2": (1, 2), "3": (3, 1), "4": (5, 2), "5": (6, 4)}, [("1", "2"), ("2", "3"), ("3", "4"), ("4", "5")])


@record
class State(Record):
    """Everything: ``boats`` and ``lamps`` hold the cove of each night played, ``caught`` says that the last boat was."""

    step: str
    nights: int
    boats: str
    lamps: str
    caught: bool
    result: Result | None


@dataclass(frozen=True)
class View:
    """What a seat knows. In ``boats`` a night about which it was told nothing is ``?``; ``pieces`` are the boats it knows of and the lamp."""

    seat: Seat
    night: int
    boats: str
    lamps: str
    caught: bool
    over: bool
    pieces: tuple[Piece, ...]


def pieces(boats: str, lamps: str) -> tuple[Piece, ...]:
    """The boats, numbered by their nights, and the lamp where it shone last."""
    known = tuple(Piece(f"boat{n}", cove, "boat", SMUGGLER, str(n)) for n, cove in enumerate(boats, 1) if cove != "?")
    return known + tuple(Piece("lamp", cove, "lamp", GUARD) for cove in lamps[-1:])


def ask_boat(s: State) -> Ask:
    """1 The cove of tonight's boat."""
    free = [c for c in COVES if c not in s.boats]
    used = {c: Refusal("1", "used", {"cove": c, "night": n}) for n, c in enumerate(s.boats, 1)}
    return Ask(SMUGGLER, "boat", "1", OneOf(free, "1", used), default=free[0])


def ask_lamp() -> Ask:
    """1 The cove of tonight's lamp."""
    return Ask(GUARD, "lamp", "1", OneOf(list(COVES), "1"), default="1")


def night(s: State, ref: Referee) -> None:
    """2 and 3 One night: both choose in secret, then a boat in the light is chased."""
    chosen = ref.sealed(lambda: (ask_boat(s), ask_lamp()))
    boat, lamp = chosen[SMUGGLER], chosen[GUARD]
    face = ref.roll("chase", 6, "3") if boat == lamp else 0
    s.boats, s.lamps, s.caught = s.boats + boat, s.lamps + lamp, face > 2
    ref.tell(Event("lamp", "2", (ALL,), {"cove": lamp}))
    if face:
        ref.tell(Event("roll", "3", (ALL,), {"name": "chase", "faces": 6, "face": face, "outcome": "caught" if s.caught else "away"}))
    ref.tell(Event("boat", "2", (ALL,) if face else (SMUGGLER,), {"cove": boat, "landed": not face}))
    s.result = result_of(s)
    if s.result:
        ref.tell(Event("result", "3" if s.caught else "4", (ALL,), s.result.facts))


def result_of(s: State) -> Result | None:
    """3 and 4 Who has won, or None."""
    landed = sum(boat != lamp for boat, lamp in zip(s.boats, s.lamps, strict=True))
    if not s.caught and len(s.boats) < s.nights:
        return None
    won = not s.caught and 2 * landed > s.nights
    return Result({SMUGGLER: int(won), GUARD: int(not won)}, {"caught": s.caught, "landed": landed, "boats": s.boats})


class Lanterns(Game[State]):
    """The contract of ``core.game.Game``."""

    id, rules_version, table_talk = "lanterns", "1", True
    seats = (SeatInfo(SMUGGLER, "triangle"), SeatInfo(GUARD, "disc"))
    options = (Option("nights", (3, 4, 5), 3, "1"),)
    scenarios = (Scenario("standard", "Lanterns", "Three nights, five coves.", {}),)
    sequence = (Step("night", "2", night),)

    def new(self, setup: Setup) -> State:
        given = {**variant_of(setup.variant, self.id).options, **setup.options}
        nights = given.pop("nights", 3)
        if setup.scenario not in ("", "standard") or given or not self.options[0].legal(nights):
            raise ValueError("[1] the only scenario is standard, the only option is nights: 3, 4 or 5")
        return State("night", nights, "", "", False, None)

    def view(self, state: State, seat: Seat) -> View:
        told = seat == SMUGGLER or state.result is not None
        boats = "".join(boat if told or boat == lamp else "?" for boat, lamp in zip(state.boats, state.lamps, strict=True))
        night = min(len(boats) + 1, state.nights)
        return View(seat, night, boats, state.lamps, state.caught, state.result is not None, pieces(boats, state.lamps))

    def chart(self, setup: Setup | None = None) -> dict[str, Json]:
        return areas(BAY)

    def waiting(self, state: State) -> dict[str, Json]:
        return {"night": min(len(state.boats) + 1, state.nights), "phase": "over" if state.result else "night"}

    def write(self, state: State) -> str:
        return f"boats {state.boats or '-'} lamps {state.lamps or '-'}" + " caught" * state.caught

    def parse(self, text: str, setup: Setup) -> State:
        found = re.fullmatch(r"boats ([1-5]+|-) lamps ([1-5]+|-)( caught)?", text)
        if not found:
            raise ValueError(f"not a position of lanterns: {text!r}")
        state = self.new(setup)
        state.boats, state.lamps, state.caught = found[1].strip("-"), found[2].strip("-"), bool(found[3])
        if problems := self.check(state):
            raise ValueError(problems[0])
        state.result = result_of(state)
        return state

    def sample_hidden(self, view: View, seat: Seat, setup: Setup, rng: Rng) -> State:
        boats = view.boats
        while "?" in boats or len(set(boats)) < len(boats):
            nights = zip(view.boats, view.lamps, strict=True)
            boats = "".join(pick(rng, COVES.replace(lamp, "")) if boat == "?" else boat for boat, lamp in nights)
        return self.parse(f"boats {boats or '-'} lamps {view.lamps or '-'}" + " caught" * view.caught, setup)

    def check(self, state: State) -> Sequence[str]:
        rules = {
            "one boat and one lamp for each night": len(state.boats) == len(state.lamps) <= state.nights,
            "a cove is used once": len(set(state.boats)) == len(state.boats),
            "a boat is caught in the light": not state.caught or state.boats[-1:] == state.lamps[-1:] != "",
        }
        return [words for words, kept in rules.items() if not kept]


GAME = Lanterns()
