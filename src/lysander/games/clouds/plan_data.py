"""11.2, 11.21, 35.2 Flight plans as plain data, for clients and bots that do not write notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Json
from .geometry import CIRCLE
from .plan_text import ENGINES, OWN, letter_sign
from .plans import ACTIONS, UNKNOWN, Action, Plan, Segment

KEYS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "straight": (("len",), ("dz",)),
    "turn": (("side", "letter", "len"), ("dz",)),
    "roll": ((), ("to", "heading")),
    "dive": (("to", "len"), ()),
    "pull": (("letter", "steps"), ()),
    "slip": (("side", "eu", "len"), ()),
    **dict.fromkeys(("ease", "immelmann", "stall", "spin", "land", "takeoff"), ((), ())),
}
"""11.3, 11.21 The parameters of each kind of segment: those that it must have, and those that it may have."""
PARTS = {"segments", "bank", "throttle", "actions", "target", "go_home"}
"""11.2 The fields of a plan."""
WHO = {"pilot": "P", "nose": "N", "gunner": "G"}
OBJECT = {"restart": "engine", "cut": "engine", "shut": "engine", "repair": "gun", "drum": "gun", "jump": "who"}
"""11.21 The key that names what an action is done to; for tasks it is ``at``."""
NO_SEGMENT, NO_ACTION = Segment(UNKNOWN), Action(UNKNOWN)
MOST = 99
"""34.7 The greatest number that can be written down."""


def plan_of_data(value: Json) -> Plan:
    """11.21 Return the plan of a record. Whatever is no segment or action, or has unknown keys, becomes ``unknown`` (P-02)."""
    if not isinstance(value, Mapping) or not set(value) <= PARTS:
        return Plan((NO_SEGMENT,))
    listed = [value.get("segments", ()), value.get("actions", ())]
    bank, target = value.get("bank") or "", value.get("target") or ""
    flags = [value.get("throttle", False), value.get("go_home", False)]
    if not all(isinstance(x, (list, tuple)) for x in listed) or not all(isinstance(x, bool) for x in flags):
        return Plan((NO_SEGMENT,))
    if bank not in ("", "0", "L", "R") or not isinstance(target, str):
        return Plan((NO_SEGMENT,))
    segments, actions = tuple(map(segment_of_data, listed[0])), tuple(map(action_of_data, listed[1]))
    return Plan(segments, bank, flags[0], actions, target, flags[1])


def segment_of_data(value: Json) -> Segment:
    """11.21 Return the segment of a record like ``{"kind": "turn", "side": "L", "letter": "H", "len": 4, "dz": 0}``."""
    if not isinstance(value, Mapping) or not isinstance(value.get("kind"), str) or value["kind"] not in KEYS:
        return NO_SEGMENT
    kind = value["kind"]
    needed, possible = KEYS[kind]
    given = [k for k in value if k != "kind"]
    if not all(k in value for k in needed) or not all(k in needed + possible and _fits(kind, k, value[k]) for k in given):
        return NO_SEGMENT
    if kind == "roll" and len(given) != 1:
        return NO_SEGMENT
    fields = {FIELD.get(k, k): value[k] for k in given}
    if "letter" in fields:
        fields["letter"] = ord(fields["letter"]) - 64
    return Segment(kind, **fields)


FIELD = {"len": "length"}
LEFT_OUT = {"dz": 0, "to": "", "heading": -1}
"""11.21 What a parameter is that is left out."""


def _fits(kind: str, key: str, value: Json) -> bool:
    """11.21 Whether a parameter is of its type."""
    match key:
        case "side":
            return value in ("L", "R")
        case "letter":
            return isinstance(value, str) and len(value) == 1 and "A" <= value <= "Z"
        case "to":
            return value in (("V", "S") if kind == "dive" else ("0", "L", "R"))
    if type(value) is not int:
        return False
    return 0 <= value < CIRCLE if key == "heading" else -MOST <= value <= MOST if key == "dz" else 0 <= value <= (MOST if key == "len" else 9)


def action_of_data(value: Json) -> Action:
    """11.21 Return the action of a record like ``{"do": "repair", "gun": "g2", "count": 2}``."""
    if not isinstance(value, Mapping) or value.get("do") not in ACTIONS:
        return NO_ACTION
    do, key = value["do"], OBJECT.get(value["do"], "at")
    allowed = {"do", "who", key, *(("count",) if do == "repair" else ())} - ({"at"} if do == "jettison" else set())
    who, count = value.get("who", "pilot"), value.get("count", 0)
    if not isinstance(who, str):
        return NO_ACTION
    what = WHO.get(who, "") if do == "jump" else value.get(key, "")
    if not set(value) <= allowed or who not in WHO or not isinstance(what, str) or ("count" in value) != (do == "repair"):
        return NO_ACTION
    if type(count) is not int or not 0 <= count <= MOST or (bool(what) == (do == "jettison") and do not in ENGINES):
        return NO_ACTION
    return Action(do, WHO[who] if do in OWN else "P", what, count) if do in OWN or do == "jump" or who == "pilot" else NO_ACTION


def data_of_plan(plan: Plan) -> dict[str, Any]:
    """11.21 Return a plan as a record; what is left out has its default."""
    found: dict[str, Any] = {"segments": [data_of_segment(g) for g in plan.segments]}
    if plan.bank:
        found["bank"] = plan.bank
    if plan.throttle:
        found["throttle"] = True
    if plan.actions:
        found["actions"] = [data_of_action(a) for a in plan.actions]
    if plan.target:
        found["target"] = plan.target
    if plan.go_home:
        found["go_home"] = True
    return found


def data_of_segment(g: Segment) -> dict[str, Any]:
    """11.21 Return a segment as a record."""
    values = {"side": g.side, "letter": letter_sign(g.letter), "len": g.length, "dz": g.dz}
    values |= {"to": g.to, "heading": g.heading, "steps": g.steps, "eu": g.eu}
    needed, possible = KEYS.get(g.kind, ((), ()))
    more = [k for k in possible if values[k] != LEFT_OUT[k]]
    return {"kind": g.kind, **{k: values[k] for k in (*needed, *more)}}


def data_of_action(action: Action) -> dict[str, Any]:
    """11.21 Return an other action as a record."""
    found: dict[str, Any] = {"do": action.do}
    if action.do == "jump":
        return found | {"who": _named(action.what)}
    if action.who != "P":
        found["who"] = _named(action.who)
    if action.what:
        found[OBJECT.get(action.do, "at")] = action.what
    if action.do == "repair":
        found["count"] = action.count
    return found


def _named(role: str) -> str:
    return next((word for word, letter in WHO.items() if letter == role), role)
