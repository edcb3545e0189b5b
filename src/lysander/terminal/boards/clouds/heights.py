"""The strip of heights beside the map: a ladder from the ground to the ceiling with everything that is in the air."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text as Line

from . import scene
from .scene import Mark, View

QUIET = Style(dim=True)
OWN, FOE = Style(color="bright_cyan"), Style(color="bright_red")
STEPS = (4, 6, 8, 12, 16, 24)
"""MU between two rungs that bear their height."""


def strip(view: View, width: int, height: int, me: str) -> list[Line]:
    """2.2 Return so many rows of a ladder, the ceiling above and the ground below; who is at a height stands at its row, the own side first."""
    top = max([view["ceiling"], *(m.z for m in _shown(view))])
    step = next((s for s in STEPS if top // s < height), STEPS[-1])
    rungs = {row_of(z, top, height): z for z in range(0, top + 1, step)}
    there: dict[int, list[Mark]] = {}
    for mark in _shown(view):
        there.setdefault(row_of(mark.z, top, height), []).append(mark)
    return [_row(view, width, rungs.get(row), there.get(row, []), me) for row in range(height)]


def row_of(z: int, top: int, height: int) -> int:
    """Return the row of a height."""
    return height - 1 - (z * (height - 1) + top // 2) // top


def _shown(view: View) -> list[Mark]:
    return [m for m in scene.marks_of(view) if m.sort in (scene.PLANE, scene.GAS, scene.CANOPY)]


def _row(view: View, width: int, rung: int | None, marks: list[Mark], me: str) -> Line:
    """Return one row: the height of its rung, the ladder, ids as far as there is room."""
    line = Line(f" {rung:>2}┤" if rung is not None else "   │", style=QUIET, no_wrap=True)
    left = width - len(line.plain)
    marks = sorted(marks, key=lambda m: (m.id != me, m.side != (view["side"] or "E")))
    for n, mark in enumerate(marks):
        more = len(marks) - n - 1
        if len(mark.id) + (3 if more else 0) > left:
            line.append(f"+{more + 1}", QUIET)
            break
        line.append(f"{mark.id} ", (OWN if mark.side == (view["side"] or "E") else FOE) + Style(bold=mark.sort == scene.PLANE))
        left -= len(mark.id) + 1
    return line
