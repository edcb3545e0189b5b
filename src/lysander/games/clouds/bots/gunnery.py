"""20.2 Which attack is worth most: every one that is described, by its chance to hit, what a hit does, and what it costs in ammunition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..attacks import BOMBS, GUNS, HOLD, ROCKETS, Attack, write
from ..domains_attack import NEAR
from ..state import State, plane_id
from .aim import hit_worth
from .tasks import task_of

AIR, GASBAG, GROUND = 4.0, 2.5, 0.8
"""What a hit is worth on an aeroplane, a gasbag, a ground unit."""
COST = {"short": 0.2, "normal": 0.4, "sustained": 0.7}
"""What the rounds of a mode are worth, jams included."""
OBJECTIVE = 3.0
"""How much more a target is worth that is one's task."""
STICK = 3
"""Bombs of a stick, if there are more aboard."""


def best_attack(s: State, shooter: str, d: Mapping[str, Any]) -> dict[str, float]:
    """Return the worth of each attack that is described; holding is worth nothing."""
    plane = s.planes[plane_id(shooter)]
    task = task_of(s, plane)
    wanted = task.target if task is not None else ""
    weighed: dict[str, float] = {HOLD: 0.0}
    for shot in d["shots"]:
        target = shot["target"]
        worth = AIR if target in s.planes else GASBAG if target in s.gasbags else GROUND
        worth *= OBJECTIVE if target == wanted else 1.0
        for mode in shot["modes"]:
            weighed[write(Attack(GUNS, target, mode["mode"]))] = worth * hit_worth(mode["base"]) - COST[mode["mode"]]
    for salvo in d["rockets"]:
        count = salvo["most"] if salvo["base"] >= 8 else min(4, salvo["most"])
        weighed[write(Attack(ROCKETS, salvo["target"], count=count))] = 3 * GASBAG * hit_worth(salvo["base"]) - 0.3 * count
    if d["bombs"]:
        weighed |= {write(stick): worth for stick, worth in _sticks(s, plane.side, d["bombs"], wanted)}
    return weighed


def _sticks(s: State, side: str, bombs: Mapping[str, Any], wanted: str) -> Iterator[tuple[Attack, float]]:
    """25.2 Yield a stick on each enemy unit that an aim point may lie on, and what it is worth."""
    count = min(bombs["most"], STICK if bombs["most"] > STICK else bombs["most"])
    for unit in s.units.values():
        if unit.side != side and not unit.destroyed and any((unit.x - x) ** 2 + (unit.y - y) ** 2 <= NEAR * NEAR for x, y in bombs["track"]):
            yield Attack(BOMBS, kind=bombs["kind"], count=count, x=unit.x, y=unit.y), 6.0 if unit.id == wanted else 0.5
