"""Bots of Escape and Evasion: what they know, what they plan, how they search."""

from .questions import DOMAINS

BOTS: dict[str, object] = {}

__all__ = ["BOTS", "DOMAINS"]
