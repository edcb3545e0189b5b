"""26, 32.5 What a side has to do besides fighting: who does it, where, and which friend is to be protected."""

from __future__ import annotations

from itertools import pairwise, permutations
from math import dist
from typing import Any, NamedTuple

from ..ch11_flown import flown
from ..ch26_observation import CAMERA, EYES, HIGHEST, LOW, LOWEST
from ..geometry import SHALLOW, ground_distance, within
from ..plane import FLYING, GUNNER, Plane
from ..plans import Plan
from ..rules import SIDES
from ..state import State, in_the_fight

AIMED = ("photo", "observe", "bombs", "rockets", "burn")
"""Tasks for which an aeroplane flies over a place, or straight at it."""

LOOKED_AT, MOST = ("photo", "observe"), 4
"""Tasks that one aeroplane does one after the other, and how many it thinks of at once."""


class Task(NamedTuple):
    """A task of an aeroplane: what (``photo``, ``observe``, ``radio``, ``bombs``, ``rockets``, ``burn``, ``guard``, ``exit``), the object, its place
    on the ground plan in points, the heights between which it is done, and within how many points of it; and what it brings, with what the other
    side then does not get, in points of 28.11."""

    what: str
    target: str
    x: int
    y: int
    low: int
    high: int
    near: int
    points: int = 0


def task_of(s: State, plane: Plane) -> Task | None:
    """Return the task of an aeroplane now, None if it is free to fight."""
    if plane.homeward or plane.state != FLYING:
        return None
    open = open_tasks(s, plane.side)
    if mine := [t for t in open if may_do(s, plane, t)]:
        help = [t for t in mine if t.what != "burn"]
        if task := shared_out(s, plane, open) or min(help, key=lambda t: _rank(plane, t), default=None):
            return task
    named = [o for o in objectives(s, plane.side) if o["kind"] == "exit" and o["target"] == plane.id]
    if named and worked(s, plane):
        return Task("exit", plane.id, 0, 0, 1, s.rules.ceiling, 0)
    return None


def _rank(plane: Plane, task: Task) -> tuple[bool, int, str]:
    return task.what == "burn", ground_distance((plane.x, plane.y), (task.x, task.y)), task.target


def shared_out(s: State, plane: Plane, open: list[Task]) -> Task | None:
    """Return the task that falls to an aeroplane when each is left to the friend who is nearest to it; None if all fall to others."""
    able = [p for p in _mine(s, plane) if p.state == FLYING and not p.homeward]
    ways = sorted(((_rank(p, t), p.id, t) for p in able for t in open if may_do(s, p, t)), key=lambda w: w[:2])
    if len({id for _, id, _ in ways}) == 1 and (tour := [t for t in open if t.what in LOOKED_AT and may_do(s, plane, t)]):
        return shortest(plane, tour)[0]
    busy, taken = set[str](), set[str]()
    for _, id, task in ways:
        if id not in busy and task.target not in taken:
            if id == plane.id:
                return task
            busy.add(id)
            taken.add(task.target)
    return None


def shortest(plane: Plane, tasks: list[Task]) -> tuple[Task, ...]:
    """Return the order in which an aeroplane that has them all to itself does tasks by the shortest way."""

    def way(order: tuple[Task, ...]) -> float:
        places = [(plane.x, plane.y), *((t.x, t.y) for t in order)]
        return sum(dist(a, b) for a, b in pairwise(places))

    near = sorted(tasks, key=lambda t: _rank(plane, t))[:MOST]
    return min(permutations(near), key=way)


def at_hand(s: State, plane: Plane, plan: Plan, task: Task) -> bool:
    """26.3 to 26.5 Whether a plan lets an observer do his task this turn: a point in the picture, a unit near enough; the radio works anywhere."""
    if task.what not in ("photo", "observe"):
        return task.what == "radio"
    move = flown(s, plane, plan)
    if task.what == "observe":
        return move.end.z <= LOW and within(ground_distance((move.end.x, move.end.y), (task.x, task.y)), EYES)
    levels = [len(p.points) for p in move.parts if p.segment.kind == "straight" and not p.segment.dz and p.start.climb in SHALLOW]
    near = any(within(ground_distance(at[:2], (task.x, task.y)), CAMERA) for at in move.points)
    return near and LOWEST <= move.end.z <= HIGHEST and 2 * max(levels, default=0) >= plane.speed


def objectives(s: State, side: str) -> list[Any]:
    """32.5 Return the objectives of a side in file order."""
    return [o for o in s.rules.scene.get("objective", ()) if o["side"] == SIDES[side]]


def open_tasks(s: State, side: str) -> list[Task]:
    """Return what is still to be done by a side."""
    found: list[Task] = []
    for o in objectives(s, side):
        target, points = o["target"], stake(s, o["target"])
        if o["kind"] == "photo" and (point := s.points.get(target)) and not point.taken:
            found.append(Task("photo", target, point.x, point.y, LOWEST, HIGHEST, 100 * CAMERA, points))
        elif o["kind"] == "identify" and (unit := s.units.get(target)) and not unit.known:
            found.append(Task("observe", target, unit.x, unit.y, 2, LOW, 100 * EYES, points))
        elif o["kind"] == "destroy" and (bag := s.gasbags.get(target)) and bag.there:
            found.append(Task("rockets", target, bag.x, bag.y, max(1, bag.z - 2), bag.z + 8, 600, points))
            found.append(Task("burn", target, bag.x, bag.y, max(1, bag.z - 3), bag.z + 3, 300, points))
        elif o["kind"] == "destroy" and (unit := s.units.get(target)) and not unit.destroyed:
            found.append(Task("bombs", target, unit.x, unit.y, 4, 30, 100, points))
            found += [Task("radio", b.id, b.x, b.y, 5, 40, 2500, points) for b in s.batteries.values() if b.side == side]
    return found


def stake(s: State, target: str) -> int:
    """32.5 Return the points of all objectives about a point, a unit or a gasbag."""
    whole = s.rules.tables["scoring"]["objective"]
    return sum(o.get("points", whole) for o in s.rules.scene.get("objective", ()) if o["target"] == target)


def may_do(s: State, plane: Plane, task: Task) -> bool:
    """Whether a task is this aeroplane's: cameras, radio and reports are for two-seaters, bombs and rockets for who carries them."""
    match task.what:
        case "photo" | "observe" | "radio":
            return any(p.role == GUNNER and p.lives for p in plane.people) and (plane.staff or not any(p.staff for p in _mine(s, plane)))
        case "bombs":
            return plane.bombs > 0
        case "rockets":
            return plane.rockets > 0
    return burns(plane) and (plane.incendiary or not any(p.rockets or p.incendiary for p in _mine(s, plane) if p.in_air and not p.homeward))


def burns(plane: Plane) -> bool:
    """24.4 Whether an aeroplane can fire at a gasbag with guns; without incendiary rounds it does so if nobody has them, or rockets."""
    return any(g.works and g.half >= 2 for g in plane.guns)


def _mine(s: State, plane: Plane) -> list[Plane]:
    return [p for p in s.planes.values() if p.side == plane.side]


def worked(s: State, plane: Plane) -> bool:
    """Whether nothing of what this aeroplane can do is left to do."""
    return not any(may_do(s, plane, t) for t in open_tasks(s, plane.side))


def charges(s: State, plane: Plane) -> list[Plane]:
    """Return the friends that an aeroplane without a task of its own should protect: those that have one."""
    if task_of(s, plane) is not None:
        return []
    return [p for p in _mine(s, plane) if p.id != plane.id and p.in_air and (p.staff or task_of(s, p) is not None)]


def prey(s: State, plane: Plane) -> list[Plane]:
    """Return the enemies worth fighting: those in the fight, in list order; all that fly if there are none."""
    flying = [p for p in s.planes.values() if p.side != plane.side and p.state == FLYING]
    return [p for p in flying if in_the_fight(p)] or flying
