"""Bots of Escape and Evasion.

They receive what a person in their seat receives and no more (19.1), also in the place of an absent player (19.4); the German ones use
the belief view (19.2).
"""

from collections.abc import Callable
from typing import Any

from ....bots.numbers import row_of
from .brain import Brain
from .british import NormalBritish
from .easy import EasyBritish, EasyGerman
from .german import NormalGerman
from .hard_british import HardBritish
from .hard_german import HardGerman
from .leanings import LEANINGS, Leaning
from .leanings import PLAIN as UNLEANING
from .questions import DOMAINS
from .wills import PLAIN, WILLS, Will


def _level(british: type[Brain], german: type[Brain]) -> Callable[..., Brain]:
    """Returns the maker of bots of a level, which is a pair of bots, one for each side."""

    def made(seat: str, *rest: Any) -> Brain:
        return (british if seat == "british" else german)(seat, *rest)

    return made


BOTS: dict[str, Callable[..., Brain]] = {
    "easy": _level(EasyBritish, EasyGerman),
    "normal": _level(NormalBritish, NormalGerman),
    "hard": _level(HardBritish, HardGerman),
}

STYLED = ("normal", "hard")


def styles(seat: str) -> tuple[str, ...]:
    """Returns the names of the styles of a side; the umpire's seat has none."""
    return tuple(WILLS) if seat == "british" else tuple(LEANINGS) if seat == "german" else ()


def row(seat: str, style: str) -> Will | Leaning | None:
    """Returns what a style of a side likes; the umpire's seat has none."""
    if seat == "british":
        return row_of(WILLS, PLAIN, style)
    return row_of(LEANINGS, UNLEANING, style) if seat == "german" else None


__all__ = ["BOTS", "DOMAINS", "STYLED", "row", "styles"]
