"""Bots of the campaign. They get their seat's view, the events told to it and its questions, nothing else (37.1).

A hard one leads its squadron as a normal one does. What it does better is to fly: the battles of its seat are played by the hard bot of their game.
"""

from collections.abc import Callable

from .brain import Brain, Easy, Normal
from .listed import DOMAINS

BOTS: dict[str, Callable[..., Brain]] = {"easy": Easy, "normal": Normal, "hard": Normal}

__all__ = ["BOTS", "DOMAINS"]
