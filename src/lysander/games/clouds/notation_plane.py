"""34.3 Notation of aeroplanes: ``E1=camel@0,-1500,24/h0000L0/v14`` and what differs from a fresh machine."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...core.record import replace
from .geometry import CIRCLE
from .notation_people import read_person, standard, write_person
from .notation_status import Draft, read_status, worker_of, write_statuses
from .notation_words import NUMBER, SIGNED, BadPosition, matched
from .panels import FASTEST, Mount, Panel
from .plane import FLYING, STOPPED, Engine, Gun, Person, Plane
from .rules import Rules
from .state import State

KINDS = {"l": "light", "m": "medium", "h": "heavy"}
"""34.3 Letters of bombs."""
LETTERS = {kind: letter for letter, kind in KINDS.items()}
PLANE = re.compile(
    rf"(?P<type>[a-z0-9]+)(?::(?P<layout>[a-z0-9_]+))?@(?P<x>{SIGNED}),(?P<y>{SIGNED}),(?P<z>{SIGNED})"
    rf"/h(?P<heading>[0-9]{{4}})(?P<climb>[VSDLCZ])(?P<bank>[0LR])/v(?P<speed>{NUMBER})"
    r"(?P<more>(?:/[^/+~]+)*)(?P<statuses>(?:\+[^/+~]+)*)(?P<people>(?:~[^~]+)*)"
)
GUN = re.compile(r"(?P<half>[0-9]{1,3})?(?:d(?P<fired>[0-9]{1,3}))?(?:j(?P<jam>[2-6]))?(?:w(?P<work>[0-9]))?(?P<out>x)?")


# writing


def write_plane(s: State, plane: Plane) -> str:
    """34.3 Return an aeroplane in notation."""
    panel = s.panel(plane)
    layout = f":{plane.layout}" if plane.layout else ""
    words = [f"{plane.id}={plane.type}{layout}@{plane.x},{plane.y},{plane.z}", f"h{plane.heading:04d}{plane.climb}{plane.bank}", f"v{plane.speed}"]
    if plane.strength != panel.structure:
        words.append(f"s{plane.strength}")
    if plane.guns != fresh_guns(panel.mounts(plane.layout)):
        words.append("g" + ",".join(_gun(g) for g in plane.guns))
    if plane.bomb or plane.bombs:
        words.append(f"b{LETTERS.get(plane.bomb, '')}{plane.bombs}")
    if plane.rockets:
        words.append(f"r{plane.rockets}")
    if plane.incendiary:
        words.append("i")
    statuses = write_statuses(plane, printed(s.rules, plane.id), worker_of(panel.crew))
    return "/".join(words) + statuses + "".join(write_person(s.rules, plane.id, p) for p in plane.people)


def _gun(gun: Gun) -> str:
    """34.3 Return half boxes, ``d`` those fired from the present drum, ``j`` the row of its jam, ``w`` actions spent on it, ``x`` for out."""
    marks = (("d", gun.fired), ("j", gun.jam), ("w", gun.work))
    return f"{gun.half}" + "".join(f"{letter}{n}" for letter, n in marks if n) + "x" * gun.out


def fresh_guns(mounts: tuple[Mount, ...]) -> tuple[Gun, ...]:
    """6.3 Return the guns of an aeroplane, loaded."""
    return tuple(Gun(m.id, m.half) for m in mounts)


def printed(rules: Rules, id: str) -> dict[str, Any]:
    """6.1 Return the fields of an aeroplane that its scenario fixes for the whole battle: seat, turn of arrival, whether it is a staff machine."""
    entry: Mapping[str, Any] = next((a for a in rules.scene["aeroplane"] if a["id"] == id), {})
    seat = rules.owners.get(id) or rules.side_seats(id[0])[0]
    later = entry.get("turn", 0)
    return {"seat": seat, "enters": later if later > 1 else 0, "staff": entry.get("staff", False)}


# reading


def read_plane(rules: Rules, id: str, text: str) -> Plane:
    """34.3 Return the aeroplane that is written behind its id. Raises ``BadPosition``."""
    part = matched(PLANE, text, "34.3", f"an aeroplane {id}").groupdict()
    panel = rules.panels.get(part["type"])
    if panel is None:
        raise BadPosition("34.3", "no such type of aeroplane", part["type"])
    layout = part["layout"] or ""
    if layout and layout not in panel.layouts:
        raise BadPosition("3.1", f"{panel.id} has no such layout of guns", layout)
    heading, speed = int(part["heading"]), int(part["speed"])
    if heading >= CIRCLE or speed > FASTEST:
        raise BadPosition("2.3" if heading >= CIRCLE else "14.3", "this is out of range", part["heading"] if heading >= CIRCLE else part["speed"])
    draft = _draft(part["statuses"], panel)
    fields: dict[str, Any] = {
        **printed(rules, id),
        "id": id,
        "type": panel.id,
        "layout": layout,
        **{axis: int(part[axis]) for axis in "xyz"},
        "heading": heading,
        "climb": part["climb"],
        "bank": part["bank"],
        "speed": speed,
        "strength": panel.structure,
        "state": FLYING,
        "guns": fresh_guns(panel.mounts(layout)),
        **_loads(part["more"], panel, layout),
        **draft.plane,
    }
    _check_seat(rules, id, fields["seat"])
    return Plane(**fields, engines=_engines(draft, panel), people=_people(rules, id, part["people"], draft, panel))


def _check_seat(rules: Rules, id: str, seat: str) -> None:
    if seat not in rules.side_seats(id[0]):
        raise BadPosition("5.1", f"this is no seat of the side of {id}", seat)


def _draft(text: str, panel: Panel) -> Draft:
    """34.4 Return what the statuses say; each may stand once."""
    draft = Draft()
    words = text.split("+")[1:]
    for word in words:
        if words.count(word) > 1:
            raise BadPosition("34.4", "this status stands twice", word)
        read_status(draft, word)
    if draft.plane.get("task") and "worker" not in draft.plane:
        draft.plane["worker"] = worker_of(panel.crew)
    return draft


def _loads(text: str, panel: Panel, layout: str) -> dict[str, Any]:
    """34.3 Return strength, guns, bombs, rockets and incendiary ammunition."""
    fields: dict[str, Any] = {}
    for word in text.split("/")[1:]:
        read = {"s": _strength, "g": _guns, "b": _bombs, "r": _rockets, "i": _incendiary}.get(word[0])
        found = read(word, panel, layout) if read else None
        if found is None or set(found) & set(fields):
            raise BadPosition("34.3", "this is nothing that an aeroplane has, or stands twice", f"/{word}")
        fields |= found
    return fields


Loaded = dict[str, Any] | None


def _strength(word: str, panel: Panel, layout: str) -> Loaded:
    return {"strength": int(word[1:])} if re.fullmatch(NUMBER, word[1:]) else None


def _rockets(word: str, panel: Panel, layout: str) -> Loaded:
    return {"rockets": int(word[1:])} if re.fullmatch(NUMBER, word[1:]) else None


def _incendiary(word: str, panel: Panel, layout: str) -> Loaded:
    return {"incendiary": True} if word == "i" else None


def _bombs(word: str, panel: Panel, layout: str) -> Loaded:
    found = re.fullmatch(rf"b([lmh])({NUMBER})", word)
    return {"bomb": KINDS[found[1]], "bombs": int(found[2])} if found else None


def _guns(word: str, panel: Panel, layout: str) -> Loaded:
    """3.11, 34.3 Return the guns, in cockpit order."""
    mounts, words = panel.mounts(layout), word[1:].split(",")
    if len(words) != len(mounts):
        raise BadPosition("34.3", f"{panel.id} has another number of guns", f"/{word}")
    return {"guns": tuple(_read_gun(m.id, text) for m, text in zip(mounts, words, strict=True))}


def _read_gun(id: str, text: str) -> Gun:
    part = matched(GUN, text, "34.3", "the state of a gun").groupdict()
    if part["half"] is None and text != "x":
        raise BadPosition("34.3", "a gun has half boxes, or is out (x)", text)
    half, fired, jam, work = (int(part[name] or 0) for name in ("half", "fired", "jam", "work"))
    return Gun(id, half, fired, jam, work, bool(part["out"]))


def _engines(draft: Draft, panel: Panel) -> tuple[Engine, ...]:
    """3.13 Return the engines: a left and a right one, or the only one."""
    sides = ("L", "R") if panel.engines > 1 else ("",)
    if strange := [side for side in draft.engines if side not in sides]:
        raise BadPosition("34.4", f"{panel.id} has no such engine", strange[0])
    state = STOPPED if draft.stopped else ""
    return tuple(replace(Engine(side, state), **draft.engines.get(side, {})) for side in sides)


def _people(rules: Rules, id: str, text: str, draft: Draft, panel: Panel) -> tuple[Person, ...]:
    """34.5 Return those aboard, in the order pilot, nose gunner, gunner."""
    people = {role: standard(rules, id, role) for role in panel.crew}
    words = text.split("~")[1:]
    for role in [word[:1] for word in words] + list(draft.people):
        if role not in people or [w[:1] for w in words].count(role) > 1:
            raise BadPosition("34.5", f"there is no such person aboard a {panel.id}, or he stands twice", role)
    for word in words:
        people[word[0]] = read_person(rules, id, word)
    return tuple(replace(person, **draft.people.get(role, {})) for role, person in people.items())
