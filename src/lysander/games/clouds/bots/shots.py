"""20.5, 20.6 What a shot is worth to a pilot: a quick estimate from place and attitude, for aeroplanes that are not where they will be."""

from __future__ import annotations

from functools import lru_cache

from ..ch03_panel import guns_of
from ..ch04_people import skill
from ..ch12_path import Pose
from ..geometry import Vector, nose, square, within_degrees
from ..plane import GUNNER, NOSE, PILOT, Person, Plane
from ..rules import Rules
from ..state import State

FURTHEST = 2550 * 2550
"""20.4 F-04 The square of the distance from which on nobody shoots at an aeroplane."""
HIT = 1.0
BODY = 0.12
"""How much a hit is worth, and each success above the first (the row of the damage table)."""


@lru_cache(maxsize=16)
def ranges(rules: Rules) -> tuple[tuple[int, int], ...]:
    """20.6 Return the distance bands: the square of where each ends, and what it adds."""
    return tuple((r["below_points"] ** 2, r["add"]) for r in rules.tables["gunnery"]["distance"])


def line(a: Pose, b: Pose) -> Vector:
    """2.6 Return the vector from one place to another, in points."""
    return b.x - a.x, b.y - a.y, 100 * (b.z - a.z)


def hit_worth(target: int) -> float:
    """20.9 Return what a shot with this target number is worth: its chance to hit, and the successes to expect."""
    n = min(19, max(1, target))
    return n / 20 * (HIT + BODY * (n - 1) / 2)


def shot_worth(s: State, plane: Plane, at: Pose, other: Pose, manoeuvred: bool = True) -> float:
    """Return what the best shots of an aeroplane at ``at`` at one at ``other`` are worth: the pilot's and each gunner's added up."""
    way = line(at, other)
    far = square(way)
    if not 0 < far < FURTHEST:
        return 0.0
    worth = 0.0
    for person in plane.people:
        if person.state == "" and person.awake and (target := base_shot(s, plane, person, at, other, way, far, manoeuvred)) is not None:
            worth += hit_worth(target)
    return worth


def base_shot(s: State, plane: Plane, person: Person, at: Pose, other: Pose, way: Vector, far: int, manoeuvred: bool) -> int | None:
    """20.6 Return the target number of a person's normal shot, None if no gun of his bears."""
    rules = s.rules
    add = skill(person, "gunnery") + next(add for limit, add in ranges(rules) if far < limit) + s.panel(plane).platform
    guns = [(m, g) for m, g in guns_of(s, plane, person) if g.works and g.half >= 2 and (not m.drum or m.drum - g.fired >= 2)]
    if not guns:
        return None
    front = nose(at.heading, at.climb)
    if person.role == PILOT and guns[0][0].fixed:
        aim = aimed(front, way, rules.cone)
        if aim is None:
            return None
        return add + aim + angle(way, other) + (len(guns) - 2 if rules.gun_modifiers else 0)
    if not bears(person.role, guns[0][0].mount, front, way, at):
        return None
    add += 0 if abs((at.heading - other.heading + 1800) % 3600 - 1800) <= 300 else -4
    return add - ((3 + (1 if len(guns) == 1 else 0)) if rules.gun_modifiers else 0) - (2 if manoeuvred else 0)


def aimed(front: Vector, way: Vector, cone: int) -> int | None:
    """20.6 Return the aim of fixed guns, None outside the cone."""
    if within_degrees(front, way, 10):
        return 0
    if within_degrees(front, way, 20):
        return -4
    return -8 if cone == 30 and within_degrees(front, way, 30) else None


def angle(way: Vector, other: Pose) -> int:
    """20.6 Return the angle of a pilot's shot: between the line of fire and the target's nose."""
    front = nose(other.heading, other.climb)
    for degrees, add in ((30, 1), (60, -2), (120, -5), (150, -3)):
        if within_degrees(front, way, degrees):
            return add
    return -1


def bears(role: str, mount: str, front: Vector, way: Vector, at: Pose) -> bool:
    """20.5 Whether a flexible gun bears, leaving the edges of the blind spot aside."""
    ahead = front[0] * way[0] + front[1] * way[1] + front[2] * way[2]
    if role == NOSE:
        return ahead >= 0
    if ahead > 0:
        return False
    if mount == "tunnel" or role != GUNNER or way[2] >= 0:
        return True
    astern = nose(at.heading, "L")
    return not within_degrees((-astern[0], -astern[1], 0), (way[0], way[1], 0), 20)
