"""One position in notation, the answers in notation, one fact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from lysander.core.ask import Ask, IllegalAnswer, Seat
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.flight181 import GAME
from lysander.games.flight181.lines import event_line, read_answer
from lysander.games.flight181.notation import parse, write, write_public
from lysander.games.flight181.state import State

ONE = ("hijackers", "teams")


class Board:
    """A match at a position (25.1, 25.9), spoken to in the lines of 25.10 to 25.12."""

    def __init__(self, at: str = "", options: Mapping[str, Any] | None = None, scenario: str = "mogadishu", seats: tuple[str, ...] = ONE) -> None:
        self.setup = Setup("flight181", scenario, options or {}, seats)
        self.match: Match[State] = Match(GAME, self.setup, GAME.parse(at, self.setup) if at else None)

    def play(self, *answers: str) -> list[str]:
        """Give answers; the events told because of them, in the notation of 25.12."""
        return [event_line(e) for e in self.events(*answers)]

    def events(self, *answers: str) -> list[Event]:
        """Give answers; the events told because of them."""
        told: list[Event] = []
        for text in answers:
            told += self.match.give(read_answer(self.match.state.rules, text))
        return told

    def told(self, seat: Seat, *answers: str) -> list[str]:
        """Give answers; what this seat is told."""
        return [event_line(e) for e in self.events(*answers) if e.told(seat)]

    def refused(self, answer: str) -> str:
        """The paragraph by which an answer is refused, and the code."""
        before = self.match.position
        with pytest.raises(IllegalAnswer) as error:
            self.play(answer)
        assert self.match.position is before
        return f"{error.value.refusal.rule} {error.value.refusal.code}"

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def position(self) -> str:
        return write(self.state)

    @property
    def public(self) -> str:
        return write_public(self.state)

    def stands(self, sparse: str) -> bool:
        """Whether the position is the one that a line stands for."""
        expected = write(parse(sparse, self.setup))
        assert self.position == expected
        return True

    @property
    def ask(self) -> Ask:
        """The open question."""
        return self.match.asks[0]

    @property
    def asked(self) -> str:
        """Who is asked what."""
        return ", ".join(f"{a.seat} {a.kind}" for a in self.match.asks)

    @property
    def options(self) -> list[Any]:
        return list(self.ask.domain.members() or ())

    def view(self, seat: Seat) -> Any:
        return GAME.view(self.state, seat)

    def hijacker(self, name: str) -> Any:
        return self.state.hijackers[name]

    def team(self, name: str) -> Any:
        return self.state.teams[name]


@pytest.fixture
def place() -> Callable[..., Board]:
    """A match at a position."""
    return Board
