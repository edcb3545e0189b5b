"""Positions, answers and draws in the notation of chapter 23."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent

import pytest

from lysander.core.ask import CHANCE, Answer, Ask, IllegalAnswer
from lysander.core.cases import run
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.hijacked import GAME
from lysander.games.hijacked.notation import read_options
from lysander.games.hijacked.state import State


class Board:
    """A match at a position. Answers are ``A card 3 a``, draws ``* draw.face B03``."""

    def __init__(self, at: str) -> None:
        words = at.split()
        options = next((w[4:] for w in words if w.startswith("opt:")), "")
        self.setup = Setup("hijacked", "standard", read_options(options), tuple("ABCD"[: int(words[0][3:-1])]))
        self.match: Match[State] = Match(GAME, self.setup, GAME.parse(at, self.setup))

    def play(self, *lines: str) -> list[Event]:
        """Give answers and draws; the events told because of them."""
        told: list[Event] = []
        for line in lines:
            seat, _, value = line.partition(" ")
            if seat == "*":
                kind, _, drawn = value.partition(" ")
                told += self.match.give(Answer(CHANCE, kind, int(drawn) if drawn.isdigit() else drawn))
            else:
                asks = [a for a in self.match.asks if a.seat == seat]
                ask = next((a for a in asks if a.domain.why_not(value) is None), asks[0] if asks else None)
                told += self.match.give(Answer(seat, ask.kind if ask else "none", value))
        return told

    def refused(self, line: str) -> str:
        """The paragraph by which an answer is refused."""
        with pytest.raises(IllegalAnswer) as error:
            self.play(line)
        return error.value.refusal.rule

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def position(self) -> str:
        return GAME.write(self.state)

    @property
    def ask(self) -> Ask:
        """The open question that blocks."""
        return next(a for a in self.match.asks if not a.standing)

    @property
    def weights(self) -> dict[object, int]:
        """The odds of the draw that is waiting."""
        return dict(self.ask.domain.describe()["weights"])

    def open(self, seat: str) -> list[str]:
        """The any-time moves offered to a seat."""
        ask = next((a for a in self.match.asks if a.standing and a.seat == seat), None)
        return [] if ask is None else list(ask.domain.members() or ())


@pytest.fixture
def place() -> Callable[[str], Board]:
    """A match at a position."""
    return Board


@pytest.fixture
def case() -> Callable[[str], None]:
    """Play a case in the form of cases.md; it must come as it says."""

    def played(text: str) -> None:
        assert run(GAME, dedent(text).strip()) == []

    return played
