"""The set-up of a game: everything that is fixed before the first answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .ask import Json, Seat


@dataclass(frozen=True)
class Setup:
    """Everything that is fixed before the first answer; the header of the journal. Games import it from ``core.game``.

    Without a ``scenario`` it is the first one of the game; a match, and so its journal, names it (``game.named``). ``options`` holds only what
    differs from the scenario. ``variant`` is a validated variant as plain data (``core.tables``), or empty. ``seats`` names the seats that are taken
    (an umpire's seat may be empty).
    """

    game: str
    scenario: str = ""
    options: Mapping[str, Json] = field(default_factory=dict)
    seats: tuple[Seat, ...] = ()
    variant: Mapping[str, Json] = field(default_factory=dict)
