"""11.19 The steady plan: the answer for an absent seat and the last resort of every sampler. It is always legal."""

from __future__ import annotations

from .ch03_panel import shown
from .ch11_costs import forced_letter
from .ch12_path import pulls_of
from .ch27_home import bound_home, home_plan, sinking
from .geometry import half_up
from .plane import Plane
from .plans import Plan, Segment
from .state import State

NOTHING = Plan()
LANDING_HEIGHT, LANDING_SPEED = 2, 3
"""17.1 A landing begins at this height or less and at Vs + 3 or less."""
EASE, LAND = Segment("ease"), Segment("land")


def steady_plan(s: State, plane: Plane) -> Plan:
    """11.19 Return the steady plan of an aeroplane that is asked for a plan."""
    return Plan(_segments(s, plane)) if plane.speed else NOTHING


def _segments(s: State, plane: Plane) -> tuple[Segment, ...]:
    """11.19 Return the segments of the first line that fits, from (2) on."""
    panel, speed = s.panel(plane), plane.speed
    if letter := forced_letter(s, plane):
        side, half = plane.bank if plane.bank != "0" else "L", half_up(speed)
        return _then_straight(Segment("turn", side, letter, half), speed - half)
    if plane.climb in ("V", "S"):
        return _out_of_dive(s, plane, (2, 1) if plane.climb == "V" else (1,)) if speed > panel.vs else (_level(speed),)
    if plane.climb == "Z":
        return EASE, _level(speed)
    if not plane.running and plane.z <= LANDING_HEIGHT and speed <= panel.vs + LANDING_SPEED:
        return (LAND,)
    return home_plan(s, plane) if bound_home(s, plane) else (sinking(plane, speed),)


def _out_of_dive(s: State, plane: Plane, ways: tuple[int, ...]) -> tuple[Segment, ...]:
    """11.19 Pull with the shown letter, by the first number of steps whose length fits; else fly on."""
    letter, pulls = shown(s.panel(plane), plane, plane.speed), pulls_of(s.rules)
    for steps in ways:
        length = pulls[f"{plane.climb}{steps}"][letter].length
        if length <= plane.speed:
            return _then_straight(Segment("pull", letter=letter, steps=steps), plane.speed - length)
    return (_level(plane.speed),)


def _then_straight(first: Segment, left: int) -> tuple[Segment, ...]:
    return (first, _level(left)) if left else (first,)


def _level(length: int) -> Segment:
    return Segment("straight", length=length)
