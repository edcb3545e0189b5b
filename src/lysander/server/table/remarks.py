"""How many any-time answers a game takes: a step is run again for each answer in it, and the journal is held in memory."""

from __future__ import annotations

from typing import Any

from ...core.ask import Answer
from ...core.match import Match
from ..errors import ApiError

MOST_REMARKS = 300
"""Answers in one step, from which on no more any-time answers are taken."""
MOST_ANY_TIME = 2000
"""Any-time answers in one game."""


def check_remark(match: Match[Any], answer: Answer) -> None:
    """Raises ``ApiError`` for an any-time answer where there have been too many."""
    step, lines = len(match.position.script), len(match.lines)
    if lines <= MOST_REMARKS or not any(a.standing and a.kind == answer.kind for a in match.asks_of(answer.seat)):
        return
    if step > MOST_REMARKS:
        raise ApiError(429, "too-fast")
    if lines > MOST_ANY_TIME and sum(ask.standing for ask in match.asked) >= MOST_ANY_TIME:
        raise ApiError(409, "table-full")
