"""31.8 Step K2: the mission and the side that attacks are drawn (R-71), and its slots go round the squadrons (31.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Json
from ...core.referee import Referee
from . import ch32_scene
from .ch31_time import UNMANNED, end, unmanned
from .ch31_types import in_service
from .ch32_scene import scene_of, staff_role
from .dice import throw
from .records import applies, write
from .rules import SIDES
from .state import Mission, Slot, State

ANY_MONTH = "mission_3"
"""31.8 The mission that is played instead, if the month has no type for the task."""
BORROWED = {"french": "british"}
"""31.8 The nation whose two-seaters a nation without any flies."""


def k2(s: State, ref: Referee) -> str | None:
    """31.8 Draw mission and attacker; but the campaign is over if a squadron cannot man one aeroplane (31.22)."""
    if unmanned(s):
        end(s, ref, UNMANNED)
        return None
    table = s.rules.tables["campaign_missions"]
    number = s.number + 1
    die = throw(s, ref, "R-71", "mission", "1d6", mission=number)
    low, high = table["attacker"]["entente"]
    attacker = "E" if low <= throw(s, ref, "R-71", "attacker", "1d6", mission=number) <= high else "C"
    file = next(m["file"] for m in table["mission"] if m["on"] == die)
    instead = "" if feasible(s, file, attacker, s.month) else file
    fields: dict[str, Json] = {"mission": number, "file": ANY_MONTH if instead else file, "attacker": attacker, "month": s.month}
    write(s, ref, "mission_drawn", "31.8", **fields, instead=instead)
    return None


def feasible(s: State, file: str, attacker: str, month: str) -> bool:
    """31.8 Whether a month has what a mission needs: types for the staff machines of the attacker; for balloons rockets or incendiary ammunition."""
    if file == "mission_2":
        equipment = s.rules.tables["timeline"]["equipment"]
        return any(equipment[kind]["from"] <= month <= equipment[kind]["until"] for kind in ("rockets", "incendiary"))
    kind = staff_role(s.rules.tables[file])
    return not kind or bool(staff_type(s, attacker, kind, month))


def staff_type(s: State, letter: str, kind: str, month: str) -> str:
    """31.8 Return the type of a side's staff machines: the first in service in the order of the table; empty if there is none.

    The nation is that of the side's first squadron; the French, who have no two-seater on the list, fly those of the British.
    """
    nation = s.side(letter)[0].nation
    serving = in_service(s, BORROWED.get(nation, nation), month)
    return next((t for t in s.rules.tables["campaign_missions"]["staff"][nation][kind] if t in serving), "")


# slots


def slots_of(s: State, file: str, attacker: str) -> tuple[Slot, ...]:
    """31.9, 32.3 Return the slots of a mission, still empty: they go round the squadrons of each side, from the one after the last that was given a
    slot."""
    scene = scene_of(s.rules.tables, file, attacker)
    found = []
    for letter in SIDES:
        squadrons = _round(s, letter)
        found += [Slot(id, squadrons[n % len(squadrons)]) for n, id in enumerate(ch32_scene.slots_of(scene, letter))]
    return tuple(found)


def _round(s: State, letter: str) -> list[str]:
    """31.9 Return the squadrons of a side in their order, beginning with the one after the last that was given a slot."""
    ids = [q.id for q in s.side(letter)]
    at = ids.index(s.last[letter]) + 1 if s.last[letter] in ids else 0
    return ids[at:] + ids[:at]


@applies("mission_drawn")
def _drawn(s: State, facts: Mapping[str, Any]) -> None:
    slots = slots_of(s, facts["file"], facts["attacker"])
    s.number = facts["mission"]
    s.mission = Mission(s.number, facts["file"], facts["attacker"], facts["month"], slots)
    for slot in slots:
        s.last[slot.squadron[0].upper()] = slot.squadron
