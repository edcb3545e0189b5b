"""19 What fire from the ground costs, in points of 28.11, for the ends of many plans at once."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ..ch19_ground_fire import RADIUS, goes_on, may_fire, row_of
from ..plane import Plane
from ..state import State
from .aim import DAMAGE, LEAST, SURE
from .fan import Fan
from .poses import Array, Poses

SHARE = 0.6
"""The part of a unit's fire that an aeroplane in its range reckons with: a unit fires at one aeroplane."""
BURST = 0.12
"""19.6 What a turn in a barrage costs: one roll of twenty each for 2d10 and 1d20+15 on the damage table."""


def ground_fire(s: State, plane: Plane, fan: Fan, ends: Poses) -> Array:
    """19.1, 19.5 Return the price of ending a move within range of enemy units, and in a barrage of either side."""
    price = np.zeros(len(fan.plans))
    speeds = np.array([s.rules.tables["ground_units"]["air_target_speed"][band] for band in s.panel(plane).band])
    slow = speeds[fan.speed.astype(int)]
    for unit in s.units.values():
        if unit.side != plane.side and may_fire(s, unit):
            row = row_of(s, unit)
            near = (ends.x - unit.x) ** 2 + (ends.y - unit.y) ** 2 + ends.z**2 <= (100 * row["range"]) ** 2
            price += SHARE * near * np.array(hits(row["die"]))[np.clip(unit.strength + slow, LEAST, SURE)]
    for barrage in s.barrages.values():
        if goes_on(s, barrage):
            inside = (ends.x - barrage.x) ** 2 + (ends.y - barrage.y) ** 2 <= (100 * RADIUS) ** 2
            price += BURST * (inside & (plane.z + fan.z >= barrage.low) & (plane.z + fan.z <= barrage.high))
    return price


@lru_cache(maxsize=8)
def hits(dice: str) -> tuple[float, ...]:
    """19.3 Return what a shot from the ground is worth with these damage dice, by the target of its test."""
    count, sides = (int(part) for part in dice.split("d"))
    sums = np.ones(1)
    for _ in range(count):
        sums = np.convolve(sums, np.ones(sides) / sides)
    rows = [sum(p * DAMAGE[min(len(DAMAGE), count + k + over) - 1] for k, p in enumerate(sums)) for over in range(SURE)]
    return tuple(sum(rows[:target]) / 20 for target in range(SURE + 1))
