"""32.3, 32.4 Mission files in a campaign: mirrored where the attacker is the file's defender; slots and staff machines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..clouds.rules import CENTRAL, ENTENTE
from .rules import LETTERS

Table = Mapping[str, Any]
CIRCLE = 3600
"""2.3 Ticks of a full circle."""
OTHER_SIDE = {ENTENTE: CENTRAL, CENTRAL: ENTENTE}
OTHER_LETTER = {"E": "C", "C": "E", "e": "c", "c": "e"}
OTHER_BANK = {"L": "R", "R": "L"}
THINGS = ("aeroplane", "ground", "balloon", "barrage", "battery", "point", "area", "objective", "seat")
"""6.1 Lists of a scenario file whose entries have a place or a side."""


def scene_of(tables: Mapping[str, Any], file: str, attacker: str) -> dict[str, Any]:
    """32.3, 32.4 Return a mission file for the side that attacks, given by its letter: as it is printed, or mirrored."""
    printed = tables[file]
    return dict(printed) if LETTERS[printed["campaign"]["attacker"]] == attacker else mirrored(printed)


def slots_of(scene: Table, side: str) -> tuple[str, ...]:
    """32.3 Return the ids of a side's slots, in list order: its aeroplanes that are not staff machines."""
    return tuple(a["id"] for a in scene["aeroplane"] if a["id"][0] == side and not a.get("staff"))


def staff_of(scene: Table, side: str) -> tuple[str, ...]:
    """32.3 Return the ids of a side's staff machines, in list order."""
    return tuple(a["id"] for a in scene["aeroplane"] if a["id"][0] == side and a.get("staff"))


def staff_role(scene: Table) -> str:
    """31.8 Return what the staff machines of a mission are: ``two_seater`` or ``bomber``; empty if it has none."""
    return next(iter(scene["campaign"].get("attacker_staff", {})), "")


# the mirror


def mirrored(scene: Table) -> dict[str, Any]:
    """32.4 Return a mission file mirrored: x becomes -x for everything, headings are turned over, the sides change places, with them the home
    headings and the first letters of ids."""
    out = dict(scene)
    out |= {key: [_thing(entry) for entry in scene[key]] for key in THINGS if key in scene}
    out["home"] = {OTHER_SIDE[side]: across(heading) for side, heading in scene["home"].items()}
    out["wind_from"] = across(scene["wind_from"])
    if "lines" in scene:
        out["lines"] = -scene["lines"]
    out["campaign"] = {**scene["campaign"], "attacker": OTHER_SIDE[scene["campaign"]["attacker"]]}
    return out


def across(heading: int) -> int:
    """32.4 Return a heading mirrored."""
    return (CIRCLE - heading) % CIRCLE


def other(id: str) -> str:
    """32.4 Return the id of an aeroplane or a seat of the other side."""
    return OTHER_LETTER[id[0]] + id[1:]


def _thing(entry: Table) -> dict[str, Any]:
    """32.4 Return an entry of a mission file mirrored: its place, its way, its heading, its side."""
    return {key: MIRRORED[key](value) if key in MIRRORED else value for key, value in entry.items()}


def _id(id: str) -> str:
    """32.4 Return an id on the other side; one that names no side stays as it is (``K1``, ``U1``, ``N1``)."""
    return other(id) if id[0] in OTHER_LETTER else id


def _place(at: Any) -> list[int]:
    return [-at[0], *at[1:]]


def _rect(rect: Any) -> list[int]:
    west, south, east, north = rect
    return [-east, south, -west, north]


MIRRORED: dict[str, Callable[[Any], Any]] = {
    "id": _id,
    "target": _id,
    "seat": other,
    "side": lambda side: OTHER_SIDE[side],
    "at": _place,
    "aim": _place,
    "circle": _place,
    "rect": _rect,
    "route": lambda route: [_place(at) for at in route],
    "heading": across,
    "bank": lambda bank: OTHER_BANK.get(bank, bank),
}
"""32.4 How each value of an entry is mirrored; all others stay as they are."""
