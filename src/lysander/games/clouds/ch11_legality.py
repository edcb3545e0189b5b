"""11.16 Legality of flight plans: all reasons against a plan, each with its paragraph and the number of the segment.

Segments are judged one after the other with the class, bank and length left that the earlier ones produce. A segment with a fault changes neither
class, bank nor heading; its length, height and actions count. Nothing here depends on what the plane's own seat may not know (5.5).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...core.ask import Json, Refusal
from ...core.tables import read_toml
from .ch11_conditions import judge_actions, pilot_jumps
from .ch11_costs import actions_there, actions_used, running_after
from .ch11_segments import Course, judge_segments
from .ch17_takeoff import may_take_off
from .ch27_home import bound_home, cannot_turn, turns_home
from .geometry import SHALLOW
from .plane import FLYING, LANDED, PILOT, Plane
from .plans import MOST_SEGMENTS, Plan
from .state import State

PARAGRAPHS: Mapping[str, str] = {r["id"]: r["paragraph"] for r in read_toml(__package__, "plan_refusals")["reason"]}
"""11.16 The paragraph of each reason."""
NOTHING: Mapping[str, Json] = {}


class Reason(NamedTuple):
    """11.16 A reason against a plan: its id, the number of the segment (0: the plan as a whole), the facts of its sentence."""

    id: str
    segment: int = 0
    facts: Mapping[str, Json] = NOTHING


def why_not(s: State, plane: Plane, plan: Plan) -> tuple[Reason, ...]:
    """11.16 Return all reasons against a plan; none if it is legal."""
    if not moves_by_plan(plane):
        return (Reason("P-01"),)
    if plane.state == LANDED:
        return () if stays_down(plan) else (Reason("P-23"),)
    course = Course(s, plane, plan)
    judge_segments(course)
    found = [Reason(*r) for r in course.reasons]
    jumps = bool(plan.actions) and pilot_jumps(plan)
    _whole(s, plane, plan, course, jumps, found)
    if plan.bank and not _free_bank(s, plan, course):
        found.append(Reason("P-24"))
    if course.duty and not course.wide and not jumps:
        found.append(Reason("P-26", 1 if plan.segments else 0))
    if not jumps and bound_home(s, plane) | plan.go_home and _stays_away(s, plane, course):
        found.append(Reason("P-27", 0, {"home": s.rules.home_of(plane.side)}))
    if plan.target:
        _target(s, plane, plan, found)
    if plan.actions:
        found += [Reason(id, 0, facts) for id, facts in judge_actions(s, plane, plan)]
    if plan.throttle and not (plane.speed >= 1 and running_after(plane, plan)):
        found.append(Reason("P-33"))
    return tuple(found)


def moves_by_plan(plane: Plane) -> bool:
    """11.1, 11.14, 17.10 Whether an aeroplane moves by a flight plan: it flies with a conscious pilot, or may take off."""
    return (plane.state == FLYING and plane.pilot.awake) or may_take_off(plane)


def stays_down(plan: Plan) -> bool:
    """17.10 Whether a plan is one for the ground: the take-off alone, or nothing at all."""
    return Plan(plan.segments) == plan and (not plan.segments or [g.kind for g in plan.segments] == ["takeoff"])


def _whole(s: State, plane: Plane, plan: Plan, course: Course, jumps: bool, found: list[Reason]) -> None:
    """11.2, 11.4, 11.8, 11.10, 11.11 Judge what belongs to the plan as a whole."""
    if len(plan.segments) > MOST_SEGMENTS:
        found.append(Reason("P-03", 0, {"most": MOST_SEGMENTS}))
    if jumps:
        if plan.segments:
            found.append(Reason("P-35"))
    elif course.sum != plane.speed:
        found.append(Reason("P-04", 0, {"sum": course.sum, "speed": plane.speed}))
    there, needed = actions_there(plane), course.actions
    if plan.actions:
        needed = actions_used(s, plane, plan)
        _gunners(s, plane, plan, found)
    if needed > there:
        found.append(Reason("P-06", 0, {"who": PILOT, "needed": needed, "actions": there}))
    if course.rise:
        climb = course.panel.climb if running_after(plane, plan) == course.panel.engines else 0
        if course.rise > climb:
            found.append(Reason("P-08", 0, {"sum": course.rise, "climb": climb}))
    if course.top > max(s.rules.ceiling, plane.z):  # a fixed move in a zoom may have led beyond (11.14)
        found.append(Reason("P-09", 0, {"ceiling": s.rules.ceiling}))


def _gunners(s: State, plane: Plane, plan: Plan, found: list[Reason]) -> None:
    """11.7 A gunner's two actions pay for his repairs and drums."""
    for person in plane.people[1:]:
        needed, there = actions_used(s, plane, plan, person.role), actions_there(plane, person.role)
        if needed > there:
            found.append(Reason("P-06", 0, {"who": person.role, "needed": needed, "actions": there}))


def _free_bank(s: State, plan: Plan, course: Course) -> bool:
    """11.9 Whether the aeroplane may be banked at the end: after a turn or pull, or always by option, if the class is then shallow."""
    if course.climb not in SHALLOW or course.ended in ("spin", "land"):
        return False
    return s.rules.bank_always or any(g.kind in ("turn", "pull") for g in plan.segments)


def _stays_away(s: State, plane: Plane, course: Course) -> bool:
    """27.4 Whether a plan that is bound to turn for home does not."""
    return not course.lands and not cannot_turn(s, plane) and not turns_home(s, plane, course.heading, course.rolls_home)


def _target(s: State, plane: Plane, plan: Plan, found: list[Reason]) -> None:
    """11.2, 27.4 Judge the target: nobody on the way home names one."""
    if bound_home(s, plane) or plan.go_home:
        found.append(Reason("P-28"))
    if not is_target(s, plane.side, plan.target):
        found.append(Reason("P-34", 0, {"target": plan.target}))


def is_target(s: State, side: str, id: str) -> bool:
    """11.2 Whether there is an enemy by this id that can be engaged: a flying or spinning aeroplane, a ground unit, a gasbag."""
    if other := s.planes.get(id):
        return other.in_air and other.side != side
    if unit := s.units.get(id):
        return not unit.destroyed and unit.side != side
    return (bag := s.gasbags.get(id)) is not None and bag.there and bag.side != side


def refusal_of(reasons: tuple[Reason, ...]) -> Refusal | None:
    """11.16 Return the refusal for these reasons: the first, with the others in ``more``; None if there are none."""
    if not reasons:
        return None
    first, *more = (Refusal(PARAGRAPHS[r.id], r.id, {"segment": r.segment, **r.facts}) for r in reasons)
    return Refusal(first.rule, first.code, first.facts, tuple(more))
