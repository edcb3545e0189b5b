"""25.2 Aim points for bombs that suggest themselves: on the path of this move, as near as can be to enemy units on the ground."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....games.clouds.geometry import ground_distance, whole_mu, within
from ....games.clouds.words import Words
from .scene import View

AIM, REACH = 1, 10
"""MU between an aim point and the path, and between the path and a unit that is worth a thought."""


def bomb_rows(words: Words, view: View, bombs: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return for each enemy unit near the path an attack with all bombs, and how far from it they are aimed; else one at the end of the path."""
    rows = []
    for unit in view["units"]:
        if unit["side"] == view["side"] or unit["strength"] <= 0:
            continue
        at = (unit["x"], unit["y"])
        near = min(bombs["track"], key=lambda point: ground_distance(tuple(point), at))
        away = whole_mu(ground_distance(tuple(near), at))
        if away <= REACH:
            x, y = at if within(ground_distance(tuple(near), at), AIM) else near
            short = whole_mu(ground_distance((x, y), at))
            rows.append((notation(bombs, x, y), words.say("tty-bomb-unit", unit=words.thing(unit["id"]), distance=short)))
    x, y = bombs["track"][-1]
    return rows or [(notation(bombs, x, y), words.say("tty-bomb-end"))]


def notation(bombs: Mapping[str, Any], x: int, y: int) -> str:
    """34.8 Return an attack with all bombs at a place."""
    return f"bombs {bombs['kind'][0]}{bombs['most']} @{x},{y}"
