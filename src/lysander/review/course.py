"""The course of a game: each position on the way, from which it can be played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.playing import Begun
from ..core.advance import Position, advance
from ..core.ask import CHANCE, Answer, Ask, Seat
from ..core.event import Event
from ..core.game import Game, Result, Setup
from ..core.match import Match
from ..core.seen import Seen


@dataclass(frozen=True)
class Course:
    """A game that was played. Step n is the position after n lines; ``asked[n]`` and ``marks[n]`` are those of line n, as in a match. ``settled[n]``
    counts the events of finished steps at step n, ``seen[n]`` is what seats had seen there."""

    game: Game[Any]
    setup: Setup
    lines: Sequence[Answer]
    asked: Sequence[Ask]
    marks: Sequence[int]
    events: Sequence[Event]
    positions: Sequence[tuple[Any, tuple[Answer, ...]]]
    settled: Sequence[int]
    seen: Sequence[Seen[Any]]
    result: Result | None

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.lines)

    def position(self, step: int) -> Position[Any]:
        """Return the position at a step."""
        return advance(self.game, *self.positions[step])

    def begun(self, step: int, *answers: Answer) -> Begun:
        """Return a step as a point to play on from, after these answers if any are given."""
        checkpoint, script = self.positions[step]
        return Begun(checkpoint, (*script, *answers), self.events[: self.settled[step]])

    def told(self, line: int) -> Sequence[Event]:
        """Return what was told because of a line."""
        return self.events[self.marks[line] : self.marks[line + 1] if line + 1 < len(self.marks) else None]

    def known(self, step: int, seat: Seat) -> Any:
        """Return what a seat saw at a step."""
        state = self.seen[step].state(seat)
        return self.game.view(self.position(step).now if state is None else state, seat)

    def decided(self, line: int) -> bool:
        """Return whether somebody chose this line among several answers to a question put to them."""
        given, ask = self.lines[line], self.asked[line]
        if given.seat == CHANCE or ask.standing:
            return False
        members = ask.domain.members()
        return members is None or len(members) > 1


def course_of(game: Game[Any], setup: Setup, lines: Sequence[Answer], start: Any = None) -> Course:
    """Return the course of a game from its lines. Raises ``IllegalAnswer`` if one is refused."""
    match: Match[Any] = Match(game, setup, start)
    positions, settled, seen = [], [], []

    def note() -> None:
        at = match.position
        positions.append((at.checkpoint, at.script))
        settled.append(match.event_count - len(at.events) + at.settled)
        seen.append(match.all_seen)

    note()
    for line in lines:
        match.give(line)
        note()
    return Course(game, match.setup, match.lines, match.asked, match.marks, match.events, positions, settled, seen, match.state.result)
