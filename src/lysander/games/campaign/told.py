"""5.1 to 5.3, 31.20, 36.1 As what it is judged whether a seat may be told an event: what is its own side's, what lies open, or what is of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.event import ALL, Event
from .rules import ORGANISER, Rules

KEPT = ("type_chosen", "own_machine_chosen", "roster_named", "rank_used")
"""31.5, 31.9 What is kept from the other side until the battle, with open cockpits, too."""
ABOUT = ("person", "who", "squadron")


def told_as(event: Event, seat: str, rules: Rules) -> str:
    """5.2, 5.3 Return ``own`` and the kind for what is of the seat's own side, or with open cockpits of what is open; ``hidden`` before rolls of
    others that the table does not show to all (``rolls.toml``); else the kind."""
    if _own(event, seat, rules):
        return f"own {event.kind}"
    hidden = event.kind == "roll" and rules.closed and rules.rolls[str(event.facts["name"])]["sees"] != "all"
    return f"hidden {event.kind}" if hidden else event.kind


def _own(event: Event, seat: str, rules: Rules) -> bool:
    """5.1 Whether an event is told to the seat's side alone, and is about it; or to all, with open cockpits, and is nothing that is kept."""
    if ALL in event.to:
        return not rules.closed and event.kind not in KEPT
    return all(q[0] == seat[0] for q in event.to if q != ORGANISER) and _about(event.facts)[:1] in ("", seat[0])


def _about(facts: Mapping[str, Any]) -> str:
    """Return whom an event is about, as far as one fact says so."""
    return next((str(facts[key]) for key in ABOUT if key in facts), "")
