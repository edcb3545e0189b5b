"""11.17 (e) Every test that a flight plan will need, in the order in which the dice fall, with its target and its chance."""

from __future__ import annotations

from typing import Any

from .ch04_people import skill, usable
from .ch10_jump import bail_out_modifiers
from .ch11_costs import running_after, steps_tighter
from .ch11_flown import Flown
from .ch13_moves import EACH_ABOVE, strains_wings, strains_wires, tight_modifiers
from .ch14_energy import Sheet
from .ch17_landing import SURVIVOR, emergency_landing, ground_under, landing_modifiers
from .ch29_rolls import Modifier
from .panels import DIVE, HIGH
from .plane import Engine, Plane
from .plans import Plan, Segment
from .state import State

FACES = 20
NOWHERE = {"ground": "", "modifier": 0}
"""17.4 The place of a landing that only the dice will tell."""


def chance(target: int) -> int:
    """4.5 Return the chance of a test in percent: a natural 1 always succeeds, a natural 20 never."""
    return 100 * max(1, min(target, FACES - 1)) // FACES


def tests(s: State, plane: Plane, plan: Plan, move: Flown, energy: Sheet | None) -> list[dict[str, Any]]:
    """11.17 Return the tests of a plan: those of other actions, of the segments, of the end of the move."""
    found = _first(s, plane, plan)
    for part in move.parts:
        found += _of_segment(s, plane, part.segment, part.n)
    if move.ended == "land":
        return found + _landing(s, plane, plan, move)
    return found + (_at_end(s, plane, plan, move, energy) if energy else [])


def _test(roll: str, why: str, base: int, modifiers: tuple[Modifier, ...] = (), n: int = 0, **more: Any) -> dict[str, Any]:
    target = base + sum([m[1] for m in modifiers])
    return {"roll": roll, "why": why, "segment": n, "target": target, "chance": chance(target), "modifiers": [list(m) for m in modifiers], **more}


def _first(s: State, plane: Plane, plan: Plan) -> list[dict[str, Any]]:
    """11.7, 10.6, 13.8, 17.11 Return the tests of other actions, which are made before the move."""
    found = []
    for action in plan.actions:
        if action.do == "restart":
            found.append(_test("R-23", "restart", skill(plane.pilot, "flying")))
        elif action.do == "jettison" and plane.strain:
            found.append(_test("R-09", "strain", plane.strength))
        elif action.do == "jump" and any(p.role == action.what for p in plane.people):
            found.append(_test("R-06", "jump", plane.person(action.what).fortitude, bail_out_modifiers(s, plane), role=action.what))
    return found


def _of_segment(s: State, plane: Plane, g: Segment, n: int) -> list[dict[str, Any]]:
    """13.1, 13.7, 13.8, 13.10 Return the tests before a segment: wires, strain, tight turn."""
    found = []
    if plane.wires and strains_wires(g):
        found.append(_test("R-09", "wires", plane.strength, n=n))
    if plane.strain and strains_wings(g):
        found.append(_test("R-09", "strain", plane.strength, n=n))
    if g.kind in ("turn", "pull") and g.letter and (steps := steps_tighter(s.panel(plane), plane, g.letter)):
        band = s.band(plane)
        modifiers = tight_modifiers(plane, band, steps)
        if band in (HIGH, DIVE):
            found.append(_test("R-09", "turn", plane.strength, modifiers, n))
        else:
            found.append(_test("R-08", "turn", skill(plane.pilot, "flying"), modifiers, n))
    return found


def _at_end(s: State, plane: Plane, plan: Plan, move: Flown, energy: Sheet) -> list[dict[str, Any]]:
    """14.7, 15.1, 15.9 Return the tests at the end: the immelmann's, then Vne, vibration, stall."""
    flying, panel, found = skill(plane.pilot, "flying"), s.panel(plane), []
    if move.ended == "immelmann":
        found.append(_test("R-13", "immelmann", flying))
    if energy.speed > panel.vne:
        found.append(_test("R-09", "vne", plane.strength, (("vne", EACH_ABOVE * (energy.speed - panel.vne), "13.5"),)))
    if vibrates(plane, plan, max(plane.speed, energy.speed)):
        found.append(_test("R-09", "vibration", plane.strength))
    if move.end.climb not in ("V", "S") and (move.ended == "stall" or energy.speed <= panel.vs):
        found.append(_test("R-12", "stall", flying))
    return found


def vibrates(plane: Plane, plan: Plan, speed: int) -> bool:
    """13.9 Whether an engine that runs after the plan's other actions shakes the aeroplane at this speed."""
    if not running_after(plane, plan):
        return False
    off = {a.what for a in plan.actions if a.do in ("cut", "shut")}
    return any(_shakes(e, speed) and e.side not in off for e in plane.engines)


def _shakes(engine: Engine, speed: int) -> bool:
    return bool(engine.vibration) and not engine.state and speed > engine.vibration


def _landing(s: State, plane: Plane, plan: Plan, move: Flown) -> list[dict[str, Any]]:
    """17.2 to 17.6 Return the tests of a landing at the end of a plan; where the place is not mapped its modifier is still to come."""
    ground = ground_under(s, move.end.x, move.end.y)
    emergency = emergency_landing(plane, ground) or not running_after(plane, plan)
    found, place = [], NOWHERE
    if ground:
        place = next(r for r in s.rules.tables["emergency_place"]["row"] if r["ground"] == ground)
    else:
        lucky = (("survivor", SURVIVOR, "30.6"),) if usable(plane.pilot, "survivor") else ()
        found.append(_test("R-19", "place", plane.pilot.luck, lucky))
    modifiers = landing_modifiers(s, plane, place, s.band(plane), emergency)
    return [*found, _test("R-20", "landing", skill(plane.pilot, "flying"), modifiers, ground=ground, emergency=emergency)]
