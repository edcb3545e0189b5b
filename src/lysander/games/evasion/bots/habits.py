"""Kinds of British: how likely each chooses its landing hex, its rendezvous and its walks. They are what the hard German bot reckons with.

The numbers of ``straight``, ``patient`` and ``runner`` were fitted to games of our own (easy, normal and earlier hard British against normal
Germans, 120 of each), those of ``bold`` to 100 games of hard British against normal and hard Germans, all by likelihood
(``docs/bench/habits.py``); the others are variations of them.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np

from ..board import ROUGH, URBAN
from .ground import Ground

AT_GOAL = 0.02
"""The chance that a group leaves its landing hex."""
PLAINLY = 0.25
"""The share of landing hexes and rendezvous that are drawn without any preference, whatever the habit."""
ODD = 0.04
"""The share of walks that do not depend on the landing hex, whatever the habit: no single walk tells much for sure."""
EARLY = 2
"""The first moves, which are still close to the tunnel."""


class Habit(NamedTuple):
    """The logarithms of factors for a walk, against staying. Pairs are by night and by day. ``part``: the share of the British who are so.

    ``stay``; ``spare`` for staying with each half to spare, up to six; ``tight`` for staying with none; ``early`` for staying in the first moves;
    ``gain`` for each half nearer to the landing hex, ``near`` for each hex nearer to it; ``rough`` for an end in a rough hex; ``hexes``, ``roads``,
    ``towns`` for each hex entered, each by road, each village; ``flee`` for each hex away from the tunnel. ``aim``: a landing hex, for each hex of
    its distance from the tunnel; ``begin``: a rendezvous, for each hex of its distance from the landing hex.
    """

    part: float
    stay: tuple[float, float]
    spare: tuple[float, float]
    tight: float
    early: float
    gain: float
    near: float
    rough: tuple[float, float]
    hexes: float
    roads: float
    towns: float
    flee: float
    aim: float
    begin: float


HABITS = {
    "straight": Habit(0.14, (2.0, 2.4), (-0.6, -0.5), 1.4, -0.4, 1.4, 1.9, (0.3, 0.7), -1.7, 0.5, 0.6, -0.1, 0.0, 0.0),
    "patient": Habit(0.22, (-2.8, -0.7), (0.9, 0.4), -1.4, -0.9, 0.7, 1.7, (2.4, 2.3), -2.7, -0.5, -3.3, 0.7, -0.25, 0.2),
    "runner": Habit(0.16, (-1.8, -2.9), (0.7, 1.5), -0.4, -5.7, 1.0, 1.2, (3.3, 3.0), 0.3, 0.0, -6.8, 1.2, 0.35, 0.4),
    "bold": Habit(0.22, (-0.6, -1.3), (0.5, -0.3), 3.6, -8.0, 0.55, 0.9, (1.75, 2.2), 0.0, -1.45, -8.0, 1.0, 0.35, 0.75),
    "nightly": Habit(0.1, (-2.5, 6.0), (0.5, 0.0), -3.0, 0.0, 1.0, 1.5, (3.0, 3.0), -0.5, -0.3, -5.0, 0.7, 0.0, 0.2),
    "roads": Habit(0.1, (0.0, 1.0), (-0.2, 0.0), 0.0, -0.5, 1.4, 1.5, (0.3, 0.5), -0.5, 2.0, -1.0, 0.2, 0.0, 0.0),
    "lost": Habit(0.06, (2.0, 2.0), (0.0, 0.0), 0.0, 0.0, 0.0, 0.0, (0.0, 0.0), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
}


class Ways:
    """The chances of all habits on one map. A *plan* is a habit with a landing hex: plan ``p`` has habit ``p // goals`` and landing hex
    ``p % goals``."""

    def __init__(self, ground: Ground) -> None:
        board, grid, n = ground.board, ground.grid(), len(ground.index)
        self.ground, self.goals = ground, len(board.landing)
        self.late = ground.late[False]
        self.landing = np.array([ground.index[h] for h in board.landing])
        self.away = ground.apart[ground.index[board.tunnel]]
        terrain = np.array([board.terrain[h] for h in board.hexes])
        self.rough = (terrain == ROUGH).astype(float)
        entered, urban = grid.hexes < 2 * n, np.append(np.tile(terrain == URBAN, 2), False)
        self.counts = (entered.sum(axis=1), (entered & (grid.hexes >= n)).sum(axis=1), urban[grid.hexes].sum(axis=1))
        self._known: dict[tuple[str, int], tuple[np.ndarray, np.ndarray]] = {}

    @cached_property
    def start(self) -> np.ndarray:
        """Returns the chance of each rendezvous (hex) and plan."""
        return np.concatenate([chances_of(self, habit) for habit in HABITS.values()], axis=1)

    def steps(self, light: str, left: int) -> tuple[np.ndarray, np.ndarray]:
        """Returns for each plan the chance to stay in each hex and to take each walk, with ``left`` moves after this one."""
        if (light, left) not in self._known:
            found = [self.walks(habit, light, left) for habit in HABITS.values()]
            self._known[light, left] = (np.concatenate([s for s, _ in found], axis=1), np.concatenate([g for _, g in found], axis=1))
        return self._known[light, left]

    def walks(self, habit: Habit, light: str, left: int) -> tuple[np.ndarray, np.ndarray]:
        """Returns for one habit and each landing hex what ``steps`` returns for each plan."""
        grid, day, apart = self.ground.grid(), int(light == "day"), self.ground.apart[:, self.landing]
        spare = np.clip(left + 1 - self.late, 0, 6)
        stay = habit.stay[day] + habit.spare[day] * spare + habit.tight * (spare < 1) + habit.rough[day] * self.rough[:, None]
        stay = stay + habit.early * (left >= (self.ground.rules.landing_move or 11) - EARLY)
        count, roads, towns = self.counts
        walk = habit.rough[day] * self.rough[grid.to] + habit.hexes * count + habit.roads * roads + habit.towns * towns
        walk = walk + habit.flee * (self.away[grid.to] - self.away[grid.origin])
        go = walk[:, None] + habit.gain * (self.late[grid.origin] - self.late[grid.to]) + habit.near * (apart[grid.origin] - apart[grid.to])
        most = np.maximum(stay, np.maximum.reduceat(go, grid.first, axis=0))
        stay, go = np.exp(stay - most), np.exp(go - most[grid.origin])
        walks = np.add.reduceat(go, grid.first, axis=0)
        going = np.where(self.late == 0, AT_GOAL, walks / (stay + walks))
        go = go * (going / walks)[grid.origin]
        go = (1 - ODD) * go + ODD * go.mean(axis=1, keepdims=True)
        return (1 - np.add.reduceat(go, grid.first, axis=0)).astype(np.float32), go.astype(np.float32)


def chances_of(ways: Ways, habit: Habit) -> np.ndarray:
    """Returns the chances that somebody is of a habit and begins at each rendezvous (hex), bound for each landing hex."""
    ground, board = ways.ground, ways.ground.board
    begins = np.array([ground.index[h] for h in board.rendezvous])
    chance = np.zeros((len(board.hexes), ways.goals))
    aims = habit.part * _share(np.exp(habit.aim * ways.away[ways.landing]), 0)
    chance[begins] = aims * _share(np.exp(-habit.begin * ground.apart[np.ix_(begins, ways.landing)]), 0)
    return chance


def _share(weights: np.ndarray, axis: int) -> np.ndarray:
    """Returns weights as chances, a part of which is the same for all."""
    return PLAINLY / weights.shape[axis] + (1 - PLAINLY) * weights / weights.sum(axis=axis)
