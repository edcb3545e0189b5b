"""The terminal's plan of the aircraft of Flight 181, and what a person types for moves, shots and deeds."""

from __future__ import annotations

from collections.abc import Mapping

from ...answers import Reader
from .answers import read_ambush, read_deed, read_list, read_moves, read_one, read_route, read_shot
from .cards import frames
from .plan import draw

READERS: Mapping[str, Reader] = {
    "piece": read_one,
    "cell": read_one,
    "place": read_list,
    "swaps": read_list,
    "ambush": read_ambush,
    "moves": read_moves,
    "routes": read_route,
    "shot": read_shot,
    "deed": read_deed,
}
GROUPED: Mapping[str, int] = {"routes": 9}
NOTED: Mapping[str, int] = {"shot": 12, "deed": 40}
"""Odds stand beside each answer, however many there are."""
TALL = 36
MAPPED = ("place", "ambush", "cell", "moves", "routes", "shot", "deed")

__all__ = ["GROUPED", "MAPPED", "NOTED", "READERS", "TALL", "draw", "frames"]
