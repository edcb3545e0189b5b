"""The terminal's board of Hijacked, and what a person types for an action or an any-time move."""

from __future__ import annotations

from collections.abc import Mapping

from ...answers import Reader
from .answers import read
from .table import draw

READERS: Mapping[str, Reader] = dict.fromkeys(("act", "decide", "reserve", "anytime", "window", "one_of"), read)
MAPPED = ("act",)
GROUPED: Mapping[str, int] = dict.fromkeys(("act", "anytime", "window", "reserve"), 9)
TALL = 40
CLOSED: Mapping[str, str] = {"any": "5.8"}

__all__ = ["CLOSED", "GROUPED", "MAPPED", "READERS", "TALL", "draw"]
