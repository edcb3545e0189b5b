"""31.16 Step K7: experience."""

from __future__ import annotations

from ...core.referee import Referee
from .state import State


def k7(s: State, ref: Referee) -> str | None:
    """31.16 Nothing is done yet."""
    return None
