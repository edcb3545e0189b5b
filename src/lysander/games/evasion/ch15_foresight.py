"""15.22 What a change or a ruling would do to what is so and to both views, for the umpire before he confirms it."""

from __future__ import annotations

from ...core.ask import UMPIRE, Answer
from .ch15_commands import after_waiting
from .state import BRITISH, GERMAN, State
from .view import PublicView, player_view, umpire_view

FORESEEN = ("change", "check")


def foreseen(now: State, then: State, answer: Answer) -> dict[str, tuple[PublicView, PublicView]] | None:
    """15.22 Returns each view without the answer and with it; None for an answer that is neither a change nor a ruling.

    The views are those after all that waits: changes that wait are carried out in them (15.12), and no report is held back (15.7).
    """
    if answer.seat != UMPIRE or answer.kind not in FORESEEN:
        return None
    before, after = after_waiting(now), after_waiting(then)
    sides = {seat: (player_view(before, seat), player_view(after, seat)) for seat in (BRITISH, GERMAN)}
    return {UMPIRE: (umpire_view(before, UMPIRE), umpire_view(after, UMPIRE)), **sides}
