"""One position in notation, the answers in notation, one fact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import dedent
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Answer, Ask, IllegalAnswer
from lysander.core.cases import run
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.evasion import GAME
from lysander.games.evasion.cases import report_line
from lysander.games.evasion.state import State

BOTH = ("british", "german")
ALL = ("british", "german", "umpire")


class Board:
    """A match at a position, spoken to in the notation of 18.4 to 18.6."""

    def __init__(self, at: str = "", options: Mapping[str, Any] | None = None, seats: tuple[str, ...] = BOTH, scenario: str = "standard") -> None:
        setup = Setup("evasion", scenario, options or {}, seats)
        self.match: Match[State] = Match(GAME, setup, GAME.parse(at, setup) if at else None)

    def play(self, *answers: str) -> list[str]:
        """Give answers; the reports told because of them, in the notation of 18.6."""
        return [line for event in self.events(*answers) if (line := report_line(self.state, event))]

    def events(self, *answers: str) -> list[Event]:
        """Give answers; the events told because of them."""
        told: list[Event] = []
        for text in answers:
            seat, _, rest = text.partition(" ")
            kind, _, value = rest.partition("=")
            by_hand = any(a.seat == "umpire" and a.kind == kind and a.domain.describe()["type"] == "dice" for a in self.match.asks)
            told += self.match.give(
                Answer("umpire" if by_hand and seat == CHANCE else seat, kind, int(value) if seat == CHANCE or by_hand else value)
            )
        return told

    def refused(self, answer: str) -> str:
        """The paragraph by which an answer is refused."""
        with pytest.raises(IllegalAnswer) as error:
            self.play(answer)
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
    def options(self) -> list[Any]:
        return list(self.ask.domain.members() or ())

    def view(self, seat: str) -> Any:
        return GAME.view(self.state, seat)

    def standing(self, seat: str) -> list[str]:
        return [a.kind for a in self.match.asks if a.standing and a.seat == seat]


@pytest.fixture
def place() -> Callable[..., Board]:
    """A match at a position."""
    return Board


@pytest.fixture
def case() -> Callable[[str], None]:
    """Play a case in the form of 18.7, without its ``case`` line; it must come as it says."""

    def played(text: str) -> None:
        assert run(GAME, "case T\n" + dedent(text).strip()) == []

    return played
