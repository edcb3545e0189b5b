"""What the Germans expect of the British: a forecast for every hex, and groups sampled from it, each with the walk it will take."""

from __future__ import annotations

import numpy as np

from .tracker import Tracker


class Forecast:
    """``where[half][hex]``: the chance of each hex in the German half of this move and the next ones. ``steps[half]``: the chances of each
    British walk after it, from which samples are drawn; ``flow[half][from, to]`` the same for a group with an unknown goal. ``spots[half][hex]``
    is the chance of one look at a group there, ``passing[half][hex]`` at one that comes by.
    """

    def __init__(self, tracker: Tracker, halves: int) -> None:
        ahead = tracker.ahead()
        self.ground, self.tracker, self.many = tracker.ground, tracker, tracker.men >= 2
        self.where = [ahead.where]
        self.steps: list[tuple[np.ndarray, np.ndarray]] = []
        self.flow: list[np.ndarray] = []
        self.passing: list[np.ndarray] = []
        self.spots: list[np.ndarray] = []
        self.ends = ahead.move + halves >= ahead.last
        for move in range(ahead.move, min(ahead.move + halves, ahead.last) + 1):
            if move > ahead.move:
                self._step(ahead, move)
            moving, hiding = (self.ground.spots(ahead.light, m, self.many, False) for m in (True, False))
            still = (ahead.still * ahead.chance).sum(axis=1) / np.maximum(ahead.where, 1e-12)
            self.passing.append(moving)
            self.spots.append(still * hiding + (1 - still) * moving)
        self.landing = np.array([self.ground.index[h] for h in self.ground.board.landing])
        if self.ends:
            self.spots[-1][self.landing] = 1.0  # 7.8.5

    def _step(self, ahead: Tracker, move: int) -> None:
        """Adds one British half to the forecast."""
        grid, n = self.ground.grid(), len(self.ground.index)
        before = ahead.chance
        ahead.next_half(move)
        stay, go = ahead.steps()
        flow = np.diag((before * stay).sum(axis=1))
        np.add.at(flow, (grid.origin, grid.to), (before[grid.origin] * go).sum(axis=1))
        total = flow.sum(axis=1)
        self.flow.append(np.where(total[:, None] > 1e-12, flow / np.maximum(total, 1e-12)[:, None], np.eye(n)))
        self.steps.append((stay, go))
        self.where.append(ahead.where)


class Walks:
    """``at[half][n]``: the hex of the group of sample ``n`` in the German half of this move and the next ones; ``crosses[half][hex, n]`` whether
    it set out from a hex or entered it before that; ``spots[half][n]`` the chance of a look at it; ``goal`` its landing hex or plan."""

    def __init__(self, forecast: Forecast, count: int, rng: np.random.Generator) -> None:
        ground, tracker = forecast.ground, forecast.tracker
        chance = tracker.chance.ravel()
        cells = np.searchsorted(np.cumsum(chance), (rng.permutation(count) + rng.random(count)) / count * chance.sum())
        here, self.goal = np.divmod(np.minimum(cells, len(chance) - 1), tracker.chance.shape[1])
        moving = rng.random(count) >= tracker.still[here, self.goal]
        self.at, self.crosses, self.spots = [here], [np.zeros((len(ground.index), count))], []
        grid, rows = ground.grid(), np.arange(count)
        for half in range(len(forecast.where)):
            if half:
                stay, go = forecast.steps[half - 1]
                ways = grid.padded[here]
                odds = np.where(ways >= 0, go[ways, self.goal[:, None]], 0.0)
                total = np.cumsum(np.column_stack((stay[here, self.goal], odds)), axis=1)
                choice = (total < rng.random(count)[:, None] * total[:, -1:]).sum(axis=1)
                moving = choice > 0
                way = np.where(moving, ways[rows, np.maximum(choice - 1, 0)], -1)
                crosses = grid.enters[way].T.astype(float)
                crosses[here, rows] = moving
                here = np.where(moving, grid.to[way], here)
                self.at.append(here)
                self.crosses.append(crosses)
            light = ground.rules.light[tracker.move + half]
            self.spots.append(np.where(moving, *(ground.spots(light, m, forecast.many, False)[here] for m in (True, False))))
        if forecast.ends:
            landing = forecast.landing
            self.spots[-1] = np.where(here == landing[self.goal % len(landing)], 1.0, self.spots[-1])  # 7.8.5
