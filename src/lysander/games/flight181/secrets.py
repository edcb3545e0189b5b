"""4.5, 4.12 Secrets that only the Hijackers know until the game is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .state import Hijacker, State


@dataclass(slots=True)
class TruthView:
    """4.5 The true state of a hijacker; ``token`` he is blended in and turn he ``leaves``; ``marker`` is the square of his down marker, false if
    he is not there.
    """

    hijacker: str
    state: str
    square: str
    token: str
    leaves: int
    marker: str
    acted: bool


def truth(h: Hijacker) -> TruthView:
    """Returns the true state of a hijacker."""
    return TruthView(h.name, h.state, h.square, h.token, h.leaves, h.marker, h.acted)


def history(state: State) -> list[dict[str, Any]]:
    """Returns secret rolls and unseen deeds, oldest first."""
    return [{"turn": turn, "what": what, "hijacker": hijacker, "facts": list(facts)} for turn, what, hijacker, *facts in state.history]
