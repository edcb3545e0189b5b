"""12 Demand markers from the number places. They pay demands (7.9), change dice (6.5) or are cashed (16.3): 12.3."""

from __future__ import annotations

from ...core.ask import Refusal
from ...core.referee import Referee
from .ch06_dice import spend
from .ch15_points import check_goals, gain
from .state import State


def kind_of(state: State, value: int) -> str:
    """12.1 Returns the kind of marker for a die of this value; empty if there is no such number tile."""
    return state.rules.places[state.numbers.index(value)] if value in state.numbers else ""


def why_no_marker(state: State, die: str) -> Refusal | None:
    """12.2 Returns why the die cannot take a marker, or None."""
    value = state.dice[die]
    kind = kind_of(state, value)
    if not kind:
        return Refusal("12.2", "no-number-tile", {"value": value})
    return None if state.left(kind) else Refusal("12.2", "sold-out", {"kind": kind})


def take_marker(state: State, ref: Referee, die: str) -> None:
    """12.1 Takes one marker of that place's kind."""
    kind = kind_of(state, state.dice[die])
    spend(state, die, kind)
    gain(state, ref, state.active, kind, "marker", "12.1", die)
    check_goals(state, ref)
