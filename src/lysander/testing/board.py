"""The board that tests of a game use: a match at a position, with answers given as lines of text.

    board = Board(GAME, "boats 2 lamps 4")
    board.play("smuggler boat=3", "guard lamp=3", "chance chase=5")
    assert board.refused("smuggler boat=2") == "1.2"

A game whose notation has a form of its own for answers or reports derives a board from this one and says how they are read and written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..core.ask import CHANCE, Answer, Ask, IllegalAnswer, Json, Refusal, Seat
from ..core.event import Event
from ..core.game import Setup, seatings
from ..core.match import Match
from ..core.transcript import facts


class Board:
    """A match that begins at the position ``at`` (empty: the start), of a variant if there is one. Without ``scenario`` and ``seats`` it has the
    first scenario and the default seats."""

    def __init__(
        self,
        game: Any,
        at: str = "",
        options: Mapping[str, Json] | None = None,
        seats: tuple[Seat, ...] = (),
        scenario: str = "",
        variant: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.setup = Setup(game.id, scenario or game.scenarios[0].id, options or {}, seats or seatings(game)[0], variant or {})
        self.match: Match[Any] = Match(game, self.setup, game.parse(at, self.setup) if at else None)

    def answer(self, line: str) -> Answer:
        """Parse the answer in a line: ``seat kind=value``, for chance ``chance name=5``."""
        seat, _, rest = line.partition(" ")
        kind, _, value = rest.partition("=")
        return Answer(seat, kind, int(value) if seat == CHANCE and value.lstrip("-").isdigit() else value)

    def report(self, event: Event) -> str:
        """Return an event as a line: kind and facts. An empty line is left out."""
        return f"{event.kind} {facts(event.facts)}".rstrip()

    def events(self, *lines: str) -> list[Event]:
        """Give answers; return the events told because of them."""
        return [event for line in lines for event in self.match.give(self.answer(line))]

    def play(self, *lines: str) -> list[str]:
        """Give answers; return the reports told because of them."""
        return self.reports(self.events(*lines))

    def told(self, seat: Seat, *lines: str) -> list[str]:
        """Give answers; return the reports that this seat is told."""
        return self.reports(event for event in self.events(*lines) if event.told(seat))

    def reports(self, events: Iterable[Event]) -> list[str]:
        """Return events as lines."""
        return [line for event in events if (line := self.report(event))]

    def refusal(self, line: str) -> Refusal:
        """Return why an answer is refused. Fails if it is not refused, or if it changes anything."""
        before = self.match.position
        try:
            self.events(line)
        except IllegalAnswer as error:
            assert self.match.position is before, f"{line}: refused, but the match has changed"
            return error.refusal
        raise AssertionError(f"{line}: not refused")

    def refused(self, line: str) -> str:
        """Return the paragraph by which an answer is refused."""
        return self.refusal(line).rule

    @property
    def state(self) -> Any:
        """The state. Read it, never change it."""
        return self.match.state

    @property
    def position(self) -> str:
        """The position in notation."""
        return str(self.game.write(self.state))

    @property
    def ask(self) -> Ask:
        """The first open question that blocks."""
        return next(a for a in self.match.asks if not a.standing)

    @property
    def asked(self) -> str:
        """Who is asked what, any-time questions included."""
        return ", ".join(f"{a.seat} {a.kind}" for a in self.match.asks)

    @property
    def options(self) -> list[Json]:
        """The answers that the open question lists."""
        return list(self.ask.domain.members() or ())

    def view(self, seat: Seat) -> Any:
        """Return what a seat sees."""
        return self.game.view(self.state, seat)

    def standing(self, seat: Seat) -> list[str]:
        """Return the kinds of any-time questions that are open to a seat."""
        return [a.kind for a in self.match.asks if a.standing and a.seat == seat]
