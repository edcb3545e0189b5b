"""The board of Hijacked, as far as dice are put on it: the row of passengers in the aeroplane, below it the places of the hijackers and the goods."""

from __future__ import annotations

from functools import lru_cache

from ...core.game import Setup
from ...games.hijacked.rules import raw_tables
from . import Ground, box

WIDE, HIGH, GAP = 118.0, 60.0, 14.0
LEFT, CABIN, BELOW = 78.0, 76.0, 214.0
CARDS, LINES = 6, 4


def ground(setup: Setup) -> Ground:
    """2.9 Return the board."""
    return _board()


@lru_cache(maxsize=1)
def _board() -> Ground:
    kinds = sorted(raw_tables()["markers"]["kind"], key=lambda kind: int(kind["place"]))
    row = [f"card-{n}" for n in range(1, CARDS + 1)]
    lower = [f"talk-{n}" for n in range(1, LINES + 1)]
    goods = [f"marker-{kind['id']}" for kind in kinds]
    at = {name: (LEFT + n * (WIDE + GAP), CABIN) for n, name in enumerate(["trust", *row])}
    at |= {name: (LEFT + n * (WIDE + GAP), BELOW) for n, name in enumerate([*lower, "squad"])}
    at |= {name: (LEFT + n * (WIDE + GAP), BELOW + HIGH + 3 * GAP) for n, name in enumerate([*goods, "bonus"])}
    right, top, bottom = LEFT + (CARDS + 1) * (WIDE + GAP), CABIN - 26, CABIN + HIGH + 34
    hull = (
        f"M{LEFT - 12} {top}H{right}C{right + 52} {top} {right + 52} {bottom} {right} {bottom}"
        f"H{LEFT - 12}C{LEFT - 52} {bottom} {LEFT - 66} {top + 10} {LEFT - 72} {top - 34}H{LEFT - 44}Z"
    )
    outlines = {name: box(x, y, WIDE, HIGH) for name, (x, y) in at.items()}
    middles = {name: (x + WIDE / 2, y + HIGH / 2) for name, (x, y) in at.items()}
    back = f'<path class="g-plane" d="{hull}"/><path class="g-cell" d="{"".join(outlines.values())}"/>'
    words = {name: (x + WIDE / 2, y + HIGH + 17) for name, (x, y) in at.items()}
    width, height = right + 56, BELOW + 2 * HIGH + 3 * GAP + 26
    return Ground((0, 0, width, height), outlines, middles, 25, f'<path class="g-sky" d="{box(0, 0, width, height)}"/>{back}', words=words)
