"""11.2, 11.21, 35.2 Flight plans as plain data, for clients and bots that do not write notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.ask import Json
from .answer_data import MISSING, VALUE, Fault, is_id, keys_fault
from .geometry import CIRCLE
from .plan_text import ENGINES, OWN, letter_sign
from .plans import ACTIONS, Action, Plan, Segment

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
PARTS = ("segments", "bank", "throttle", "actions", "target", "go_home")
"""11.2 The fields of a plan."""
WHO = {"pilot": "P", "nose": "N", "gunner": "G"}
OBJECT = {"restart": "engine", "cut": "engine", "shut": "engine", "repair": "gun", "drum": "gun", "jump": "who"}
"""11.21 The key that names what an action is done to; for tasks it is ``at``."""
MOST = 99
"""34.7 The greatest number that can be written down."""
FITS: Mapping[str, Callable[[Json], bool]] = {
    **dict.fromkeys(("segments", "actions"), lambda value: isinstance(value, (list, tuple))),
    **dict.fromkeys(("throttle", "go_home"), lambda value: isinstance(value, bool)),
    "bank": lambda value: isinstance(value, str) and value in ("0", "L", "R"),
    "target": is_id,
}
"""11.2 Whether a field of a plan is of its type; what is left out, or null, has its default."""


def plan_of_data(value: Mapping[str, Json]) -> Plan | Fault:
    """11.21 Return the plan of a record, or the first thing that is wrong with it (P-02)."""
    if fault := keys_fault(value, (), PARTS):
        return fault
    for key, fits in FITS.items():
        if value.get(key) is not None and not fits(value[key]):
            return Fault(VALUE, key)
    segments: list[Segment] = []
    for number, record in enumerate(value.get("segments") or (), 1):
        segment = segment_of_data(record)
        if isinstance(segment, Fault):
            return segment._replace(segment=number)
        segments.append(segment)
    actions: list[Action] = []
    for number, record in enumerate(value.get("actions") or ()):
        action = action_of_data(record, f"actions[{number}]")
        if isinstance(action, Fault):
            return action
        actions.append(action)
    given = {key: value[key] for key in ("bank", "throttle", "target", "go_home") if value.get(key) is not None}
    return Plan(tuple(segments), actions=tuple(actions), **given)


def segment_of_data(value: Json) -> Segment | Fault:
    """11.21 Return the segment of a record like ``{"kind": "turn", "side": "L", "letter": "H", "len": 4, "dz": 0}``, or what is wrong with it."""
    if not isinstance(value, Mapping):
        return Fault(VALUE, "segments")
    kind = value.get("kind")
    if not isinstance(kind, str) or kind not in KEYS:
        return Fault(VALUE if "kind" in value else MISSING, "kind")
    needed, possible = KEYS[kind]
    if fault := keys_fault(value, needed, ("kind", *possible)):
        return fault
    given = [k for k in value if k != "kind"]
    for key in given:
        if not _fits(kind, key, value[key]):
            return Fault(VALUE, key)
    if kind == "roll" and len(given) != 1:
        return Fault(VALUE, "heading") if given else Fault(MISSING, "to")
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


def action_of_data(value: Json, where: str = "actions") -> Action | Fault:
    """11.21 Return the action of a record like ``{"do": "repair", "gun": "g2", "count": 2}``, or what is wrong with it."""
    if not isinstance(value, Mapping):
        return Fault(VALUE, where)
    do = value.get("do")
    if do not in ACTIONS:
        return Fault(VALUE if "do" in value else MISSING, f"{where}.do")
    key = OBJECT.get(do, "at")
    needed = () if do == "jettison" else ("count", key) if do == "repair" else () if do in ENGINES else (key,)
    if fault := keys_fault(value, needed, ("do", "who", *((key,) if do in ENGINES else ())), f"{where}."):
        return fault
    who, count, what = value.get("who", "pilot"), value.get("count", 0), value.get(key, "")
    if not isinstance(who, str) or who not in WHO or (who != "pilot" and do not in (*OWN, "jump")):
        return Fault(VALUE, f"{where}.who")
    if type(count) is not int or not 0 <= count <= MOST:
        return Fault(VALUE, f"{where}.count")
    if do == "jump":
        return Action(do, what=WHO[who])
    if key in value and not is_id(what):
        return Fault(VALUE, f"{where}.{key}")
    return Action(do, WHO[who], what, count)


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
