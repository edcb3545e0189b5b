"""20.2 Which attack is worth most: every one that is described, by its chance to hit, what a hit does, and what it costs in ammunition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..state import State
from .shots import hit_worth

HOLD = "hold"


def best_attack(s: State, shooter: str, d: Mapping[str, Any]) -> dict[str, float]:
    """Return the worth of each attack that is described; holding is worth nothing."""
    weighed: dict[str, float] = {HOLD: 0.0}
    for shot in d.get("shots", ()):
        value, base = shot["value"], shot.get("base", 10)
        worth = hit_worth(base) * 4.0
        words = value.split()
        cost = {"short": 0.25, "sustained": 0.9}.get(words[1] if len(words) > 1 else "", 0.5)
        weighed[value] = worth - cost
    return weighed
