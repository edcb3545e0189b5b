"""The terminal's map of Escape and Evasion, what a person types, and the parts of the umpire's answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.ask import Json
from ...answers import Reader
from .answers import PATTERNS, read_desk, read_order, read_party, read_path
from .desk import parts
from .map import draw

READERS: Mapping[str, Reader] = {"party": read_party, "orders": read_order, "path": read_path, **dict.fromkeys(PATTERNS, read_desk)}
MAPPED = ("cell", "path")
GROUPED: Mapping[str, int] = {"orders": 0}


def members(form: Mapping[str, Any]) -> list[Json]:
    """6.1 Returns the parties worth a number in the list: everybody of a hex on foot."""
    return [*(f"{g['men']}@{g['hex']}:walk" for g in form["groups"]), "done"] if form["type"] == "party" else []


__all__ = ["GROUPED", "MAPPED", "READERS", "draw", "members", "parts"]
