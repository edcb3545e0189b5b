"""What the ends of plans are worth to a pilot for the task of his side, in points of 28.11: the way to its place, and the chance that it is done."""

from __future__ import annotations

import numpy as np

from ..ch04_people import skill, usable
from ..ch26_observation import COVERS, JOB, MANOEUVRED
from ..ch29_rolls import chance_of
from ..geometry import CLASSES, ground_distance
from ..plane import GUNNER, Person, Plane
from ..state import State, in_the_fight
from .balloons import RANGE, strike
from .fan import BANKS as BANK_NAMES
from .fan import Fan, outline_of
from .loads import stick
from .poses import TICK, Array, Poses, poses
from .tasks import Task, burns, open_tasks

WAY, OFF, SPUN = 0.04, 0.047, 1.5
"""In points, the price of each MU of the way to a task, of each MU above or below the heights for it, and of a stall on the way."""
EASE = 5
"""EU above stall speed at whose letter a pilot reckons to turn towards his task."""
AHEAD, SOON = ("observe", "rockets", "burn"), 0.5
"""Tasks that are done from where a move ends, for which the next move is looked at, and how much that counts."""
GASBAGS = ("rockets", "burn")
"""24 Tasks that are attacks on gasbags."""
CALM, SPARE = 4000, 0.5
"""Points within which an enemy keeps a pilot from what is not his task, and how much he cares for the way to it beyond that."""
ASTRAY = 0.26
"""The sine of the angle off the nose from which on a place is turned to."""
HOMEWARD = 0.17
"""In points, what it is worth to head for home in the next turn, and not across it."""
BANKS = (0, 1, -1)
"""Level wings, banked to the left and to the right, by the number of a fan: the side to which a turn needs no roll."""


def task_worth(s: State, plane: Plane, fan: Fan, ends: Poses, task: Task, craft: bool) -> Array:
    """Return what the ends of plans are worth for a task: near its place and in its heights, or on the way home. Who has no ``craft`` does
    not think of the next move. Who has flown over a point comes back only if the photograph fails (26.3)."""
    height = plane.z + fan.z
    if task.what == "exit":
        return home_worth(s, plane, fan)
    off = np.maximum(0, np.maximum(task.low - height, height - task.high))
    if task.what == "radio":
        away = np.maximum(0, np.hypot(ends.x - task.x, ends.y - task.y) - task.near) / 100
        return np.asarray(np.where(fan.manoeuvred, 0.0, 0.12) - 0.03 * away - OFF * off)
    way = np.maximum(0, to_place(s, plane, fan.bank, ends, task.x, task.y) - task.near)
    done = done_worth(s, plane, fan, ends, task)
    again = 1 - done / task.points if task.what == "photo" and task.points else 1.0
    worth = done - WAY * again * way / 100 - OFF * off - SPUN * fan.stalls
    return np.asarray(worth + SOON * next_chance(s, plane, fan, ends, way, task) if craft and task.what in AHEAD else worth)


def home_worth(s: State, plane: Plane, fan: Fan) -> Array:
    """27.8 Return what it is worth to head for home, and to be banked to that side."""
    off = (plane.heading + fan.heading - s.rules.home_of(plane.side) + 1800) % 3600 - 1800
    panel = s.panel(plane)
    rolls = _wrong(fan.bank, -off) * (np.abs(off) > 300) * panel.left / (np.pi * panel.shown[panel.vs + EASE])
    return np.asarray(0.23 - (np.abs(off) + 1800 * rolls) / 5200)


def to_place(s: State, plane: Plane, bank: Array, ends: Poses, x: float, y: float) -> Array:
    """Return how far it is to a place, in points, with the roll that the turn to it needs."""
    panel = s.panel(plane)
    dx, dy = x - ends.x, y - ends.y
    to_right = ends.hy * dx - ends.hx * dy
    astray = (np.abs(to_right) > ASTRAY * np.hypot(dx, dy)) | (ends.hx * dx + ends.hy * dy < 0)
    return way_to(ends, x, y, 100.0 * panel.shown[panel.vs + EASE]) + 100 * panel.left * astray * _wrong(bank, to_right)


def _wrong(bank: Array, to_right: Array) -> Array:
    """12.5 Whether plans end without bank, or banked to the other side than a turn wants."""
    return np.array(BANKS)[bank] * to_right >= 0


def done_worth(s: State, plane: Plane, fan: Fan, ends: Poses, task: Task) -> Array:
    """23 to 26 Return what plans are worth that let a task be done at their end, by its points and the chance that it then is: a picture, a report,
    bombs, rockets, a burst at a gasbag."""
    height = plane.z + fan.z
    if task.what not in ("photo", "bombs"):
        return point_worth(s, plane, ends, 2 * fan.run >= plane.speed, task)
    track = fan.track(plane)
    over = ((track[..., 0] - task.x) ** 2 + (track[..., 1] - task.y) ** 2 <= task.near**2).any(axis=1)
    if task.what == "bombs":
        return np.asarray(task.points * over * bombed(s, plane, fan, task))
    taken = over & (height >= task.low) & (height <= task.high) & (2 * fan.level >= plane.speed)
    return np.asarray(task.points * taken * seen_well(plane, fan.manoeuvred, 0))


def point_worth(s: State, plane: Plane, ends: Poses, ran: Array, task: Task) -> Array:
    """24, 26.4 Return what it is worth for a task to end a move like this, which ``ran`` straight or not: a report, rockets, a burst."""
    if task.what == "observe":
        near = (np.hypot(task.x - ends.x, task.y - ends.y) <= task.near) & (ends.z <= 100 * task.high) & (ends.z > 0)
        return np.asarray(task.points * near * seen_well(plane, ends.manoeuvred, COVERS.index(s.units[task.target].cover)))
    return np.asarray(task.points * strike(s, plane, s.gasbags[task.target], ends, ran))


def in_passing(s: State, plane: Plane, fan: Fan, ends: Poses) -> Array:
    """24.2 Return what the gasbags that a side is to burn are worth to a pilot whose task they are not: a burst at the nearest one now or after the
    next move, and the way to it as long as no enemy is near."""
    open = [t for t in open_tasks(s, plane.side) if t.what == "burn"]
    if not open or not burns(plane):
        return np.zeros(len(fan.plans))
    task = min(open, key=lambda t: (ground_distance((plane.x, plane.y), (t.x, t.y)), t.target))
    way = np.maximum(0, to_place(s, plane, fan.bank, ends, task.x, task.y) - task.near)
    worth = point_worth(s, plane, ends, 2 * fan.run >= plane.speed, task) + SOON * next_chance(s, plane, fan, ends, way, task)
    foes = [p for p in s.planes.values() if p.side != plane.side and in_the_fight(p)]
    calm = all(ground_distance((plane.x, plane.y), (p.x, p.y)) > CALM * CALM for p in foes)
    return np.asarray(worth - calm * SPARE * WAY * way / 100)


def next_chance(s: State, plane: Plane, fan: Fan, ends: Poses, way: Array, task: Task) -> Array:
    """Return what the best move after each plan would be worth for a task, where its place can be reached by then."""
    worth = np.zeros(len(fan.plans))
    speed = fan.speed.astype(int)
    near = np.flatnonzero((way <= 100 * speed + (RANGE - task.near if task.what in GASBAGS else 0)) & ~fan.stalls & (plane.z + fan.low > 0))
    names = speed * 1000 + fan.climb * 10 + fan.bank
    for name in np.unique(names[near]):
        which = near[names[near] == name]
        after = outline_of(s, plane, int(name) // 1000, CLASSES[int(name) // 10 % 100], BANK_NAMES[int(name) % 10])
        start = ends.chosen(which)
        stands = _flown_from(start, (plane.heading + fan.heading[which]) * TICK, after)
        there = point_worth(s, plane, stands, (2 * after.run >= name // 1000)[None, :], task)
        worth[which] = np.where(after.stalls | (stands.z <= 0), 0.0, there).max(axis=1)
    return worth


def errand_ahead(s: State, plane: Plane, ends: Poses, bank: Array, run: Array, task: Task) -> Array:
    """Return what the ends of moves of the next turn are worth for a task: the way to its place or home, its heights, and what can be done there,
    as far as ``next_chance`` does not count it yet."""
    if task.what == "exit":
        home = s.rules.home_of(plane.side) * TICK
        return np.asarray(HOMEWARD * (np.sin(home) * ends.hx + np.cos(home) * ends.hy))
    height = ends.z / 100
    off = OFF * np.maximum(0, np.maximum(task.low - height, height - task.high))
    if task.what == "radio":
        return np.asarray(-0.03 * np.maximum(0, np.hypot(ends.x - task.x, ends.y - task.y) - task.near) / 100 - off)
    worth = -WAY * np.maximum(0, to_place(s, plane, bank, ends, task.x, task.y) - task.near) / 100 - off
    if task.what in AHEAD:
        worth = worth + (1 - SOON) * point_worth(s, plane, ends, 2 * run >= ends.speed, task)
    return np.asarray(worth)


def _flown_from(start: Poses, heading: Array, fan: Fan) -> Poses:
    """Return the ends of the plans of a fan from several places, along the last axis."""
    sin, cos = np.sin(heading)[:, None], np.cos(heading)[:, None]
    x, y = start.x[:, None] + fan.x * cos + fan.y * sin, start.y[:, None] + fan.y * cos - fan.x * sin
    z, turned, shape = start.z[:, None] + 100.0 * fan.z, heading[:, None] / TICK + fan.heading, np.ones(x.shape)
    return poses(x, y, z, turned, fan.climb, fan.speed * shape, fan.manoeuvred & (shape > 0))


def bombed(s: State, plane: Plane, fan: Fan, task: Task) -> Array:
    """25.6 Return the part of its task that a stick from the end of each plan does, by height and speed."""
    height, bands = plane.z + fan.z.astype(int), s.panel(plane).band
    keys = [(z, bands[v]) for z, v in zip(height, fan.speed.astype(int), strict=True)]
    worth = {key: stick(s, plane, task.target, *key)[1] for key in set(keys)}
    return np.array([worth[key] for key in keys])


def seen_well(plane: Plane, manoeuvred: Array, cover: int) -> Array:
    """26.2 to 26.4 Return the chance of an observer's test after a move, with a manoeuvre or without."""
    person = observer(plane)
    target = skill(person, "awareness") - cover + (JOB if usable(person, "job") else 0)
    return np.where(manoeuvred, chance_of(target + MANOEUVRED), chance_of(target)) / 100


def observer(plane: Plane) -> Person:
    """26.1 Return who does the task of an aeroplane: a gunner who lives, else the pilot."""
    return next((p for p in plane.people if p.role == GUNNER and p.lives), plane.pilot)


def way_to(ends: Poses, x: float, y: float, radius: float) -> Array:
    """Return how far it is to a place on the ground plan, in points, by a turn of this radius and then straight on; where the place lies within the
    turn, straight on first until it lies on it."""
    dx, dy = x - ends.x, y - ends.y
    ahead, aside = ends.hx * dx + ends.hy * dy, np.abs(ends.hy * dx - ends.hx * dy)
    ring = np.hypot(ahead, aside - radius)
    inside = ring < radius
    before = np.where(inside, ahead + np.sqrt(np.maximum(0, radius**2 - (aside - radius) ** 2)), 0.0)
    bearing = np.arctan2(ahead - before, radius - aside)
    turn = (bearing - np.arccos(np.where(inside, 1.0, radius / np.maximum(ring, radius)))) % (2 * np.pi)
    return np.asarray(before + radius * turn + np.sqrt(np.maximum(0, ring * ring - radius * radius)))
