"""31.20 Sums kept from the records alone, beside the people whose they are: what was credited, earned, spent. The check compares the two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .state import DRAW, VOID, Battle, State

EARNED, SPENT = "earned", "spent"
VICTORIES, HOMES = "victories", "homes"
WON, POINTS = "won", "points"
"""31.21 What was put right in missions won and points of a side."""


def count(s: State, name: str, facts: Mapping[str, Any]) -> None:
    """31.16, 31.17, 31.20 Add to the sums of a side what a record credits it with."""
    if name == "victory_credited":
        add(s, facts["person"], VICTORIES, 1)
    elif name == "forced_home_credited":
        add(s, facts["person"], HOMES, 1)
    elif name == "experience_earned":
        add(s, facts["person"], EARNED, facts["points"])
    elif name == "skill_raised":
        add(s, facts["person"], SPENT, facts["price"])
    elif name in ("battle_closed", "battle_void"):
        _over(s, facts)


def _over(s: State, facts: Mapping[str, Any]) -> None:
    """31.11 Keep what became of a battle."""
    if s.mission is not None:
        id, points = facts["battle"], facts.get("points", {})
        about = (s.mission.file, s.mission.month, s.mission.attacker)
        s.battles[id] = Battle(id, *about, facts.get("winner", VOID) or DRAW, points.get("E", 0), points.get("C", 0))


def add(s: State, person: str, what: str, number: int) -> None:
    """Add to a sum of a person's side, kept as ``E.victories``."""
    key = f"{person[0].upper()}.{what}"
    s.sums[key] = s.sums.get(key, 0) + number


def sum_of(s: State, letter: str, what: str) -> int:
    """Return a sum of a side, given by its letter."""
    return s.sums.get(f"{letter}.{what}", 0)
