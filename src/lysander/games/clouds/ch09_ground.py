"""9 Step M1: ground units, barrages, balloons and airships, parachutes."""

from __future__ import annotations

from math import isqrt

from ...core.record import replace
from ...core.referee import Referee
from .ch06_blank import kinds
from .ch17_landing import behind_lines
from .ch19_ground_fire import goes_on
from .ch29_rolls import throw
from .domains_setup import read_shift
from .geometry import COS, SIN, on_field, rdiv
from .ground import Barrage, Canopy, Gasbag, Unit
from .plane import DOWN, GONE, PRISONER
from .state import State
from .told import tell, tell_side

AIRSHIP, AIRSHIP_MOVE = "airship", 700
"""9.7 Points that an airship moves in a turn."""
FALL = "2d6+4"
"""9.5 MU that a person under a parachute falls in a turn."""
LYING = "lying"
Route = tuple[tuple[int, int], ...]


def m1(s: State, ref: Referee) -> str | None:
    """9.1 Step M1: ground units, barrages, balloons, parachutes, in list order; in aftermath turns parachutes only (28.3)."""
    if not s.aftermath:
        for unit in list(s.units.values()):
            s.units[unit.id] = move_unit(s, ref, take_cover(s, ref, unit))
        for barrage in list(s.barrages.values()):
            s.barrages[barrage.id] = shift(s, ref, barrage)
        s.ground = {}
        for bag in list(s.gasbags.values()):
            s.gasbags[bag.id] = move_bag(s, ref, bag)
    for canopy in list(s.canopies.values()):
        sink(s, ref, canopy)
    return None


# troops


def take_cover(s: State, ref: Referee, unit: Unit) -> Unit:
    """23.7 Return a unit with its order carried out: it only takes cover from now on, or no longer."""
    order = s.ground.get(unit.id)
    if order is None or unit.destroyed or unit.lying == (order == LYING):
        return unit
    tell(s, ref, "cover", "23.7", what=unit.id, lying=order == LYING)
    return replace(unit, lying=order == LYING)


def move_unit(s: State, ref: Referee, unit: Unit) -> Unit:
    """9.2 Return a unit moved along its route; not while it is pinned, only takes cover, or is destroyed."""
    points: int = kinds(s.rules)[unit.kind]["move"]
    if unit.destroyed or unit.pinned or unit.lying or unit.leg >= len(unit.route) or not points:
        return unit
    x, y, leg = along(unit.x, unit.y, unit.route, unit.leg, points)
    tell(s, ref, "ground-moved", "9.2", what=unit.id, at=[x, y])
    return replace(unit, x=x, y=y, leg=leg)


def along(x: int, y: int, route: Route, leg: int, points: int) -> tuple[int, int, int]:
    """9.2 Return place and next corner after ``points`` points along a route, measured along its legs, each coordinate by ``rdiv``."""
    while leg < len(route):
        dx, dy = route[leg][0] - x, route[leg][1] - y
        square = dx * dx + dy * dy
        length = (isqrt(4 * square) + 1) // 2
        if length > points:
            return x + rdiv(points * dx, length), y + rdiv(points * dy, length), leg
        points -= length
        x, y = route[leg]
        leg += 1
    return x, y, leg


# barrages


def bands_near(s: State, barrage: Barrage) -> tuple[tuple[int, int], ...]:
    """9.3 Return the bands to which a barrage may be shifted: one above, one below."""
    bands = s.rules.bands()
    at = bands.index((barrage.low, barrage.high))
    return tuple(b for n, b in enumerate(bands) if abs(n - at) == 1)


def shift(s: State, ref: Referee, barrage: Barrage) -> Barrage:
    """9.3 Return a barrage shifted as its seat has ordered for this M1."""
    order = read_shift(s.ground[barrage.id]) if barrage.id in s.ground else None
    if order is None or not goes_on(s, barrage):
        return barrage
    dx, dy, band = order
    low, high = band or (barrage.low, barrage.high)
    if (dx, dy, low) == (0, 0, barrage.low):
        return barrage
    tell(s, ref, "shifted", "9.3", what=barrage.id, to=[barrage.x + dx, barrage.y + dy], low=low, high=high)
    return replace(barrage, x=barrage.x + dx, y=barrage.y + dy, low=low, high=high)


# gasbags


def move_bag(s: State, ref: Referee, bag: Gasbag) -> Gasbag:
    """9.4, 9.6, 9.7 Return a gasbag moved: hauled down on its cable, adrift, or an airship along its route."""
    if not bag.there:
        return bag
    if bag.kind == AIRSHIP:
        return fly_airship(s, ref, bag)
    if bag.adrift:
        return drift(s, ref, bag)
    if bag.jammed or not bag.shot or bag.shot >= s.turn:
        return bag
    tell(s, ref, "hauled", "9.4", what=bag.id, height=bag.z - 1)
    return replace(bag, z=bag.z - 1)


def fly_airship(s: State, ref: Referee, bag: Gasbag) -> Gasbag:
    """9.7 Return an airship moved along its route, its height kept."""
    if bag.leg >= len(bag.route):
        return bag
    x, y, leg = along(bag.x, bag.y, bag.route, bag.leg, AIRSHIP_MOVE)
    tell(s, ref, "drifts", "9.7", what=bag.id, at=[x, y, bag.z])
    return replace(bag, x=x, y=y, leg=leg)


def drift(s: State, ref: Referee, bag: Gasbag) -> Gasbag:
    """9.6 Return a balloon adrift: 1 MU up and 2 MU down the wind; beyond the field or the ceiling it is lost."""
    x, y, z = bag.x + rdiv(-2 * SIN[s.rules.wind], 100), bag.y + rdiv(-2 * COS[s.rules.wind], 100), bag.z + 1
    lost = z > s.rules.ceiling or not on_field((x, y), s.rules.field)
    tell(s, ref, "drifts", "9.6", what=bag.id, at=[x, y, z])
    if lost:
        tell(s, ref, "bag-lost", "9.6", what=bag.id)
    return replace(bag, x=x, y=y, z=z, lost=lost)


# parachutes


def sink(s: State, ref: Referee, canopy: Canopy) -> None:
    """9.5 A person under a parachute loses 2d6+4 MU of height (R-07); at 0 or less he is down, unhurt."""
    z = canopy.z - throw(s, ref, "R-07", canopy.id, FALL)
    tell(s, ref, "sinks", "9.5", who=canopy.id, height=max(0, z))
    if z > 0:
        s.canopies[canopy.id] = replace(canopy, z=z)
    else:
        touch_down(s, ref, canopy)


def touch_down(s: State, ref: Referee, canopy: Canopy) -> None:
    """9.5, 17.8 A person under a parachute is down, unhurt; a prisoner where that is played and the ground is the enemy's."""
    del s.canopies[canopy.id]
    taken = s.rules.capture and behind_lines(s, canopy.id[0], canopy.x)
    if s.person(canopy.id).state == GONE:
        s.change(canopy.id, state=PRISONER if taken else DOWN)
    tell(s, ref, "down", "9.5", who=canopy.id)
    if taken:
        tell_side(s, ref, canopy.id[0], "prisoner", "17.8", who=canopy.id)
