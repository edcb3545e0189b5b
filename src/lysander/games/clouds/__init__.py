"""In Clouds of Glory: air combat over the Western Front, 1916 to 1918."""

from .game import GAME

__all__ = ["GAME"]
