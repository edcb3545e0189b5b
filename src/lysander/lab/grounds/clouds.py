"""The field of In Clouds of Glory in squares of 10 MU, north at the top, with the middle of the field marked; the part in which things happened."""

from __future__ import annotations

from functools import lru_cache

from ...core.game import Setup
from ...games.clouds.chart import MU, RADIUS
from ...games.clouds.places import SQUARE, square
from . import Ground, box, word

FAR = 2
"""How many times the radius of the field the plan reaches: aeroplanes leave it."""
UNIT = 10.0
"""Width of a square on the plan."""


def ground(setup: Setup) -> Ground:
    """2.14 Return the plan; every battle has the same."""
    return _plan()


@lru_cache(maxsize=1)
def _plan() -> Ground:
    far = FAR * RADIUS // SQUARE
    outlines, middles = {}, {}
    for column in range(-far, far):
        for row in range(-far, far):
            name = square(column * SQUARE, row * SQUARE)
            outlines[name] = box(column * UNIT, -(row + 1) * UNIT, UNIT, UNIT)
            middles[name] = ((column + 0.5) * UNIT, -(row + 0.5) * UNIT)
    edge, ring = far * UNIT, RADIUS / SQUARE * UNIT
    tens = "".join(f"M{n} {-edge}V{edge}M{-edge} {n}H{edge}" for n in range(-int(edge), int(edge) + 1, int(UNIT)))
    back = (
        f'<path class="g-field" d="{box(-edge, -edge, 2 * edge, 2 * edge)}"/><path class="g-grid" d="{tens}"/>'
        f'<circle class="g-edge" r="{ring:g}"/><path class="g-mark" d="M-4 0H4M0 -4V4"/>'
    )
    step = 2 * int(UNIT)
    front = "".join(word(n, -0.8, f"{abs(n) * SQUARE // MU // int(UNIT)}", 4, "g-id") for n in range(-int(ring), int(ring) + 1, step) if n)
    return Ground((-edge, -edge, 2 * edge, 2 * edge), outlines, middles, 5, back, front, crop=True)
