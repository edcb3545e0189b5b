"""4.5, 4.12 What only the Hijackers know until the game is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .state import Hijacker, State


@dataclass(slots=True)
class TruthView:
    """4.5 What a hijacker really is; ``token`` he is blended in and turn he ``leaves``; ``marker`` is the square of his down marker, false if he
    is not there."""

    hijacker: str
    state: str
    square: str
    token: str
    leaves: int
    marker: str
    acted: bool


def truth(h: Hijacker) -> TruthView:
    """What he really is."""
    return TruthView(h.name, h.state, h.square, h.token, h.leaves, h.marker, h.acted)


def history(state: State) -> list[dict[str, Any]]:
    """Secret rolls and what was done unseen, oldest first."""
    return [{"turn": turn, "what": what, "hijacker": hijacker, "facts": list(facts)} for turn, what, hijacker, *facts in state.history]
