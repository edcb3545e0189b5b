"""The hard German bot's estimate of the British: where they are, where they are fetched, and what kind of walkers they are (``habits``)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Self
from weakref import WeakKeyDictionary

import numpy as np

from .ground import Ground
from .habits import HABITS, Ways
from .tracker import Tracker

_WAYS: WeakKeyDictionary[Ground, Ways] = WeakKeyDictionary()
FAINT = 1e-7
"""The chance that is left to what nobody would expect."""
ANY = 0.02
"""The share of a step after a contact that nobody would expect of any habit."""


def ways_of(ground: Ground) -> Ways:
    """Returns the chances of all habits on a map, reckoned once."""
    if ground not in _WAYS:
        _WAYS[ground] = Ways(ground)
    return _WAYS[ground]


class Hunch(Tracker):
    """A ``Tracker`` of plans: ``chance[hex, plan]`` is the joint chance of a hex and a plan, which is a habit with a landing hex (``Ways``).

    All that is seen, and all looks that find nobody, weigh places, landing hexes and habits together.
    """

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.patrols: dict[str, bool] = {}
        self.lorries: tuple[str, ...] = ()
        self._ways = ways_of(ground)
        self._before = self.chance
        self._late = np.tile(self._late, len(HABITS))
        self.chance = self._ways.start.copy()
        self.still = np.ones(self.chance.shape)
        self._scale()

    @property
    def aims(self) -> np.ndarray:
        """Returns the chance of each landing hex."""
        return np.asarray(self.chance.sum(axis=0).reshape(len(HABITS), -1).sum(axis=0))

    @property
    def habits(self) -> dict[str, float]:
        """Returns the chance of each habit."""
        return dict(zip(HABITS, self.chance.sum(axis=0).reshape(len(HABITS), -1).sum(axis=1).tolist()))

    def ahead(self) -> Self:
        """Returns a copy that looks ahead, in which no patrols are known."""
        other = super().ahead()
        other.patrols, other.lorries = {}, ()
        return other

    def watch(self, patrols: Mapping[str, bool], lorries: Collection[str] = ()) -> None:
        """Notes the patrols on foot in these hexes, searching or not, and the lorries, during the next British half: they look at anybody who comes
        by (7.9)."""
        self.patrols, self.lorries = dict(patrols), tuple(lorries)

    def _unseen(self) -> np.ndarray:
        """Returns for each walk the chance that no German on the spot reports it."""
        grid, miss = self.ground.grid(), np.zeros(len(self.ground.index))
        looks = [(hex, 1.0 if searching else self._spot(hex)) for hex, searching in self.patrols.items()]
        for hex, seen in (*looks, *((hex, self._spot(hex, lorry=True)) for hex in self.lorries)):
            miss[self.ground.index[hex]] += np.log(max(0.001, 1 - seen))
        return np.asarray(np.exp(grid.enters[:-1] @ miss + miss[grid.origin]))

    def _spot(self, hex: str, *, moving: bool = True, lorry: bool = False) -> float:
        return self.ground.spot(hex, self.light, moving, min(2, self.men), lorry=lorry)

    def blank(self, hex: str, lorry: bool) -> None:
        """Takes in a look without a find, as ``Tracker``; a group that has not moved is harder to see."""
        here = self.ground.index[hex]
        still = self.still[here] * (1 - self._spot(hex, moving=False, lorry=lorry))
        moved = (1 - self.still[here]) * (1 - self._spot(hex, lorry=lorry))
        self.chance[here] *= still + moved
        self.still[here] = still / np.maximum(still + moved, 1e-12)

    def steps(self) -> tuple[np.ndarray, np.ndarray]:
        """Returns the chances, for each plan, to stay in each hex and to take each walk unseen."""
        stay, ways = self._ways.steps(self.light, self.last - self.move)
        return stay, ways * self._unseen()[:, None] if self.patrols or self.lorries else ways

    def _walk(self) -> None:
        self._before = self.chance
        super()._walk()

    def _seen(self, facts: Mapping[str, object]) -> None:
        """7.9 In the British half a group was seen while it walked: by a lorry it may have gone on, with Germans who fight it stays."""
        if self.half != "british":
            super()._seen(facts)
            return
        hex, men = str(facts["hex"]), int(facts["men"])  # type: ignore[call-overload]
        here, grid, share = self.ground.index[hex], self.ground.grid(), min(1.0, men / max(1, self.men))
        rows = np.nonzero(grid.enters[:-1, here] | (grid.origin == here))[0]
        flow = (self._before[grid.origin[rows]] + FAINT) * self._ways.steps(self.light, self.last - self.move)[1][rows] + FAINT
        self.chance = (1 - share) * self.chance
        to = grid.to[rows] if str(facts["unit"])[0] in "LT" else np.full(len(rows), here)
        np.add.at(self.chance, to, share * flow / flow.sum())
        self.still = (1 - share) * self.still
        self.fresh[hex] = men

    def _spread(self, hex: str, mass: np.ndarray) -> None:
        """Adds the chances of those who have left a hex after a contact to the hexes next to it, as those who walk by each plan would choose."""
        here, near = self.ground.index[hex], [self.ground.index[h] for h in self.ground.board.near[hex]]
        grid = self.ground.grid()
        rows = np.arange(grid.first[here], grid.first[here] + len(self.ground.ways(hex)))
        rows = rows[np.isin(grid.to[rows], near)]
        odds = self._ways.steps(self.light, self.last - self.move)[1][rows]
        odds = ANY + (1 - ANY) * odds / np.maximum(odds.sum(axis=0), 1e-12)
        self.chance[grid.to[rows]] += mass * odds / odds.sum(axis=0)
