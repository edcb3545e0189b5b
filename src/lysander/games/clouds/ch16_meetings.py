"""16.1 to 16.6 Meetings on the path of a move: aeroplanes, gasbags, cables."""

from __future__ import annotations

from typing import NamedTuple

from ...core.referee import Referee
from .ch16_collision import collide, hit_bag
from .ch16_ground import avoids, escapes
from .ground import Gasbag
from .plane import Plane
from .state import State
from .told import tell

BOX, CABLE, TOP = 100, 50, 100
"""16.1, 16.2 Half the width of what is met, in points: of an aeroplane or gasbag, of a cable; how far below its balloon a cable ends."""
FARTHEST = 115
"""12.9 Points that one MU of a move leads off at most: a side-slip of n MU by n/2 is the longest."""
BALLOON = "balloon"


class Near(NamedTuple):
    """What may be met on a move: aeroplanes, and ids of gasbags."""

    planes: tuple[Plane, ...]
    bags: tuple[str, ...]


def near(s: State, plane: Plane) -> Near | None:
    """16.1, 16.2, 16.12 Return what an aeroplane may meet on a move of its speed, in list order; None for nothing."""
    reach, x, y, z = FARTHEST * plane.speed + BOX, plane.x, plane.y, plane.z
    planes: tuple[Plane, ...] = ()
    if s.rules.collisions:
        planes = tuple(
            p
            for p in s.planes.values()
            if p.in_air and p is not plane and abs(p.x - x) < reach and abs(p.y - y) < reach and 100 * abs(p.z - z) < reach
        )
    bags = tuple(b.id for b in s.gasbags.values() if b.there and abs(b.x - x) <= reach and abs(b.y - y) <= reach)
    return Near(planes, bags) if planes or bags else None


def meets_plane(other: Plane, x: int, y: int, h: int) -> bool:
    """16.1 Whether a path point meets another aeroplane: nearer than 1 MU along each axis."""
    return other.in_air and abs(x - other.x) < BOX and abs(y - other.y) < BOX and abs(h - 100 * other.z) < BOX


def meets_bag(bag: Gasbag, x: int, y: int, h: int) -> bool:
    """16.2 Whether a path point meets a gasbag: within 1 MU along each axis."""
    return bag.there and abs(x - bag.x) <= BOX and abs(y - bag.y) <= BOX and abs(h - 100 * bag.z) <= BOX


def meets_cable(bag: Gasbag, x: int, y: int, h: int) -> bool:
    """16.2 Whether a path point meets the cable of a balloon."""
    held = bag.there and bag.kind == BALLOON and not bag.adrift
    return held and abs(x - bag.x) < CABLE and abs(y - bag.y) < CABLE and 0 <= h < 100 * bag.z - TOP


def meetings(s: State, within: Near, met: list[str], x: int, y: int, h: int) -> list[tuple[str, str]]:
    """16.4 Return what is met at a path point and has not been met in this move, each with its kind: aeroplanes, gasbags, cables."""
    found = [("plane", p.id) for p in within.planes if p.id not in met and meets_plane(p, x, y, h)]
    bags = [s.gasbags[id] for id in within.bags if id not in met]
    found += [("bag", b.id) for b in bags if meets_bag(b, x, y, h)]
    return found + [("cable", b.id) for b in bags if meets_cable(b, x, y, h)]


def meet(s: State, ref: Referee, plane: Plane, kind: str, id: str, band: str, h: int) -> bool:
    """16.5, 16.6 The mover, which stands at its path point of height ``h``, meets something. Return whether all its Flying tests succeeded.

    ``band`` is its speed band at the start of the move.
    """
    tell(s, ref, "meets", "16.1" if kind == "plane" else "16.2", who=plane.id, what=id, thing=kind)
    if avoids(s, ref, plane, met=id):
        return True
    if kind == "plane":
        other = s.planes[id]
        if not escapes(s, ref, other, met=plane.id):
            collide(s, ref, plane, other, band, h)
    elif not escapes(s, ref, plane, met=id):
        hit_bag(s, ref, plane, id, kind == "cable", band, h)
    return False
