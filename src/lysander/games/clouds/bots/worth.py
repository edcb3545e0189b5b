"""What the ends of plans are worth to a pilot, in points of 28.11, for all plans at once: energy and height kept, shots for and against him, the
place behind and above an enemy, the way to his task, the dangers of ground and speed."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ..ch04_people import skill
from ..ch29_rolls import chance_of
from ..geometry import CLASSES
from ..panels import DIVE, HIGH
from ..plane import Plane
from ..state import State
from .aim import Gunner, gunners, shots, softness
from .balloons import meetings
from .errands import GASBAGS, in_passing, task_worth
from .fan import Fan
from .flak import ground_fire
from .poses import TICK, Array, Poses
from .tasks import Task, charges, prey, task_of

CLOSE, OWN, FRIEND = 100, 1.0, 3.0
"""16.1 Points within which another aeroplane is met, and in points of 28.11 the price of a collision with an enemy, and how much more with a friend:
an enemy falls as often."""
VERTICAL, STEEP = CLASSES.index("V"), CLASSES.index("S")
LEFT = 2.5
"""27.8 In points, the price of leaving the field, and the fight, by the way."""
DOOM, STRAINED, LOW = 8.0, 0.8, 2
"""In points, the price of a dive that ends in the ground, and of one that needs a tight pull to stay this many MU above it."""


@dataclass(frozen=True)
class Style:
    """How a pilot weighs, in points: a point of shots against him; an EU or MU of height; the nose on an enemy, and being where his is not; an MU of
    height over him; an MU of distance beyond ``reach``; the task; the dangers. Who has ``craft`` waits for a good chance at his task and sees it one
    move ahead. ``margin`` is how many EU above stall speed he likes to keep, ``slow`` what each one less costs. Who
    ``quits`` breaks off when he is beaten. ``thrift`` is how much of what rounds and jams cost he counts."""

    fear: float = 1.0
    energy: float = 0.016
    angles: float = 0.15
    above: float = 0.003
    close: float = 0.007
    reach: int = 9
    task: float = 1.0
    danger: float = 1.0
    craft: bool = True
    margin: int = 4
    slow: float = 0.04
    quits: bool = True
    thrift: float = 1.0


STYLES = {
    "turner": Style(energy=0.008, angles=0.3, above=0.0015, close=0.012, reach=5, margin=2),
    "diver": Style(fear=1.1, energy=0.03, angles=0.1, above=0.012, margin=8),
    "bold": Style(fear=0.3, close=0.016, reach=3, danger=0.7, margin=3, quits=False),
    "wary": Style(fear=1.8, angles=0.2, close=0.004, reach=14, danger=1.5, margin=6),
}
"""Pilots of another will than the usual one: who turns with his enemy, who comes from above, who closes in at any price, who keeps away from guns."""
EASY = Style(fear=0.3, energy=0.0, angles=0.04, close=0.009, danger=0.6, craft=False, margin=0, slow=0.0, thrift=0.0)
"""A beginner: he lets speed and height go, cares little for where he stands to an enemy and for who sits behind, and counts no rounds."""
FIXED = replace(EASY, fear=0.0, danger=0.2)
"""A beginner who sees nothing but his target: neither who has him before his guns, nor the ground, the stall and those in his way."""


@dataclass(frozen=True)
class Scene:
    """What a pilot reckons with in a move: his enemies with who can fire aboard and how much a hit on them is worth, the same of himself, his task,
    and where the friends are whom he protects."""

    foes: tuple[tuple[Plane, tuple[Gunner, ...], float], ...]
    crew: tuple[Gunner, ...]
    soft: float
    task: Task | None
    charges: tuple[tuple[int, int], ...]


def scene_of(s: State, plane: Plane) -> Scene:
    """Return what a pilot reckons with when it is his turn to move."""
    foes = tuple((foe, gunners(s, foe), softness(s, foe)) for foe in prey(s, plane))
    return Scene(foes, gunners(s, plane), softness(s, plane), task_of(s, plane), tuple((p.x, p.y) for p in charges(s, plane)))


def alone(s: State, plane: Plane, fan: Fan, scene: Scene, style: Style) -> Array:
    """Return what the ends of all plans are worth whatever the enemy does."""
    ends = fan.ends(plane)
    worth = -style.danger * dangers(s, plane, fan) - edge(ends, s.rules.field)
    if not plane.homeward and (scene.task is None or scene.task.what != "exit"):
        worth -= LEFT * (np.hypot(ends.x, ends.y) > 100 * s.rules.field)
    worth -= style.danger * crossings(s, plane, fan)
    worth += style.energy * (fan.speed + plane.z + fan.z)
    worth -= style.slow * np.maximum(0, s.panel(plane).vs + style.margin - fan.speed) + 0.015 * fan.throttled
    if s.gasbags:
        worth -= style.danger * meetings(s, plane, fan)
        if style.craft and not plane.homeward and (scene.task is None or scene.task.what not in GASBAGS):
            worth += style.task * in_passing(s, plane, fan, ends)
    if s.units or s.barrages:
        worth -= style.fear * scene.soft * ground_fire(s, plane, fan, ends)
    if scene.task is not None:
        worth += style.task * task_worth(s, plane, fan, ends, scene.task, style.craft)
    return worth


def place(mine: Poses, his: Poses, style: Style, scene: Scene) -> Array:
    """Return what standing to an enemy like this is worth, shots apart: angles, height, distance."""
    x, y, z = his.x - mine.x, his.y - mine.y, his.z - mine.z
    length = np.sqrt(x * x + y * y + z * z) + 1.0
    far = length / 100
    ahead = (mine.nx * x + mine.ny * y + mine.nz * z) / length
    away = (his.nx * x + his.ny * y + his.nz * z) / length
    near = 1 / (1 + far / 14)
    busy = scene.task is not None
    worth = style.angles * (0.6 if busy else 1.0) * near * (ahead + away)
    worth -= style.above * np.clip(z / 100, -12, 12) * near
    hunts = np.full(np.shape(his.x), 0.0 if not scene.crew else 0.25 if busy else 1.0)
    if scene.charges:
        least = np.min([np.hypot(his.x - cx, his.y - cy) for cx, cy in scene.charges], axis=0)
        hunts = hunts * 2.0 / (1.0 + least / 1500)
    return worth - hunts * style.close * np.maximum(0, far - style.reach) / max(1, len(scene.foes)) ** 0.5


def exchange(s: State, scene: Scene, n: int, mine: Poses, his: Poses, style: Style) -> Array:
    """Return what the shots between the pilot and his n-th enemy are worth to him."""
    _, crew, soft = scene.foes[n]
    given = soft * shots(s.rules, scene.crew, mine, his)
    return given - style.fear * scene.soft * shots(s.rules, crew, his, mine)


def chance(target: float) -> float:
    """4.5 Return the chance of a test's success."""
    return chance_of(int(target)) / 100


def dangers(s: State, plane: Plane, fan: Fan) -> Array:
    """Return the price of what could go wrong: the ground now and in the next move, a stall, the never-exceed speed, tests that fail."""
    panel = s.panel(plane)
    height, speed = plane.z + fan.z, fan.speed
    sure = holds(s, plane, fan)
    price = 0.8 * (1 - sure) * np.where(height < 12, 1.5, 1.0)
    down = (fan.climb == VERTICAL) | (fan.climb == STEEP)
    price += np.where(down & (height <= fan.need), DOOM, np.where(down & (height <= fan.ease + LOW), STRAINED, 0.0))
    price += np.where(plane.z <= fan.fails, DOOM * (1 - sure), 0.0)
    falls = 1 - chance(skill(plane.pilot, "flying"))
    price += np.where(fan.stalls, 0.17 + 1.3 * falls + np.where(height <= 5, 3.5 * falls + 0.6, 0.0) + np.where(height <= 0, 5.0, 0.0), 0.0)
    over = np.maximum(0, speed - panel.vne)
    if over.any():
        price += np.where(over > 0, 4.0 * (1 - np.clip((plane.strength - 2 * over) / 20, 0.05, 0.95)), 0.0)
    price += np.where(~down, 0.09 * np.maximum(0, 6 - height), 0.0)
    return np.asarray(price + np.where(plane.z + fan.low <= 0, 18.0, 0.0))


def crossings(s: State, plane: Plane, fan: Fan) -> Array:
    """16.1, 16.5 Return the price of meeting other aeroplanes on the way, where they stand now: neither pilot may get out of the way."""
    price = np.zeros(len(fan.plans))
    reach = 100 * plane.speed + CLOSE
    others = [p for p in s.airborne() if p.id != plane.id and max(abs(p.x - plane.x), abs(p.y - plane.y)) < reach] if s.rules.collisions else []
    track = fan.track(plane) if others else None
    for other in others:
        met = (np.abs(track - np.array([other.x, other.y, 100 * other.z])) < CLOSE).all(axis=2).any(axis=1)
        both = (1 - chance(skill(plane.pilot, "flying"))) * (1 - chance(other.pilot.luck))
        price += both * (OWN + FRIEND * (other.side == plane.side)) * met
    return price


def holds(s: State, plane: Plane, fan: Fan) -> Array:
    """13.1, 13.7 Return the chance that the tight turns of each plan do no harm."""
    band = s.panel(plane).band[plane.speed]
    safe = np.ones(len(fan.plans))
    for n in range(3):
        if band in (HIGH, DIVE):
            one = 0.5 + 0.5 * chance(plane.strength - 2 * n - (2 if band == DIVE else 0))
        else:
            one = chance(skill(plane.pilot, "flying") - 2 * n + (2 if plane.pilot.has("hands") else 0))
        safe = safe * one ** fan.tight[:, n]
    return safe * chance(plane.strength) ** fan.wires if plane.wires else safe


def edge(ends: Poses, radius: int) -> Array:
    """27.8 Return the price of being near the edge of the field, or beyond it."""
    return 0.035 * np.maximum(0, np.hypot(ends.x, ends.y) / 100 - (radius - 14))


__all__ = ["EASY", "FIXED", "TICK", "Scene", "Style", "alone", "dangers", "exchange", "place", "scene_of"]
