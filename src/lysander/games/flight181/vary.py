"""Rare positions for the battery: secrets of the Hijackers that samples seldom change (26.3)."""

from __future__ import annotations

from ...core.ask import Rng
from .state import BLENDED, DEAD, DOWN, ESCAPED, HIDDEN, HIJACKERS, POSSUM, State

FIRST_ESCAPE = 5
"""17.1, 17.2 Blended in turn 2 at the earliest and for two turns at least, a hijacker is gone in turn 5."""


def vary_hidden(state: State, seat: str, rng: Rng) -> None:
    """16.2, 17.7 Makes hijackers who are down possums or dead, and those out of sight hidden or escaped; somebody stays at large (16.7)."""
    if seat == HIJACKERS or not state.turn:
        return
    for h in state.hijackers.values():
        before = h.state, h.square, h.token, h.leaves
        if h.status == DOWN and h.state in (DEAD, POSSUM) and rng.random() < 0.5:
            h.state, h.square = (POSSUM, h.marker) if h.state == DEAD else (DEAD, h.marker)
        elif h.state in (HIDDEN, BLENDED) and state.turn >= FIRST_ESCAPE and h.cover and rng.random() < 0.3:
            h.state, h.square, h.token, h.leaves = ESCAPED, "", "", 0
        if not state.anybody_at_large():
            h.state, h.square, h.token, h.leaves = before
