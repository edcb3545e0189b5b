"""One position in notation, the answers in notation, one fact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from lysander.core.ask import Answer
from lysander.core.event import Event
from lysander.games.flight181 import GAME
from lysander.games.flight181.lines import event_line, read_answer
from lysander.games.flight181.notation import parse, write, write_public
from lysander.testing.board import Board

ONE = ("hijackers", "teams")


class Plan(Board):
    """A match at a position (25.1, 25.9), with answers and events as lines of 25.10 to 25.12."""

    def __init__(self, at: str = "", options: Mapping[str, Any] | None = None, scenario: str = "mogadishu", seats: tuple[str, ...] = ONE) -> None:
        super().__init__(GAME, at, options, seats, scenario)

    def answer(self, line: str) -> Answer:
        """25.10 Reads a line as an answer."""
        return read_answer(self.state.rules, line)

    def report(self, event: Event) -> str:
        """25.12 Returns an event as a line."""
        return event_line(event)

    def refused(self, line: str) -> str:
        """Returns the paragraph by which an answer is refused, and the code."""
        why = self.refusal(line)
        return f"{why.rule} {why.code}"

    @property
    def public(self) -> str:
        return write_public(self.state)

    def stands(self, sparse: str) -> bool:
        """Whether the position is the one that a sparse line describes."""
        expected = write(parse(sparse, self.setup))
        assert self.position == expected
        return True

    def hijacker(self, name: str) -> Any:
        return self.state.hijackers[name]

    def team(self, name: str) -> Any:
        return self.state.teams[name]


@pytest.fixture
def place() -> Callable[..., Board]:
    """A match at a position."""
    return Plan
