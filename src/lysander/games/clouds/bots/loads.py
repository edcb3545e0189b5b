"""24.6, 24.7, 25.4 to 25.8 What a salvo of rockets and a stick of bombs bring, and how many of them are worth using at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ..ch04_people import skill, usable
from ..ch24_rockets import hits_of
from ..ch25_bombs import EYE, EYE_OF_GUNNERS, FIRST, LAST
from ..geometry import COS, SIN, clock
from ..plane import Person, Plane
from ..state import State
from .aim import LEAST, SURE

ROCKET, WARNING = 0.015, 0.05
"""The part of a gasbag's points that a rocket is worth which is kept, and a balloon that has not been shot at and so is not hauled down (9.4)."""
GAS, RICH = 0.05, 20
"""24.6 The part of a gasbag's points that each number of gas is worth, for it will burn more easily, and the most that counts."""
BOMB = 0.015
"""The part of a target's points that a bomb is worth which is kept."""
ROCKET_ADD, BURNS = 10, 21
COVER = {"open": 0, "rough": 1, "partial": 2, "trench": 3, "dense": 4}
"""23.4 What is taken off each die."""
SMALL = 3
"""Bombs of a stick that is not worth halving."""


@lru_cache(maxsize=1024)
def salvo(target: int, rockets: int, gas: int, waits: bool = False) -> tuple[int, float]:
    """24.7 Return how many rockets to fire at this target number, none if it is better to wait, and what part of a gasbag's points that is worth."""
    found = [(burnt(target, n, gas) - ROCKET * n - WARNING * waits, -n) for n in range(1, min(rockets, hits_of(target - 1, rockets) or 1) + 1)]
    worth, n = max(found, default=(0.0, 0))
    return (-n, worth) if worth > 0 else (0, 0.0)


@lru_cache(maxsize=1024)
def burnt(target: int, rockets: int, gas: int) -> float:
    """24.7 Return what part of a gasbag's points a salvo is worth: that it burns, or that more gas is mixed."""
    target = min(SURE, max(LEAST, target))
    return sum(hit_by(hits_of(target - face, rockets), ROCKET_ADD, gas) for face in range(1, target + 1)) / 20


@lru_cache(maxsize=1024)
def hit_by(hits: int, add: int, gas: int) -> float:
    """24.6 Return what part of a gasbag's points so many hits are worth, with what they add to the die: that it burns, and what gas is worth if it
    does not; each hit that does not burn it mixes more."""
    if not hits:
        return 0.0
    worth = 0.0
    for die in range(1, 21):
        total = die + add + gas
        more = 10 if total >= 19 else 4 if total >= 14 else 2
        worth += 1.0 if total >= BURNS else GAS * (min(RICH, gas + more) - min(RICH, gas)) + hit_by(hits - 1, add, gas + more)
    return min(1.0, worth / 20)


def stick(s: State, plane: Plane, target: str, z: int, band: str) -> tuple[int, float]:
    """25.4 Return how many bombs to drop on a unit from a height in a speed band, none if it is better to wait, and what part of its points that is
    worth. Some are kept for a second run."""
    z, rows = max(0, z), s.rules.tables["bombing"]["row"]
    row = next(r for r in rows if r["speed"] == band and r["height"]["from"] <= z <= r["height"].get("to", z))
    unit, bomb = s.units[target], s.rules.tables["bombing"]["bombs"][plane.bomb]
    kept = max(SMALL, (plane.bombs + 1) // 2)
    man = aimer(plane)
    most = bomb["dice"] * sum(max(0, face - COVER[unit.cover] - unit.lying) for face in range(1, 7)) / 6
    found = [(0.0, 0)]
    for n in range(1, min(kept, plane.bombs) + 1):
        harm = most * falls(row["die"], tuple(row["deduct"]), row["spacing"], n, skill(man, "gunnery") + eye(man))
        found.append((destroyed(harm, unit.strength) - BOMB * n, -n))
    worth, n = max(found)
    return -n, worth


def destroyed(harm: float, strength: int) -> float:
    """23.5 Return the chance that a unit is destroyed by harm of this mean."""
    return float(min(0.9, 0.5 * (harm / max(1, strength)) ** 1.5))


def aimer(plane: Plane) -> Person:
    """25.1 Return who drops the bombs: the nose gunner, else the observer, else the pilot."""
    able = {p.role: p for p in plane.people if p.lives}
    return able.get("N") or able.get("G") or plane.pilot


def eye(person: Person) -> int:
    """25.4, 30.3, 30.5 Return what Sure aim adds."""
    return EYE.get(person.role, EYE_OF_GUNNERS) if usable(person, "eye") else 0


@lru_cache(maxsize=4096)
def falls(die: str, deduct: tuple[int, ...], spacing: int, count: int, target: int) -> float:
    """25.5, 25.8 Return the sum of what the bombs of a stick do in the mean, its middle on the unit: 1 within 1 MU, ½ within 3."""
    faces = np.arange(1, 21)
    column = np.clip(target - faces, FIRST, LAST) - FIRST
    off = np.maximum(0, np.arange(1, int(die[2:]) + 1)[None, :] - np.array(deduct)[column][:, None])
    ways = [clock(c) for c in range(1, 13)]
    x, y = (off[..., None] * np.array([table[w] for w in ways]) / 10_000 for table in (SIN, COS))
    total: Any = 0.0
    for k in range(count):
        far = np.hypot(x, y + (k - (count - 1) / 2) * spacing)
        total += np.where(far <= 1.0001, 1.0, np.where(far <= 3.0001, 0.5, 0.0)).mean()
    return float(total)
