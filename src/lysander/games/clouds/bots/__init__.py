"""Bots of In Clouds of Glory. They get their seat's view, the events told to it and its questions, nothing else (37.1)."""

from collections.abc import Callable

from ....bots.numbers import row_of
from .brain import Brain, Easy, Normal
from .hard import Hard
from .seen import DOMAINS
from .worth import STYLES, Style

BOTS: dict[str, Callable[..., Brain]] = {"easy": Easy, "normal": Normal, "hard": Hard}
STYLED = ("normal", "hard")


def styles(seat: str) -> tuple[str, ...]:
    """Return the names of the styles; all seats have the same."""
    return tuple(STYLES)


def row(seat: str, style: str) -> Style:
    """Return what a style likes; all seats have the same."""
    return row_of(STYLES, Style(), style)


__all__ = ["BOTS", "DOMAINS", "STYLED", "row", "styles"]
