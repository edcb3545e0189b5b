"""31.1 The state of a campaign before its first record."""

from __future__ import annotations

from ...core.game import Setup
from .rules import LETTERS, rules_of
from .state import State

FIRST_STEP = "C0"


def blank_state(setup: Setup) -> State:
    """31.1 Return the state before the first record. Raises ``ValueError``."""
    rules = rules_of(setup)
    letters = tuple(LETTERS.values())
    return State(
        rules=rules,
        step=FIRST_STEP,
        name="",
        month="",
        flown=0,
        number=0,
        squadrons={},
        people={},
        last=dict.fromkeys(letters, ""),
        records=0,
        mission=None,
        battle="",
        closed={},
        battles={},
        won=dict.fromkeys(letters, 0),
        points=dict.fromkeys(letters, 0),
        sums={},
        done=(),
        queue=(),
        result=None,
    )
