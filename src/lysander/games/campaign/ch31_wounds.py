"""31.12 Step K6: wounds."""

from __future__ import annotations

from ...core.referee import Referee
from .state import State


def k6(s: State, ref: Referee) -> str | None:
    """31.12 Nothing is done yet."""
    return None
