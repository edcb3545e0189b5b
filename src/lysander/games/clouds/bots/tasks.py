"""26, 32.5 What a side has to do besides fighting: who does it, where, and which friend is to be protected."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..geometry import ground_distance
from ..plane import FLYING, GUNNER, Plane
from ..rules import SIDES
from ..state import State, in_the_fight


class Task(NamedTuple):
    """A task of an aeroplane: what (``photo``, ``observe``, ``radio``, ``bombs``, ``rockets``, ``burn``, ``guard``, ``exit``), the object, its place
    on the ground plan in points, the heights between which it is done, and within how many points of it."""

    what: str
    target: str
    x: int
    y: int
    low: int
    high: int
    near: int


def task_of(s: State, plane: Plane) -> Task | None:
    """Return the task of an aeroplane now, None if it is free to fight."""
    if plane.homeward or plane.state != FLYING:
        return None
    mine = [t for t in open_tasks(s, plane.side) if may_do(s, plane, t)]
    if mine:
        return min(mine, key=lambda t: (t.what == "burn", ground_distance((plane.x, plane.y), (t.x, t.y)), t.target))
    named = [o for o in objectives(s, plane.side) if o["kind"] == "exit" and o["target"] == plane.id]
    if named and worked(s, plane):
        return Task("exit", plane.id, 0, 0, 1, s.rules.ceiling, 0)
    return None


def objectives(s: State, side: str) -> list[Any]:
    """32.5 Return the objectives of a side in file order."""
    return [o for o in s.rules.scene.get("objective", ()) if o["side"] == SIDES[side]]


def open_tasks(s: State, side: str) -> list[Task]:
    """Return what is still to be done by a side."""
    found: list[Task] = []
    for o in objectives(s, side):
        target = o["target"]
        if o["kind"] == "photo" and (point := s.points.get(target)) and not point.taken:
            found.append(Task("photo", target, point.x, point.y, 8, 40, 300))
        elif o["kind"] == "identify" and (unit := s.units.get(target)) and not unit.known:
            found.append(Task("observe", target, unit.x, unit.y, 2, 6, 500))
        elif o["kind"] == "destroy" and (bag := s.gasbags.get(target)) and bag.there:
            found += [Task(what, target, bag.x, bag.y, max(1, bag.z - 4), bag.z + 4, 1000) for what in ("rockets", "burn")]
        elif o["kind"] == "destroy" and (unit := s.units.get(target)) and not unit.destroyed:
            found.append(Task("bombs", target, unit.x, unit.y, 4, 30, 100))
            found += [Task("radio", b.id, b.x, b.y, 5, 40, 2500) for b in s.batteries.values() if b.side == side]
    return found


def may_do(s: State, plane: Plane, task: Task) -> bool:
    """Whether a task is this aeroplane's: cameras, radio and reports are for two-seaters, bombs and rockets for who carries them."""
    match task.what:
        case "photo" | "observe" | "radio":
            return any(p.role == GUNNER and p.lives for p in plane.people) and (plane.staff or not any(p.staff for p in _mine(s, plane)))
        case "bombs":
            return plane.bombs > 0
        case "rockets":
            return plane.rockets > 0
    return plane.incendiary and any(g.works and g.half >= 2 for g in plane.guns)


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
