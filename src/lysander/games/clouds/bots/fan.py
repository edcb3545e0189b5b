"""11.3, 12 Where the plans of an aeroplane lead, as arrays: worked out once for each way in which it can lie in the air, then only turned and
moved to where it is.

A fan lies at the origin, heading north."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import takewhile
from typing import Any

import numpy as np

from ....core.record import replace
from ..ch11_costs import actions_there, steps_tighter
from ..ch11_flown import Flown, energy_after, flown
from ..ch12_move import RUNS_IN
from ..geometry import CIRCLE, CLASSES, SHALLOW
from ..panels import Panel
from ..plane import FLYING, Plane
from ..plans import Plan
from ..rules import SCENES, Rules
from ..state import State
from .candidates import candidates, outline
from .lowest import STEEP, if_it_fails, to_level
from .poses import TICK, Array, Poses, poses

BANKS = ("0", "L", "R")
WIDE = 16
"""13.7 Letters tighter than this one, P, are tested with wires cut."""
TESTED = ("roll", "dive", "slip", "immelmann")
"""13.7 Kinds that are tested with wires cut whatever the letter."""
DROP, GAIN = 3, 3
"""15.2 What a stall that is mastered costs in height and brings in speed."""
FEW = 40
"""Plans that stand for all of a fan where enemies and later turns are looked at."""
REMEMBERED = 4096
"""Fans that are kept."""


@dataclass(frozen=True, eq=False)
class Fan:
    """Plans and their ends: place in points, height change in MU, heading, climb class and bank by number, speed; ``low`` and ``high`` the least and
    the greatest height on the way in MU; ``tight`` tests of tight turns by steps, ``wires`` those of 13.7; ``level`` as 26.3; ``run`` as 24.7;
    ``stalls`` whether it ends at stall speed (15.1); ``need`` and ``ease`` the height that its end needs to be pulled out of a dive, on the tightest
    letter and on the one shown; ``fails`` how much height it needs if a pull out of a dive fails; ``path`` the path points in points, the last one
    repeated. ``few`` are the numbers of those that lie farthest apart."""

    plans: tuple[Plan, ...]
    x: Array
    y: Array
    z: Array
    heading: Array
    climb: Array
    bank: Array
    speed: Array
    low: Array
    high: Array
    tight: Array
    wires: Array
    level: Array
    run: Array
    stalls: Array
    need: Array
    ease: Array
    fails: Array
    manoeuvred: Array
    throttled: Array
    path: Array
    few: Array

    def ends(self, plane: Plane, which: Any = slice(None)) -> Poses:
        """Return the ends of plans, as flown by an aeroplane from where it is."""
        sin, cos = np.sin(plane.heading * TICK), np.cos(plane.heading * TICK)
        x, y = self.x[which], self.y[which]
        heading = self.heading[which] + plane.heading
        place = plane.x + x * cos + y * sin, plane.y + y * cos - x * sin, 100.0 * (plane.z + self.z[which])
        return poses(*place, heading, self.climb[which], self.speed[which], self.manoeuvred[which])

    def track(self, plane: Plane) -> Array:
        """Return the path points of all plans, as flown by an aeroplane from where it is: x, y and z in points."""
        sin, cos = np.sin(plane.heading * TICK), np.cos(plane.heading * TICK)
        x, y, z = self.path[..., 0], self.path[..., 1], self.path[..., 2]
        return np.stack([plane.x + x * cos + y * sin, plane.y + y * cos - x * sin, 100.0 * plane.z + z], axis=-1)


_fans: dict[Any, Fan] = {}


@lru_cache(maxsize=512)
def air_of(rules: Rules) -> bytes:
    """Return what of the rules bears on where plans lead: options, and tables but for the scenarios. Battles that differ in their scenario alone, as
    those of a campaign do, share their fans."""
    tables = {name: table for name, table in rules.tables.items() if name not in SCENES}
    return sha256(json.dumps([tables, dict(rules.options)], sort_keys=True, default=str).encode()).digest()


def fan_of(s: State, plane: Plane, fine: bool = False) -> Fan:
    """Return the fan of an aeroplane that is to move, without regard to ground, ceiling and the way home; a ``fine`` one to fly over a place."""
    engines = tuple(e.state for e in plane.engines)
    harm = (plane.wider, plane.doubled, plane.leak, plane.even, plane.forced_turn, engines)
    climb = "L" if plane.climb in SHALLOW else plane.climb
    key = (air_of(s.rules), plane.type, plane.speed, climb, plane.bank, actions_there(plane), plane.pilot.has("hands"), harm, fine)
    return _kept(key, lambda: _full(s, laid(s, plane), fine))


def outline_of(s: State, plane: Plane, speed: int, climb: str, bank: str) -> Fan:
    """Return the outline of the fan that a sound aeroplane would have with this speed, climb class and bank."""

    def make() -> Fan:
        there = laid(s, plane)
        there.speed, there.climb, there.bank = speed, climb, bank
        there.wider = there.leak = 0
        there.doubled = there.even = there.forced_turn = False
        return _build(s, there, outline(s, there))

    climb = "L" if climb in SHALLOW else climb
    return _kept((air_of(s.rules), plane.type, speed, climb, bank, bool(plane.running)), make)


def _kept(key: Any, make: Callable[[], Fan]) -> Fan:
    found = _fans.get(key)
    if found is None:
        if len(_fans) >= REMEMBERED:
            _fans.clear()
        found = _fans[key] = make()
    return found


def laid(s: State, plane: Plane) -> Plane:
    """Return the aeroplane at the origin, heading north, in mid-air, free to fly anywhere."""
    there = plane.clone()
    there.x = there.y = there.heading = 0
    there.z, there.state, there.seat = s.rules.ceiling // 2, FLYING, ""
    there.forced = there.burning = there.going = False
    there.people = (replace(plane.pilot, blackout=0, faint=False, state=""), *plane.people[1:])
    return there


def _full(s: State, plane: Plane, fine: bool) -> Fan:
    return _build(s, plane, candidates(s, plane, fine))


def _build(s: State, plane: Plane, weighed: Sequence[Plan]) -> Fan:
    plans, rows, paths, seen = [], [], [], set[Any]()
    for plan in weighed:
        row, points = _row(s, plane, plan)
        if row not in seen:
            seen.add(row)
            plans.append(plan)
            rows.append(row)
            paths.append(points)
    longest = max(len(p) for p in paths)
    path = np.array([[*p, *[p[-1]] * (longest - len(p))] for p in paths], dtype=float) - [0, 0, 100 * plane.z]
    table = np.array(rows, dtype=float)
    x, y, z, heading, climb, bank, speed, low, high, one, two, three, wires, level, run, stalls, need, ease, fails, manoeuvred, throttled = table.T
    return Fan(
        *(tuple(plans), x, y, z, heading.astype(int), climb.astype(int), bank.astype(int), speed, low, high, np.stack([one, two, three], axis=1)),
        *(wires, level, run, stalls.astype(bool), need, ease, fails, manoeuvred.astype(bool), throttled.astype(bool), path),
        apart(x, y, z, heading, speed),
    )


def _row(s: State, plane: Plane, plan: Plan) -> tuple[Any, Sequence[Any]]:
    """Return the figures of a plan, and its path points."""
    panel, move = s.panel(plane), flown(s, plane, plan)
    energy = energy_after(s, plane, plan, move)
    end, speed = move.end, plane.speed if energy is None else energy.speed
    points = move.points or [(0, 0, 100 * plane.z)]
    stalls = speed <= panel.vs and end.climb not in STEEP
    height, climb, bank = (end.z - DROP, "D", "0") if stalls else (end.z, end.climb, end.bank)
    levels = [p.segment.length for p in move.parts if p.segment.kind == "straight" and not p.segment.dz and p.start.climb in SHALLOW]
    row = (
        *(end.x, end.y, height - plane.z, end.heading, CLASSES.index(climb), BANKS.index(bank), speed + GAIN * stalls),
        *(min(p[2] for p in points) // 100 - plane.z, max(p[2] for p in points) / 100 - plane.z, *tests(panel, plane, plan)),
        *(max(levels, default=0), run_in(move), stalls),
        *(*(to_level(s, plane, climb, speed, tight) for tight in (True, False)), if_it_fails(s, plane, plan, move), move.manoeuvred, plan.throttle),
    )
    return row, points


def run_in(move: Flown) -> int:
    """24.7 Return the MU of straights and dives with which a move ends."""
    return sum(len(p.points) for p in takewhile(lambda p: p.segment.kind in RUNS_IN, reversed(move.parts)))


def tests(panel: Panel, plane: Plane, plan: Plan) -> tuple[int, int, int, int]:
    """13.1, 13.7 Return how many turns and pulls of a plan are 1, 2 and 3 steps tighter than shown, and how many segments strain cut wires."""
    steps, wires = [0, 0, 0, 0], 0
    for g in plan.segments:
        if g.kind in ("turn", "pull"):
            steps[steps_tighter(panel, plane, g.letter)] += 1
            wires += g.letter < WIDE
        elif g.kind in TESTED:
            wires += 1
    return steps[1], steps[2], steps[3], wires


def apart(x: Array, y: Array, z: Array, heading: Array, speed: Array) -> Array:
    """Return the numbers of the ends that lie farthest apart: the first, then each time the one farthest from those chosen."""
    if len(x) <= FEW:
        return np.arange(len(x))
    spread = np.stack([x / 100, y / 100, z, 4 * np.sin(heading * TICK), 4 * np.cos(heading * TICK), speed], axis=1)
    chosen, away = [0], np.full(len(x), np.inf)
    while len(chosen) < FEW:
        away = np.minimum(away, np.abs(spread - spread[chosen[-1]]).sum(axis=1))
        chosen.append(int(np.argmax(away)))
    return np.array(sorted(chosen))


def towards(plan: Plan, heading: int) -> Plan:
    """12.5 Return a plan of a fan as it is flown from another heading: rolls in a vertical dive name theirs."""
    if all(g.heading < 0 for g in plan.segments):
        return plan
    turned = tuple(replace(g, heading=(g.heading + heading) % CIRCLE) if g.heading >= 0 else g for g in plan.segments)
    return replace(plan, segments=turned)
