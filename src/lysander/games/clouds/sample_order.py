"""8.6, 37.3 Initiative numbers of the other side that agree with the order that is seen."""

from __future__ import annotations

from ...core.record import replace
from .plane import Plane
from .state import State
from .view import View

LEAST, STEP = 8, 1
"""The lowest total that is thought of, and by how much the next is higher."""


def numbered(state: State, seen: View) -> None:
    """8.3, 8.6 Give initiative to the pilots of the other side: totals that keep the order of this turn (lowest first)."""
    low = LEAST
    for at, id in enumerate(seen.order):
        plane = state.planes[id]
        if plane.side == seen.side:
            low = max(low, plane.pilot.initiative)
            continue
        above = [state.planes[q].pilot.initiative for q in seen.order[at:] if state.planes[q].side == seen.side]
        low = min(low + STEP, *above) if above else low + STEP
        _give(plane, low)


def _give(plane: Plane, total: int) -> None:
    pilot = replace(plane.pilot, initiative=total, die=1)
    plane.people = (pilot, *plane.people[1:])
