"""What can be matched in pairs: the types of a game, each against each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .setup import Setup


@dataclass(frozen=True)
class Entrant:
    """One of the things that can be matched in pairs: a type of aeroplane, an army. ``side`` is the id of its side (message ``side-…``), empty for
    none; ``since`` and ``until`` are the months in which it is met (``1917-06``), empty for always."""

    id: str
    name: str
    side: str = ""
    since: str = ""
    until: str = ""

    def meets(self, other: Entrant) -> bool:
        """Whether there is a month in which both are met."""
        return not self.since or not other.since or (self.since <= other.until and other.since <= self.until)


@dataclass(frozen=True)
class Contest:
    """Games of one against one. ``setup`` returns the set-up in which the first seat has one entrant and the second another."""

    entrants: tuple[Entrant, ...]
    setup: Callable[[str, str], Setup]
