"""28.11, 32.5 Points so far and objectives, as a seat may know them."""

from __future__ import annotations

from typing import Any

import msgspec

from .plane import DESTROYED, FLYING, LEFT
from .rules import SIDES
from .state import State

PRIVATE = ("photo", "identify")
"""26.3, 26.4 Objectives of which only their side is told whether they are met."""
LETTERS = {side: letter for letter, side in SIDES.items()}


class ObjectiveView(msgspec.Struct, frozen=True, gc=False):
    """32.5 An objective of the scenario: whose, what, and ``met`` ``yes`` or ``no`` as things stand; empty where the seat may not know."""

    id: str
    side: str
    kind: str
    target: str
    points: int
    met: str


def objectives_of(state: State, side: str, everything: bool) -> tuple[ObjectiveView, ...]:
    """32.5, 5.4 Return the objectives of a battle with their state, as far as a seat may know it."""
    rows = [row for row in _rows(state) if row["target"] in state.points | state.units | state.gasbags | state.planes]
    return tuple(_objective(state, row, everything or row["kind"] not in PRIVATE or LETTERS[row["side"]] == side) for row in rows)


def _rows(state: State) -> Any:
    return state.rules.scene.get("objective", ())


def _objective(state: State, row: Any, known: bool) -> ObjectiveView:
    met = ("yes" if is_met(state, row) else "no") if known else ""
    return ObjectiveView(row["id"], LETTERS[row["side"]], row["kind"], row["target"], row["points"], met)


def is_met(state: State, row: Any) -> bool:
    """32.5 Whether an objective is met as things stand now."""
    target: str = row["target"]
    match row["kind"]:
        case "photo":
            taken = state.points[target].taken
            return bool(taken) and state.planes[taken].state != DESTROYED
        case "identify":
            return bool(state.units[target].known)
        case "exit":
            return state.planes[target].state in (FLYING, LEFT)
    gone = state.gasbags[target].burnt if target in state.gasbags else state.units[target].destroyed
    return gone if row["kind"] == "destroy" else not gone


def points_of(state: State) -> dict[str, int]:
    """28.9, 28.11 Return the points of each side for aeroplanes: one that was forced home and then lost counts as lost."""
    scoring = state.rules.tables["scoring"]
    points = {"E": 0, "C": 0}
    for plane in state.planes.values():
        if plane.won:
            points[plane.won[0]] += scoring["air_victory"]
        elif plane.home:
            points[plane.home[0]] += scoring["forced_home"]
    return points
