"""11.17, 11.18 The planning aid: what a client may show for a plan in the making, legal or not, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Ask, Json
from .ch03_panel import shown
from .ch11_aid_shots import shots
from .ch11_choices import openings
from .ch11_contacts import contacts, tasks
from .ch11_costs import actions_there, actions_used
from .ch11_envelope import envelope
from .ch11_flown import Flown, at_end, energy_after, flown
from .ch11_legality import PARAGRAPHS, Reason, moves_by_plan, why_not
from .ch11_tests import tests
from .ch14_energy import Sheet
from .plan_text import LONGEST, letter_sign, read, write
from .plane import FLYING, Plane
from .plans import Plan
from .state import State

FULL, NONE = "full", "none"
NO_PATH = frozenset(("P-02", "P-05", "P-11", "P-14", "P-16", "P-17", "P-18", "P-19", "P-23"))
"""11.17 Reasons with which a segment cannot be drawn."""


def help_with(state: State, ask: Ask, value: Json) -> Mapping[str, Json] | None:
    """11.17 Return the aid for an answer in the making to an ask; None for asks other than that for a flight plan."""
    decision, _, id = ask.kind.partition(":")
    return aid(state, state.planes[id], value if isinstance(value, str) else "") if decision == "plan" else None


def aid(s: State, plane: Plane, text: str) -> dict[str, Any]:
    """11.17 Return the aid for a plan in notation; for no text what can be shown before a plan is begun: the envelope.

    With ``aid=rough`` path, contacts, shots and tasks are left out, with ``aid=none`` energy and tests, too (11.18). Nothing in it is hidden from
    the plane's own seat.
    """
    if not text:
        return {"envelope": envelope(s, plane)} if s.rules.aid == FULL else {}
    plan = read(text[: LONGEST + 1])
    reasons = why_not(s, plane, plan)
    found: dict[str, Any] = {"plan": write(plan), "reasons": [[r.id, PARAGRAPHS[r.id], r.segment] for r in reasons]}
    found |= {"actions": _actions(s, plane, plan), "next": openings(s, plane, plan)}
    if s.rules.aid == NONE or plane.state != FLYING or not moves_by_plan(plane):
        return found
    move = flown(s, plane, plan, _skipped(reasons))
    energy = energy_after(s, plane, plan, move)
    found["energy"] = _energy(s, plane, energy) if energy else None
    found["tests"] = tests(s, plane, plan, move, energy)
    return found | _seen(s, plane, plan, move, energy) if s.rules.aid == FULL else found


def _skipped(reasons: tuple[Reason, ...]) -> tuple[int, ...]:
    """Return the numbers of the segments that cannot be drawn."""
    return tuple(r.segment for r in reasons if r.id in NO_PATH)


def _actions(s: State, plane: Plane, plan: Plan) -> dict[str, list[int]]:
    """11.17 (d) Return by role the actions used and those there are."""
    return {p.role: [actions_used(s, plane, plan, p.role), actions_there(plane, p.role)] for p in plane.people if p.aboard}


def _energy(s: State, plane: Plane, e: Sheet) -> dict[str, Any]:
    """11.17 (c) Return the energy sheet, and the speed, band and template of the next turn."""
    panel = s.panel(plane)
    letter = shown(panel, plane, e.speed)
    template = letter_sign(letter) if letter else ""
    items = {"a": e.a, "b": e.b, "c": e.c, "d": e.d, "e": e.e, "f": e.f}
    return {**items, "speed": e.speed, "band": panel.band[e.speed], "template": template, "steps": panel.steps[e.speed]}


def _seen(s: State, plane: Plane, plan: Plan, move: Flown, energy: Sheet | None) -> dict[str, Any]:
    """11.17 (b), (f) to (h) Return path and end, what is met, the shots at the end place, the tasks."""
    end, points = move.end, move.points
    there = at_end(plane, move, energy.speed if energy else plane.speed)
    least = min([h for _, _, h in points], default=100 * plane.z) // 100
    return {
        "path": [list(p) for p in points],
        "parts": [[p.n, len(p.points)] for p in move.parts],
        "end": {"at": [end.x, end.y, end.z], "heading": end.heading, "class": end.climb, "bank": end.bank},
        "least": least,
        "contacts": contacts(s, plane, move),
        "shots": shots(s, plane, plan, there) if energy else [],
        "tasks": tasks(s, plane, plan, move),
    }
