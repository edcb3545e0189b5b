"""A bot that looks two moves ahead: its plans are met by what the enemies who move after it would fly, and the best of them by the whole of the next
turn, in whichever order it may come."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from ..geometry import distance
from ..plane import Plane
from ..state import State
from .brain import Brain
from .fan import Fan, fan_of
from .next_turn import Foe, Stance, next_turn, stance_of, stances
from .poses import Array, Poses, pose_of
from .tasks import task_of
from .worth import Scene, Style, alone, exchange, place, scene_of

KEPT, FOES, NEAREST = 16, 4, 2
"""How many of its own plans it looks at closely, the replies of how many enemies, and the next turn against how many."""
HEAT = 0.06
"""In points, how far from his best an enemy's reply may be."""
LATER = 1.0
"""How much the next turn counts."""
AT_ONCE = 4
"""Playouts that are worked out together."""


class Reply(NamedTuple):
    """What an enemy may do who has still to move, or where he stands: his number in the scene, where that leaves him, what the shots of this turn and
    his place are then worth to the bot, for each of its plans, and how likely each is."""

    n: int
    stance: Stance
    shots: Array
    place: Array
    odds: Array


class Hard(Brain):
    """Weighs its plans against the replies of enemies, then samples replies and looks at the turn after them. It fears shots less than it likes its
    own: two that fear them as much keep out of each other's way until the evening."""

    style = Style(fear=0.7)
    several = Style(fear=0.7, close=0.003, above=0.008)
    hunting = Style(fear=0.5, close=0.02)
    stays = True

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any], style: str = "") -> None:
        super().__init__(seat, seed, budget, playouts, variant, style)
        self.named = self.style if style else None

    def flies(self, s: State, plane: Plane, scene: Scene) -> Style:
        """Return how a plane is flown: as the bot's style wants if it has one; else with daring where an enemy has a task that must be kept from him,
        with patience and from above against several."""
        if self.named is not None:
            return self.named
        if scene.task is not None or len(scene.foes) < 2:
            return type(self).style
        return self.hunting if any(task_of(s, foe) is not None for foe, _, _ in scene.foes) else self.several

    def weigh(self, s: State, plane: Plane, fan: Fan) -> Array:
        """Return what each plan is worth; those that were not looked at closely come after those that were."""
        began = perf_counter()
        scene, ends = scene_of(s, plane), fan.ends(plane)
        self.style = self.flies(s, plane, scene)
        solo = alone(s, plane, fan, scene, self.style) + self.noise(len(fan.plans))
        near = sorted(range(len(scene.foes)), key=lambda n: distance(scene.foes[n][0].place, plane.place))
        replies = [self.reply(s, plane, scene, n, ends, look=k < FOES) for k, n in enumerate(near)]
        first = solo + sum(((r.shots + r.place) * r.odds).sum(axis=1) for r in replies)
        if not replies:
            return first
        kept = np.argsort(-first, kind="stable")[:KEPT]
        total, count = np.zeros(len(kept)), 0
        while not count or not self.spent(count, began, 1.0):
            total += self.playouts_of(s, plane, fan, scene, kept, replies[:NEAREST])
            count += AT_ONCE
        rest = sum((r.shots * r.odds).sum(axis=1) for r in replies) + sum((r.place * r.odds).sum(axis=1) for r in replies[NEAREST:])
        close = (solo + rest)[kept] + LATER * total / count
        worth = first - first.max() + close.min() - 1
        worth[kept] = close
        return np.asarray(worth)

    def reply(self, s: State, plane: Plane, scene: Scene, n: int, ends: Poses, look: bool) -> Reply:
        """Return the replies of an enemy to each plan; one far away is taken to stay where he is."""
        foe = scene.foes[n][0]
        if foe.moved or not foe.pilot.awake or not look:
            return self.met(s, scene, n, ends, pose_of(foe), stance_of(foe), np.zeros(1))
        fan, his = fan_of(s, foe), scene_of(s, foe)
        others = [k for k, (p, _, _) in enumerate(his.foes) if p.id != plane.id and p.moved]
        his_ends = fan.ends(foe, fan.few)
        solo = alone(s, foe, fan, his, self.style)[fan.few]
        for k in others:
            there = pose_of(his.foes[k][0]).across()
            solo = solo + (exchange(s, his, k, his_ends.down(), there, self.style) + place(his_ends.down(), there, self.style, his))[:, 0]
        return self.met(s, scene, n, ends, his_ends, stances(foe, fan, fan.few), solo)

    def met(self, s: State, scene: Scene, n: int, ends: Poses, his: Poses, stance: Stance, solo: Array) -> Reply:
        """Return what the ends of an enemy's plans are worth, and how likely he chooses them, when each is worth ``solo`` to him by itself."""
        fire, where = exchange(s, scene, n, ends.down(), his.across(), self.style), place(ends.down(), his.across(), self.style, scene)
        liking = (solo - fire - where) / HEAT
        odds = np.exp(liking - liking.max(axis=1, keepdims=True))
        return Reply(n, stance, fire, where, odds / odds.sum(axis=1, keepdims=True))

    def playouts_of(self, s: State, plane: Plane, fan: Fan, scene: Scene, kept: Array, replies: list[Reply]) -> Array:
        """Return the sum of what the next turn is worth to each plan, over some sampled replies of the nearest enemies."""
        mine = stances(plane, fan, np.repeat(kept, AT_ONCE))
        lots = np.array([[self.rng.random() for _ in replies] for _ in range(AT_ONCE)])
        foes = []
        for k, reply in enumerate(replies):
            reached = np.cumsum(reply.odds[kept], axis=1)
            chosen = np.minimum((lots[None, :, k, None] >= reached[:, None, :]).sum(axis=2), reached.shape[1] - 1).ravel()
            foes.append(Foe(reply.n, reply.stance.chosen(chosen), task_of(s, scene.foes[reply.n][0])))
        return next_turn(s, plane, scene, mine, foes, self.style).reshape(len(kept), AT_ONCE).sum(axis=1)
