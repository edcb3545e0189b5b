"""11.17 (f), (h) What a flight plan would meet on its path, and whether it would do for the camera, the radio and the report."""

from __future__ import annotations

from math import isqrt
from typing import Any

from .ch04_people import skill
from .ch11_costs import TASKS, worker
from .ch11_flown import Flown
from .ch11_tests import chance
from .ch16_meetings import NAMES, meetings, near
from .geometry import SHALLOW, ground_distance, half_up, within
from .plane import PILOT, Person, Plane
from .plans import Action, Plan
from .state import State

PHOTO_NEAR, PHOTO_LOW, PHOTO_HIGH = 3, 8, 40
"""26.3 MU from the point, and the heights of a photograph."""
REPORT_LOW, REPORT_NEAR = 6, 5
"""26.4 Height and distance of a report."""
COVER = ("open", "rough", "partial", "trench", "dense")
"""26.4 Cover by its steps."""
GROUND = "ground"
MANOEUVRED, OBSERVER, TEN = -2, 3, 10
"""26.2 Modifiers; 26.5 the straight distance counts in full tens of MU."""


def contacts(s: State, plane: Plane, move: Flown) -> list[dict[str, Any]]:
    """16.1 to 16.4 Return what the path meets where it stands now, in order, with the number of the path point; the ground is the last."""
    within_reach, before = near(s, plane), 0
    met: list[str] = []
    found: list[dict[str, Any]] = []
    for part in move.parts:
        points, lands = part.points, part.segment.kind == "land"
        for at, kind, id in meetings(s, within_reach, met, points) if within_reach else ():
            met.append(id)
            found.append({"point": before + at, "thing": NAMES[kind], "what": id, "at": [*points[at - 1]]})
        if not lands and (at := next((j for j, p in enumerate(points, 1) if p[2] <= 0), 0)):
            above = [f for f in found if f["point"] <= before + at]
            return [*above, {"point": before + at, "thing": GROUND, "what": "", "at": [*points[at - 1]]}]
        before += len(points)
    return found


def tasks(s: State, plane: Plane, plan: Plan, move: Flown) -> list[dict[str, Any]]:
    """26.3 to 26.5 Return for each task of a plan whether its conditions would be met, and the test of it."""
    role = worker(plane, plan) or PILOT
    person = plane.person(role)
    base, found = _awareness(plane, person, move), []
    for action in plan.actions:
        if action.do in TASKS and (judged := _task(s, plane, action, move)):
            add, facts = judged
            target = base + add
            met = all(v for v in facts.values() if isinstance(v, bool))
            found.append({"do": action.do, "what": action.what, "who": role, "met": met, **facts, "target": target, "chance": chance(target)})
    return found


def _awareness(plane: Plane, person: Person, move: Flown) -> int:
    """26.2 Return the target of Awareness tests: less if it manoeuvred and by its threats, more for one who does his job."""
    return skill(person, "awareness") + plane.threat + (MANOEUVRED if move.manoeuvred else 0) + (OBSERVER if person.has("job") else 0)


def _task(s: State, plane: Plane, action: Action, move: Flown) -> tuple[int, dict[str, Any]] | None:
    """Return what a task adds to its test, and which of its conditions would be met; None if there is no such thing."""
    end = move.end
    if action.do == "photo" and (point := s.points.get(action.what)):
        level = max((len(p.points) for p in move.parts if p.segment.kind == "straight" and not p.segment.dz and p.start.climb in SHALLOW), default=0)
        close = any(within(ground_distance((point.x, point.y), p), PHOTO_NEAR) for p in move.points)
        return 0, {"near": close, "height": PHOTO_LOW <= end.z <= PHOTO_HIGH, "level": level >= half_up(plane.speed)}
    if action.do == "observe" and (unit := s.units.get(action.what)):
        close = within(ground_distance((unit.x, unit.y), (end.x, end.y)), REPORT_NEAR)
        return -COVER.index(unit.cover), {"near": close, "height": end.z <= REPORT_LOW}
    if action.do == "radio" and (battery := s.batteries.get(action.what)):
        away = isqrt(ground_distance((battery.x, battery.y), (end.x, end.y)) + 10_000 * end.z * end.z) // 100
        return -(away // TEN), {"distance": away}
    return None
