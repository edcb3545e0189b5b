"""19 Fire from the ground: the steps F1 (ground units) and F2 (barrages)."""

from __future__ import annotations

from typing import Any

from ...core.ask import Ask
from ...core.domain import OneOf
from ...core.record import replace
from ...core.referee import Referee
from .ch22_damage import damage
from .ch29_rolls import test, throw
from .geometry import COS, SIN, clock, distance, rdiv, within
from .ground import Barrage, Unit
from .plane import Plane
from .state import State
from .told import tell

HOLD = "hold"
CHOOSE, NEAREST = "choose", "nearest"
"""19.1 Standing orders of a seat for its units: to be asked, or to fire at the nearest; the first is what holds without one."""
RADIUS = 10
"""19.5 MU on the ground plan from the centre of a barrage to its edge."""


# F1


def f1(s: State, ref: Referee) -> str | None:
    """19.1 Step F1: the next ground unit, in list order, that has an aeroplane in range fires at one, or holds."""
    waiting = [u for u in s.units.values() if u.id not in s.done and may_fire(s, u)] if s.units else []
    while waiting:
        unit = waiting.pop(0)
        if targets := in_range(s, unit):
            _fires(s, ref, unit, targets)
            if waiting:
                s.done = (*s.done, unit.id)
                return "F1"
    s.done = ()
    return None


def row_of(s: State, unit: Unit) -> Any:
    """19.3 Return the row of ``ground_units.toml`` of a unit's kind."""
    return next(r for r in s.rules.tables["ground_units"]["unit"] if r["key"] == unit.kind)


def may_fire(s: State, unit: Unit) -> bool:
    """19.1, 19.2 Whether a unit may fire this turn: it has a range, is neither destroyed nor pinned, and does not only take cover."""
    return not (unit.destroyed or unit.pinned or unit.lying) and "range" in row_of(s, unit)


def in_range(s: State, unit: Unit) -> list[Plane]:
    """19.1 Return the flying and spinning enemy aeroplanes within range of a unit, in list order."""
    most = row_of(s, unit)["range"]
    return [p for p in s.enemies(unit.side) if within(distance(unit.place, p.place), most)]


def _fires(s: State, ref: Referee, unit: Unit, targets: list[Plane]) -> None:
    """19.1 Ask at whom a unit fires (D-10; the nearest if its seat is absent), and carry it out. By standing order it fires at the nearest."""
    nearest = min(targets, key=lambda p: distance(unit.place, p.place))
    chosen = ref.ask(_at_whom, s, unit, targets, nearest) or nearest.id
    if chosen != HOLD:
        fire_at(s, ref, unit, s.planes[chosen])


def _at_whom(s: State, unit: Unit, targets: list[Plane], nearest: Plane) -> Ask | None:
    """19.1, 29.8 Return the question at whom a unit fires (D-10); None if its seat has ordered it, also while it was asked."""
    if fires_at_nearest(s, unit.seat):
        return None
    options = (*(p.id for p in targets), HOLD)
    return Ask(unit.seat, f"ground-fire:{unit.id}", "19.1", OneOf(options, "19.1"), nearest.id, {"unit": unit.id})


def fires_at_nearest(s: State, seat: str) -> bool:
    """19.1, 29.8 Whether the units of a seat have the standing order to fire at the nearest."""
    return s.orders.get(seat) == NEAREST


def fire_at(s: State, ref: Referee, unit: Unit, plane: Plane) -> None:
    """19.3, 19.4 A ground unit fires at an aeroplane: a test of its strength left (R-26), then its damage die and the successes (R-27).

    It counts for nobody's credit and does not displace the airman who shot last.
    """
    speed: int = s.rules.tables["ground_units"]["air_target_speed"][s.band(plane)]
    successes = test(s, ref, "R-26", unit.id, unit.strength, (("speed", speed, "19.3"),), side=unit.side, at=plane.id)
    tell(s, ref, "ground-fire", "19.3", who=unit.id, at=plane.id, hit=successes >= 0)
    if successes >= 0:
        die = throw(s, ref, "R-27", unit.id, row_of(s, unit)["die"], side=plane.side, at=plane.id)
        damage(s, ref, plane, die + successes, source=unit.place)


# F2


def f2(s: State, ref: Referee) -> str | None:
    """19.5 Step F2: the next barrage, in list order, with an aeroplane of any side inside."""
    waiting = [b for b in s.barrages.values() if b.id not in s.done and goes_on(s, b)] if s.barrages else []
    while waiting:
        barrage = waiting.pop(0)
        if any(p.in_air and inside(barrage, p) for p in s.planes.values()):
            _bursts(s, ref, barrage.id)
            if waiting:
                s.done = (*s.done, barrage.id)
                return "F2"
    s.done = ()
    return None


def goes_on(s: State, barrage: Barrage) -> bool:
    """19.7 Whether a barrage still falls: the gun that lays it is not destroyed."""
    gun = s.units.get(barrage.gun)
    return gun is None or not gun.destroyed


def inside(barrage: Barrage, plane: Plane) -> bool:
    """19.5 Whether an aeroplane is in the cylinder of a barrage, the border included."""
    near = (plane.x - barrage.x) ** 2 + (plane.y - barrage.y) ** 2 <= (100 * RADIUS) ** 2
    return near and barrage.low <= plane.z <= barrage.high


def _bursts(s: State, ref: Referee, id: str) -> None:
    """19.5 Every aeroplane in the air that is inside when its turn comes, in list order, gets one roll."""
    for plane in s.planes.values():
        if plane.in_air and inside(s.barrages[id], plane):
            burst(s, ref, id, plane)


def burst(s: State, ref: Referee, id: str, plane: Plane) -> None:
    """19.5, 19.6 Roll for an aeroplane in a barrage (R-28); after a jump of the barrage once more, when a second jump counts as a miss."""
    verbs = _roll(s, ref, id, plane)
    if any("barrage_jumps" in verb for verb in verbs):
        jump(s, ref, id, next(verb["barrage_jumps"] for verb in verbs if "barrage_jumps" in verb))
        verbs = _roll(s, ref, id, plane)
    for verb in verbs:
        if "damage" in verb:
            damage(s, ref, plane, throw(s, ref, "R-30", plane.id, verb["damage"]))


def _roll(s: State, ref: Referee, id: str, plane: Plane) -> Any:
    """19.6 Roll on ``aa_result.toml`` and return the verbs of the row."""
    face = throw(s, ref, "R-28", id, "1d20", at=plane.id)
    verbs = next(r for r in s.rules.tables["aa_result"]["row"] if r["from"] <= face <= r["to"])["does"]
    tell(s, ref, "barrage", "19.6", what=id, at=plane.id, hit=any("damage" in verb for verb in verbs))
    return verbs


def jump(s: State, ref: Referee, id: str, mu: int) -> None:
    """19.6 The barrage jumps in a clock direction (R-29) and stays there from now on."""
    barrage = s.barrages[id]
    heading = clock(throw(s, ref, "R-29", id, "1d12"))
    x, y = barrage.x + rdiv(mu * SIN[heading], 100), barrage.y + rdiv(mu * COS[heading], 100)
    s.barrages[id] = replace(barrage, x=x, y=y)
    tell(s, ref, "barrage-jumps", "19.6", what=id, to=[x, y])
