"""What an umpire reads more than once: as a copy, in the tray, and when it goes out."""

from __future__ import annotations

from textwrap import shorten

from ..core.ask import UMPIRE, Seat

LONG, CUT = 300, 150
"""Signs of a report that is read in full only once, and how much is printed of it afterwards."""


class Copies:
    """The long reports that the umpire at a screen has read, by their ends: what stands before them says how they came."""

    def __init__(self) -> None:
        self.read: set[str] = set()

    def once(self, told: str, seat: Seat) -> str:
        """Return a new report as it is printed: of a long one that the umpire has read, the first words."""
        end = told[-LONG:]
        if seat != UMPIRE or len(told) <= LONG:
            return told
        if end in self.read:
            return shorten(told, CUT, placeholder=" …")
        self.read.add(end)
        return told
