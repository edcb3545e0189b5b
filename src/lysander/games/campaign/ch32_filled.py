"""31.10, 32.3 The scenario of a battle: the mission file with the people and machines that take part, as a variant of the battle's game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.ask import Json
from ...core.game import Setup
from ..clouds.rules import ALL_SEATS
from .ch31_battle import machines, manned
from .ch32_scene import scene_of
from .rules import SIDES
from .state import Mission, Person, Slot, State

BATTLES = "clouds"
"""31.1 The game in which battles are played."""
WORDS = {"P": "pilot", "N": "nose", "G": "gunner"}
"""6.1 What a scenario calls the people aboard, by role."""
ROLLED = "rolled"
PRINTED = ("id", "at", "heading", "flight", "turn", "staff")
"""6.1 What an aeroplane keeps of its entry in the file, whatever its type is."""
OF_THE_TYPE = ("layout", "bombs", "rockets", "incendiary")
"""6.1 What it keeps if its type is the printed one."""
GROUND = ("ground", "balloon", "barrage")
CHANGED = ("home", "wind_from", "aeroplane", "ground", "balloon", "barrage", "battery", "point", "area", "objective")
"""32.4 What the mirror may change."""
BALLOONS = "mission_2"
ROCKETEERS = 2
"""31.8, 32.3 Aeroplanes that carry rockets to a balloon."""


def battle_setup(s: State) -> Setup:
    """31.10 Return the set-up of the battle that is open: the mission file filled in, with the options fixed by the organiser."""
    m = s.mission
    assert m is not None and s.battle
    scene = filled(s, m)
    seats = tuple(seat["id"] for seat in scene["seat"])
    return Setup(BATTLES, m.file, dict(s.rules.battles), seats, {"name": s.battle, "tables": {m.file: scene}})


def filled(s: State, m: Mission) -> dict[str, Any]:
    """32.3 Return what a mission file is changed in for the battle: seats, month, aeroplanes, and where it is mirrored (32.4) all that lies about."""
    scene = scene_of(s.rules.tables, m.file, m.attacker)
    types = machines(s, m)
    planes = [_plane(s, m, a, types[a["id"]]) for a in scene["aeroplane"] if a["id"] in types]
    if m.file == BALLOONS:
        planes = against_balloons(s, m, planes)
    made = {key: scene[key] for key in CHANGED if key in scene} | {"month": m.month, "aeroplane": planes}
    made |= {key: [{**thing, "seat": first_seat(s, thing["seat"][0])} for thing in scene[key]] for key in GROUND if key in scene}
    owners = {thing["seat"] for key in ("aeroplane", *GROUND) for thing in made.get(key, ())}
    made["seat"] = [{"id": seat, "side": SIDES[seat[0].upper()]} for seat in ALL_SEATS if seat in owners]
    return made


def first_seat(s: State, letter: str) -> str:
    """32.3 Return the seat of the first squadron of a side, to which staff machines and ground units belong."""
    return s.side(letter.upper())[0].id


# aeroplanes


def _plane(s: State, m: Mission, printed: Mapping[str, Any], type: str) -> dict[str, Any]:
    """32.3 Return the entry of an aeroplane: a slot with its squadron's people, or a staff machine with a crew that is rolled."""
    panel = s.rules.panels[type]
    keys = PRINTED if type != printed["type"] else (*PRINTED, *OF_THE_TYPE)
    row = {key: printed[key] for key in keys if key in printed}
    row |= {"type": type, "speed": min(printed["speed"], panel.vtop)}
    slot = next((slot for slot in manned(m) if slot.plane == printed["id"]), None)
    if slot is None:
        crew: dict[str, Any] = {WORDS[role]: ROLLED for role in panel.crew}
        return {**row, "seat": first_seat(s, printed["id"][0]), **crew, **_bombs(s, printed, type)}
    return {**row, "seat": slot.squadron, **_guns(slot), **{WORDS[word[0]]: person_of(s, s.people[word[2:]]) for word in slot.people}}


def _guns(slot: Slot) -> dict[str, Json]:
    """31.6 Return the guns of a machine of somebody's own, if they were chosen."""
    return {"layout": slot.layout} if slot.layout else {}


def _bombs(s: State, printed: Mapping[str, Any], type: str) -> dict[str, Json]:
    """3.12, 31.8 Return the loads between which the seat of a staff machine may choose, where the file prints bombs for another type."""
    if "bombs" not in printed or type == printed["type"]:
        return {}
    loads: list[Json] = [{"bombs": {kind: number}} for kind, number in s.rules.panels[type].bombs.items()]
    return {"loads": loads} if len(loads) > 1 else dict(loads[0]) if loads else {}


def person_of(s: State, p: Person) -> dict[str, Json]:
    """31.10 Return the copy of a person that goes into a battle."""
    skills = {"awareness": p.awareness, "flying": p.flying, "gunnery": p.gunnery, "luck": p.luck}
    if p.crew:
        del skills["flying"]
    of_the_squadron = {"name": p.name, "squadron": s.squadrons[p.squadron].name, "victories": len(p.victories)}
    kept = {"abilities": list(p.abilities), "traits": list(p.traits), "parachute": p.parachute}
    return {**of_the_squadron, **skills, "full": p.fortitude, "fortitude": p.now, **kept}


def against_balloons(s: State, m: Mission, planes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """31.8 Return the aeroplanes of a mission against balloons: two of the attacker's with rockets if types and month allow, otherwise all with
    incendiary ammunition; before there is any, whoever can carries rockets."""
    equipment = s.rules.tables["timeline"]["equipment"]
    there = {kind: equipment[kind]["from"] <= m.month <= equipment[kind]["until"] for kind in ("rockets", "incendiary")}
    mine = [a["id"] for a in planes if a["id"][0] == m.attacker]
    able = [a["id"] for a in planes if a["id"] in mine and s.rules.panels[a["type"]].rockets and there["rockets"]][:ROCKETEERS]
    rockets = able if len(able) == ROCKETEERS or not there["incendiary"] else []
    burning = [] if rockets or not there["incendiary"] else mine
    return [_loaded(s, a, rockets, burning) for a in planes]


def _loaded(s: State, a: dict[str, Any], rockets: list[str], burning: list[str]) -> dict[str, Any]:
    row = {key: value for key, value in a.items() if key not in ("rockets", "incendiary")}
    if a["id"] in rockets:
        row["rockets"] = s.rules.panels[a["type"]].rockets
    return {**row, "incendiary": True} if a["id"] in burning else row
