"""The terminal's plan of the aircraft of Flight 181, and what a person types for moves, shots and deeds."""

from __future__ import annotations

from collections.abc import Mapping

from ...answers import Reader
from .answers import read_ambush, read_deed, read_list, read_moves, read_route, read_shot
from .plan import draw

READERS: Mapping[str, Reader] = {
    "place": read_list,
    "swaps": read_list,
    "ambush": read_ambush,
    "moves": read_moves,
    "routes": read_route,
    "shot": read_shot,
    "deed": read_deed,
}
MAPPED = ("place", "ambush", "cell", "moves", "routes", "shot", "deed")

__all__ = ["MAPPED", "READERS", "draw"]
