"""15.11, 15.12 Changes that the umpire orders: carried out at once at B1 or G2, else they wait. All of this is told to him alone."""

from __future__ import annotations

from ...core.ask import UMPIRE
from ...core.event import Event
from ...core.referee import Referee
from .ch13_end import end_if_nobody_is_free
from .ch14_reports import announce
from .ch15_commands import carry_out
from .ch15_desk import tell_dropped
from .ch15_sense import why_no_change
from .ch15_words import split_reason
from .state import State

AT_ONCE = ("party", "order")
"""The questions of B1 and G2."""


def order_change(state: State, ref: Referee, value: str) -> None:
    """15.11, 15.12 Carries out a change if the game waits at B1 or G2; else lets it wait, and tells the umpire so."""
    assert state.desk is not None
    command, reason = split_reason(value)
    facts = {"command": command, "reason": reason}
    if any(ask.kind in AT_ONCE for ask in ref.waiting):
        ref.tell(Event("change", "15.11", (UMPIRE,), facts))
        _carry_out(state, ref, command)
        end_if_nobody_is_free(state, ref)
    else:
        state.desk.pending.append(value)
        ref.tell(Event("change_waits", "15.12", (UMPIRE,), facts))


def apply_changes(state: State, ref: Referee) -> None:
    """15.12 Carries out what waits, when the game waits at B1 or G2. A change that makes no sense any more is dropped; if nobody is free after
    them, the game is over (13.1).
    """
    desk = state.desk
    assert desk is not None
    if not desk.pending:
        return
    pending, desk.pending = desk.pending, []
    for value in pending:
        command, _ = split_reason(value)
        refusal = why_no_change(state, command)
        if refusal is None:
            _carry_out(state, ref, command)
            ref.tell(Event("change_done", "15.12", (UMPIRE,), {"command": command}))
        else:
            tell_dropped(ref, value, refusal)
    end_if_nobody_is_free(state, ref)


def _carry_out(state: State, ref: Referee, command: str) -> None:
    """15.11 Carries out a command; 4.4 another move number is public, so everybody is told at once."""
    move = state.move
    carry_out(state, command)
    if state.move != move:
        announce(ref, "renumbered", "15.11", move=state.move, light=state.light)
