"""Escape and Evasion, a game by Tim Price: double-blind pursuit on a hex map, with an umpire."""

from .game import GAME

__all__ = ["GAME"]
