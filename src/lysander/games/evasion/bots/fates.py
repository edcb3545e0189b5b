"""How a group of the British may end: the chance that it is fetched and the chance that it is taken prisoner, and the same of the whole team."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import NamedTuple

import numpy as np

from .route import Route


class Fates(NamedTuple):
    """Chances of 0 to 1: fetched by the aircraft (13.3), taken prisoner (13.2)."""

    home: float
    taken: float


def together(groups: Iterable[Fates]) -> Fates:
    """Returns the chances of a team whose groups go their own ways: one that is fetched is enough, and so is one that is taken."""
    groups = list(groups)
    return Fates(1 - prod(1 - f.home for f in groups), 1 - prod(1 - f.taken for f in groups))


class _Fights(NamedTuple):
    """Shares of fights, or chances: a group with so many unwounded men (row) is caught, lost, or has a man wounded in each hex (10.4)."""

    caught: np.ndarray
    lost: np.ndarray
    hurt: np.ndarray

    def staying(self, seen: np.ndarray, at: np.ndarray) -> _Fights:
        """Returns the chances of a fight for groups that end their half in these hexes."""
        return _Fights(*(np.minimum(1.0, seen) * share[:, at] for share in self))

    def walking(self, entering: np.ndarray, leaving: np.ndarray, hexes: np.ndarray, walks: np.ndarray) -> _Fights:
        """Returns the chances of a fight on the way, from each hex; ``hexes`` as in ``Grid``, of its walk, if it ``walks``."""
        none = np.zeros((len(self.lost), 1))
        sums = ((entering * np.concatenate((s, s, none), axis=1))[:, hexes].sum(axis=2) + leaving * s for s in self)
        return _Fights(*(np.where(walks, np.minimum(1.0, each), 0.0) for each in sums))

    def before(self, chances: np.ndarray) -> np.ndarray:
        """Returns chances (home, taken) by unwounded men and hex, before fights that are so likely: a man wounded is one less."""
        fewer = np.concatenate((chances[:, :1], chances[:, :-1]), axis=1)
        after = np.maximum(0.0, 1 - self.lost - self.hurt) * chances + self.hurt * fewer
        after[1] += self.caught
        return np.minimum(1.0, after)


def fates(route: Route, at: str, fit: int, heat: float) -> Fates:
    """Returns the chances of a group in a hex that takes the ways of least cost to the one goal of a route, from this move on; later fights count by
    the men who are unwounded then. ``heat``: how often Germans look for each time that the plan expects; those who hunt find more than it does."""
    ground, threat, grid, many = route.ground, route.threat, route.ground.grid(route.helped), route.many
    goal, fights, here = ground.board.landing.index(next(iter(route.goals))), _Fights(*ground.fights(fit)), np.arange(len(ground.index))
    chances = np.zeros((2, fit + 1, len(here)))
    chances[0] = ground.late[route.helped][:, goal] == 0
    for move in range(threat.last, threat.move - 1, -1):
        light, after = route.light[move], route.after[move][:, 0]
        go = route.walks(move) + (route.end(move, True) + after)[grid.to]
        costs = np.where(grid.padded >= 0, go[grid.padded], np.inf)
        way, walks = grid.padded[here, costs.argmin(axis=1)], costs.min(axis=1) < route.end(move, False) + after
        end = np.where(walks, grid.to[way], here)
        seen = np.where(walks, threat.staying(move, light, True, many)[end], threat.staying(move, light, False, many))
        entering = np.concatenate((threat.entering(move, light, many, False), threat.entering(move, light, many, True), [0.0]))
        chances = fights.staying(heat * seen, end).before(chances[:, :, end])
        chances = fights.walking(heat * entering, heat * threat.leaving(move, light, many), grid.hexes[way], walks).before(chances)
    home, taken = chances[:, fit, ground.index[at]]
    return Fates(float(home), float(taken))
