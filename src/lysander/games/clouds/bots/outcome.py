"""12, 14 Where a plan leads if all tests of it succeed, and what could go wrong on the way."""

from __future__ import annotations

from typing import NamedTuple

from ..ch04_people import skill
from ..ch11_costs import energy_of, length_of, pose_of, steps_tighter
from ..ch12_path import PointOfPath, Pose, leg, pulls_of
from ..ch14_energy import sheet
from ..geometry import SHALLOW
from ..panels import DIVE, HIGH
from ..plane import Plane
from ..plans import MANOEUVRES, Plan
from ..state import State


class Outcome(NamedTuple):
    """The pose and speed at the end of a plan, the path points, the least height on the way in MU, the chance that a test fails on the way, whether
    it manoeuvred, whether it lands, and the longest straight with dz 0 (26.3)."""

    pose: Pose
    speed: int
    points: tuple[PointOfPath, ...]
    low: int
    fails: float
    manoeuvred: bool
    lands: bool
    level: int


def outcome(s: State, plane: Plane, plan: Plan) -> Outcome:
    """12, 14.1 Return where a legal plan leads if its tests succeed."""
    pose, left, spent, free, pulls = pose_of(plane), plane.speed, 0, 0, pulls_of(s.rules)
    points: list[PointOfPath] = []
    safe, manoeuvred, lands, immelmann, level = 1.0, False, False, False, 0
    for g in plan.segments:
        n = length_of(s, plane, g, pose, left)
        flown = leg(pose, g, n, pulls)
        if g.kind in ("slip", "immelmann"):
            free += flown.end.z - pose.z
        elif g.kind == "straight" and not g.dz and pose.climb in SHALLOW:
            level = max(level, n)
        spent += energy_of(s, plane, g)
        safe *= holds(s, plane, g.letter) if g.kind in ("turn", "pull") else 1.0
        manoeuvred |= g.kind in MANOEUVRES
        lands |= g.kind == "land"
        immelmann |= g.kind == "immelmann"
        points += flown.points
        pose, left = flown.end, left - n
    if plan.bank:
        pose = pose._replace(bank=plan.bank)
    energy = sheet(s, plane, spent, pose.z - plane.z - free, plan.throttle, immelmann)
    low = min([h for _, _, h in points], default=100 * plane.z)
    return Outcome(pose, energy.speed, tuple(points), low // 100 if low > 0 else 0, 1.0 - safe, manoeuvred, lands, level)


def holds(s: State, plane: Plane, letter: int) -> float:
    """13.1 Return the chance that a turn on a letter succeeds as planned."""
    panel = s.panel(plane)
    steps = steps_tighter(panel, plane, letter)
    safe = 1.0
    if plane.wires and letter < 16:
        safe *= chance(plane.strength)
    if not steps:
        return safe
    band = panel.band[plane.speed]
    if band in (HIGH, DIVE):
        return safe * (1.0 - 0.5 * (1.0 - chance(plane.strength - 2 * (steps - 1) - (2 if band == DIVE else 0))))
    return safe * chance(skill(plane.pilot, "flying") - 2 * (steps - 1) + (2 if plane.pilot.has("hands") else 0))


def chance(target: int) -> float:
    """4.5 Return the chance of a test's success."""
    return min(19, max(1, target)) / 20
