"""What the lab counts of the craft of flying: dives on an enemy, getting away, those who are guarded, and the tasks of a side."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.event import Event
from .ch28_score import objectives
from .geometry import ahead, difference, within_degrees
from .plane import Plane
from .rules import SIDES
from .state import State

DIVE, NEAR = 3, 12
"""MU of height that a dive loses at least, and MU on the ground plan within which it ends near an enemy."""
NOSE, TAIL = 30, 600
"""Degrees between the heading and the enemy, and ticks between both headings, within which an aeroplane is behind another."""
BEATEN = 4
"""One of how many parts of its strength, or of its pilot's Fortitude, an aeroplane is beaten with."""
Place = tuple[int, int, int, int]
"""Place and heading."""


def craft(state: State, events: Sequence[Event]) -> dict[str, float]:
    """28.13 Return these figures by ``group/name``; those of a side end in its letter. Shares of nothing are left out."""
    found = _dives(state, events) | _beaten(state, events)
    for side in SIDES:
        if guarded := [p for p in state.planes.values() if p.staff and p.side == side]:
            found[f"craft/guarded and unhurt {side}"] = sum(not (p.won or p.home) for p in guarded) / len(guarded)
    return found | {f"task/{o['id']}": int(bool(o["met"])) for o in objectives(state)}


def _dives(state: State, events: Sequence[Event]) -> dict[str, float]:
    """12.10 Return for each side how many dives began above an enemy who was near at their end, the share that ended behind one, and the share that
    brought the pilot a shot at an aeroplane in the same turn."""
    dives: dict[str, list[tuple[bool, bool]]] = {side: [] for side in SIDES}
    at = dict[str, Place]()
    for turn in _turns(events):
        moved, shots = dict[str, Place](), set[str]()
        for event in turn:
            if event.kind == "moved":
                id = str(event.facts["who"])
                moved.setdefault(id, at.get(id, _place(event)))
                at[id] = _place(event)
            elif event.kind == "shot" and event.facts["at"] in state.planes:
                shots.add(str(event.facts["who"]))
        for id, start in moved.items():
            side = state.planes[id].side
            foes = [p for foe, p in at.items() if state.planes[foe].side != side and foe in moved]
            if (behind := dived(start, at[id], foes)) is not None:
                dives[side].append((behind, id in shots))
    found: dict[str, float] = {}
    for side, those in dives.items():
        found[f"craft/dives {side}"] = len(those)
        if those:
            found[f"craft/dives behind an enemy {side}"] = sum(behind for behind, _ in those) / len(those)
            found[f"craft/dives with a shot {side}"] = sum(shot for _, shot in those) / len(those)
    return found


def _turns(events: Sequence[Event]) -> list[list[Event]]:
    """Return what happened in each turn."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event.kind == "turn":
            turns.append([])
        turns[-1].append(event)
    return turns


def _place(event: Event) -> Place:
    x, y, z = event.facts["to"]
    return x, y, z, event.facts["heading"]


def dived(start: Place, end: Place, foes: Sequence[Place]) -> bool | None:
    """Return whether a dive has ended behind one of the enemies; None if it was no dive from above on any of them."""
    near = [p for p in foes if start[2] > p[2] and (end[0] - p[0]) ** 2 + (end[1] - p[1]) ** 2 <= (100 * NEAR) ** 2]
    return any(behind(end, p) for p in near) if near and start[2] - end[2] >= DIVE else None


def behind(mine: Place, his: Place) -> bool:
    """Whether an aeroplane flies after another, its nose on it."""
    to = (his[0] - mine[0], his[1] - mine[1], 0)
    return difference(mine[3], his[3]) <= TAIL and to != (0, 0, 0) and within_degrees(ahead(mine[3]), to, NOSE)


def _beaten(state: State, events: Sequence[Event]) -> dict[str, float]:
    """27.7 Return for each side how many aeroplanes were beaten and flew on, and the share of them that the enemy did not get."""
    hurt = {plane.id: plane for event in events if (plane := beaten(state, event)) is not None}
    found: dict[str, float] = {}
    for side in SIDES:
        those = [p for p in hurt.values() if p.side == side]
        found[f"craft/beaten {side}"] = len(those)
        if those:
            found[f"craft/beaten and away {side}"] = sum(not p.won for p in those) / len(those)
    return found


def beaten(state: State, event: Event) -> Plane | None:
    """27.7 Return the aeroplane that an event leaves beaten, but not lost."""
    plane = state.planes.get(str(event.facts.get("who")))
    if plane is None or event.kind not in ("lost-strength", "lost-fortitude"):
        return None
    whole = state.panel(plane).structure if event.kind == "lost-strength" else plane.pilot.full
    return plane if 0 < BEATEN * event.facts["left"] <= whole else None
