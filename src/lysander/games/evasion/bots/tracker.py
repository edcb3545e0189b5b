"""The German bots' estimate of where the British are: a chance for each hex and landing hex, updated by movement and reports (a Bayes filter)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

import numpy as np

from ..board import ROUGH
from .brain import Told
from .ground import Ground

GO = {"night": 0.7, "day": 0.3}
"""The chance that a group with time to spare walks in a move."""
PULL = 1.3
"""The logarithm of the factor for a walk that saves a half on the way to the landing hex."""
COVER = {"night": 1.3, "day": 2.2}
"""The factor for a walk that ends in a rough hex."""


class Tracker:
    """``chance[hex, goal]`` sums to 1: the hex and the landing hex of a man drawn at random; ``still`` is the chance that he has not moved in this
    move. ``men`` at large, ``hits`` they are known to have taken.
    """

    def __init__(self, ground: Ground) -> None:
        board = ground.board
        self.ground = ground
        self.last = ground.rules.landing_move or 11
        self.move, self.light, self.half = 1, "night", ""
        self.men, self.hits = ground.rules.team, 0
        self.fresh: dict[str, int] = {}
        self.chance = np.zeros((len(board.hexes), len(board.landing)))
        self.chance[[ground.index[h] for h in board.rendezvous], :] = 1.0
        self.still = np.ones(self.chance.shape)
        self._late = ground.late[False]
        self._rough = np.array([board.terrain[h] == ROUGH for h in board.hexes])
        self._scale()

    @property
    def where(self) -> np.ndarray:
        """Returns the chance of each hex."""
        return self.chance.sum(axis=1)

    def _scale(self) -> None:
        total = self.chance.sum()
        if total <= 1e-12:
            self.chance[:] = 1.0
            total = self.chance.sum()
        self.chance /= total

    def ahead(self) -> Self:
        """Returns a copy that can be moved on into the future."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.chance = self.chance.copy()
        other.fresh = {}
        return other

    def next_half(self, move: int) -> None:
        """Moves the estimate through the British half of a later move."""
        self.move, self.light = move, self.ground.rules.light[move]
        self._walk()

    # what happens

    def hear(self, events: Sequence[Told]) -> None:
        """Takes in reports, in their order."""
        for event in events:
            facts, kind = event["facts"], event["kind"]
            if kind == "turn":
                self.move, self.light = facts["move"], facts["light"]
            elif kind == "half":
                self._half(facts["side"])
            elif kind in HEARD:
                HEARD[kind](self, facts)
        self._scale()

    def _half(self, side: str) -> None:
        self.half = side
        if side == "british":
            self.fresh = {}
            self._walk()

    def _walk(self) -> None:
        """Moves the estimate through one British half."""
        grid, (stay, ways) = self.ground.grid(), self.steps()
        still = self.chance * stay
        self.chance = still + np.add.reduceat((self.chance[grid.origin] * ways)[grid.by_end], grid.ends, axis=0)
        self.still = still / np.maximum(self.chance, 1e-12)

    def steps(self) -> tuple[np.ndarray, np.ndarray]:
        """Returns the chances, for each goal, to stay in each hex and to take each walk: groups short of time go, towards their goal and into rough
        hexes.
        """
        go, share = self._habits(self.light, self.last - self.move)
        return 1 - go, go[self.ground.grid().origin] * share

    def _habits(self, light: str, left: int) -> tuple[np.ndarray, np.ndarray]:
        """Returns, for each hex and goal, how likely a group goes, and which of the walks it takes, with ``left`` moves after this one."""
        known = self.ground.habits
        if (light, left) not in known:
            grid, late = self.ground.grid(), self._late
            hurry = late > left
            go = np.where(hurry, 1.0, np.where(late == 0, 0.1, GO[light]))
            ends = late[grid.to]
            gain = late[grid.origin] - ends
            weight = np.exp(PULL * gain) * np.where(self._rough[grid.to], COVER[light], 1.0)[:, None]
            weight = np.where((ends > left) & ~(hurry[grid.origin] & (gain > 0)), 1e-4, weight)
            known[light, left] = go, weight / np.add.reduceat(weight, grid.first, axis=0)[grid.origin]
        return known[light, left]

    def within(self, hexes: Sequence[str]) -> None:
        """Limits the estimate to these hexes (16.13)."""
        mask = np.zeros(len(self.ground.index), bool)
        mask[[self.ground.index[h] for h in hexes]] = True
        self.chance[~mask] = 0.0
        if self.chance.sum() <= 1e-12:
            self.chance[mask] = 1.0
        self._scale()

    def blank(self, hex: str, lorry: bool) -> None:
        """Takes in a look into a hex that found nobody."""
        moving = 0.5 * self.ground.spot(hex, self.light, True, 2, lorry=lorry)
        self.chance[self.ground.index[hex]] *= 1 - moving - 0.5 * self.ground.spot(hex, self.light, False, 2, lorry=lorry)

    # reports

    def _seen(self, facts: Mapping[str, object]) -> None:
        hex, men = str(facts["hex"]), int(facts["men"])  # type: ignore[call-overload]
        here = self.ground.index[hex]
        share = min(1.0, men / max(1, self.men))
        aims = self.chance[here] + 1e-6 * (self._late[here] <= self.last - self.move + 1) + 1e-9
        self.chance *= 1 - share
        if self.half == "british":
            around = [here, *(self.ground.index[h] for h in self.ground.board.near[hex])]
            split = np.array([0.5, *([0.5 / (len(around) - 1)] * (len(around) - 1))])
            self.chance[around] += share * split[:, None] * aims / aims.sum()
        else:
            self.chance[here] += share * aims / aims.sum()
        self.fresh[hex] = men

    def _clear(self, facts: Mapping[str, object]) -> None:
        self.chance[self.ground.index[str(facts["hex"])]] = 0.0

    def _lost(self, facts: Mapping[str, object]) -> None:
        hex, men = str(facts["hex"]), facts["men"]
        count = len(men) if isinstance(men, str) else int(men)  # type: ignore[call-overload]
        self.men = max(1, self.men - count)
        self.chance[self.ground.index[hex]] = 0.0
        self.fresh.pop(hex, None)

    def _gone(self, facts: Mapping[str, object]) -> None:
        self._scatter(str(facts["hex"]), 0.0)
        self.hits += int(facts.get("hit", 0) or 0)  # type: ignore[call-overload]

    def _held_off(self, facts: Mapping[str, object]) -> None:
        """12.5 They stay at the aircraft, where they have just been seen."""
        self.hits += int(facts["hit"])  # type: ignore[call-overload]

    def _silent(self, facts: Mapping[str, object]) -> None:
        self._scatter(str(facts["hex"]), 0.5)

    def _scatter(self, hex: str, stay: float) -> None:
        """Spreads the estimate after a contact: they are most likely still in this hex, or next to it."""
        here = self.ground.index[hex]
        mass = self.chance[here].copy()
        if mass.sum() < 0.5:
            aims = mass + 1e-9 + 1e-6 * (self._late[here] <= self.last - self.move + 1)
            self.chance *= 0.3
            mass = 0.7 * aims / aims.sum()
        self.chance[here] = stay * mass
        self._spread(hex, (1 - stay) * mass)
        self.fresh.pop(hex, None)

    def _spread(self, hex: str, mass: np.ndarray) -> None:
        """Adds the chances of those who have left a hex after a contact to the hexes next to it."""
        near = [self.ground.index[h] for h in self.ground.board.near[hex]]
        self.chance[near] += mass / len(near)


HEARD = {
    "g_seen": Tracker._seen,
    "g_clear": Tracker._clear,
    "g_captured": Tracker._lost,
    "g_bodies": Tracker._lost,
    "g_broke_away": Tracker._gone,
    "g_held_off": Tracker._held_off,
    "g_silent": Tracker._silent,
    "g_under_fire": Tracker._silent,
}
