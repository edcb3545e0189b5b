"""31.11 Step K5: what became of a battle is taken in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.referee import Referee
from .records import applies, write
from .state import State


def k5(s: State, ref: Referee) -> str | None:
    """31.11 The battle is called off."""
    write(s, ref, "battle_void", "31.11", battle=s.battle, reason="not played")
    return None


@applies("battle_void")
def _void(s: State, facts: Mapping[str, Any]) -> None:
    """31.11 Nobody gains or loses anything, and the id of the battle stays closed."""
    s.closed[facts["battle"]] = ""
