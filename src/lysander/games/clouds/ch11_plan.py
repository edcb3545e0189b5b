"""11 The step M4: each aeroplane's flight plan, its other actions, its move."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.referee import Referee
from .ch10_jump import ask_jumps
from .ch11_actions import do
from .ch11_steady import steady_plan
from .ch12_flight import fly
from .ch28_trouble import in_trouble
from .domains_plan import FlightPlan
from .plan_text import read, write
from .plane import FLYING, Plane
from .plans import Plan, Segment
from .state import State
from .told import tell_each, tell_side

JUMP, PILOT_JUMPS = "jump", "P"


def m4(s: State, ref: Referee) -> str | None:
    """11.1 Step M4: the next aeroplane that has not moved, lowest initiative first, gives its plan and flies it."""
    plane = next_to_move(s)
    if plane is None:
        return None
    if plane.burning:
        ask_jumps(s, ref, plane)
    if plane.state == FLYING:
        move(s, ref, plane)
    return "M4" if next_to_move(s) else None


def next_to_move(s: State) -> Plane | None:
    """11.1, 8.6, 28.3 Return the next flying aeroplane that has not moved: by initiative, then in list order; in aftermath turns those in trouble."""
    for id in s.order:
        plane = s.planes[id]
        if plane.state == FLYING and not plane.moved and not s.aftermath:
            return plane
    for plane in s.planes.values():
        if plane.state == FLYING and not plane.moved and (not s.aftermath or in_trouble(plane)):
            return plane
    return None


def move(s: State, ref: Referee, plane: Plane) -> None:
    """11.1, 10.7 Take an aeroplane's plan and carry it out: other actions first (11.7), then the move."""
    plan, own = plan_of(s, ref, plane)
    plane.moved = True
    if plan.go_home and not plane.going:
        plane.going = True
        tell_side(s, ref, plane.side, "goes-home", "27.7", who=plane.id)
    for action in plan.actions:
        if plane.state == FLYING:
            do(s, ref, plane, plan, action)
    if plane.state != FLYING:
        return
    if any(a.do == JUMP and a.what == PILOT_JUMPS for a in plan.actions):
        plan, own = fixed(plane), False
    fly(s, ref, plane, plan, own)


def plan_of(s: State, ref: Referee, plane: Plane) -> tuple[Plan, bool]:
    """11.1, 11.14 Ask for the flight plan of an aeroplane (D-09) and return it, and whether it is one: the move of a pilot who is blacked out or has
    fainted is fixed and not asked for.

    A seat that has given up, perhaps while it was asked, goes home from this plan on (28.12).
    """
    awake = plane.pilot.awake
    text = ref.ask(ask_plan, s, plane) if awake else ""
    if plane.seat in s.given_up and plane.state == FLYING and not plane.going:
        plane.going = True
        tell_side(s, ref, plane.side, "goes-home", "28.12", who=plane.id)
    if not awake:
        return fixed(plane), False
    plan = read(text)
    if ref.events is not None:
        declared = write(Plan(plan.segments, plan.bank, target=plan.target))
        tell_each(s, ref, plane.side, "plan", "11.1", {"plan": text}, {"who": plane.id, "declared": declared})
    return plan, True


def ask_plan(s: State, plane: Plane) -> Ask:
    """11.1 Return the question for a flight plan (D-09)."""
    facts = {"who": plane.id, "speed": plane.speed}
    return Ask(plane.seat, f"plan:{plane.id}", "11.1", FlightPlan(s, plane), write(steady_plan(s, plane)), facts)


def fixed(plane: Plane) -> Plan:
    """11.14 Return the fixed move: one straight of the whole speed in the present class, no actions."""
    return Plan((Segment("straight", length=plane.speed),)) if plane.speed else Plan()
