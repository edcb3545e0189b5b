"""What a seat sees, as texts that can be compared, and the check that it changes only when something reaches the seat."""

from __future__ import annotations

from typing import Any

import msgspec

from ..ask import CHANCE, Json, Seat
from ..event import SPECTATOR
from ..game import player_seats, umpire_seats
from ..match import Match
from ..plain import text_of, written
from .basics import differ


class ViewWatch:
    """Checks, answer by answer, that what a seat sees changes only when it answers, is asked or is told something."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.seats = (*player_seats(match.game, match.setup.seats), SPECTATOR)
        self.seen: dict[Seat, tuple[Json, str]] = {}
        self.umpires = umpire_seats(match.game)
        self.told = dict.fromkeys(self.seats, 0)
        self.heard = 0
        self.lines = 0

    def look(self) -> None:
        """Compare what each seat sees with what it saw last, unless something has reached it since. Raises ``Broken``."""
        match = self.match
        blocking = {a.seat for a in match.asks if not a.standing}
        if blocking == {CHANCE}:
            return  # dice are rolled at once, so nobody sees a view in between
        for event in match.events_since(self.heard):
            for seat in self.seats:
                self.told[seat] += event.told(seat)
        self.heard = match.event_count
        ruled = any(line.seat in self.umpires for line in match.lines[self.lines :])  # a ruling of the umpire may change any view
        for seat in self.seats:
            answered = ruled or any(line.seat == seat for line in match.lines[self.lines :])
            view, glimpsed = sight(match, seat)
            key = (self.told[seat], seat in blocking, glimpsed)
            if not answered and seat in self.seen and self.seen[seat][0] == key:
                differ("views", f"{seat} was told nothing, and views", self.seen[seat][1], view)
            self.seen[seat] = (key, view)
        self.lines = len(match.lines)


def sight(match: Match[Any], seat: Seat) -> tuple[str, str]:
    """Return what a seat sees as two texts: view and waiting line, and the fields that may change without a word (``Game.glimpses``)."""
    view, waiting = msgspec.to_builtins(match.view(seat)), dict(match.game.waiting(match.state))
    names = match.game.glimpses
    glimpsed = [{name: seen.pop(name) for name in names if name in seen} for seen in (view, waiting)]
    if names:
        glimpsed += [{name: a.facts[name] for name in names if name in a.facts} for a in match.asks if a.seat == seat]
    glimpsed = [seen for seen in glimpsed if seen]
    return written([view, waiting]), text_of(glimpsed)


def by_name(glimpsed: str) -> dict[str, Json]:
    """What is glimpsed (``sight``), by its names."""
    return {name: value for part in msgspec.json.decode(glimpsed) for name, value in part.items()}


def differing(a: str, b: str) -> set[str]:
    """Return the names of the fields of view and waiting line that differ between two texts of ``sight``."""
    pairs = zip(msgspec.json.decode(a), msgspec.json.decode(b), strict=True)
    return {name for one, other in pairs for name in {**one, **other} if one.get(name) != other.get(name)}
