"""The Rescue of Lufthansa Flight 181."""

from .game import GAME

__all__ = ["GAME"]
