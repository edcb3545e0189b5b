"""A game as small as can be: sealed bids, a die, three rounds, something that can be done at any time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from lysander.core.ask import Ask, Json
from lysander.core.domain import Amount, Text
from lysander.core.event import ALL, Event
from lysander.core.game import Game, Result, SeatInfo, Setup, Step
from lysander.core.record import Record, record
from lysander.core.referee import Over, Referee

SEATS = ("left", "right")


@record
class State(Record):
    """Coins by seat, how many rounds were played, the last bids."""

    step: str
    result: Result | None
    coins: dict[str, int]
    bids: dict[str, int]
    most: int
    rounds: int


def bid(state: State, ref: Referee) -> str | None:
    """1.1 Both seats bid, sealed."""
    got = ref.sealed(lambda: tuple(Ask(s, "bid", "1.1", Amount(0, state.most, "1.1"), 0, takeback=True, firm=(3,)) for s in SEATS))
    state.bids = {s: got[s] for s in SEATS}
    ref.tell(Event("bids", "1.1", (ALL,), dict(state.bids)))
    return None


def throw(state: State, ref: Referee) -> str | None:
    """1.2 One die for the higher bid; a draw by weights for equal ones."""
    left, right = (state.bids[s] for s in SEATS)
    winner = ref.draw("winner", {"left": 1, "right": 3}, "1.2") if left == right else "left" if left > right else "right"
    face = ref.roll("die", 6, "1.2")
    state.coins[winner] += face
    ref.tell(Event("won", "1.2", (winner,), {"face": face}))
    return None


def again(state: State, ref: Referee) -> str | None:
    """1.3 Three rounds; the seat ``left`` says when the next begins."""
    state.rounds += 1
    if state.rounds == 3:
        state.result = Result(dict(state.coins), {})
        raise Over
    ref.ask(lambda: Ask("left", "next", "1.3", Amount(0, 1, "1.3"), 0, takeback=True))
    return "bid"


class Toy(Game[State]):
    """``core.game.Game``."""

    id = "toy"
    rules_version = "1"
    seats = (SeatInfo("left", "disc"), SeatInfo("right", "square"))
    options = ()
    scenarios = ()
    sequence = (Step("bid", "1.1", bid), Step("throw", "1.2", throw), Step("again", "1.3", again))

    def new(self, setup: Setup) -> State:
        return State("bid", None, {"left": 0, "right": 0}, {}, 3, 0)

    def standing(self, state: State) -> tuple[Ask, ...]:
        return (
            Ask("left", "say", "2.1", Text(20, "2.1"), standing=True),
            Ask("right", "raise", "2.2", Amount(4, 9, "2.2"), standing=True),
            Ask("left", "quit", "2.3", Amount(1, 1, "2.3"), standing=True, own=True),
        )

    def interject(self, state: State, ref: Referee, ask: Ask, value: Json) -> None:
        if ask.kind == "say":
            ref.tell(Event("said", "2.1", ("right",), {"text": value}))
        elif ask.kind == "raise":
            state.most = value
        else:
            state.result = Result({"left": 0, "right": 1}, {})
            raise Over

    def view(self, state: State, seat: str) -> Any:
        return (seat, state.rounds, state.coins.get(seat))

    def waiting(self, state: State) -> Mapping[str, Json]:
        return {"round": state.rounds}

    def write(self, state: State) -> str:
        return f"{state.rounds} {state.coins['left']} {state.coins['right']}"

    def parse(self, text: str, setup: Setup) -> State:
        rounds, left, right = (int(word) for word in text.split())
        return State("bid", None, {"left": left, "right": right}, {}, 3, rounds)

    def check(self, state: State) -> list[str]:
        return []


@pytest.fixture(scope="session")
def toy() -> Toy:
    """The game."""
    return Toy()
