"""11.4 to 11.7 What segments and actions of a flight plan use: length, pilot actions, energy, the engines left running."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from .ch03_panel import roll_value, rolls_right, shown, tight_cost
from .ch04_people import actions
from .ch12_path import Pose, pulls_of, turns_right
from .geometry import SHALLOW, half_up
from .panels import LETTERS, Panel
from .plane import FLYING, GUNNER, PILOT, Person, Plane
from .plans import Plan, Segment
from .rules import Rules
from .state import State

GUNNER_ACTIONS = 2
"""11.7 A gunner's own actions in a turn."""
WIDE = LETTERS.index("P") + 1
"""11.15 The letter of a forced turn."""
TASKS = ("radio", "photo", "observe")
"""26.1 Actions that are the observer's work."""


@dataclass(frozen=True)
class Costs:
    """11.5 Pilot actions and EU by kind of segment or other action; ``own`` energy counts as 0."""

    actions: Mapping[str, int]
    energy: Mapping[str, int]


@lru_cache(maxsize=16)
def costs_of(rules: Rules) -> Costs:
    """11.5 Return what the manoeuvres of a battle cost."""
    table = rules.tables["manoeuvres"]
    rows = table["manoeuvre"]
    spent = {r["key"]: r["actions"] for r in rows} | {r["key"]: r["actions"] for r in table["other"] if isinstance(r["actions"], int)}
    return Costs(spent, {r["key"]: r["energy"] if isinstance(r["energy"], int) else 0 for r in rows})


def energy_of(s: State, plane: Plane, segment: Segment) -> int:
    """11.5 Return the EU that a segment costs, at the speed of the aeroplane now."""
    if segment.kind == "slip":
        return segment.eu
    cost = costs_of(s.rules).energy.get(segment.kind, 0)
    if segment.kind in ("turn", "pull"):
        panel = s.panel(plane)
        cost += tight_cost(panel, plane.pilot, plane.speed, steps_tighter(panel, plane, segment.letter))
    return cost


def steps_tighter(panel: Panel, plane: Plane, letter: int) -> int:
    """3.8 Return how many letters tighter than the one shown a letter is, at most 3; 0 at stall speed."""
    return max(0, min(shown(panel, plane, plane.speed) - letter, len(panel.tight)))


def length_of(s: State, plane: Plane, segment: Segment, pose: Pose, left: int) -> int:
    """11.3 Return the MU that a segment uses if it begins at a pose with ``left`` MU of the move to go."""
    match segment.kind:
        case "roll":
            return roll_length(s, plane, segment, pose)
        case "pull":
            row = pulls_of(s.rules).get(f"{pose.climb}{segment.steps}")
            return row[segment.letter].length if row else 0
        case "immelmann":
            return half_up(plane.speed)
        case "land":
            return max(1, left)
    return segment.length


def roll_length(s: State, plane: Plane, segment: Segment, pose: Pose) -> int:
    """3.9, 12.5 Return the MU that a roll uses, by the side to which it goes."""
    right = turns_right(pose.heading, segment.heading) if pose.climb == "V" else rolls_right(pose.bank, segment.to)
    return roll_value(s.panel(plane), plane, right)


def pose_of(plane: Plane) -> Pose:
    """Return where an aeroplane is, and how it lies in the air."""
    return Pose(plane.x, plane.y, plane.z, plane.heading, plane.climb, plane.bank)


def actions_used(s: State, plane: Plane, plan: Plan, role: str = PILOT) -> int:
    """11.5, 11.7 Return the actions that a plan asks of the pilot, or of a gunner."""
    cost = costs_of(s.rules).actions
    used = sum([cost.get(g.kind, 0) for g in plan.segments]) if role == PILOT else 0
    for action in plan.actions:
        if action.do in TASKS:
            used += cost[action.do] if role == PILOT and worker(plane, plan) == role else 0
        elif action.who == role:
            used += action.count if action.do == "repair" else cost.get(action.do, 0)
    return used


def actions_there(plane: Plane, role: str = PILOT) -> int:
    """4.4, 11.7 Return the actions that the pilot, or a gunner, has in a turn."""
    return actions(plane.pilot) if role == PILOT else GUNNER_ACTIONS


def worker(plane: Plane, plan: Plan) -> str:
    """26.1 Return the role of him who works for the camera, the radio or the report: the observer, if he is able to and not at a gun, else the
    pilot.

    Empty if nobody does: in a burning aeroplane and in one that came out of a spin this turn.
    """
    if plane.burning or plane.recovered or plane.state != FLYING:
        return ""
    free = any(p.role == GUNNER and able(p) for p in plane.people) and not any(a.who == GUNNER for a in plan.actions)
    return GUNNER if free else PILOT


def able(person: Person) -> bool:
    """20.3, 27.3 Whether a gunner can do anything: alive, aboard, not out of action."""
    return person.state == "" and person.awake


def running_after(plane: Plane, plan: Plan) -> int:
    """11.7 Return how many engines run once those are cut and shut that the plan names; a restart is not sure, and does not count."""
    off = {a.what for a in plan.actions if a.do in ("cut", "shut")} if plan.actions else ()
    return sum(not e.state and e.side not in off for e in plane.engines)


def in_steep(plane: Plane) -> bool:
    """2.12 Whether an aeroplane is in a class in which the nose decides the height."""
    return plane.climb not in SHALLOW


def forced_letter(s: State, plane: Plane) -> int:
    """11.15 Return the letter of the turn with which the move must begin: P, or the one shown if that is wider; 0 for no duty.

    At stall speed and in a steep class the duty lapses.
    """
    panel = s.panel(plane)
    if not plane.forced_turn or plane.speed <= panel.vs or in_steep(plane) or not plane.pilot.awake:
        return 0
    return max(WIDE, shown(panel, plane, plane.speed))
