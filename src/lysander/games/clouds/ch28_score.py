"""28.9, 28.11, 28.13, 32.5 Objectives, points, the result, and the record of a battle that a campaign needs (31.11)."""

from __future__ import annotations

from typing import Any

from ...core.ask import Json
from ...core.game import Result
from .ch06_blank import LETTERS
from .ch17_landing import behind_lines
from .plane import AWAITED, BROKEN, DEAD, DESTROYED, LANDED, PRISONER, Person, Plane
from .state import State, person_id
from .told import OTHER

ALIVE = "alive"
HOME, LOST, DAMAGED = "home", "lost", "damaged"
"""31.11 What has become of a machine."""
FEW = 4


def result_of(s: State) -> Result:
    """28.11, 28.13 Return the result: the side with more points wins, at equal points the one that alone holds the field."""
    found = objectives(s)
    points = {side: victory_points(s, side) + sum(o["points"] for o in found if o["met"] and o["side"] == side) for side in OTHER}
    winner = winner_of(points, s.held)
    facts: dict[str, Json] = {
        "winner": winner or "draw",
        "why": s.why,
        "turns": s.turn,
        "entente": points["E"],
        "central": points["C"],
        "held": s.held,
        "objectives": found,
        "people": [person_record(s, plane, p) for plane in s.planes.values() for p in plane.people],
        "machines": [machine_record(s, plane) for plane in s.planes.values()],
    }
    scores = {seat: points[seat[0].upper()] for seat in s.rules.seats}
    return Result(scores, facts, tuple(seat for seat in s.rules.seats if seat[0].upper() == winner))


def winner_of(points: dict[str, int], held: str) -> str:
    """28.11 Return the letter of the side that has won; empty for a draw."""
    if points["E"] != points["C"]:
        return "E" if points["E"] > points["C"] else "C"
    return held


def victory_points(s: State, side: str) -> int:
    """28.9, 28.11 Return a side's points for enemy aeroplanes: an air victory, or else a forced home, each credited to one of its people."""
    table = s.rules.tables["scoring"]
    lost = [p for p in s.planes.values() if p.side != side]
    return sum(table["air_victory"] if p.won else table["forced_home"] if p.home else 0 for p in lost)


# objectives


def objectives(s: State) -> list[dict[str, Json]]:
    """32.5 Return the objectives of both sides as they were decided, in file order."""
    return [objective(s, o) for o in s.rules.scene.get("objective", ())]


def objective(s: State, o: Any) -> dict[str, Json]:
    """32.5 Return an objective as it was decided: whether it is met, and whose aeroplane met it."""
    met, by = DECIDED[o["kind"]](s, LETTERS[o["side"]], o["target"])
    points = o.get("points", s.rules.tables["scoring"]["objective"])
    return {"id": o["id"], "side": LETTERS[o["side"]], "kind": o["kind"], "target": o["target"], "points": points, "met": met, "by": by}


def _photo(s: State, side: str, target: str) -> tuple[bool, str]:
    """32.5 A point taken by an aeroplane of the side that was not lost."""
    by = s.points[target].taken
    return by[:1] == side and not lost(s, s.planes[by]), by


def _destroy(s: State, side: str, target: str) -> tuple[bool, str]:
    """32.5, 24.9 A unit, balloon or object that is destroyed; for what a battery has destroyed the aeroplane is named that last corrected it."""
    if target in s.units:
        by = s.units[target].by
        return s.units[target].destroyed, s.batteries[by].by if by in s.batteries else by
    return s.gasbags[target].burnt, s.gasbags[target].by


def _protect(s: State, side: str, target: str) -> tuple[bool, str]:
    """32.5 A unit that is not destroyed at the end; a balloon lost adrift is lost to its owner, too (9.6)."""
    lost_adrift = target in s.gasbags and s.gasbags[target].lost
    return not _destroy(s, side, target)[0] and not lost_adrift, ""


def _identify(s: State, side: str, target: str) -> tuple[bool, str]:
    """32.5 A unit that an aeroplane of the side has identified."""
    by = s.units[target].known
    return by[:1] == side, by


def _exit(s: State, side: str, target: str) -> tuple[bool, str]:
    """32.5 An aeroplane that left across its home side, or was flying at the end."""
    return target in s.flew, target


DECIDED = {"photo": _photo, "destroy": _destroy, "protect": _protect, "identify": _identify, "exit": _exit}


# the record for a campaign


def lost(s: State, plane: Plane) -> bool:
    """31.11 Whether a machine is lost: destroyed, or in the hands of the enemy."""
    captured = s.rules.capture and plane.state == LANDED and behind_lines(s, plane.side, plane.x)
    return captured or plane.state in (DESTROYED, BROKEN)


def machine_record(s: State, plane: Plane) -> dict[str, Json]:
    """31.11 Return what has become of a machine: home, lost or damaged; and to whom it is credited."""
    fate = LOST if lost(s, plane) else DAMAGED if plane.strength < s.panel(plane).structure else HOME
    return {"id": plane.id, "type": plane.type, "state": fate, "strength": plane.strength, "victory": plane.won, "home": plane.home}


def person_record(s: State, plane: Plane, person: Person) -> dict[str, Json]:
    """31.11 Return what has become of a person, his victories with victim and turn, the objectives that his aeroplane met."""
    who = person_id(plane, person)
    return {
        "id": who,
        "name": person.name,
        "state": person.state if person.state in (DEAD, PRISONER) else ALIVE,
        "fortitude": max(0, person.fortitude),
        "luck": person.luck_gained,
        "traits": list(person.traits),
        "rerolls": person.rerolls,
        "took_part": plane.state != AWAITED,
        "victories": [_victim(p, p.won_turn, p.home_turn > 0) for p in s.planes.values() if p.won == who],
        "homes": [_victim(p, p.home_turn, False) for p in s.planes.values() if p.forced and p.home == who],
        "objectives": [o["id"] for o in objectives(s) if o["met"] and o["by"] == plane.id and person.lives],
    }


def _victim(plane: Plane, turn: int, was_home: bool) -> dict[str, Json]:
    return {"victim": plane.id, "type": plane.type, "turn": turn, "was_home": was_home}
