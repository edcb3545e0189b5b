"""Bots of Hijacked. They get their seat's view, the events told to it and its questions, nothing else (24.1)."""

from collections.abc import Callable

from ....bots.numbers import row_of
from .brain import Brain, Easy, Normal
from .hard import Hard
from .listed import DOMAINS
from .tastes import PLAIN, STYLES, Taste

BOTS: dict[str, Callable[..., Brain]] = {"easy": Easy, "normal": Normal, "hard": Hard}
STYLED = ("normal", "hard")


def styles(seat: str) -> tuple[str, ...]:
    """Returns the names of the styles; all seats have the same."""
    return tuple(STYLES)


def row(seat: str, style: str) -> Taste:
    """Returns what a style likes; all seats have the same."""
    return row_of(STYLES, PLAIN, style)


__all__ = ["BOTS", "DOMAINS", "STYLED", "row", "styles"]
