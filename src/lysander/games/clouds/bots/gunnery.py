"""20.2 Which attack is worth most: every one that is described, by its chance to hit, what a hit does, and what it costs in ammunition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..attacks import BOMBS, GUNS, HOLD, ROCKETS, Attack, write
from ..ch25_bombs import row_of
from ..domains_attack import NEAR
from ..geometry import ahead
from ..plane import Plane
from ..state import State, plane_id
from .aim import hit_worth, softness
from .loads import SMALL, hit_by, salvo, stick
from .tasks import stake, task_of

AIR, GROUND = 4.0, 0.8
"""What a hit is worth on an aeroplane, a ground unit."""
GASBAG = 4.0
"""What a point of 28.11 for a gasbag is worth, as a hit is measured."""
COST = {"short": 0.2, "normal": 0.4, "sustained": 0.7}
"""What the rounds of a mode are worth, jams included."""
OBJECTIVE = 3.0
"""How much more a target is worth that is one's task."""
BOMBED, DROPPED, ODD = 4.0, 6.0, 0.5
"""What a point of 28.11 for a bombed target is worth, as a hit is measured, what a stick on it by whoever does not reckon, and one on another."""
LAST = 3
"""Turns before the end in which nobody waits any more."""
UNIT = 10_000
"""The length of a direction."""


def best_attack(s: State, shooter: str, d: Mapping[str, Any], craft: bool = True, thrift: float = 1.0) -> dict[str, float]:
    """Return the worth of each attack that is described; holding is worth nothing. Who has ``craft`` keeps bombs and rockets for a good chance;
    ``thrift`` is how much of the cost of rounds he counts."""
    plane = s.planes[plane_id(shooter)]
    task = task_of(s, plane)
    wanted = task.target if task is not None else ""
    weighed: dict[str, float] = {HOLD: 0.0}
    for shot in d["shots"]:
        target = shot["target"]
        worth = (AIR * softness(s, s.planes[target]) if target in s.planes else GROUND) * (OBJECTIVE if target == wanted else 1.0)
        for mode in shot["modes"]:
            gain = gas_worth(s, plane, target, mode["chance"]) if target in s.gasbags else worth * hit_worth(mode["base"])
            weighed[write(Attack(GUNS, target, mode["mode"]))] = gain - thrift * COST[mode["mode"]]
    for shot in d["rockets"]:
        bag = s.gasbags[shot["target"]]
        count, part = salvo(shot["base"], shot["most"], bag.gas, craft and not bag.shot and s.turn + LAST < s.rules.turns)
        if count:
            weighed[write(Attack(ROCKETS, bag.id, count=count))] = GASBAG * max(1, stake(s, bag.id)) * part
    if d["bombs"]:
        weighed |= {write(dropped): worth for dropped, worth in _sticks(s, plane, d["bombs"], wanted, craft)}
    return weighed


def gas_worth(s: State, plane: Plane, target: str, chance: int) -> float:
    """24.6 Return what a shot at a gasbag is worth that hits by this chance: that it burns, or that gas leaks, so that it will burn more easily."""
    add = s.rules.tables["balloon"]["damage"]["modifiers"]["incendiary"] if plane.incendiary else 0
    return GASBAG * max(1, stake(s, target)) * chance / 100 * hit_by(1, add, s.gasbags[target].gas)


def _sticks(s: State, plane: Plane, bombs: Mapping[str, Any], wanted: str, craft: bool) -> Iterator[tuple[Attack, float]]:
    """25.2 Yield a stick for each enemy unit, its middle on the unit if it was flown over in time, and what it is worth."""
    x, y, _ = ahead(plane.heading)
    for unit in s.units.values():
        if unit.side == plane.side or unit.destroyed:
            continue
        count, part = stick(s, plane, unit.id, plane.z, s.band(plane))
        if not craft or unit.id != wanted:
            count = min(bombs["most"], SMALL)
        for before in (50 * (count - 1) * row_of(s, plane)["spacing"], 0) if count else ():
            aim = round(unit.x - before * x / UNIT), round(unit.y - before * y / UNIT)
            if any((aim[0] - a) ** 2 + (aim[1] - b) ** 2 <= NEAR * NEAR for a, b in bombs["track"]):
                worth = BOMBED * max(1, stake(s, unit.id)) * part if craft else DROPPED
                yield Attack(BOMBS, kind=bombs["kind"], count=count, x=aim[0], y=aim[1]), worth if unit.id == wanted else ODD
                break
