"""Who is at the table: a person is there who has a WebSocket open or has just asked something, here or at another server of the database.

The time at which somebody was last there stands in the database (column ``seen``): written when they come, when they leave, and every ``TICK``
milliseconds between (``registry/presence.py``). It is read there when it matters (``whereabouts.py``), so that it holds over several servers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..store import queries
from ..store.records import Sitting
from .listener import Listener

ABSENCE = 5 * 60_000
"""Milliseconds for which a person must be away before host or umpire may do something with the seat without consent (docs/wire.md)."""
MINUTES = ABSENCE // 60_000
TICK = 30_000
"""Milliseconds between two times at which it is written that somebody is still there."""
SHOWN = 3 * TICK
"""Milliseconds for which somebody without a WebSocket here is shown as being there: they may have one at another server."""


def clock() -> int:
    """Returns the milliseconds since 1970."""
    return queries.now()


class Presence:
    """What this process knows of the persons of a table, by seat: when they last asked something over HTTP, and when the last of their WebSockets
    was closed. ``address`` is from where somebody with a key was here last (bots think in its turn), ``looked_at`` when anybody last looked."""

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}
        self.left: dict[str, int] = {}
        self.address = ""
        self.looked_at = 0

    def last_sign(self, seat: str, sitting: Sitting) -> int:
        """Returns when the person of a seat was last there."""
        return max(sitting.seen, self.asked.get(seat, 0), self.left.get(seat, 0))

    def away(self, seats: Mapping[str, Sitting], listeners: Iterable[Listener]) -> dict[str, int]:
        """Returns since when the person of each seat is away: 0 if they are there, or nobody sits there."""
        here = persons(listeners)
        return {seat: 0 if seat in here else self._away(seat, sitting) for seat, sitting in seats.items()}

    def _away(self, seat: str, sitting: Sitting) -> int:
        if sitting.kind != "human":
            return 0
        sign = self.last_sign(seat, sitting)
        return sign if sign <= self.left.get(seat, 0) or clock() - sign >= SHOWN else 0


def persons(listeners: Iterable[Listener]) -> set[str]:
    """Returns the seats whose persons have a WebSocket open here."""
    return {listener.person for listener in listeners if listener.person}
