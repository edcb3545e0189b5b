"""12 The aircraft."""

from __future__ import annotations

from ...core.referee import Referee
from .ch07_looking import Unit, group_out, look
from .ch10_fights import fight
from .ch13_end import clear_marks, end_game, end_if_nobody_is_free
from .ch14_reports import letters, report
from .state import AWAY, PATROL, State


def land(state: State, ref: Referee) -> str | None:
    """12.1 to 12.4 Lands the aircraft in the landing move if a free man is there (B5); patrols in the hex find it. No lorry is ever there (12.8)."""
    if state.move != state.landing_move or state.plane:
        return None
    if not state.men_out(state.landing):
        state.plane = "gone"
        report(state, ref, "b_plane_missed", hex=state.landing)
        return None
    state.plane = "down"
    report(state, ref, "b_plane_down", hex=state.landing)
    for n in [p.n for p in state.patrols.values() if p.hex == state.landing and not p.lorry]:
        if state.men_out(state.landing):
            meet_aircraft(state, ref, n)
    return None


def meet_aircraft(state: State, ref: Referee, n: int) -> bool:
    """12.4, 17.22 Makes a patrol find the aircraft on the ground: certain look and fight with the men there, if any. Returns whether it fought."""
    group = group_out(state, state.landing)
    unit = Unit(PATROL, f"P{n}", n, state.landing)
    if group or state.rules.plane_found_empty:
        report(state, ref, "g_plane", unit=unit.name, hex=state.landing)
    if not group or not look(state, ref, unit, group, "7.8.5"):
        return False
    fight(state, ref, unit, group)
    return True


def take_off(state: State, ref: Referee) -> str | None:
    """12.6 Takes all free men in the hex away (G6)."""
    if state.plane != "down":
        return None
    men = state.men_out(state.landing)
    state.plane = "gone"
    state.lose(men, AWAY)
    if men:
        report(state, ref, "b_away", men=men)
    end_if_nobody_is_free(state, ref)
    return None


def end_of_move(state: State, ref: Referee) -> str | None:
    """13.1, 12.7, 5.5 Ends the game after the landing move, else begins the next move (E1)."""
    if state.move >= state.landing_move:
        left = state.free_men()
        if left:
            report(state, ref, "b_left", men=letters(left))
        end_game(state, ref)
    clear_marks(state)
    state.move += 1
    return "T1"
