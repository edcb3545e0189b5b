"""Bots of Flight 181. They get their seat's view, the events told to it and its questions, nothing else (26.1)."""

from collections.abc import Callable

from .brain import Brain, Easy, Normal
from .hard import Hard
from .listed import DOMAINS
from .weights import row, styles

BOTS: dict[str, Callable[..., Brain]] = {"easy": Easy, "normal": Normal, "hard": Hard}

STYLED = ("normal", "hard")

__all__ = ["BOTS", "DOMAINS", "STYLED", "row", "styles"]
