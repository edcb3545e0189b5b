"""One position in notation, the answers in notation, one fact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import dedent
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Answer
from lysander.core.cases import run
from lysander.core.event import Event
from lysander.games.evasion import GAME
from lysander.games.evasion.cases import report_line
from lysander.testing.board import Board

BOTH = ("british", "german")


class Map(Board):
    """A match at a position, with answers and reports in the notation of 18.4 to 18.6."""

    def __init__(self, at: str = "", options: Mapping[str, Any] | None = None, seats: tuple[str, ...] = BOTH, scenario: str = "standard") -> None:
        super().__init__(GAME, at, options, seats, scenario)

    def answer(self, line: str) -> Answer:
        """Reads a line as an answer; dice that the umpire rolls by hand are his answers."""
        given = super().answer(line)
        by_hand = any(a.seat == "umpire" and a.kind == given.kind and a.domain.describe()["type"] == "dice" for a in self.match.asks)
        if by_hand:
            given.seat, given.value = "umpire" if given.seat == CHANCE else given.seat, int(given.value)
        return given

    def report(self, event: Event) -> str:
        """18.6 Returns a report as a line."""
        return report_line(self.state, event)


@pytest.fixture
def place() -> Callable[..., Board]:
    """A match at a position."""
    return Map


@pytest.fixture
def case() -> Callable[[str], None]:
    """Plays a case in the form of 18.7, without its ``case`` line, and asserts its results."""

    def played(text: str) -> None:
        assert run(GAME, "case T\n" + dedent(text).strip()) == []

    return played
