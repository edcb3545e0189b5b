"""23.3, 24.4 What is added to Gunnery for a shot at a ground unit, or at a gasbag: neither distance, nor angle, nor platform."""

from __future__ import annotations

from typing import Any

from .ch20_shots import aim_of
from .ch20_tables import gunnery
from .ch29_rolls import Modifier
from .geometry import Place
from .plane import Person, Plane
from .state import State

RAIDER, GASBAG = 3, 3
"""30.3, 30.5 What Trench raider adds to shots at ground targets, and Gasbag hunter to shots at gasbags."""


def strafing_modifiers(s: State, plane: Plane, person: Person, guns: int, place: Place, mode: str, fixed: bool) -> tuple[Modifier, ...]:
    """23.3 Return what is added for a shot at a ground unit with this number of guns; ``fixed`` tells fixed from flexible guns."""
    added = _added(s, plane, guns, place, mode, fixed, s.rules.tables["ground_units"]["strafing"], "23.3")
    return (*added, ("raider", RAIDER, "30.3")) if person.has("raider") else added


def gasbag_modifiers(s: State, plane: Plane, person: Person, guns: int, place: Place, mode: str, fixed: bool) -> tuple[Modifier, ...]:
    """24.4 Return what is added for a shot at a gasbag with this number of guns; ``fixed`` tells fixed from flexible guns."""
    added = _added(s, plane, guns, place, mode, fixed, s.rules.tables["balloon"]["to_hit"], "24.4")
    return (*added, ("gasbag", GASBAG, "30.3")) if person.has("gasbag") else added


def _added(s: State, plane: Plane, guns: int, place: Place, mode: str, fixed: bool, table: Any, rule: str) -> tuple[Modifier, ...]:
    """23.3, 24.4 Return what both have in common: speed, a single gun, a flexible gun or the aim of fixed ones, mode; those of 0 are left out."""
    rows = gunnery(s.rules)
    found: list[Modifier] = [("speed", table["speed"][s.band(plane)], rule)]
    if guns == 1:
        found.append(("guns", table["only_one_gun"], rule))
    aim = aim_of(rows, plane, place) if fixed else None
    if not fixed:
        found.append(("flexible", table["flexible"], rule))
    elif aim is not None:
        found.append(("aim", aim.add, "20.6"))
    found.append(("mode", rows.mode[mode], "20.6"))
    return tuple(m for m in found if m[1])
