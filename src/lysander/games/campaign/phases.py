"""31.7 What goes on in a campaign, by the step it has reached."""

from __future__ import annotations

from .state import State

PHASES = {"C0": "frame", "K1": "month", "K2": "mission", "K3": "roster", "K4": "battle", "K5": "battle", "K10": "time", "K11": "time"}
"""31.7 What goes on, by step; a part of a step has a letter behind."""
AFTER, OVER = "after", "over"


def phase_of(s: State) -> str:
    """31.7 Return what goes on."""
    if s.result is not None:
        return OVER
    return PHASES.get(s.step) or PHASES.get(s.step[:2]) or AFTER
