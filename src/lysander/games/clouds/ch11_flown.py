"""11.17 A flight plan as it would be flown if every test succeeded and nothing were met: path, end, energy."""

from __future__ import annotations

from typing import NamedTuple

from .ch11_costs import energy_of, length_of, pose_of, running_after
from .ch12_path import PointOfPath, Pose, leg, pulls_of
from .ch14_energy import Sheet, sheet
from .geometry import SHALLOW
from .plane import Plane
from .plans import MANOEUVRES, Plan, Segment
from .state import State

UNCOUNTED = ("slip", "immelmann")
"""14.1 Kinds whose change of height does not count for item b."""


class Part(NamedTuple):
    """A segment as it is flown: its number, where it begins, its path points, where it ends."""

    n: int
    segment: Segment
    start: Pose
    points: tuple[PointOfPath, ...]
    end: Pose


class Flown(NamedTuple):
    """A plan as it is flown: its parts, its end, the EU spent, the MU of height that count for energy, and the kind of its last segment."""

    parts: tuple[Part, ...]
    end: Pose
    spent: int
    height: int
    ended: str

    @property
    def points(self) -> list[PointOfPath]:
        """12.2 Return all path points, in order."""
        return [point for part in self.parts for point in part.points]

    @property
    def manoeuvred(self) -> bool:
        """11.6 Whether the aeroplane manoeuvres by this plan."""
        return self.ended == "spin" or any(p.segment.kind in MANOEUVRES for p in self.parts)


def flown(s: State, plane: Plane, plan: Plan, skipped: tuple[int, ...] = ()) -> Flown:
    """12.1 Return a plan as it would be flown. The segments whose numbers are ``skipped`` have no path, but cost what they cost."""
    pose, left, pulls = pose_of(plane), plane.speed, pulls_of(s.rules)
    spent, uncounted, parts = 0, 0, []
    for n, g in enumerate(plan.segments, 1):
        length = length_of(s, plane, g, pose, left)
        left -= length
        spent += energy_of(s, plane, g)
        points, end = ((), pose) if n in skipped else leg(pose, g, length, pulls)
        if g.kind in UNCOUNTED:
            uncounted += end.z - pose.z
        parts.append(Part(n, g, pose, points, end))
        pose = end
    if plan.bank and pose.climb in SHALLOW:
        pose = pose._replace(bank=plan.bank)
    return Flown(tuple(parts), pose, spent, pose.z - plane.z - uncounted, plan.segments[-1].kind if plan.segments else "")


def energy_after(s: State, plane: Plane, plan: Plan, move: Flown) -> Sheet | None:
    """12.11, 14.1 Return the energy step after a plan; None if there is none: after a spin or a landing. A restart is taken to fail."""
    if move.ended in ("spin", "land", "takeoff"):
        return None
    immelmann = any(p.segment.kind == "immelmann" and p.points for p in move.parts)
    return sheet(s, plane, move.spent, move.height, plan.throttle, immelmann, running_after(plane, plan))


def at_end(plane: Plane, move: Flown, speed: int) -> Plane:
    """Return a copy of an aeroplane as it would be at the end of a plan, with this speed."""
    end = move.end
    there = plane.clone()
    there.x, there.y, there.z, there.heading, there.climb, there.bank = end
    there.speed, there.manoeuvred = speed, move.manoeuvred
    return there
