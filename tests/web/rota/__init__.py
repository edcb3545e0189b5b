"""Rota: a game of the tests for one to four players, with offers that stand open to everybody. No board is drawn for it.

1 In each round the seats act in turn: each takes 1, 2 or 3 stones.
2 At any time a seat may give one stone to the pot.
3 After the last round the most stones win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lysander.core.ask import Ask, Json, Rng, Seat
from lysander.core.domain import Amount, Confirm, Text
from lysander.core.event import ALL, Event
from lysander.core.game import Game, Result, Scenario, SeatInfo, Setup, Step
from lysander.core.record import Record, record
from lysander.core.referee import Referee

SEATS = ("A", "B", "C", "D")
ROUNDS = 2


@record
class State(Record):
    """``stones`` of each seat that plays; ``turn`` counts the turns taken."""

    step: str
    stones: dict[str, int]
    pot: int
    turn: int
    result: Result | None


@dataclass(frozen=True)
class View:
    """Everything is open."""

    seat: Seat
    stones: dict[str, int]
    pot: int
    round: int
    over: bool


def turn(s: State, ref: Referee) -> None:
    """1 and 3 One seat takes its stones."""
    seats = list(s.stones)
    seat = seats[s.turn % len(seats)]
    taken = ref.ask(lambda: Ask(seat, "take", "1", Amount(1, 3, "1"), default=1, takeback=True))
    s.stones[seat] += taken
    s.turn += 1
    ref.tell(Event("taken", "1", (ALL,), {"seat": seat, "count": taken}))
    if s.turn == ROUNDS * len(seats):
        most = max(s.stones.values())
        s.result = Result({x: int(n == most) for x, n in s.stones.items()}, dict(s.stones))
        ref.tell(Event("result", "3", (ALL,), s.result.facts))


class Rota(Game[State]):
    """The contract of ``core.game.Game``."""

    id, rules_version = "rota", "1"
    seats = tuple(SeatInfo(s, sign, optional=s != "A") for s, sign in zip(SEATS, ("disc", "triangle", "square", "diamond"), strict=True))
    seatings = (("A", "B"), ("A",), ("A", "B", "C"), SEATS)
    options = ()
    scenarios = (Scenario("standard", "Rota", "Two rounds.", {}),)
    sequence = (Step("turn", "1", turn),)

    def new(self, setup: Setup) -> State:
        if setup.scenario != "standard" or setup.options or setup.seats not in self.seatings:
            raise ValueError("[1] one to four players")
        return State("turn", dict.fromkeys(setup.seats, 0), 0, 0, None)

    def standing(self, state: State) -> tuple[Ask, ...]:
        gifts = [Ask(s, "give", "2", Confirm("2"), default="no", standing=True) for s, n in state.stones.items() if n]
        return (*gifts, *(Ask(s, "cry", "2", Text(40, "2"), default="", standing=True) for s in state.stones))

    def interject(self, state: State, ref: Referee, ask: Ask, value: Json) -> None:
        if ask.kind == "give" and value == "yes":
            state.stones[ask.seat] -= 1
            state.pot += 1
        ref.tell(Event(ask.kind, "2", (ALL,), {"seat": ask.seat, "said": value}))

    def view(self, state: State, seat: Seat) -> View:
        return View(seat, dict(state.stones), state.pot, 1 + state.turn // len(state.stones), state.result is not None)

    def waiting(self, state: State) -> dict[str, Json]:
        seats = list(state.stones)
        return {"phase": "over" if state.result else "turn", "acts": [] if state.result else [seats[state.turn % len(seats)]]}

    def write(self, state: State) -> str:
        return " ".join(f"{s}{n}" for s, n in state.stones.items()) + f" pot {state.pot} turn {state.turn}"

    def parse(self, text: str, setup: Setup) -> State:
        raise ValueError(text)

    def sample_hidden(self, view: View, seat: Seat, setup: Setup, rng: Rng) -> State:
        raise NotImplementedError

    def check(self, state: State) -> Sequence[str]:
        return []


GAME: Game[Any] = Rota()
