"""11.3 to 11.13 What a client needs to put a flight plan together by hand: figures of this move, and which segments may come next."""

from __future__ import annotations

from typing import Any

from ...core.record import replace
from .ch03_panel import climb_limit, roll_value, shown, tight_cost, tightest
from .ch11_conditions import judge_actions, may_jump, may_repair, named_units
from .ch11_costs import GUNNER_ACTIONS, actions_there, costs_of, forced_letter
from .ch11_legality import PARAGRAPHS, is_target, moves_by_plan
from .ch11_segments import BANKS, JUDGES, LAST, Course, judge_segments
from .ch11_steady import steady_plan
from .ch12_path import other_pulls
from .ch27_home import bound_home, cannot_turn, homeward_bank
from .panels import WIDEST
from .plan_text import letter_sign, write, write_action
from .plane import LANDED, Plane
from .plans import MOST_SEGMENTS, Action, Plan, Segment
from .state import State

NOTHING = Plan()


def choices(s: State, plane: Plane) -> dict[str, Any]:
    """11.3 Return the figures of this move, the kinds of segments with which it may begin, and the other actions that are open."""
    panel, rules = s.panel(plane), s.rules
    speed, pulls = plane.speed, other_pulls(rules)
    return {
        "type": "flight_plan",
        "plane": plane.id,
        "ground": plane.state == LANDED,
        "at": [*plane.place],
        "heading": plane.heading,
        "class": plane.climb,
        "bank": plane.bank,
        "speed": speed,
        "band": panel.band[speed],
        "actions": actions_there(plane),
        "gunner_actions": GUNNER_ACTIONS if len(plane.people) > 1 else 0,
        "most": MOST_SEGMENTS,
        "shown": _sign(shown(panel, plane, speed)),
        "tightest": _sign(tightest(panel, plane, speed)),
        "tight": [tight_cost(panel, plane.pilot, speed, n + 1) for n in range(len(panel.tight))],
        "roll": {"L": roll_value(panel, plane, False), "R": roll_value(panel, plane, True)},
        "climb": climb_limit(panel, plane),
        "ceiling": rules.ceiling,
        "throttle": speed >= 1 and plane.running > 0,
        "bank_always": rules.bank_always,
        "forced": _sign(forced_letter(s, plane)),
        "home": rules.home_of(plane.side),
        "homeward": homeward_bank(s, plane) if bound_home(s, plane) and not cannot_turn(s, plane) else "",
        "costs": {k: [costs_of(rules).actions[k], costs_of(rules).energy.get(k, 0)] for k in JUDGES if k in costs_of(rules).actions},
        "next": openings(s, plane, NOTHING),
        "other": [write_action(a) for a in other_actions(s, plane)],
        "targets": targets(s, plane),
        "steady": write(steady_plan(s, plane)),
        **({"pulls": {key: [[p.length, p.run, p.dz] for p in row] for key, row in pulls.items()}} if pulls else {}),
    }


def _sign(letter: int) -> str:
    return letter_sign(letter) if letter else ""


def openings(s: State, plane: Plane, plan: Plan) -> list[dict[str, Any]]:
    """11.3, 11.16 Return each segment that might come next behind those of a plan, in its least form, with the reasons why it is closed.

    ``least`` is the length that it needs, ``reasons`` are pairs of id and paragraph; an open one has none.
    """
    if plane.state == LANDED:
        return [_opening(Segment("takeoff"), 0, [] if moves_by_plan(plane) and not plan.segments else ["P-23"])]
    course = Course(s, plane, plan)
    judge_segments(course)
    there = actions_there(plane)
    return [_judged(s, course, g, there) for g in probes(course)]


def probes(c: Course) -> list[Segment]:
    """11.3 Return a segment of each kind and direction, as small as it can be at this point of a move."""
    letter = tightest(c.panel, c.plane, c.plane.speed) or WIDEST
    turning = letter if not c.duty or c.n else c.duty
    rolls = [Segment("roll", heading=(c.heading + 1800) % 3600)] if c.climb == "V" else [Segment("roll", to=b) for b in BANKS if b != c.bank]
    return [
        Segment("straight", length=1),
        *(Segment("turn", side, turning, 1) for side in ("L", "R")),
        *rolls,
        *(Segment("dive", to=to, length=1) for to in ("S", "V")),
        *(Segment("pull", letter=letter, steps=steps) for steps in ((1, 2) if c.climb == "V" else (1,))),
        Segment("ease"),
        *(Segment("slip", side, length=2, eu=1) for side in ("L", "R")),
        *(Segment(kind) for kind in ("immelmann", "stall", "spin", "land")),
    ]


def _judged(s: State, c: Course, g: Segment, there: int) -> dict[str, Any]:
    """11.16 Return a segment with the reasons against it at this point; what is noted on the course is put back."""
    kept = (c.climb, c.bank, c.heading, c.z, c.sum, c.rise, c.n, c.wide, c.lands, c.rolls_home, c.reasons)
    c.reasons, c.n = [], c.n + 1
    JUDGES[g.kind](c, g)
    ids = [id for id, _, _ in c.reasons]
    used = c.sum - kept[4]
    if c.sum > c.plane.speed and "P-15" not in ids:
        ids.append("P-04")
    if c.ended in LAST:
        ids.append("P-21")
    if c.actions + costs_of(s.rules).actions.get(g.kind, 0) > there:
        ids.append("P-06")
    if c.n == 1 and c.duty and g.kind != "turn":
        ids.append("P-26")
    if c.n > MOST_SEGMENTS:
        ids.append("P-03")
    c.climb, c.bank, c.heading, c.z, c.sum, c.rise, c.n, c.wide, c.lands, c.rolls_home, c.reasons = kept
    return _opening(g, used, ids)


def _opening(g: Segment, least: int, ids: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": g.kind, "least": least, "open": not ids, "reasons": [[id, PARAGRAPHS[id]] for id in dict.fromkeys(ids)]}
    if g.side:
        found["side"] = g.side
    if g.to:
        found["to"] = g.to
    if g.steps:
        found["steps"] = g.steps
    return found


def other_actions(s: State, plane: Plane) -> list[Action]:
    """11.7 Return the other actions that are open, each alone; of a repair the most actions that may be given to the gun in one turn."""
    if plane.state == LANDED:
        return []
    named = [Action(do, what=e.side) for do in ("restart", "cut", "shut") for e in plane.engines]
    for gun in plane.guns:
        for who in [p.role for p in plane.people]:
            named += [Action("repair", who, gun.id, may_repair(s, gun)), Action("drum", who, gun.id)] if gun.jam or gun.fired else []
    named += [Action("radio", what=id) for id in s.batteries] + [Action("photo", what=id) for id in s.points]
    named += [Action("observe", what=id) for id in named_units(s)]
    named += [Action("jettison")] if plane.bombs else []
    named += [Action("jump", what=p.role) for p in plane.people if may_jump(plane, p.role)]
    return [a for a in (_payable(plane, a) for a in named) if not judge_actions(s, plane, Plan(actions=(a,)))]


def _payable(plane: Plane, action: Action) -> Action:
    """11.8 Return an action, a repair with no more than the person has in a turn."""
    return replace(action, count=min(action.count, actions_there(plane, action.who))) if action.do == "repair" else action


def targets(s: State, plane: Plane) -> list[str]:
    """11.2, 27.4 Return the enemies that a plan may name, in list order; none on the way home."""
    if bound_home(s, plane):
        return []
    return [id for things in (s.planes, s.units, s.gasbags) for id in things if is_target(s, plane.side, id)]
