"""Decides when bots are offered their any-time moves in the turn of another seat: the same rule at a table and in the lab."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..core.ask import Ask, Seat


class Offers:
    """Remembers which seats were offered any-time moves before which line of the journal.

    While a question waits that ``polls``, every other seat with a standing ask is offered it once before each line, in the order of the asks. A move
    is a line, so after a move all of them are offered theirs again.
    """

    def __init__(self) -> None:
        self._line = -1
        self._offered: set[Seat] = set()

    def due(self, asks: Iterable[Ask], line: int, takes: Callable[[Seat], bool]) -> Seat | None:
        """Return the seat to be offered its any-time moves next, before this line; None if there is none.

        ``takes`` says whether a seat gets offers: bots do, people see them on their screens.
        """
        asks = tuple(asks)
        asked = next((a.seat for a in asks if a.polls), None)
        before = self._offered if line == self._line else ()
        others = (a.seat for a in asks if asked is not None and a.standing and a.seat != asked)
        return next((seat for seat in others if seat not in before and takes(seat)), None)

    def note(self, seat: Seat, line: int) -> None:
        """Note that this seat was offered its any-time moves before this line."""
        if line != self._line:
            self._line, self._offered = line, set()
        self._offered.add(seat)
