"""31.10 Step K4: the battle of the mission is opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Json
from ...core.plain import plain
from ...core.record import replace
from ...core.referee import Referee
from .ch31_mission import staff_type
from .ch32_scene import scene_of, staff_of, staff_role
from .check import people_of
from .records import applies, write
from .state import GUNNER, Mission, Slot, State

PILOT = "P"
"""34.3 The letter of a pilot, whose place has the id of his aeroplane."""


def k4(s: State, ref: Referee) -> str | None:
    """31.10 The battle is opened with a fresh id; from now on everybody knows who flies what."""
    m = s.mission
    assert m is not None
    about: dict[str, Json] = {"battle": battle_id(s), "mission": m.number, "scenario": m.file}
    write(s, ref, "battle_opened", "31.10", **about, persons=persons(s, m), machines=machines(s, m), **({} if s.rules.closed else shown(s, m)))
    return None


def shown(s: State, m: Mission) -> dict[str, Json]:
    """5.2, 31.9 Return what everybody learns with open cockpits when a battle is opened: gunners who fly for the first time, machines of pilots' own,
    guns that they chose."""
    crews = [s.people[id] for slot in manned(m) for id in people_of(slot) if s.people[id].role == GUNNER and not s.people[id].flew]
    own = {slot.plane: slot.layout for slot in manned(m) if slot.own}
    return {"shown": [plain(p) for p in crews], "own": own}


def battle_id(s: State) -> str:
    """31.10 Return the id of the battle of this mission: the name of the campaign, and the number of the mission."""
    return f"{s.name}/{s.number}"


def manned(m: Mission) -> list[Slot]:
    """31.9 Return the slots of a mission that are not left out of the battle."""
    return [slot for slot in m.slots if slot.people]


def machines(s: State, m: Mission) -> dict[str, str]:
    """31.10 Return the type of each aeroplane that takes part, in the order of the mission file."""
    found = {slot.plane: slot.type for slot in manned(m)} | staff(s, m)
    return {a["id"]: found[a["id"]] for a in scene_of(s.rules.tables, m.file, m.attacker)["aeroplane"] if a["id"] in found}


def staff(s: State, m: Mission) -> dict[str, str]:
    """31.8 Return the types of the staff machines of a mission."""
    scene = scene_of(s.rules.tables, m.file, m.attacker)
    planes = staff_of(scene, m.attacker)
    return dict.fromkeys(planes, staff_type(s, m.attacker, staff_role(scene), m.month)) if planes else {}


def persons(s: State, m: Mission) -> dict[str, str]:
    """31.10 Return who is at each place, as ``E3`` for a pilot and ``E3.G`` for his gunner; nobody by name in staff crews."""
    aboard = {place(slot.plane, word[0]): word[2:] for slot in manned(m) for word in slot.people}
    return {place(id, role): aboard.get(place(id, role), "") for id, type in machines(s, m).items() for role in s.rules.panels[type].crew}


def place(plane: str, role: str) -> str:
    """34.4 Return the id of a person in a battle."""
    return plane if role == PILOT else f"{plane}.{role}"


@applies("battle_opened")
def _opened(s: State, facts: Mapping[str, Any]) -> None:
    """31.10 The other side sees the types of those who fly; of a machine of somebody's own it can tell with open cockpits that it is one."""
    assert s.mission is not None
    s.battle = facts["battle"]
    for slot in reversed(manned(s.mission)):
        if s.rules.closed or not slot.own:
            s.squadrons[slot.squadron] = replace(s.squadrons[slot.squadron], seen=slot.type)
