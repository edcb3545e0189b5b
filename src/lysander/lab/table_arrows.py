"""What beats what, as arrows from winner to loser: the levels in a column, weakest first, beside them the styles in a ring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import combinations
from math import cos, hypot, pi, sin

from ..bots.registry import LEVELS
from .crosstable import EVEN, CrossTable
from .table_words import figure

WIDE, HIGH, TALL = 560, 290, 34
"""The picture in pixels, and the height of a box."""
LETTER, ROOM, LEAST = 7.4, 28, 76
"""The width of a letter, what a box has beside its name, and its least width."""
COLUMN, APART = 64, 158
"""The middle of the levels, and the line that parts them from the styles."""
RING = (355, 153, 138, 78)
"""Middle and radii of the ring of styles."""
BEND = 74
"""How far an arrow between levels that are not neighbours goes around those between them."""
HEAD = (
    '<marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto">'
    '<path d="M0 0L10 5L0 10z" fill="var(--ink)"/></marker>'
)
"""The head of an arrow."""

Place = tuple[float, float]


def parted(bots: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the levels among some bots, and the others."""
    return [bot for bot in bots if bot in LEVELS], [bot for bot in bots if bot not in LEVELS]


def arrows(found: CrossTable, names: Mapping[str, str], heads: tuple[str, str], lang: str) -> str:
    """Return the picture; empty if fewer than two bots play on both sides. ``heads`` stand above the levels and above the styles."""
    if len(found.bots) < 2:
        return ""
    levels, styles = parted(found.bots)
    step = (HIGH - TALL - 40) / max(1, len(levels) - 1)
    places = {bot: (COLUMN, 40 + step * n) for n, bot in enumerate(levels)} | dict(zip(styles, _ring(len(styles), bool(levels))))
    span = max(abs(found.both(a, b).value - EVEN[found.by]) for a, b in combinations(found.bots, 2)) or 1.0
    draw = _Arrow(found, places, names, span, lang)
    lines = "".join(draw(a, b, BEND * (j - i - 1)) for (i, a), (j, b) in combinations(enumerate(levels), 2))
    lines += "".join(draw(a, b, 0) for a, b in combinations(styles, 2))
    boxes = "".join(_box(places[bot], names[bot]) for bot in found.bots)
    label = escape("; ".join(f"{names[a]} > {names[b]}" for a in found.bots for b in found.beaten[a]) or "–")
    wide = WIDE if styles else 2 * COLUMN + BEND
    said = ""
    if levels and styles:
        said = "".join(f'<text x="{x}" y="12" class="group">{escape(head)}</text>' for x, head in zip((COLUMN, RING[0]), heads, strict=True))
        said += f'<line class="apart" x1="{APART}" y1="4" x2="{APART}" y2="{HIGH}"/>'
    opened = f'<svg class="arrows" viewBox="0 0 {wide} {HIGH}" role="img" aria-label="{label}" style="max-width:{wide}px">'
    return f"{opened}<defs>{HEAD}</defs>{said}{lines}{boxes}</svg>"


def _ring(count: int, beside: bool) -> list[Place]:
    """Return the places of the styles: four of them at the corners."""
    x, y, wide, high = RING[0] - (0 if beside else APART / 2), *RING[1:]
    turn, stretch = (pi / 4, 2**0.5) if count == 4 else (0.0, 1.0)
    angles = [2 * pi * n / max(1, count) - pi / 2 - turn for n in range(count)]
    return [(x + wide * stretch * cos(a), y + high * stretch * sin(a)) for a in angles]


def _half(name: str) -> float:
    """Return half of the width of a box with a name."""
    return max(LEAST, ROOM + LETTER * len(name)) / 2


def _box(at: Place, name: str) -> str:
    """Return the box of a bot."""
    (x, y), half = at, _half(name)
    rect = f'<rect x="{x - half:.0f}" y="{y - TALL / 2:.0f}" width="{2 * half:.0f}" height="{TALL}" rx="17" class="box"/>'
    return f'{rect}<text x="{x:.0f}" y="{y + 5:.0f}" class="name">{escape(name)}</text>'


class _Arrow:
    """Draws the arrows of a table: the wider, the more the winner has; none where nothing is decided."""

    def __init__(self, found: CrossTable, places: Mapping[str, Place], names: Mapping[str, str], span: float, lang: str) -> None:
        self.found, self.places, self.names, self.span, self.lang = found, places, names, span, lang

    def __call__(self, a: str, b: str, bend: float) -> str:
        """Return the arrow between two bots, which goes around what lies between by ``bend``."""
        e, even = self.found.both(a, b), EVEN[self.found.by]
        if e.low <= even <= e.high:
            return ""
        winner, loser, points = (a, b, e.value) if e.value > even else (b, a, 2 * even - e.value)
        width = 1 + 4 * (points - even) / self.span
        said = figure(points, self.found.by, self.lang)
        return self.bent(winner, loser, bend, width, said) if bend else self.straight(winner, loser, width, said)

    def straight(self, winner: str, loser: str, width: float, said: str) -> str:
        """Return a line from box to box, with what the winner has beside it."""
        (x1, y1), (x2, y2) = self.places[winner], self.places[loser]
        length = hypot(x2 - x1, y2 - y1)
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        start, end = edge(ux, uy, _half(self.names[winner])), length - edge(ux, uy, _half(self.names[loser])) - 3
        ends = f'x1="{x1 + ux * start:.1f}" y1="{y1 + uy * start:.1f}" x2="{x1 + ux * end:.1f}" y2="{y1 + uy * end:.1f}"'
        at = start + 0.4 * (end - start)
        side = 1 if uy < 0 or (uy == 0 and ux > 0) else -1
        x, y = x1 + ux * at - uy * 17 * side, y1 + uy * at + ux * 13 * side + 4
        return f'<line {ends} stroke-width="{width:.1f}" marker-end="url(#head)"/><text x="{x:.0f}" y="{y:.0f}" class="points">{said}</text>'

    def bent(self, winner: str, loser: str, bend: float, width: float, said: str) -> str:
        """Return a curve around what stands between two levels."""
        (x, y1), (_, y2) = self.places[winner], self.places[loser]
        down = 1 if y2 > y1 else -1
        half = min(_half(self.names[winner]), _half(self.names[loser])) * 0.7
        path = f"M{x + half:.1f} {y1 + down * TALL / 2:.1f}Q{x + half + bend:.1f} {(y1 + y2) / 2:.1f} {x + half:.1f} {y2 - down * (TALL / 2 + 3):.1f}"
        middle = f'x="{x + half + bend / 2 + 13:.0f}" y="{(y1 + y2) / 2 + 5:.0f}"'
        return f'<path class="bent" d="{path}" stroke-width="{width:.1f}" marker-end="url(#head)"/><text {middle} class="points">{said}</text>'


def edge(ux: float, uy: float, half: float) -> float:
    """Return how far it is from the middle of a box, half as wide as said, to its edge in a direction."""
    return min(half / abs(ux) if ux else 1e9, TALL / 2 / abs(uy) if uy else 1e9)
