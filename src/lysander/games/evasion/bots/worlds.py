"""Positions of all German patrols, sampled from what the British know and played on as Germans would play: the hard British bot's search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from .brain import More
from .ground import LATER, NEAR, Ground
from .threat import Threat
from .tracker import Tracker

INTEREST = 0.4
"""The share of the map in which a patrol of a sampled world is interested, so that no two search alike."""
RIDE = 1.25
CHUNK = 8
SLIP = 0.5
"""How much less likely a world is for each hex by which it does not fit what is in sight."""
NEARBY = 3
"""The hexes within which a patrol is put that is in sight in a world and was not seen."""
SMOOTH = 0.3
"""The weight of what is known of a hex for those next to it."""
TRUST = 0.75
"""Share of the sampled worlds in the threat; the rest is ``Threat``, for Germans who think otherwise."""


class Worlds:
    """Sampled positions of the patrols: ``at[world, patrol]`` is a hex by its number, -1 for a lost patrol; ``searching`` and ``riding`` likewise."""

    def __init__(self, ground: Ground, count: int, seed: int) -> None:
        homes = [ground.index[ground.rules.homes[n]] for n in ground.rules.patrols]
        self.ground = ground
        self.rng = np.random.default_rng(seed)
        self.at = np.tile(np.array(homes), (count, 1))
        self.searching = np.zeros(self.at.shape, bool)
        self.riding = np.full(self.at.shape, ground.rules.patrols_aboard)

    def part(self, rows: slice) -> Worlds:
        """Returns a copy of some worlds, to be played on."""
        other = object.__new__(Worlds)
        other.ground, other.rng = self.ground, self.rng
        other.at, other.searching, other.riding = self.at[rows].copy(), self.searching[rows].copy(), self.riding[rows].copy()
        return other

    def german_half(self, where: np.ndarray, spots: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Lets every patrol walk, ride or search by where it expects the British. Returns how often each hex was entered and searched, in sum."""
        ground, grid = self.ground, self.ground.grid()
        n = len(where)
        meet = where * spots
        ways = np.concatenate((meet, meet, [0.0]))[grid.hexes].sum(axis=1)
        cares = where * (self.rng.random((*self.at.shape, n)) < INTEREST)
        near = LATER * cares @ ground.closeness(NEAR)
        entered, searched = np.zeros(2 * n + 1), np.zeros(n)
        worlds, patrols = np.nonzero(self.at >= 0)
        here, mine, riding = self.at[worlds, patrols], near[worlds, patrols], self.riding[worlds, patrols]
        rows, pad = grid.padded[here], np.arange(len(here))
        values = np.where(rows >= 0, ways[rows] + np.take_along_axis(mine, grid.to[rows], axis=1), -1.0)
        best = values.argmax(axis=1)
        walk = values[pad, best]
        hold = np.where(riding, -1.0, mine[pad, here] + where[here])
        ends, reach = ground.drive_ends
        rides = np.where(reach[here] >= 0, mine[:, ends][pad[:, None], reach[here]], -1.0)
        goal = rides.argmax(axis=1)
        rode = ~riding & (rides[pad, goal] > RIDE * (np.maximum(hold, walk) + 0.002))
        walks = ~rode & (walk > hold)
        searches = ~rode & ~walks
        way = rows[pad, best]
        to = np.where(rode, ends[reach[here, goal]], np.where(walks, grid.to[way], here))
        self.at[worlds, patrols], self.riding[worlds, patrols], self.searching[worlds, patrols] = to, rode, searches
        np.add.at(entered, grid.hexes[way[walks]].ravel(), 1.0)
        np.add.at(searched, here[searches], 1.0)
        return entered[:n] + entered[n : 2 * n], searched

    def standing(self) -> tuple[np.ndarray, np.ndarray]:
        """Returns how many patrols stay in each hex, searching and not, in all worlds together."""
        n = len(self.ground.index)
        out = (self.at >= 0) & ~self.riding
        return (
            np.bincount(self.at[out & self.searching], minlength=n).astype(float),
            np.bincount(self.at[out & ~self.searching], minlength=n).astype(float),
        )

    def lose(self, hex: str) -> None:
        """Removes the patrol nearest to a hex from each world, after a patrol was destroyed there."""
        apart = self.ground.apart[self.ground.index[hex]]
        for row in self.at:
            if (row >= 0).any():
                row[np.argmin(np.where(row >= 0, apart[row], 99))] = -1

    def agree(self, sight: Sequence[str], patrols: Sequence[str]) -> None:
        """Weighs the worlds by how well they fit what is in sight, draws as many anew by their weights, and mends what does not fit in these: patrols
        in sight stand where they are seen, all others out of sight."""
        index = self.ground.index
        seen = np.zeros(len(index), bool)
        seen[[index[h] for h in sight]] = True
        fits = [self._fit(row, seen, [index[h] for h in patrols]) for row in self.at]
        odds = SLIP ** np.array([fit.slips for fit in fits], float)
        drawn = np.searchsorted(np.cumsum(odds / odds.sum()), (np.arange(len(fits)) + self.rng.random()) / len(fits))
        drawn = np.minimum(drawn, len(fits) - 1)
        self.at, self.searching, self.riding = self.at[drawn], self.searching[drawn], self.riding[drawn]
        hidden = np.nonzero(~seen)[0]
        for world, n in enumerate(drawn):
            for patrol, at in fits[n].placed.items():
                self.at[world, patrol], self.riding[world, patrol] = at, False
            for patrol in fits[n].moved:
                close = hidden[self.ground.apart[self.at[world, patrol]][hidden] <= NEARBY]
                self.at[world, patrol] = self.rng.choice(close if len(close) else hidden)

    def _fit(self, row: np.ndarray, seen: np.ndarray, patrols: Sequence[int]) -> Fit:
        """Returns what of a world does not fit: the hexes between each patrol in sight and the nearest one of this world, and between each other one
        that should be seen and is not and the nearest hex out of sight."""
        apart, placed, slips = self.ground.apart, dict[int, int](), 0
        for at in patrols:
            free = [p for p in range(len(row)) if row[p] >= 0 and p not in placed]
            if free:
                nearest = min(free, key=lambda p: apart[at, row[p]])
                slips += int(apart[at, row[nearest]])
                placed[nearest] = at
        moved = [p for p in range(len(row)) if row[p] >= 0 and seen[row[p]] and p not in placed]
        slips += sum(int(apart[row[p]][~seen].min(initial=99)) for p in moved)
        return Fit(slips, placed, moved)


class Fit(NamedTuple):
    """How far a world is from what is in sight, in hexes; who is to be put where, and who is to be moved out of sight."""

    slips: int
    placed: dict[int, int]
    moved: list[int]


class Rolled(Threat):
    """A threat based on the sampled worlds, played on to the last move again and again while ``more`` (told how many were) allows it."""

    def __init__(
        self, ground: Ground, view: Mapping[str, Any], contacts: Mapping[tuple[str, int], float], worlds: Worlds, tracker: Tracker, more: More
    ) -> None:
        super().__init__(ground, view, contacts)
        n = len(ground.index)
        self.count = 0
        self.stand: dict[int, tuple[np.ndarray, np.ndarray]] = {}
        self.looks: dict[int, tuple[np.ndarray, np.ndarray]] = {}
        moves = range(self.move, self.last + 1)
        for move in moves:
            self.stand[move] = (np.zeros(n), np.zeros(n))
            self.looks[move] = (np.zeros(n), np.zeros(n))
        ahead = tracker.ahead()
        wheres = []
        for move in moves:
            if move > self.move:
                ahead.next_half(move)
            wheres.append(ahead.where)
        while more(self.count):
            first = self.count % len(worlds.at)
            self._roll(worlds.part(slice(first, first + CHUNK)), wheres)
        kernel = SMOOTH**ground.apart
        self.smooth = kernel / kernel.sum(axis=1)[:, None] / max(1, self.count)

    def _roll(self, worlds: Worlds, wheres: Sequence[np.ndarray]) -> None:
        ground = self.ground
        self.count += len(worlds.at)
        for move, where in zip(self.stand, wheres):
            light = ground.rules.light[move]
            for total, found in zip(self.stand[move], worlds.standing()):
                total += found
            spots = 0.5 * (ground.spots(light, True, True, False) + ground.spots(light, False, True, False))
            for total, found in zip(self.looks[move], worlds.german_half(where, spots)):
                total += found

    def entering(self, move: int, light: str, many: bool, road: bool) -> np.ndarray:
        """Returns the chance as ``Threat`` does: a searching patrol spots everybody, another by the matrix."""
        searching, idle = (self.smooth @ x for x in self.stand[move])
        risk = searching + idle * self.ground.spots(light, True, many, road)
        return np.minimum(1.0, TRUST * risk + (1 - TRUST) * super().entering(move, light, many, road) + self._here(move, light, many))

    def _here(self, move: int, light: str, many: bool) -> np.ndarray:
        """Returns the looks into each hex; patrols in sight count in full."""
        seen = self.ground.spots(light, True, many, False)
        held = np.where(self.held | self.urban, TRUST * seen, 0.0)
        return np.where(self.enemies & (move == self.move), TRUST * (0.3 + 0.6 * seen), held)

    def leaving(self, move: int, light: str, many: bool) -> np.ndarray:
        """Returns the chance that a party is spotted where it sets out (7.9.1)."""
        searching, idle = (self.smooth @ x for x in self.stand[move])
        return np.minimum(1.0, TRUST * (searching + idle * self.ground.spots(light, True, many, False)))

    def staying(self, move: int, light: str, moving: bool, many: bool, road: bool = False) -> np.ndarray:
        """Returns the chance as ``Threat`` does: a search spots everybody, a patrol that comes by looks once."""
        entered, searched = (self.smooth @ x for x in self.looks[move])
        risk = searched + entered * self.ground.spots(light, moving, many, road)
        return np.minimum(1.0, TRUST * risk + (1 - TRUST) * super().staying(move, light, moving, many, road))
