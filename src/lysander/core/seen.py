"""What seats have seen: for each onlooker, the state that its view is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic

from .advance import Position
from .ask import Seat
from .event import Event
from .game import S


class Seen(Generic[S]):
    """The state that each onlooker's view is made of. Onlookers are all seats but an umpire's, and ``spectator``.

    A view changes only when its seat notices something: it is asked a question that blocks, it is told something, or the game ends. Otherwise it
    would show on the seat's own pieces what happens in between. While only chance or an umpire is asked, all views wait; the events told meanwhile
    count when the next onlooker is asked.

    The object never changes: ``after`` returns the next one, so that a match can go back to any of them.
    """

    __slots__ = ("_onlookers", "_states", "_waiting")

    def __init__(self, onlookers: Sequence[Seat], states: Mapping[Seat, S] | None = None, waiting: Sequence[Event] = ()) -> None:
        self._onlookers = onlookers
        self._states: Mapping[Seat, S] = states or {}
        self._waiting = waiting

    def state(self, seat: Seat) -> S | None:
        """Return the state that this seat has seen last; None for a seat that sees every moment (an umpire's)."""
        return self._states.get(seat)

    def after(self, position: Position[S], told: Sequence[Event]) -> Seen[S]:
        """Return what the seats have seen after a new position and the events told on the way to it."""
        waiting = [*self._waiting, *told] if self._waiting else told
        before, now = self._states, position.now
        asked = who_is_asked(position)
        if before and now.result is None and asked.isdisjoint(self._onlookers):  # only chance or an umpire is asked: all views wait
            return Seen(self._onlookers, before, waiting)
        changed = {s for s in self._onlookers if s not in before or s in asked or now.result is not None or any(e.told(s) for e in waiting)}
        return Seen(self._onlookers, {s: now if s in changed else before[s] for s in self._onlookers})


def who_is_asked(position: Position[S]) -> set[Seat]:
    """Return the seats that are asked something that blocks."""
    return {a.seat for a in position.asks if not a.standing}
