"""What a table asks of those who look at it."""

from __future__ import annotations

from typing import Protocol


class Listener(Protocol):
    """Somebody who is told that a table changed. ``person``: the seat whose person it is, or nothing. ``visible``: whether the page is before their
    eyes."""

    person: str
    visible: bool

    def wake(self) -> None:
        """Looks again, soon. Called with the lock held."""

    def dismiss(self) -> None:
        """Goes away: the table is owned by another process now, which whoever comes back will reach."""
