"""31.17 Step K9: skills."""

from __future__ import annotations

from ...core.referee import Referee
from .state import State


def k9(s: State, ref: Referee) -> str | None:
    """31.17 Nothing is done yet."""
    return None
