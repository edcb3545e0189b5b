"""4.9 Questions to the seats of the Teams, of which everybody may know whom they are put to."""

from __future__ import annotations

from ...core.ask import Ask, Json
from ...core.referee import Referee
from .state import State


def ask_teams(state: State, ref: Referee, ask: Ask) -> Json:
    """4.3, 4.4 Asks a seat of the Teams, and keeps which one: the Teams have no secrets, and are asked by public facts alone."""
    state.asked = (ask.seat,)
    return ref.ask(ask)
