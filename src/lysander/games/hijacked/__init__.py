"""Hijacked, a game by Christian van Dijk: negotiators free passengers and pilots before the squad storms the aircraft."""

from .game import GAME

__all__ = ["GAME"]
