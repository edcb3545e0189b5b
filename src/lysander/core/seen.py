"""What seats have seen: for each onlooker, the state that its view is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set, Sized
from typing import Generic

from .advance import Position
from .ask import Ask, Seat
from .event import ALL, Event
from .game import S


class Seen(Generic[S]):
    """The state that each onlooker's view is made of. Onlookers are all seats but an umpire's, and ``spectator``.

    A view changes only when its seat notices something: it is asked a question that blocks, it is told something, or the game ends. Otherwise it
    would show on the seat's own pieces what happens in between. While only chance or an umpire is asked, all views wait; the events told meanwhile
    count when the next onlooker is asked.

    The object never changes: ``after`` returns the next one, so that a match can go back to any of them.
    """

    __slots__ = ("_heard", "_onlookers", "_states")

    def __init__(self, onlookers: Sequence[Seat], states: Mapping[Seat, S] | None = None, heard: frozenset[Seat] = frozenset()) -> None:
        self._onlookers = onlookers
        self._states: Mapping[Seat, S] = states or {}
        self._heard = heard

    def state(self, seat: Seat) -> S | None:
        """Return the state that this seat has seen last; None for a seat that sees every moment (an umpire's)."""
        return self._states.get(seat)

    def after(self, position: Position[S], told: Sequence[Event]) -> Seen[S]:
        """Return what the seats have seen after a new position and the events told on the way to it."""
        heard = self._heard.union(*[event.to for event in told]) if told else self._heard
        before, now = self._states, position.now
        changed = who_notice(self._onlookers, before, who_is_asked(position), heard, now.result is not None)
        if changed is None:
            return Seen(self._onlookers, before, heard)
        return Seen(self._onlookers, {s: now if s in changed else before[s] for s in self._onlookers})


def who_notice(onlookers: Sequence[Seat], before: Sized, asked: Set[Seat], heard: Set[Seat], over: bool) -> Set[Seat] | None:
    """Return the onlookers whose views change at a point where these are ``asked``: those, and who has ``heard`` something since views changed last;
    all, if the game is ``over`` or nobody has seen anything ``before``. None: only chance or an umpire is asked, and all views wait."""
    if over or not before:
        return {*onlookers}
    if asked.isdisjoint(onlookers):
        return None
    return {*onlookers} if ALL in heard else {s for s in onlookers if s in asked or s in heard}


def who_is_asked(position: Position[S]) -> set[Seat]:
    """Return the seats that are asked something that blocks."""
    return seats_asked(position.asks)


def seats_asked(asks: Sequence[Ask]) -> set[Seat]:
    """Return the seats of those asks that block."""
    return {a.seat for a in asks if not a.standing}
