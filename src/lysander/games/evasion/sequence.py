"""5 Sequence of play: the steps of 5.3, in their order, one half after the other (5.1). Time inside a half is not counted (5.6)."""

from __future__ import annotations

from typing import Final

from ...core.game import Step
from ...core.referee import Referee
from . import ch03_setup, ch06_british, ch08_german, ch09_ambush, ch11_lorries, ch12_aircraft
from .ch14_reports import announce, tell_daybreak, update_known_lorries
from .ch15_desk import send_delayed
from .state import State


def new_move(state: State, ref: Referee) -> str | None:
    """5.4 Begins a move: tells move and light; by day new sights (T1)."""
    light = state.light
    state.half = ""
    state.reported += 1
    if ref.events is not None:
        announce(ref, "turn", "5.3", move=state.move, light=light)
    if state.desk is not None:
        send_delayed(state, ref)
    if ref.events is not None:
        update_known_lorries(state)
    if light == "day":
        tell_daybreak(state, ref)
    return None


SEQUENCE: Final = (
    Step("S2", "3.2", ch03_setup.briefings),
    Step("S3", "3.3", ch03_setup.landing),
    Step("S4", "3.4", ch03_setup.rendezvous),
    Step("S5", "3.5", ch03_setup.place_pieces),
    Step("T1", "5.4", new_move),
    Step("T2", "11.8", ch11_lorries.report_abandoned),
    Step("B0", "5.3", ch06_british.begin_british_half),
    Step("B1", "6.1", ch06_british.pick_party),
    Step("B3", "6.12", ch06_british.sit_in_lorries),
    Step("B4", "6.13", ch06_british.set_ambushes),
    Step("B5", "12.1", ch12_aircraft.land),
    Step("G0", "5.3", ch08_german.begin_german_half),
    Step("G1", "9.11", ch09_ambush.standing_order),
    Step("G2", "8.1", ch08_german.give_order),
    Step("G3", "8.10", ch08_german.idle_patrols_search),
    Step("G4", "8.11", ch08_german.garrisons_look),
    Step("G5", "11.9", ch11_lorries.recover),
    Step("G6", "12.6", ch12_aircraft.take_off),
    Step("E1", "13.1", ch12_aircraft.end_of_move),
)
