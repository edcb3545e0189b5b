"""11 Captured and abandoned lorries: found, reported, recovered."""

from __future__ import annotations

from ...core.record import replace
from ...core.referee import Referee
from .ch14_reports import report
from .state import CREWED, GONE, TAKEN, WRECK, State


def lost_lorry_in(state: State, at: str) -> bool:
    """11.7, 11.10 Whether a captured lorry or a wreck is in a hex."""
    return any(lorry.hex == at for lorry in state.lost_lorries())


def finds(state: State, ref: Referee, unit: str, at: str) -> None:
    """11.5, 11.7, 11.10 Reports the captured lorries with nobody aboard and the wrecks that a patrol or lorry finds in its hex."""
    for n in state.lost:
        lorry = state.lorries[n]
        if lorry.hex != at:
            continue
        if lorry.state == TAKEN and not state.men_aboard(lorry.n):
            report(state, ref, "g_lorry_found", unit=unit, lorry=f"L{lorry.n}", hex=at)
        elif lorry.state == WRECK and not lorry.known:
            state.lorries[lorry.n] = replace(state.lorries[lorry.n], known=True)
            report(state, ref, "g_wreck", unit=unit, lorry=f"L{lorry.n}", hex=at)


def report_abandoned(state: State, ref: Referee) -> None:
    """11.8 Reports, by day, every abandoned lorry not yet reported (T2)."""
    if not state.lost or state.light != "day":
        return
    for lorry in state.lost_lorries():
        if lorry.state == TAKEN and not lorry.known and not held(state, lorry.hex):
            state.lorries[lorry.n] = replace(state.lorries[lorry.n], known=True)
            report(state, ref, "g_lorry_reported", lorry=f"L{lorry.n}", hex=lorry.hex)


def held(state: State, at: str) -> bool:
    """11.1 Whether a captured lorry in this hex is held: a free man is there."""
    return at in state.camps


def recover(state: State, ref: Referee) -> None:
    """11.9 Recovers captured lorries with nobody aboard in a hex with Germans (G5)."""
    for lorry in state.lost_lorries():
        if lorry.state != TAKEN or state.men_aboard(lorry.n) or not _germans(state, lorry.hex):
            continue
        state.lose_lorry(lorry.n, GONE)
        if held(state, lorry.hex):
            report(state, ref, "b_lorry_gone", hex=lorry.hex, lorry=f"L{lorry.n}")
        report(state, ref, "g_lorry_recovered", lorry=f"L{lorry.n}", hex=lorry.hex)


def _germans(state: State, at: str) -> bool:
    """11.9 Whether a patrol, a crewed lorry or a garrison is in the hex."""
    return (
        state.garrison_at(at)
        or any(p.hex == at for p in state.patrols.values())
        or any(x.hex == at and x.state == CREWED for x in state.lorries.values())
    )
