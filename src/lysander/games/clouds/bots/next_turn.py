"""What the turn to come is worth to two aeroplanes that stand to each other in given ways: whoever moves last sees the other, and who that is falls
by lot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ..ch04_people import skill
from ..geometry import CLASSES
from ..plane import Plane
from ..state import State
from .errands import errand_ahead
from .fan import BANKS, Fan, outline_of
from .poses import TICK, Array, Poses, poses
from .tasks import Task
from .worth import Scene, Style, exchange, place

MOST, COLUMNS = 40, 13
"""Plans of an outline that are looked at, and figures of each."""
OUT = 9.0
"""In points, the price of what cannot be flown."""
CRASH, STALLED, TIGHT = 3.0, 0.35, 0.12
"""In points, the price of hitting the ground, or of a dive that must, of a stall, of each step of a tight turn."""
LUCK = 5.5
"""How far the difference of two initiatives is decided by the dice: their spread by 8.3, 1d10 with tens rolled on, twice."""
THREAT_RANGE, THREAT_ANGLE, THREAT = 1500.0, 0.866, 3.0
"""8.1, 8.2 From where an enemy threatens, and what that takes off in the mean."""


class Stance(NamedTuple):
    """Aeroplanes at the start of a turn: places in points, headings in ticks, climb classes and banks by number, speeds."""

    x: Array
    y: Array
    z: Array
    heading: Array
    climb: Array
    bank: Array
    speed: Array

    def chosen(self, which: Array) -> Stance:
        """Return some of them."""
        return Stance(*(f[which] for f in self))


class Foe(NamedTuple):
    """An enemy in the next turn: his number in the scene, where he then is, and his task."""

    n: int
    stance: Stance
    task: Task | None


def stance_of(plane: Plane) -> Stance:
    """Return an aeroplane as it stands, as an array of one."""
    x, y, z, heading, speed = (np.array([v]) for v in (plane.x, plane.y, 100 * plane.z, plane.heading, plane.speed))
    return Stance(x, y, z, heading, np.array([CLASSES.index(plane.climb)]), np.array([BANKS.index(plane.bank)]), speed)


def stances(plane: Plane, fan: Fan, which: Array) -> Stance:
    """Return an aeroplane at the ends of plans of its fan."""
    ends = fan.ends(plane, which)
    return Stance(ends.x, ends.y, ends.z, plane.heading + fan.heading[which], fan.climb[which], fan.bank[which], fan.speed[which].astype(int))


def next_turn(s: State, plane: Plane, scene: Scene, mine: Stance, foes: Sequence[Foe], style: Style) -> Array:
    """Return what the next turn is worth against some enemies at once, for each row of stances: the mean of moving last and moving first,
    against each of them. It is one plan that has to do against all."""
    ends, solo = ahead(s, plane, mine, style, scene.task)
    me, ways = ends.down(), [(np.ones(len(solo)), solo)]
    for foe in foes:
        other = scene.foes[foe.n][0]
        his_ends, his_solo = ahead(s, other, foe.stance, style, foe.task)
        him = his_ends.across()
        worth = exchange(s, scene, foe.n, me, him, style) + place(me, him, style, scene) - his_solo[..., None, :]
        his = (worth + solo[..., :, None]).max(axis=-2).argmin(axis=-1)
        last, first = np.take_along_axis(worth, his[..., None, None], axis=-1)[..., 0], worth.min(axis=-1)
        odds, share = moves_last(plane, other, mine, foe.stance), len(foes) ** -0.5
        ways = [(p * q, w + share * v) for p, w in ways for q, v in ((odds, last), (1 - odds, first))]
    return np.asarray(sum(p * w.max(axis=-1) for p, w in ways))


def moves_last(plane: Plane, foe: Plane, mine: Stance, his: Stance) -> Array:
    """8.3 Return the chance to move after the enemy in the next turn, for each pair of stances."""
    ahead = skill(plane.pilot, "awareness") - skill(foe.pilot, "awareness")
    edge = ahead + THREAT * (1.0 * _threatens(mine, his) - 1.0 * _threatens(his, mine))
    return np.asarray(0.5 + 0.5 * np.tanh(edge / LUCK))


def _threatens(mine: Stance, his: Stance) -> Array:
    """8.1 Whether an aeroplane points its guns at another that is near, on the ground plan."""
    x, y = his.x - mine.x, his.y - mine.y
    far = np.hypot(x, y) + 1.0
    along = (x * np.sin(mine.heading * TICK) + y * np.cos(mine.heading * TICK)) / far
    return np.asarray((along >= THREAT_ANGLE) & (far <= THREAT_RANGE))


def ahead(s: State, plane: Plane, start: Stance, style: Style, task: Task | None) -> tuple[Poses, Array]:
    """Return the ends of the outlines of an aeroplane from each stance, and what they are worth by themselves and for its task."""
    names = start.speed * 1000 + start.climb * 10 + start.bank
    kinds, where = np.unique(names, return_inverse=True)
    rows = np.stack([_rows(outline_of(s, plane, int(k) // 1000, CLASSES[int(k) // 10 % 100], BANKS[int(k) % 10])) for k in kinds])[where]
    rows = rows[:, : int(rows[..., 9].sum(axis=1).max())]
    x, y, up, heading, climb, speed, manoeuvred, low, risk, there, need, bank, run = (rows[..., i] for i in range(COLUMNS))
    sin, cos = np.sin(start.heading * TICK)[:, None], np.cos(start.heading * TICK)[:, None]
    height = start.z[:, None] / 100
    place_x, place_y = start.x[:, None] + x * cos + y * sin, start.y[:, None] + y * cos - x * sin
    ends = poses(place_x, place_y, 100.0 * (height + up), start.heading[:, None] + heading, climb.astype(int), speed, manoeuvred)
    worth = style.energy * (speed + up + height) - style.slow * np.maximum(0, s.panel(plane).vs + style.margin - speed) - risk
    worth -= np.where((height + low <= 0) | (height + up <= need), CRASH, 0.0) + np.where(there, 0.0, OUT) + 0.09 * np.maximum(0, 6 - height - up)
    return ends, worth if task is None else worth + style.task * errand_ahead(s, plane, ends, bank.astype(int), run, task)


@lru_cache(maxsize=4096)
def _rows(fan: Fan) -> Array:
    """Return the figures of a fan as one array of a fixed length."""
    n = min(len(fan.plans), MOST)
    rows = np.zeros((MOST, COLUMNS))
    risk = STALLED * fan.stalls + TIGHT * (fan.tight * [1, 2, 3]).sum(axis=1)
    there, end = np.ones(len(fan.plans)), (fan.x, fan.y, fan.z, fan.heading, fan.climb, fan.speed)
    rows[:n] = np.stack((*end, fan.manoeuvred, fan.low, risk, there, fan.need, fan.bank, fan.run), axis=1)[:n]
    return rows
