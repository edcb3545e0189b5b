"""The British plan: for every hex and move the cost of reaching a landing hex in time, by dynamic programming over risk."""

from __future__ import annotations

import numpy as np

from .ground import Ground, Way
from .threat import Threat
from .wills import PLAIN, Will

MISSED = 3.0
"""The cost of not being at the landing hex in time."""
TRACE = 0.03
"""The cost of an empty lorry that the Germans are told of (11.8)."""
HURRY = (0.05, 0.02, 0.008)
"""The costs of no half, one half and two halves to spare: a wound or a chase would make the group late."""


class Route:
    """Costs to go of one kind of group (``men``, of them ``fit`` unwounded; ``helped``: one step a half) to each landing hex, or to one ``goal``,
    with the likes and dislikes of a ``will``.

    ``after[move][hex, goal]`` is the cost that remains after a move that ended in a hex.
    """

    def __init__(self, ground: Ground, threat: Threat, men: int, fit: int, helped: bool, goal: str = "", will: Will = PLAIN) -> None:
        self.ground, self.threat, self.helped, self.will = ground, threat, helped, will
        self.light = ground.rules.light
        self.many = men >= 2
        self.loss = ground.losses(fit)
        self.goals = {goal: 0} if goal else {h: n for n, h in enumerate(ground.board.landing)}
        self._late = ground.late[helped][:, [n for n, h in enumerate(ground.board.landing) if h in self.goals]]
        self.after: dict[int, np.ndarray] = {}
        self._plan()

    def _plan(self) -> None:
        ground, last = self.ground, self.threat.last
        late, grid = self._late, ground.grid(self.helped)
        after = np.where(late == 0, 0.0, MISSED + 0.02 * late)
        for move in range(last, 0, -1):
            if move < self.threat.move:
                break
            after = after + _hurry(late, last - move) + self.will.haste * np.minimum(late, last)
            self.after[move] = after
            go = self.walks(move)[:, None] + (self.end(move, True)[:, None] + after)[grid.to]
            stay = self.end(move, False)[:, None] + after + self.idle(move)
            after = np.minimum(stay, np.minimum.reduceat(go, grid.first, axis=0))
        self.start = after

    def walks(self, move: int) -> np.ndarray:
        """Returns the cost of setting out on each walk and entering its hexes."""
        light, threat = self.light[move], self.threat
        across = threat.entering(move, light, self.many, False) * self.loss
        along = threat.entering(move, light, self.many, True) * self.loss
        grid = self.ground.grid(self.helped)
        setting_out = (threat.leaving(move, light, self.many) * self.loss)[grid.origin]
        like = self.will.day * (light == "day")
        return setting_out + np.concatenate((across, along + self.will.link, [0.0]))[grid.hexes].sum(axis=1) + like

    def idle(self, move: int) -> np.ndarray:
        """Returns what a will makes of sitting out a move in each hex, for each goal: nothing by night, and nothing at the goal."""
        return np.asarray(self.will.idle * (self.light[move] == "day") * (self._late > 0))

    def end(self, move: int, moving: bool, aboard: bool = False) -> np.ndarray:
        """Returns the cost of the German half in each hex; ``aboard`` a captured lorry."""
        return self.threat.staying(move, self.light[move], moving, self.many, aboard) * self.loss

    def choices(self, at: str, goal: str, moved: bool = False) -> tuple[float, dict[Way, float]]:
        """Returns the cost of staying in a hex, and of each walk from it, in this move."""
        ground, move, g = self.ground, self.threat.move, self.goals[goal]
        grid, here = ground.grid(self.helped), ground.index[at]
        after = self.after[move][:, g]
        stay = float(self.end(move, moved)[here] + after[here] + self.idle(move)[here, g])
        costs = self.walks(move) + (self.end(move, True) + after)[grid.to]
        first = grid.first[here]
        return stay, {way: float(costs[first + n]) for n, way in enumerate(ground.ways(at, self.helped))}

    def resting(self, at: str, goal: str, moving: bool) -> float:
        """Returns the cost of being in a hex from the German half of this move on."""
        here = self.ground.index[at]
        return float(self.end(self.threat.move, moving)[here] + self.after[self.threat.move][here, self.goals[goal]])

    def drives(self, at: str, goal: str) -> dict[str, float]:
        """6.9 Returns the cost of each drive of a captured lorry in this move, by its path; men who get in now stay aboard until the next."""
        ground, threat = self.ground, self.threat
        light = self.light[threat.move]
        seen = threat.entering(threat.move, light, self.many, True)
        enter = np.where(threat.urban, 1.0, seen) * self.loss if light == "night" else seen * self.loss  # 7.8.4
        costs = {}
        for to, path in ground.drives(at).items():
            if to != at:
                costs[path] = float(enter[[ground.index[path[n + 1 : n + 5]] for n in range(0, len(path), 5)]].sum()) + self.parked(to, goal)
        return costs

    def parked(self, at: str, goal: str) -> float:
        """Returns the cost of sitting in a captured lorry that was driven here, from the German half of this move on."""
        here = self.ground.index[at]
        end = self.end(self.threat.move, True, aboard=True)[here]
        return float(end + self.after[self.threat.move][here, self.goals[goal]]) + TRACE


def _hurry(late: np.ndarray, left: int) -> np.ndarray:
    """Returns the cost of little time to spare, for every hex and goal."""
    spare = left - late
    cost = np.zeros(late.shape)
    for n, price in enumerate(HURRY):
        cost[(spare == n) & (late > 0)] = price
    return cost
