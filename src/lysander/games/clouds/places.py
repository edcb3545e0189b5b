"""Where aeroplanes were shot at, were hit and fell, on squares of the ground plan, for the laboratory's pictures (``Game.places``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ...core.event import SPECTATOR, Event
from .state import State

SQUARE = 1000
"""2.2 Points in a side of a square: 10 MU."""
PREFIX = "at"


def square(x: int, y: int) -> str:
    """Return the square of a place in points from the middle of the field: its column and row, ``at-1_3`` for the first one west, 4 north."""
    return f"{PREFIX}{x // SQUARE}_{y // SQUARE}"


def corner(name: str) -> tuple[int, int]:
    """Return the south-western corner of a square, in points."""
    column, _, row = name.removeprefix(PREFIX).partition("_")
    return int(column) * SQUARE, int(row) * SQUARE


def places(state: State, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
    """12.10, 20.1, 22.4, 16.10 Returns where aeroplanes were when they shot, when they were hit, and when they were destroyed."""
    found = {thing: Counter[str]() for thing in ("shot", "hit", "fell")}
    at: dict[str, str] = {}
    for event in events:
        facts: Any = event.facts
        who = facts.get("who")
        if "to" in facts and who in state.planes:
            at[who] = square(*facts["to"][:2])
        elif event.kind == "shot" and facts["at"] in at and SPECTATOR not in event.to:
            found["shot"][at[facts["at"]]] += 1
        elif event.kind == "damage" and who in at and SPECTATOR not in event.to:
            found["hit"][at[who]] += 1
        elif event.kind == "destroyed" and who in at:
            found["fell"][at[who]] += 1
    return found
