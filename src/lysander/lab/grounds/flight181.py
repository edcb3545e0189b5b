"""The plan of Flight 181, nose up: three lanes of squares in the hull, exits as triangles outside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...core.game import Setup
from ...games.flight181.rules import raw_tables
from . import Ground, box, path

LANE, ROW, NOSE, SIDE = 54.0, 24.0, 30.0, 16.0
LANES = {"L": 0, "A": 1, "R": 2}
WIDTH = 3 * LANE + 2 * SIDE


def ground(setup: Setup) -> Ground:
    """2.1, 2.13 Return the plan of the board of a scenario."""
    scenarios = raw_tables()["scenarios"]["scenario"]
    return _plan(next((s["board"] for s in scenarios if s["id"] == setup.scenario), scenarios[0]["board"]))


def _corner(square: dict[str, Any], first: int) -> tuple[float, float]:
    lane = LANES.get(square["lane"], 0 if square["y"] < 0 else 2)
    return SIDE + lane * LANE, NOSE + (square["station"] - first) * ROW


@lru_cache(maxsize=4)
def _plan(board: str) -> Ground:
    squares = {square["id"]: square for square in raw_tables()[board]["square"]}
    first = min(s["station"] for s in squares.values())
    at = {id: _corner(square, first) for id, square in squares.items()}
    bottom = max(y for _, y in at.values()) + ROW
    left, right, middle = SIDE, WIDTH - SIDE, WIDTH / 2
    hull = (
        f"M{left} {NOSE}C{left} {NOSE - 24} {left + 40} 4 {middle} 4S{right} {NOSE - 24} {right} {NOSE}"
        f"V{bottom}C{right} {bottom + 24} {right - 40} {bottom + 30} {middle} {bottom + 30}S{left} {bottom + 24} {left} {bottom}Z"
    )
    exits = []
    for way in raw_tables()[board]["exit"]:
        x, y = at[way["square"]]
        edge, out = (x, -1) if x < middle - LANE / 2 else (x + LANE, 1)
        exits.append(path([(edge + out * 3, y + ROW / 2 - 5), (edge + out * 3, y + ROW / 2 + 5), (edge + out * 11, y + ROW / 2)]))
    outlines = {id: box(x, y, LANE, ROW) for id, (x, y) in at.items()}
    back = f'<path class="g-hull" d="{hull}"/><path class="g-grid" d="{"".join(outlines.values())}"/><path class="g-exit" d="{"".join(exits)}"/>'
    middles = {id: (x + LANE * 0.64, y + ROW / 2) for id, (x, y) in at.items()}
    return Ground((0, 0, WIDTH, bottom + 34), outlines, middles, 13, back, ids={id: (x + 3, y + ROW / 2 + 3) for id, (x, y) in at.items()})
