"""Positions, answers and draws in the notation of chapter 23."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import dedent
from typing import Any

import pytest

from lysander.core.ask import CHANCE, Answer
from lysander.core.cases import run
from lysander.games.hijacked import GAME
from lysander.games.hijacked.notation import read_options
from lysander.testing.board import Board


class Table(Board):
    """A match at a position. Answers are ``A card 3 a``, draws ``* draw.face B03``."""

    def __init__(self, at: str, variant: Mapping[str, Any] | None = None) -> None:
        words = at.split()
        options = next((w[4:] for w in words if w.startswith("opt:")), "")
        super().__init__(GAME, at, read_options(options), tuple("ABCD"[: int(words[0][3:-1])]), variant=variant)

    def answer(self, line: str) -> Answer:
        """Reads a line as an answer to the question of its seat that takes it."""
        seat, _, value = line.partition(" ")
        if seat == "*":
            kind, _, drawn = value.partition(" ")
            return Answer(CHANCE, kind, int(drawn) if drawn.isdigit() else drawn)
        asks = [a for a in self.match.asks if a.seat == seat]
        ask = next((a for a in asks if a.domain.why_not(value) is None), asks[0] if asks else None)
        return Answer(seat, ask.kind if ask else "none", value)

    @property
    def weights(self) -> dict[object, int]:
        """Returns the odds of the draw that is waiting."""
        return dict(self.ask.domain.describe()["weights"])

    def open(self, seat: str) -> list[str]:
        """Returns the any-time moves offered to a seat."""
        ask = next((a for a in self.match.asks if a.standing and a.seat == seat), None)
        return [] if ask is None else list(ask.domain.members() or ())


@pytest.fixture
def place() -> Callable[..., Board]:
    """A match at a position."""
    return Table


@pytest.fixture
def case() -> Callable[[str], None]:
    """Plays a case in the form of cases.md and asserts its results."""

    def played(text: str) -> None:
        assert run(GAME, dedent(text).strip()) == []

    return played
