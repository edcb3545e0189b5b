"""12 Flying the plan: the path of each segment, in pure geometry.

All steps are worked from the start of the segment, so that rounding does not pile up (12.1). What a segment does to the place depends on heading and
length alone, so these offsets are computed once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ...core.tables import read_toml
from .geometry import CIRCLE, COS, HALF, SHALLOW, SIN, climb_class, rdiv
from .panels import LETTERS
from .plans import Segment
from .rules import Rules

PointOfPath = tuple[int, int, int]
"""12.2 A path point: x, y and H, all in points."""
Offsets = tuple[tuple[int, int], ...]
RADIAN = 573
"""12.4 Ticks in one radian."""
IMMELMANN_RISE, IMMELMANN_RUN = 4, 50
"""15.9 Height gained, and what divides the sine for the way along the old heading: 2 MU."""
NEXT_CLASS = {"V1": "S", "V2": "L", "S1": "L", "D1": "Z", "L1": "Z", "C1": "Z"}
"""12.7 Class after a pull, by class before and steps."""
COLUMN = {"V1": "v_to_s", "V2": "v_to_l", "S1": "s_to_l", "D1": "l_to_z", "L1": "l_to_z", "C1": "l_to_z"}
SIDE = {"L": -1, "R": 1}


class Pose(NamedTuple):
    """12.1 Place (x and y in points, z in MU), heading, class and bank."""

    x: int
    y: int
    z: int
    heading: int
    climb: str
    bank: str


class Leg(NamedTuple):
    """12.2 The path points of a segment, in order, and where it ends."""

    points: tuple[PointOfPath, ...]
    end: Pose


class Pull(NamedTuple):
    """12.7 A pull on one letter: length in MU, ground run in points, height change in MU, class at its end."""

    length: int
    run: int
    dz: int
    climb: str


Pulls = Mapping[str, tuple[Pull, ...]]
"""12.7 Pulls by class and steps (``V2``), then by the number of the letter."""


def read_pulls(table: Mapping[str, Any]) -> Pulls:
    """12.7 Return the pulls of ``pull.toml``. A letter that does not exist has the pull of A, for plans that are judged though it is missing."""
    rows = {r["letter"]: r for r in table["row"]}
    listed = [rows["A"], *(rows[letter] for letter in LETTERS)]
    return {key: tuple(_pull(r[column], NEXT_CLASS[key]) for r in listed) for key, column in COLUMN.items()}


def _pull(cell: Mapping[str, int], climb: str) -> Pull:
    return Pull(cell["length"], cell["run"], cell["rise"] if "rise" in cell else -cell["drop"], climb)


@lru_cache(maxsize=16)
def pulls_of(rules: Rules) -> Pulls:
    """12.7 Return the pulls of a battle: those of the table, with a variant laid over it."""
    return read_pulls(rules.tables["pull"])


PRINTED = read_pulls(read_toml(__package__, "pull"))


@lru_cache(maxsize=16)
def other_pulls(rules: Rules) -> Pulls | None:
    """12.7 Return the pulls of a battle whose variant changes the table; None for the printed ones."""
    pulls = pulls_of(rules)
    return None if pulls == PRINTED else pulls


def leg(pose: Pose, segment: Segment, length: int, pulls: Pulls = PRINTED) -> Leg:
    """12.1 Return the path of a segment of ``length`` MU, flown from a pose. A segment that does not fit the pose stays where it is."""
    match segment.kind:
        case "straight":
            return straight(pose, length, segment.dz)
        case "turn":
            return turn(pose, segment.side, segment.letter, length, segment.dz)
        case "roll":
            return roll(pose, segment, length)
        case "dive":
            return straight(Pose(pose.x, pose.y, pose.z, pose.heading, segment.to, "0"), length)
        case "pull":
            return pull(pose, segment.letter, segment.steps, pulls)
        case "ease":
            return Leg((), pose._replace(climb="L"))
        case "slip":
            return slip(pose, segment.side, segment.eu, length)
        case "immelmann":
            return immelmann(pose, length)
        case "land":
            return straight(pose, length, -pose.z)
    return Leg((), pose)


def straight(pose: Pose, n: int, dz: int = 0) -> Leg:
    """12.3 Return a straight of n MU in the present class; ``dz`` is for the shallow ones."""
    x, y, z, heading, climb, bank = pose
    if climb in SHALLOW:
        points = _at(x, y, z, ahead_by(heading, n), rises(n, dz))
        return Leg(points, Pose(*_end(points, x, y), z + dz, heading, climb_class(n, dz), bank))
    if climb == "V":
        return Leg(tuple([(x, y, h) for h in range(100 * z - 100, 100 * (z - n) - 1, -100)]), Pose(x, y, z - n, heading, climb, "0"))
    dz = rdiv(7 * n, 10) if climb == "Z" else -rdiv(7 * n, 10)
    points = _at(x, y, z, steep_by(heading, n), rises(n, dz))
    return Leg(points, Pose(*_end(points, x, y), z + dz, heading, climb, "0"))


def turn(pose: Pose, side: str, letter: int, n: int, dz: int = 0) -> Leg:
    """12.4 Return a turn of n MU to one side on a letter."""
    x, y, z, heading, _, _ = pose
    points = _at(x, y, z, arc_by(heading, SIDE[side] * letter, n), rises(n, dz))
    return Leg(points, Pose(*_end(points, x, y), z + dz, turned(heading, side, letter, n), climb_class(n, dz), side))


def turned(heading: int, side: str, letter: int, n: int) -> int:
    """12.4 Return the heading after a turn of n MU on a letter."""
    return (heading + SIDE[side] * ((2 * RADIAN * n + letter) // (2 * letter))) % CIRCLE


def roll(pose: Pose, segment: Segment, n: int) -> Leg:
    """12.5 Return a roll that uses n MU: to another bank, or in a vertical dive to another heading."""
    flown = straight(pose, n)
    if pose.climb == "V":
        return Leg(flown.points, flown.end._replace(heading=segment.heading))
    return Leg(flown.points, flown.end._replace(climb="L", bank=segment.to))


def turns_right(heading: int, to: int) -> bool:
    """12.5 Whether a roll in a vertical dive goes to the right: the shorter way round, right if both are equal."""
    return (to - heading) % CIRCLE <= HALF


def pull(pose: Pose, letter: int, steps: int, pulls: Pulls = PRINTED) -> Leg:
    """12.7 Return a pull on a letter, by one step or two."""
    key = f"{pose.climb}{steps}"
    if key not in pulls:
        return Leg((), pose)
    row = pulls[key][letter]
    h = pose.heading
    end = Pose(pose.x + rdiv(row.run * SIN[h], 10_000), pose.y + rdiv(row.run * COS[h], 10_000), pose.z + row.dz, h, row.climb, "0")
    return Leg(evenly(pose, end, row.length), end)


def slip(pose: Pose, side: str, eu: int, n: int) -> Leg:
    """12.9 Return a side-slip of n MU that spends ``eu`` EU."""
    x, y, z, h, _, bank = pose
    k = eu * SIDE[side]
    end = Pose(x + rdiv(n * SIN[h], 100) + rdiv(k * COS[h], 100), y + rdiv(n * COS[h], 100) - rdiv(k * SIN[h], 100), z - eu, h, "L", bank)
    return Leg(evenly(pose, end, n), end)


def immelmann(pose: Pose, n: int) -> Leg:
    """15.9 Return an immelmann of n MU: up by 4, on by 2, and back the other way, level."""
    x, y, z, h, _, _ = pose
    end = Pose(x + rdiv(SIN[h], IMMELMANN_RUN), y + rdiv(COS[h], IMMELMANN_RUN), z + IMMELMANN_RISE, (h + HALF) % CIRCLE, "L", "0")
    return Leg(evenly(pose, end, n), end)


def evenly(start: Pose, end: Pose, n: int) -> tuple[PointOfPath, ...]:
    """12.7 Return n path points that lie evenly on the line from start to end."""
    x, y, z = start[:3]
    dx, dy = end.x - x, end.y - y
    return tuple([(x + rdiv(j * dx, n), y + rdiv(j * dy, n), 100 * z + h) for j, h in enumerate(rises(n, end.z - z), 1)])


def _at(x: int, y: int, z: int, offsets: Offsets, heights: tuple[int, ...]) -> tuple[PointOfPath, ...]:
    z *= 100
    return tuple([(x + dx, y + dy, z + h) for (dx, dy), h in zip(offsets, heights, strict=True)])


def _end(points: tuple[PointOfPath, ...], x: int, y: int) -> tuple[int, int]:
    return points[-1][:2] if points else (x, y)


@lru_cache(maxsize=4096)
def rises(n: int, dz: int) -> tuple[int, ...]:
    """12.3 Return the height at each of n path points above that at the start, in points, for a height change of ``dz`` MU."""
    return tuple(rdiv(100 * j * dz, n) for j in range(1, n + 1))


@lru_cache(maxsize=4096)
def ahead_by(heading: int, n: int) -> Offsets:
    """12.3 Return how far a level straight along a heading has gone after each of n MU, in points."""
    sin, cos = SIN[heading], COS[heading]
    return tuple([(rdiv(j * sin, 100), rdiv(j * cos, 100)) for j in range(1, n + 1)])


@lru_cache(maxsize=2048)
def steep_by(heading: int, n: int) -> Offsets:
    """12.3 Return how far a straight in a steep dive or a zoom has gone after each of n MU, in points."""
    sin, cos = 7 * SIN[heading], 7 * COS[heading]
    return tuple([(rdiv(j * sin, 1000), rdiv(j * cos, 1000)) for j in range(1, n + 1)])


@lru_cache(maxsize=4096)
def arc_by(heading: int, m: int, n: int) -> Offsets:
    """12.4 Return how far a turn has gone after each of n MU, in points; ``m`` is the number of the letter, negative for a turn to the left."""
    sin, cos = SIN[heading], COS[heading]
    headings = [(heading + by) % CIRCLE for by in swings(m, n)]
    return tuple([(rdiv(m * (cos - COS[h]), 100), rdiv(m * (SIN[h] - sin), 100)) for h in headings])


@lru_cache(maxsize=4096)
def swings(m: int, n: int) -> tuple[int, ...]:
    """12.4 Return by how many ticks a turn has changed the heading after each of n MU; ``m`` as for ``arc_by``."""
    return tuple((1 if m > 0 else -1) * rdiv(RADIAN * j, abs(m)) for j in range(1, n + 1))
