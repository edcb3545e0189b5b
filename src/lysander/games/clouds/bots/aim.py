"""20 What shots are worth before anybody has fired, for arrays of poses: by the chance to hit, and by the damage that a hit does."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ..ch03_panel import guns_of
from ..ch04_people import skill
from ..ch20_shots import BLIND, DEFLECTION
from ..ch20_tables import gunnery
from ..plane import PILOT, Plane
from ..rules import Rules
from ..state import State
from .poses import Array, Poses

DAMAGE = (
    *(0.0, 0.15, 0.2, 0.25, 0.3, 0.4, 1.2, 0.5, 0.05, 0.5, 0.6, 0.9, 0.9, 1.3, 1.6),
    *(0.8, 0.8, 0.6, 1.2, 1.6, 1.0, 1.1, 1.6, 1.5, 2.4, 2.5, 3.0, 3.0, 3.0, 3.0),
)
"""22.5 What each row of the damage table is worth in points of 28.11. Each row was rolled 600 times on sound scouts: 3 for every aeroplane lost at
once, 1 for every one forced home; to that 1.5 times the share of structural strength that is lost, 0.6 for each EU of leak, and for guns out, wider
turns, wires and wounds what they leave of a fight, by guess."""
SURE, LEAST = 19, 1
"""4.5 Target numbers beyond these change nothing."""
NEVER = -1000.0
WEAK = 0.8
"""How much more a hit is worth on an aeroplane that has lost all of its strength."""


def hit_worth(target: int) -> float:
    """20.9, 22.1 Return what a shot with this target number is worth in points, on a sound aeroplane."""
    return float(WORTH[min(SURE, max(LEAST, target))])


def _worth(target: int) -> float:
    faces = range(1, target + 1)
    return sum(DAMAGE[min(len(DAMAGE), die + target - face) - 1] for face in faces for die in range(1, 21)) / 400


WORTH = np.array([0.0, *(_worth(n) for n in range(1, SURE + 1))])
"""20.9 What a shot is worth, by target number; 0 for a shot that is not allowed."""


class Gunner(NamedTuple):
    """Somebody with guns that can be fired: their mount, and the sum of what does not depend on the line of fire (20.6)."""

    mount: str
    base: int
    deflection: bool


class Table(NamedTuple):
    """20.6 The rows of gunnery as borders and sums: squares of distances in points, cosines of angles falling."""

    far: Array
    distance: Array
    cone: Array
    aim: Array
    angles: Array
    angle: Array
    side: int
    parallel: float
    other: int
    manoeuvred: int


@lru_cache(maxsize=16)
def table_of(rules: Rules) -> Table:
    """20.6 Return the table of gunnery as arrays."""
    g = gunnery(rules)
    return Table(
        far=np.array([float(b.below) for b in g.distance]),
        distance=np.array([*(float(b.add) for b in g.distance), NEVER]),
        cone=-np.cos(np.radians([float(a.degrees) for a in g.aim])),
        aim=np.array([*(float(a.add) for a in g.aim), NEVER]),
        angles=-np.cos(np.radians([float(a.degrees) for a in g.angle[:-1]])),
        angle=np.array([float(a.add) for a in g.angle]),
        side=next(n for n, a in enumerate(g.angle) if a.name == "side"),
        parallel=float(np.cos(np.radians(g.parallel.degrees))),
        other=g.other.add,
        manoeuvred=g.manoeuvred if rules.gun_modifiers else 0,
    )


def gunners(s: State, plane: Plane) -> tuple[Gunner, ...]:
    """20.3, 20.6 Return those aboard who can fire in this turn and the next, with their best gun."""
    if plane.homeward or not plane.in_air:
        return ()
    found = []
    table, platform = gunnery(s.rules), s.panel(plane).platform
    for person in plane.people:
        guns = [m for m, g in guns_of(s, plane, person) if g.works and g.half >= 2]
        if person.state or person.faint or not guns:
            continue
        base = skill(person, "gunnery") + platform
        if s.rules.gun_modifiers:
            base += table.guns[len(guns)] if guns[0].fixed else table.guns[1] + table.flexible
        deflection = person.has("deflection")
        found.append(Gunner(guns[0].mount, base + (DEFLECTION if deflection and person.role != PILOT else 0), deflection and person.role == PILOT))
    return tuple(found)


def shots(rules: Rules, crew: tuple[Gunner, ...], mine: Poses, his: Poses) -> Array:
    """20.6 Return what the shots of a crew are worth in points, on a sound aeroplane, for each pair of poses."""
    table = table_of(rules)
    x, y, z = his.x - mine.x, his.y - mine.y, his.z - mine.z
    square = x * x + y * y + z * z
    worth = np.zeros(square.shape)
    near = table.distance[np.searchsorted(table.far, square, side="right")]
    if not crew or not (near > NEVER).any():
        return worth
    length = np.sqrt(square) + 1e-9
    along = (mine.nx * x + mine.ny * y + mine.nz * z) / length
    for gunner in crew:
        if gunner.mount == "fixed":
            row = np.searchsorted(table.angles, -(his.nx * x + his.ny * y + his.nz * z) / length)
            target = gunner.base + near + table.aim[np.searchsorted(table.cone, -along)] + table.angle[row]
            target = target + DEFLECTION * (row == table.side) if gunner.deflection else target
        else:
            free = along >= 0 if gunner.mount == "nose" else along <= 0
            if gunner.mount == "rear":
                free &= ~_blind(mine, x, y, z)
            parallel = mine.hx * his.hx + mine.hy * his.hy >= table.parallel
            target = gunner.base + near + np.where(parallel, 0, table.other) + table.manoeuvred * mine.manoeuvred
            target = np.where(free, target, NEVER)
        worth += WORTH[np.where(target > NEVER / 2, np.clip(target, LEAST, SURE), 0).astype(int)]
    return worth


def _blind(mine: Poses, x: Array, y: Array, z: Array) -> Array:
    """20.5 Whether places are in the blind spot of a rear gun."""
    flat = np.hypot(x, y)
    return (z < 0) & (-(x * mine.hx + y * mine.hy) >= np.cos(np.radians(BLIND)) * flat)


def softness(s: State, plane: Plane) -> float:
    """22.6 Return how much a hit on this aeroplane is worth compared with one on a sound aeroplane: 0 if it cannot be won any more."""
    if plane.won:
        return 0.0
    lost = 1 - max(0, plane.strength) / s.panel(plane).structure
    pilot = plane.pilot
    hurt = 1 - max(0, pilot.fortitude) / max(1, pilot.full)
    return (1 + WEAK * max(lost, hurt)) * (0.6 if plane.forced else 1.0)
