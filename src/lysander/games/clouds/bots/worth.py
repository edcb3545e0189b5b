"""What a plan is worth to a pilot: energy and height kept, shots to come for and against him, the way to his task, the dangers of the ground and of
speed."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ..geometry import ground_distance, nose, vector
from ..plane import Plane
from ..plans import Plan
from ..state import State
from .outcome import Outcome, chance, outcome
from .shots import shot_worth
from .tasks import Task, charges, prey, task_of


@dataclass(frozen=True)
class Style:
    """How a pilot weighs: shots of his own and against him, energy, the angle to the enemy, the distance, the task, the dangers."""

    shoot: float = 9.0
    fear: float = 7.0
    energy: float = 0.28
    angles: float = 2.6
    close: float = 0.12
    task: float = 1.0
    danger: float = 1.0
    later: float = 0.35
    """How much a shot counts at or by somebody who has still to move."""


EASY = Style(shoot=9.0, fear=2.0, energy=0.1, angles=1.2, close=0.15, danger=0.6)
SAFE_SPEED = 4
"""EU above stall speed that a pilot likes to keep."""


@dataclass(frozen=True)
class Scene:
    """What a pilot reckons with in a move: his enemies, his task and the friends he protects."""

    foes: tuple[Plane, ...]
    task: Task | None
    charges: tuple[tuple[int, int], ...]
    radius: int


def scene_of(s: State, plane: Plane) -> Scene:
    """Return what a pilot reckons with when it is his turn to move."""
    return Scene(tuple(prey(s, plane)), task_of(s, plane), tuple((p.x, p.y) for p in charges(s, plane)), s.rules.field)


def plan_worth(s: State, plane: Plane, plan: Plan, scene: Scene, style: Style) -> float:
    """Return what a plan is worth; better is more."""
    found = outcome(s, plane, plan)
    return state_worth(s, plane, found, scene, style) - (0.3 if plan.throttle else 0.0)


def state_worth(s: State, plane: Plane, found: Outcome, scene: Scene, style: Style) -> float:
    """Return what it is worth to end a move like this."""
    worth = -style.danger * dangers(s, plane, found) - edge(found.plane, scene.radius)
    worth += style.energy * (found.plane.speed + found.plane.z)
    worth -= 0.7 * max(0, s.panel(plane).vs + SAFE_SPEED - found.plane.speed)
    if scene.task is not None:
        worth += style.task * task_worth(s, plane, found, scene.task)
    for foe in scene.foes:
        worth += duel_worth(s, found.plane, foe, scene, style)
    return worth


def duel_worth(s: State, mine: Plane, foe: Plane, scene: Scene, style: Style) -> float:
    """Return what it is worth to stand to one enemy like this: shots both ways, angles, height, distance."""
    certain = 1.0 if foe.moved else style.later
    worth = certain * (style.shoot * shot_worth(s, mine, foe) - style.fear * shot_worth(s, foe, mine))
    way = vector(mine.place, foe.place)
    far = sqrt(way[0] ** 2 + way[1] ** 2 + way[2] ** 2) / 100 or 0.5
    ahead, away = (_along(nose(p.heading, p.climb), way) / (1_000_000 * far) for p in (mine, foe))
    near = 1 / (1 + far / 14)
    hunts = 1.0 if scene.task is None else 0.25
    worth += style.angles * near * (ahead + away) * (1.0 if scene.task is None else 0.6)
    worth += 0.05 * max(-12, min(12, mine.z - foe.z)) * near
    if scene.charges:
        hunts *= 2.0 / (1.0 + min(ground_distance((foe.x, foe.y), c) for c in scene.charges) ** 0.5 / 1500)
    return worth - hunts * style.close * max(0.0, far - 9) / len(scene.foes) ** 0.5


def _along(nose: tuple[int, int, int], way: tuple[int, int, int]) -> int:
    return nose[0] * way[0] + nose[1] * way[1] + nose[2] * way[2]


def dangers(s: State, plane: Plane, found: Outcome) -> float:
    """Return the price of what could go wrong: the ground now and in the next move, a stall, the never-exceed speed, tests that fail."""
    panel, pose = s.panel(plane), found.plane
    price = 14 * found.fails * (1.5 if pose.z < 12 else 1.0)
    if found.lands:
        return price + (0.0 if plane.homeward else 40.0)
    if found.low <= 0:
        price += 300
    steep = pose.climb in ("V", "S")
    if steep:
        room = found.plane.speed + 8 if pose.climb == "V" else 7 * found.plane.speed // 10 + 4
        price += 60 if pose.z < room else 0
    elif found.plane.speed <= panel.vs:
        falls = 1 - chance(plane.pilot.flying)
        price += 3 + 22 * falls + (60 * falls + 10 if pose.z <= 8 else 0) + (80 if pose.z <= 3 else 0)
    if found.plane.speed > panel.vne:
        price += 70 * (1 - chance(plane.strength - 2 * (found.plane.speed - panel.vne)))
    if pose.z < 6 and not steep:
        price += 1.5 * (6 - pose.z)
    return price


def edge(pose: Plane, radius: int) -> float:
    """27.8 Return the price of being near the edge of the field, or beyond it."""
    out = (pose.x**2 + pose.y**2) ** 0.5 / 100 - (radius - 14)
    return 0.6 * out if out > 0 else 0.0


def task_worth(s: State, plane: Plane, found: Outcome, task: Task) -> float:
    """Return what the end of a move is worth for a task: near its place and in its heights, or on the way home."""
    pose = found.plane
    if task.what == "exit":
        off = abs((pose.heading - s.rules.home_of(plane.side) + 1800) % 3600 - 1800)
        return 4.0 - off / 300
    away = max(0.0, ((pose.x - task.x) ** 2 + (pose.y - task.y) ** 2) ** 0.5 - task.near) / 100
    worth = -0.5 * away
    worth -= 0.8 * max(0, task.low - pose.z, pose.z - task.high)
    over = any((x - task.x) ** 2 + (y - task.y) ** 2 <= task.near**2 for x, y, _ in found.points)
    if task.what == "photo":
        return worth + (10.0 if over and task.low <= pose.z <= task.high and 2 * found.level >= plane.speed else 0.0)
    if task.what == "observe":
        return worth + (10.0 if not away and pose.z <= task.high else 0.0)
    if task.what == "bombs":
        return worth + (14.0 if over else 0.0)
    if task.what in ("rockets", "burn"):
        way = (task.x - pose.x, task.y - pose.y, 0)
        ahead = nose(pose.heading, "L")
        far = (way[0] ** 2 + way[1] ** 2) ** 0.5 or 1.0
        aim = (ahead[0] * way[0] + ahead[1] * way[1]) / (10_000 * far)
        return worth + 4.0 * aim * (1.5 if far < 1200 else 1.0)
    return worth + (2.0 if not found.plane.manoeuvred else 0.0)
