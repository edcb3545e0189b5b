"""11.17 The reachable envelope: where an aeroplane can be at the end of its simplest plans."""

from __future__ import annotations

from typing import Any

from .ch03_panel import climb_limit, roll_value, tightest
from .ch11_costs import actions_there, forced_letter, pose_of
from .ch11_legality import moves_by_plan, why_not
from .ch12_path import SIDE, Pose, arc_by, leg, pulls_of, straight, swings
from .ch27_home import bound_home
from .geometry import CIRCLE, COS, SHALLOW, SIN, rdiv
from .panels import WIDEST
from .plan_text import write
from .plane import FLYING, Plane
from .plans import Plan, Segment
from .state import State

SLOPE = 3
"""11.10 The least MU of length for each MU of height."""
Way = tuple[tuple[Segment, ...], Pose]


def envelope(s: State, plane: Plane) -> list[dict[str, Any]]:
    """11.17 Return the ends of the plans of the envelope, each with its plan in notation: turn by turn, straights, dives, pulls."""
    if plane.state != FLYING or not plane.speed or not moves_by_plan(plane):
        return []
    bound = bound_home(s, plane) or forced_letter(s, plane) > 0
    return [_end(segments, pose) for segments, pose in ways(s, plane) if not bound or not why_not(s, plane, Plan(segments))]


def _end(segments: tuple[Segment, ...], pose: Pose) -> dict[str, Any]:
    return {"plan": write(Plan(segments)), "at": [pose.x, pose.y, pose.z], "heading": pose.heading, "class": pose.climb, "bank": pose.bank}


def ways(s: State, plane: Plane) -> list[Way]:
    """11.17 Return the plans of the envelope, each with the pose at its end."""
    pose, fast = pose_of(plane), plane.speed > s.panel(plane).vs
    found = _straights(s, plane, pose) + _dives(plane, pose)
    if fast and (pose.climb not in SHALLOW or pose.bank == "0"):
        found += _pulls(s, plane, pose)
    if fast and pose.climb in SHALLOW:
        for side in ("L", "R"):
            found += _turns(s, plane, pose, side)
    return found


def _flown(pose: Pose, *segments: Segment) -> Way:
    """Return segments that use their own lengths, and the pose at their end."""
    flown = tuple(g for g in segments if g.length or g.kind == "pull")
    for g in flown:
        pose = leg(pose, g, g.length).end
    return flown, pose


def _straights(s: State, plane: Plane, pose: Pose) -> list[Way]:
    """11.10 The straight with each height change that is permitted; in a steep class the one that it decides."""
    n = plane.speed
    if pose.climb not in SHALLOW:
        return [_flown(pose, Segment("straight", length=n))]
    up = min(n // SLOPE, climb_limit(s.panel(plane), plane), max(0, s.rules.ceiling - plane.z))
    return [_flown(pose, Segment("straight", length=n, dz=dz)) for dz in range(up, -(n // SLOPE) - 1, -1)]


def _dives(plane: Plane, pose: Pose) -> list[Way]:
    """12.6 Dives of the whole speed."""
    to = {"V": (), "S": ("V",)}.get(pose.climb, ("S", "V"))
    return [_flown(pose, Segment("dive", to=c, length=plane.speed)) for c in to]


def _pulls(s: State, plane: Plane, pose: Pose) -> list[Way]:
    """12.7 Pulls on each letter that may be flown and fits, then straight."""
    found, pulls, panel = [], pulls_of(s.rules), s.panel(plane)
    for steps in (1, 2):
        for letter in range(tightest(panel, plane, plane.speed), WIDEST + 1):
            row = pulls.get(f"{pose.climb}{steps}")
            if row is None or row[letter].length > plane.speed:
                break
            g, left = Segment("pull", letter=letter, steps=steps), plane.speed - row[letter].length
            end = leg(pose, g, 0, pulls).end
            rest = (Segment("straight", length=left),) if left else ()
            found.append(((g, *rest), straight(end, left).end if left else end))
    return [way for way in found if max(end_of_pull(pose, way[0][0], pulls), way[1].z) <= s.rules.ceiling]


def end_of_pull(pose: Pose, g: Segment, pulls: Any) -> int:
    """11.11 Return the height after a pull."""
    height: int = pose.z + pulls[f"{pose.climb}{g.steps}"][g.letter].dz
    return height


def _turns(s: State, plane: Plane, pose: Pose, side: str) -> list[Way]:
    """11.17 Turns to one side on each letter that may be flown, of each length, then straight; behind a roll if the bank is wrong."""
    panel, left = s.panel(plane), plane.speed
    first: tuple[Segment, ...] = ()
    if pose.bank != side and not forced_letter(s, plane):
        roll = Segment("roll", to=side)
        needed = roll_value(panel, plane, side == "R")
        if actions_there(plane) < 2 or needed > left:
            return []
        first, left, pose = (roll,), left - needed, leg(pose, roll, needed).end
    letters = range(tightest(panel, plane, plane.speed), WIDEST + 1)
    found = [] if not first else [((*first, *_rest(left)), straight(pose, left).end)]
    for letter in letters:
        found += _on_letter(pose, first, side, letter, left)
    return found


def _rest(left: int) -> tuple[Segment, ...]:
    return (Segment("straight", length=left),) if left else ()


def _on_letter(pose: Pose, first: tuple[Segment, ...], side: str, letter: int, left: int) -> list[Way]:
    """12.4 Turns of 1 to ``left`` MU on one letter, then straight."""
    x, y, z, heading, _, _ = pose
    found = []
    m = SIDE[side] * letter
    for d, ((dx, dy), by) in enumerate(zip(arc_by(heading, m, left), swings(m, left), strict=True), 1):
        h, rest = (heading + by) % CIRCLE, left - d
        end = Pose(x + dx + rdiv(rest * SIN[h], 100), y + dy + rdiv(rest * COS[h], 100), z, h, "L", side)
        found.append(((*first, Segment("turn", side, letter, d), *_rest(rest)), end))
    return found
