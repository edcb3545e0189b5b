"""31.19 Step K8: aces."""

from __future__ import annotations

from ...core.referee import Referee
from .state import State


def k8(s: State, ref: Referee) -> str | None:
    """31.19 Nothing is done yet."""
    return None
