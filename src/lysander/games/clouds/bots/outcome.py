"""12, 14 Where a plan leads if all tests of it succeed, and what could go wrong on the way."""

from __future__ import annotations

from typing import NamedTuple

from ..ch04_people import skill
from ..ch11_costs import steps_tighter
from ..ch11_flown import at_end, energy_after, flown
from ..ch12_path import PointOfPath
from ..ch29_rolls import chance_of
from ..geometry import SHALLOW
from ..panels import DIVE, HIGH
from ..plane import Plane
from ..plans import Plan
from ..state import State

WIDE = 16
"""13.7 Letters tighter than this one, P, are tested with wires cut."""


class Outcome(NamedTuple):
    """The aeroplane as it is at the end of a plan, with the speed that it has then; the path points, the least height on the way in MU, the chance
    that a test fails on the way, whether it lands, and the longest straight with dz 0 (26.3)."""

    plane: Plane
    points: list[PointOfPath]
    low: int
    fails: float
    lands: bool
    level: int


def outcome(s: State, plane: Plane, plan: Plan) -> Outcome:
    """12, 14.1 Return where a legal plan leads if its tests succeed."""
    move = flown(s, plane, plan)
    energy = energy_after(s, plane, plan, move)
    safe, level = 1.0, 0
    for part in move.parts:
        g = part.segment
        if g.kind in ("turn", "pull"):
            safe *= holds(s, plane, g.letter)
        elif g.kind == "straight" and not g.dz and part.start.climb in SHALLOW:
            level = max(level, g.length)
    points = move.points
    low = min([h for _, _, h in points], default=100 * plane.z)
    there = at_end(plane, move, plane.speed if energy is None else energy.speed)
    return Outcome(there, points, max(0, low) // 100, 1.0 - safe, move.ended == "land", level)


def holds(s: State, plane: Plane, letter: int) -> float:
    """13.1, 13.7 Return the chance that a turn on a letter does no harm."""
    panel = s.panel(plane)
    steps = steps_tighter(panel, plane, letter)
    safe = chance(plane.strength) if plane.wires and letter < WIDE else 1.0
    if not steps:
        return safe
    band = panel.band[plane.speed]
    if band in (HIGH, DIVE):
        return safe * (0.5 + 0.5 * chance(plane.strength - 2 * (steps - 1) - (2 if band == DIVE else 0)))
    return safe * chance(skill(plane.pilot, "flying") - 2 * (steps - 1) + (2 if plane.pilot.has("hands") else 0))


def chance(target: int) -> float:
    """4.5 Return the chance of a test's success."""
    return chance_of(target) / 100
