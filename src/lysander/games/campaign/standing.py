"""31.21 What may be said at any time: corrections of the organiser."""

from __future__ import annotations

from ...core.ask import Ask, Json
from ...core.referee import Referee
from .ch31_correction import correct, correction_ask
from .state import State


def standing(state: State) -> tuple[Ask, ...]:
    """31.21 Return the any-time asks that are open."""
    ask = correction_ask(state)
    return () if ask is None else (ask,)


def interject(state: State, ref: Referee, ask: Ask, value: Json) -> None:
    """31.21 Carry out the answer to an any-time ask."""
    correct(state, ref, value)
