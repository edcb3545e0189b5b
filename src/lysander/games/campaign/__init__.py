"""The campaign of In Clouds of Glory: squadrons, pilots and months of war, played over its battles."""

from .game import GAME

__all__ = ["GAME"]
