"""The seats of a game."""

from __future__ import annotations

from dataclasses import dataclass

from .ask import Seat

RESERVED = ("all", "chance", "host", "spectator", "watch")
"""Names that no seat may have: the engine and the links of a table use them (``watch`` is the link of spectators)."""


@dataclass(frozen=True)
class SeatInfo:
    """A seat of a game. Raises ``ValueError`` for an id that is not a word of letters, digits and ``_``, or that is one of ``RESERVED``.

    ``sign`` is the shape drawn in its colour (``disc``, ``triangle``, ``square``, ``diamond``, ``hexagon``). Seats of one ``role`` differ only in
    their order, so the lab counts them together. A seat without a role is unlike any other.
    """

    id: Seat
    sign: str
    optional: bool = False
    umpire: bool = False
    role: str = ""

    def __post_init__(self) -> None:
        if not self.id.isidentifier() or not self.id.isascii() or self.id in RESERVED:
            taken = f"one of {', '.join(RESERVED)}" if self.id in RESERVED else "not a word of letters, digits and _"
            raise ValueError(f"a seat cannot be called {self.id!r}: it is {taken}")

    @property
    def kind(self) -> str:
        """Return the role, or the seat itself where it has none."""
        return self.role or self.id
