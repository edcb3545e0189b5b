"""12.6, 13.2 How much height a dive needs: until it is pulled out of, and if the pull fails."""

from __future__ import annotations

from ..ch03_panel import shown, tightest
from ..ch11_costs import steps_tighter
from ..ch11_flown import Flown
from ..ch12_path import pulls_of
from ..geometry import rdiv
from ..plane import Plane
from ..plans import Plan
from ..state import State

STEEP = ("V", "S")
ENDLESS = 99
"""MU that no aeroplane has below it."""
MOVES = 3
"""Moves within which an aeroplane must be out of its dive."""


def to_level(s: State, plane: Plane, climb: str, speed: int, tight: bool = True, moves: int = MOVES) -> int:
    """12.6 Return the MU of height that an aeroplane in this class needs to fly level again, by its tightest pulls or by those shown."""
    if climb not in STEEP:
        return 0
    speed = min(speed, len(s.panel(plane).shown) - 1)
    letter = (tightest if tight else shown)(s.panel(plane), plane, speed)
    if not moves or not letter:
        return ENDLESS
    pulls = pulls_of(s.rules)
    for key in ("V2",) if climb == "V" else ("S1",):
        if pulls[key][letter].length <= speed:
            return -pulls[key][letter].dz
    if climb == "V" and (pull := pulls["V1"][letter]).length <= speed:
        down, after = rdiv(7 * (speed - pull.length), 10) - pull.dz, "S"
    else:
        down, after = drop(climb, speed), climb
    return min(ENDLESS, down + to_level(s, plane, after, speed + down, tight, moves - 1))


def drop(climb: str, length: int) -> int:
    """12.4 Return the MU of height that a dive of this length takes."""
    return length if climb == "V" else rdiv(7 * length, 10)


def if_it_fails(s: State, plane: Plane, plan: Plan, move: Flown) -> int:
    """13.2 Return how much lower than now a pilot needs the ground to be if his first tight pull out of a dive fails; 0 if none is tested."""
    used = 0
    for part in move.parts:
        g = part.segment
        if g.kind == "pull" and part.start.climb in STEEP and steps_tighter(s.panel(plane), plane, g.letter):
            down = plane.z - part.start.z + drop(part.start.climb, plane.speed - used)
            return down + to_level(s, plane, part.start.climb, plane.speed + down)
        used += len(part.points)
    return 0
