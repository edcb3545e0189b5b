"""34.6 Notation of what is on the ground or hangs above it: ``U1=aamg:C@0,0/c14/partial``, ``K1=balloon:C@0,0,24``, ``J1=parachute:E1.P@0,0,9``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .ground import Barrage, Battery, Canopy, Gasbag, Point, Unit
from .notation_words import CORNERS, ID, NUMBER, SIGNED, BadPosition, corners, matched, write_corners
from .rules import SIDES, Rules

PLACE = rf"@(?P<x>{SIGNED}),(?P<y>{SIGNED})"
MORE = r"(?P<more>(?:\+[^+]+)*)"
SIDE = r":(?P<side>[EC])"
UNIT = re.compile(rf"(?P<kind>[a-z0-9]+){SIDE}{PLACE}/c(?P<strength>{NUMBER})(?:/(?P<printed>{NUMBER}))?/(?P<cover>[a-z]+){MORE}")
GASBAG = re.compile(rf"(?P<kind>balloon|airship){SIDE}{PLACE},(?P<z>{SIGNED})(?:/gas(?P<gas>{NUMBER}))?{MORE}")
BARRAGE = re.compile(rf"barrage{SIDE}{PLACE}/(?P<low>{NUMBER})-(?P<high>{NUMBER}){MORE}")
BATTERY = re.compile(rf"battery{SIDE}{PLACE}/d(?P<dice>{NUMBER}){MORE}")
POINT = re.compile(rf"point{PLACE}{MORE}")
CANOPY = re.compile(rf"parachute:(?P<id>[EC][1-9][0-9]?\.[PGN]){PLACE},(?P<z>{NUMBER})")
WORDS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "pinned": (NUMBER, int),
    "lying": ("", bool),
    "known": (ID, str),
    "leg": (NUMBER, int),
    "route": (CORNERS, corners),
    "seat": (r"[a-z][0-9]", str),
    "shot": (NUMBER, int),
    "jammed": ("", bool),
    "adrift": ("", bool),
    "fires": (NUMBER, int),
    "burnt": ("", bool),
    "lost": ("", bool),
    "taken": (ID, str),
    "by": (ID, str),
    "gun": (ID, str),
}
"""Words behind ``+``: how their value is written, and what it is."""
EQUALS = ("by", "known", "route", "seat", "taken", "gun")
OF_A_UNIT = ("by", "pinned", "lying", "known", "leg", "route", "seat")
OF_A_GASBAG = ("adrift", "by", "burnt", "fires", "jammed", "leg", "lost", "route", "seat", "shot")
OF_A_BARRAGE = ("gun", "seat")
OF_A_BATTERY = ("by",)
OF_A_POINT = ("taken",)
CLASSES = {"U": "ground", "K": "balloon", "Q": "barrage", "B": "battery", "N": "point"}
"""34.6 The first letter of an id, and the list of the scenario file where such things stand."""


def printed(rules: Rules, id: str) -> Mapping[str, Any]:
    """6.1 Return the entry of a thing in the scenario file, empty if it has none."""
    rows: Iterable[Mapping[str, Any]] = rules.scene.get(CLASSES[id[0]], ())
    return next((row for row in rows if row["id"] == id), {})


def fixed(rules: Rules, id: str, side: str) -> dict[str, Any]:
    """6.1 Return what the scenario says of a thing for the whole battle: seat, route, text, the gun of a barrage."""
    entry = printed(rules, id)
    return {
        "seat": rules.owners.get(id) or rules.side_seats(side)[0],
        "route": tuple((x, y) for x, y in entry.get("route", ())),
        "text": entry.get("text", ""),
        "gun": entry.get("gun", ""),
    }


def strength_of(rules: Rules, id: str, kind: str) -> int | None:
    """19.3 Return the printed combat strength of a ground unit; None for an object that the scenario does not print."""
    row = next((r for r in rules.tables["ground_units"]["unit"] if r["key"] == kind), None)
    if row is None:
        raise BadPosition("34.6", "no such ground unit", kind)
    strength: int | None = printed(rules, id).get("strength", row.get("strength"))
    return strength


# writing


def write_unit(rules: Rules, u: Unit) -> str:
    """34.6 Return a ground unit: ``U1=infantry:C@0,0/c7/rough+pinned2``; the printed strength is added where it is not that of its kind."""
    usual = strength_of(rules, u.id, u.kind)
    whole = f"/{u.printed}" if u.printed != (u.strength if usual is None else usual) else ""
    return f"{u.id}={u.kind}:{u.side}@{u.x},{u.y}/c{u.strength}{whole}/{u.cover}" + _words(rules, u, OF_A_UNIT)


def write_gasbag(rules: Rules, k: Gasbag) -> str:
    """34.6 Return a balloon or an airship."""
    gas = f"/gas{k.gas}" if k.gas else ""
    return f"{k.id}={k.kind}:{k.side}@{k.x},{k.y},{k.z}{gas}" + _words(rules, k, OF_A_GASBAG)


def write_barrage(rules: Rules, q: Barrage) -> str:
    """34.6 Return a barrage with its height band."""
    return f"{q.id}=barrage:{q.side}@{q.x},{q.y}/{q.low}-{q.high}" + _words(rules, q, OF_A_BARRAGE)


def write_battery(b: Battery) -> str:
    """34.6 Return a battery: aim point and dice."""
    return f"{b.id}=battery:{b.side}@{b.x},{b.y}/d{b.dice}" + (f"+by={b.by}" if b.by else "")


def write_point(n: Point) -> str:
    """34.6 Return a point to photograph."""
    return f"{n.id}=point@{n.x},{n.y}" + (f"+taken={n.taken}" if n.taken else "")


def write_canopy(number: int, j: Canopy) -> str:
    """34.6 Return a person under a parachute."""
    return f"J{number}=parachute:{j.id}@{j.x},{j.y},{j.z}"


def _words(rules: Rules, thing: Any, names: tuple[str, ...]) -> str:
    """34.6 Return what differs from what the scenario says, in alphabetical order."""
    usual = fixed(rules, thing.id, thing.side)
    return "".join(f"+{_word(name, getattr(thing, name))}" for name in sorted(names) if getattr(thing, name) != usual.get(name, _none(name)))


def _none(name: str) -> object:
    """Return what a field holds if nothing is written."""
    kind = WORDS[name][1]
    return {int: 0, bool: False, str: ""}.get(kind, ())  # type: ignore[call-overload]


def _word(name: str, value: Any) -> str:
    if name == "route":
        return f"route={write_corners(value)}"
    if name == "pinned" and value == 1:
        return name
    return name if value is True else f"{name}{'=' * (name in EQUALS)}{value}"


# reading


def read_unit(rules: Rules, id: str, text: str) -> Unit:
    """34.6 Return a ground unit. Raises ``BadPosition``."""
    part = matched(UNIT, text, "34.6", f"a ground unit {id}").groupdict()
    if part["cover"] not in (row["key"] for row in rules.tables["ground_units"]["cover"]):
        raise BadPosition("23.4", "no such cover", part["cover"])
    strength, usual = int(part["strength"]), strength_of(rules, id, part["kind"])
    whole = int(part["printed"]) if part["printed"] else strength if usual is None else usual
    fields = _more(rules, id, part, OF_A_UNIT)
    fields.pop("gun")
    return Unit(id, part["kind"], part["side"], x=int(part["x"]), y=int(part["y"]), strength=strength, printed=whole, cover=part["cover"], **fields)


def read_gasbag(rules: Rules, id: str, text: str) -> Gasbag:
    """34.6 Return a balloon or an airship. Raises ``BadPosition``."""
    part = matched(GASBAG, text, "34.6", f"a gasbag {id}").groupdict()
    fields = _more(rules, id, part, OF_A_GASBAG)
    del fields["text"], fields["gun"]
    return Gasbag(id, part["kind"], part["side"], x=int(part["x"]), y=int(part["y"]), z=int(part["z"]), gas=int(part["gas"] or 0), **fields)


def read_barrage(rules: Rules, id: str, text: str) -> Barrage:
    """34.6 Return a barrage. Raises ``BadPosition``."""
    part = matched(BARRAGE, text, "34.6", f"a barrage {id}").groupdict()
    band = int(part["low"]), int(part["high"])
    if band not in rules.bands():
        raise BadPosition("9.3", "no such height band", f"{band[0]}-{band[1]}")
    fields = _more(rules, id, part, OF_A_BARRAGE)
    return Barrage(id, part["side"], fields["seat"], fields["gun"], int(part["x"]), int(part["y"]), *band)


def read_battery(rules: Rules, id: str, text: str) -> Battery:
    """34.6 Return a battery. Raises ``BadPosition``."""
    part = matched(BATTERY, text, "34.6", f"a battery {id}")
    return Battery(id, part["side"], int(part["x"]), int(part["y"]), int(part["dice"]), _words_of(part["more"], OF_A_BATTERY).get("by", ""))


def read_point(rules: Rules, id: str, text: str) -> Point:
    """34.6 Return a point to photograph. Raises ``BadPosition``."""
    part = matched(POINT, text, "34.6", f"a point {id}")
    taken = _words_of(part["more"], OF_A_POINT).get("taken", "")
    return Point(id, int(part["x"]), int(part["y"]), taken)


def read_canopy(text: str) -> Canopy:
    """34.6 Return a person under a parachute. Raises ``BadPosition``."""
    part = matched(CANOPY, text, "34.6", "a parachute")
    return Canopy(part["id"], int(part["x"]), int(part["y"]), int(part["z"]))


def _more(rules: Rules, id: str, part: Mapping[str, str], names: tuple[str, ...]) -> dict[str, Any]:
    """34.6 Return what the scenario says, and over it what the words behind ``+`` say."""
    said = _words_of(part["more"], names)
    if "seat" in said and said["seat"] not in rules.side_seats(part["side"]):
        raise BadPosition("5.1", f"this is no seat of the side {SIDES[part['side']]}", said["seat"])
    return fixed(rules, id, part["side"]) | said


def _words_of(text: str, names: tuple[str, ...]) -> dict[str, Any]:
    """34.6 Return the fields that words behind ``+`` set; each may stand once."""
    fields: dict[str, Any] = {}
    for word in text.split("+")[1:]:
        found = re.match(r"[a-z]+", word)
        name = found[0] if found else ""
        if name not in names or name in fields:
            raise BadPosition("34.6", "this is no status of such a thing, or stands twice", word)
        value = word[len(name) :].removeprefix("=") if name in EQUALS else word[len(name) :]
        pattern, kind = WORDS[name]
        if name == "pinned" and not value:
            value = "1"
        if not re.fullmatch(pattern, value):
            raise BadPosition("34.6", "this cannot be read", word)
        fields[name] = True if kind is bool else kind(value)
    return fields
