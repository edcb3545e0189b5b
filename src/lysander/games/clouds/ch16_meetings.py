"""16.1 to 16.6 Meetings on the path of a move: aeroplanes, gasbags, cables."""

from __future__ import annotations

from typing import NamedTuple

from ...core.referee import Referee
from .ch12_path import PointOfPath
from .ch16_collision import collide, hit_bag
from .ch16_ground import avoids, escapes
from .ground import Gasbag
from .plane import Plane
from .state import State
from .told import tell

BOX, THIN, TOP = 100, 50, 100
"""16.1, 16.2 Half the width of what is met, in points: of an aeroplane or gasbag, of a cable; how far below its balloon a cable ends."""
FARTHEST = 115
"""12.9 Points that one MU of a move leads off at most: a side-slip of n MU by n/2 is the longest."""
BALLOON = "balloon"


class Near(NamedTuple):
    """What may be met on a move: aeroplanes by id with x, y and H, and ids of gasbags, both in list order."""

    planes: tuple[tuple[str, int, int, int], ...]
    bags: tuple[str, ...]


class Meeting(NamedTuple):
    """16.4 A meeting to come: the number of the path point, what it is (in the order in which they are taken), its id."""

    at: int
    kind: int
    id: str


PLANE, BAG, CABLE = 0, 1, 2
"""16.4 What is met, in the order in which meetings at one path point are taken."""
NAMES = ("plane", "gasbag", "cable")


def near(s: State, plane: Plane) -> Near | None:
    """16.1, 16.2, 16.12 Return what an aeroplane may meet on a move of its speed, in list order; None for nothing."""
    reach, x, y, z = FARTHEST * plane.speed + BOX, plane.x, plane.y, plane.z
    planes: tuple[tuple[str, int, int, int], ...] = ()
    if s.rules.collisions:
        planes = tuple(
            [
                (p.id, p.x, p.y, 100 * p.z)
                for p in s.planes.values()
                if abs(p.x - x) < reach and abs(p.y - y) < reach and 100 * abs(p.z - z) < reach and p.in_air and p is not plane
            ]
        )
    bags = tuple([b.id for b in s.gasbags.values() if b.there and abs(b.x - x) <= reach and abs(b.y - y) <= reach]) if s.gasbags else ()
    return Near(planes, bags) if planes or bags else None


def meetings(s: State, within: Near, met: list[str], points: tuple[PointOfPath, ...]) -> list[Meeting]:
    """16.1, 16.2, 16.4 Return the first meeting with each thing on these path points that has not been met in this move, in the order of 16.4."""
    found = [Meeting(j, PLANE, id) for id, x, y, h in within.planes if id not in met and (j := first_near(x, y, h, points))]
    for id in within.bags:
        if id not in met and (meeting := first_of_bag(s.gasbags[id], points)):
            found.append(meeting)
    found.sort(key=_order)
    return found


def _order(meeting: Meeting) -> tuple[int, int]:
    return meeting[:2]


def first_near(ox: int, oy: int, oh: int, points: tuple[PointOfPath, ...]) -> int:
    """16.1 Return the number of the first path point nearer than 1 MU along each axis to another aeroplane; 0 for none.

    No point is farther from the one before than ``FARTHEST``, so that most of them need not be looked at.
    """
    j, last = 0, len(points)
    while j < last:
        x, y, h = points[j]
        off = max(abs(x - ox), abs(y - oy), abs(h - oh)) - BOX
        if off < 0:
            return j + 1
        j += off // FARTHEST + 1
    return 0


def first_of_bag(bag: Gasbag, points: tuple[PointOfPath, ...]) -> Meeting | None:
    """16.2 Return the first meeting of path points with a gasbag or its cable, which are one pair with the mover."""
    for j, (x, y, h) in enumerate(points, 1):
        if meets_bag(bag, x, y, h):
            return Meeting(j, BAG, bag.id)
        if meets_cable(bag, x, y, h):
            return Meeting(j, CABLE, bag.id)
    return None


def meets_bag(bag: Gasbag, x: int, y: int, h: int) -> bool:
    """16.2 Whether a path point meets a gasbag: within 1 MU along each axis."""
    return bag.there and abs(x - bag.x) <= BOX and abs(y - bag.y) <= BOX and abs(h - 100 * bag.z) <= BOX


def meets_cable(bag: Gasbag, x: int, y: int, h: int) -> bool:
    """16.2 Whether a path point meets the cable of a balloon."""
    held = bag.there and bag.kind == BALLOON and not bag.adrift
    return held and abs(x - bag.x) < THIN and abs(y - bag.y) < THIN and 0 <= h < 100 * bag.z - TOP


def meet(s: State, ref: Referee, plane: Plane, meeting: Meeting, band: str, h: int) -> bool:
    """16.5, 16.6 The mover, which stands at its path point of height ``h``, meets something. Return whether all its Flying tests succeeded.

    ``band`` is its speed band at the start of the move.
    """
    _, kind, id = meeting
    tell(s, ref, "meets", "16.1" if kind == PLANE else "16.2", who=plane.id, what=id, thing=NAMES[kind])
    if avoids(s, ref, plane, met=id):
        return True
    if kind == PLANE:
        other = s.planes[id]
        if not escapes(s, ref, other, met=plane.id):
            collide(s, ref, plane, other, band, h)
    elif not escapes(s, ref, plane, met=id):
        hit_bag(s, ref, plane, id, kind == CABLE, band, h)
    return False


def still_there(s: State, meeting: Meeting) -> bool:
    """16.1, 16.2 Whether what is to be met is still in the air, after whatever happened on the path so far."""
    return s.planes[meeting.id].in_air if meeting.kind == PLANE else s.gasbags[meeting.id].there
