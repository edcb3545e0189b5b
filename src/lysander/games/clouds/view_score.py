"""28.11, 32.5 Points so far and objectives, as a seat may know them."""

from __future__ import annotations

from typing import Any

import msgspec

from .ch06_blank import LETTERS
from .ch28_end import homeward_side
from .ch28_score import DECIDED, victory_points
from .plane import FLYING, LEFT
from .state import State

PRIVATE = ("photo", "identify")
"""26.3, 26.4 Objectives of which only their side is told whether they are met."""


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
    """32.5 Whether an objective is met as things stand now: an aeroplane that is to come home, if it flies or has left across its home side."""
    target: str = row["target"]
    if row["kind"] == "exit" and not state.why:
        plane = state.planes[target]
        return plane.state == FLYING or (plane.state == LEFT and homeward_side(state, plane))
    return DECIDED[row["kind"]](state, LETTERS[row["side"]], target)[0]


def points_of(state: State) -> dict[str, int]:
    """28.9, 28.11 Return the points of each side for aeroplanes so far."""
    return {side: victory_points(state, side) for side in ("E", "C")}
