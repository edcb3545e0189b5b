"""Reads what a person types for a placement (3.2), an ambush (8.2), a movement (13.5), a route (14.3, 15.4), a shot (13.11) or a deed (15.5)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ....core.ask import Json
from ...answers import STOPS, Labels, by_label

NOTHING = (*STOPS, "none", "nothing", "no", "nichts", "nein", "niemand", "kein", "bleiben", "pass", "-", "fertig", "ende", "end")
FILLERS = ("to", "at", "in", "into", "fire", "go", "and", "nach", "auf", "zu", "in", "und", "schießen", "gehen")
UNCONTROLLED = ("u", "uncontrolled", "unkontrolliert")
CONTROLLED = ("c", "k", "controlled", "kontrolliert")
LEAVES = ("out", "leave", "leaves", "^", "raus", "hinaus")
PUT = ("dn", "down", "drop", "ablegen")
NONE = "-"


def words(typed: str) -> list[str]:
    """Returns the words of a line in small letters, without filler words."""
    return [w for w in re.split(r"[\s,:;/>.]+", typed.lower()) if w and w not in FILLERS]


def square(word: str) -> str:
    """Returns a square as the rulebook writes it."""
    return word.upper()


def nothing(typed: str) -> bool:
    """Whether the line means nothing is to be done."""
    return typed.lower().strip() in NOTHING


def read_one(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> Json:
    """Reads ``t1``, ``L7``, ``l7``, the beginning of a label, ``none``."""
    if nothing(typed):
        return NONE
    chosen = by_label(typed, labels, begins=True)
    return typed if chosen is None else chosen


def read_list(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """Reads ``C C R10 TA``, ``12 23 13``."""
    return NONE if nothing(typed) and "empty" in form else ",".join(square(w) for w in words(typed))


def read_ambush(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """Reads ``h3 t2``, ``h3>t2, h4>t3``, ``none``."""
    if nothing(typed):
        return NONE
    found = words(typed)
    if len(found) % 2:
        return typed
    return ",".join(f"{h}>{t}" for h, t in zip(found[::2], found[1::2], strict=True))


def read_moves(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """Reads ``A5 A4``, ``a4 +w1 a3``, ``L1 out``; a single square means the shortest path to it."""
    if nothing(typed):
        return NONE
    found = [w for w in re.split(r"[\s,;]+", typed.lower()) if w and w not in FILLERS]
    if len(found) == 1:
        ways = [
            p["value"]
            for p in form["plans"]
            if p["square"] == square(found[0]) and "+" not in p["value"] and not {"out", "dn"} & {*p["value"].split(",")}
        ]
        if ways:
            return str(min(ways, key=len))
    return ",".join(_operation(w, form) for w in found)


def _operation(word: str, form: Mapping[str, Any]) -> str:
    if word in LEAVES:
        return "out"
    if word in PUT:
        return "dn"
    if word.startswith("+") or word in form["floor"]:
        token, _, place = word.lstrip("+").partition("/")
        return f"+{token}/{square(place) or form['floor'].get(token, '')}"
    return square(word)


def read_route(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """Reads ``p3 to L1``, ``p3 A3 A2``, ``p3 L1 out``; a single square means the shortest path to it."""
    if nothing(typed):
        return NONE
    found = words(typed)
    piece = found.pop(0) if found and re.fullmatch(r"p\d+", found[0]) else ""
    if not piece and len(form["pieces"]) > 1:
        return typed
    path = ",".join("^" if w in LEAVES else square(w) for w in found)
    values = [str(value) for value, _ in labels]
    head = f"{piece}:" if piece else ""
    start = form["pieces"].get(piece, {}).get("start")
    path = path.removeprefix(f"{start},") if "^" in path else path
    fits = [v for v in values if v.startswith(head) and (v == head + path or v.endswith((f",{path}", f":{path}")))]
    return min(fits, key=len) if fits else head + path


def read_shot(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """Reads ``h2 controlled``, ``h2 u``, ``search``, ``none``; without a kind the only one possible."""
    if nothing(typed):
        return NONE
    found = words(typed)
    if any(w in ("search", "durchsuchen") for w in found):
        return "search"
    target = next((w for w in found if re.fullmatch(r"h\d", w)), "")
    kind = "u" if set(found) & set(UNCONTROLLED) else "c" if set(found) & set(CONTROLLED) else ""
    open_kinds = [str(s["value"]) for s in form["shots"] if s["hijacker"] == target]
    if target and not kind and len(open_kinds) == 1:
        return open_kinds[0]
    return f"{target}.{kind}" if target and kind else typed


def read_deed(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> str:
    """Reads ``A4 A3``, ``fire TF``, ``blend p4``, ``execute``, ``none``."""
    if nothing(typed):
        return NONE
    found = words(typed)
    if found and found[0] in ("execute", "hinrichten"):
        return "execute"
    if len(found) == 2 and found[0] in ("blend", "untertauchen"):
        return f"blend.{found[1]}"
    return "/".join(square(w) for w in found) or typed
