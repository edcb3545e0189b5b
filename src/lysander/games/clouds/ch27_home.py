"""27.4, 27.5 The way home: what binds a flight plan, and the plan that flies it."""

from __future__ import annotations

from .ch03_panel import roll_value, shown
from .ch11_costs import forced_letter, in_steep
from .ch12_path import turned
from .geometry import CIRCLE, HALF, difference
from .panels import Panel
from .plane import Plane
from .plans import Segment
from .state import State

NEAR, GAIN = 450, 150
"""27.4 Ticks off the home heading that are near enough, and by how many a plan must come nearer otherwise."""
SINK_FROM, SINK_LENGTH = 2, 3
"""27.5, 11.19 From which height on an aeroplane without power sinks 1 MU, and in straights of which length."""


def bound_home(s: State, plane: Plane) -> bool:
    """27.4, 28.12 Whether an aeroplane must go home: forced home, burning, by choice, or because its seat has given up."""
    return plane.homeward or plane.seat in s.given_up


def off_home(s: State, plane: Plane, heading: int) -> int:
    """27.4 Return the difference between a heading and the home heading."""
    return difference(heading, s.rules.home_of(plane.side))


def homeward_bank(s: State, plane: Plane) -> str:
    """27.4 Return the side to which an aeroplane turns for home: R if home lies 1 to 1800 ticks to the right, else L."""
    return "R" if 1 <= (s.rules.home_of(plane.side) - plane.heading) % CIRCLE <= HALF else "L"


def cannot_turn(s: State, plane: Plane) -> bool:
    """27.4 Whether this is a move in which an aeroplane cannot turn for home: too slow, in a steep class, bound by 11.15, or not banked and too slow
    to turn after a roll."""
    panel = s.panel(plane)
    if plane.speed <= panel.vs or in_steep(plane) or not plane.pilot.awake or forced_letter(s, plane):
        return True
    side = homeward_bank(s, plane)
    return plane.bank != side and plane.speed < roll_value(panel, plane, side == "R") + 1


def turns_home(s: State, plane: Plane, heading: int, rolls_home: bool) -> bool:
    """27.4 Whether a plan that ends on this heading turns for home; ``rolls_home``: it rolls to the homeward side."""
    before, after = off_home(s, plane, plane.heading), off_home(s, plane, heading)
    return after <= NEAR or after <= before - GAIN or (rolls_home and after <= before)


def home_plan(s: State, plane: Plane) -> tuple[Segment, ...]:
    """27.5 Return the segments of the way home, for an aeroplane in a shallow class."""
    if cannot_turn(s, plane) or off_home(s, plane, plane.heading) <= NEAR:
        return (sinking(plane, plane.speed),)
    panel, side = s.panel(plane), homeward_bank(s, plane)
    segments: list[Segment] = []
    left = plane.speed
    if plane.bank != side:
        segments.append(Segment("roll", to=side))
        left -= roll_value(panel, plane, side == "R")
    length = least_turn(s, plane, panel, side, left)
    segments.append(Segment("turn", side, shown(panel, plane, plane.speed), length))
    if left > length:
        segments.append(sinking(plane, left - length))
    return tuple(segments)


def least_turn(s: State, plane: Plane, panel: Panel, side: str, most: int) -> int:
    """27.5 Return the least length of a turn on the shown letter that brings the heading near home, at most ``most``."""
    letter = shown(panel, plane, plane.speed)
    near = (n for n in range(1, most) if off_home(s, plane, turned(plane.heading, side, letter, n)) <= NEAR)
    return next(near, most)


def sinking(plane: Plane, length: int) -> Segment:
    """11.19, 27.5 Return a straight: level, or 1 MU down if no engine runs and height and length allow."""
    sinks = not plane.running and plane.z >= SINK_FROM and length >= SINK_LENGTH
    return Segment("straight", length=length, dz=-1 if sinks else 0)
