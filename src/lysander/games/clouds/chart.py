"""2.14 The field as plain data, for clients that draw it with a board for any game: an open field in points, north at the top."""

from __future__ import annotations

from typing import Any

from ...core.chart import areas, field

FIELD = "field"
MU = 100
"""2.2 Points of 1 MU."""
RADIUS = 80 * MU
"""2.14 The radius of the field by default; an aeroplane beyond lies beyond its edge."""
UNIT = 5 * MU
"""The width of a piece: much more than an aeroplane's 10 m, so that it can be seen."""


def chart() -> dict[str, Any]:
    """2.14 Return the field: 160 MU from edge to edge, with its centre in the middle."""
    return areas(field(FIELD, 2 * RADIUS, 2 * RADIUS, UNIT))


def on_chart(x: int, y: int) -> tuple[int, int]:
    """2.2 Return where a place in points lies on the chart: from its left edge, and from its top."""
    return RADIUS + x, RADIUS - y
