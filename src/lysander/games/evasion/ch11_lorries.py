"""11 Captured and abandoned lorries: found, reported, recovered."""

from __future__ import annotations

from ...core.record import replace
from ...core.referee import Referee
from .ch14_reports import report
from .state import CREWED, GONE, TAKEN, WRECK, State


def something_stands(state: State, at: str) -> bool:
    """11.7, 11.10 Whether a lorry that is not German any more stands in a hex."""
    return any(lorry.hex == at for lorry in state.lost_lorries())


def finds(state: State, ref: Referee, unit: str, at: str) -> None:
    """11.5, 11.7, 11.10 A patrol or lorry that enters or searches a hex finds what stands there empty, or burnt out."""
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
    """11.8 T2, by day: every abandoned lorry not yet reported."""
    if not state.lost or state.light != "day":
        return
    for lorry in state.lost_lorries():
        if lorry.state == TAKEN and not lorry.known and not held(state, lorry.hex):
            state.lorries[lorry.n] = replace(state.lorries[lorry.n], known=True)
            report(state, ref, "g_lorry_reported", lorry=f"L{lorry.n}", hex=lorry.hex)


def held(state: State, at: str) -> bool:
    """11.1 A captured lorry is held while a free man is in its hex."""
    return at in state.camps


def recover(state: State, ref: Referee) -> None:
    """11.9 G5: captured lorries with nobody aboard in a hex with Germans go back to the depot."""
    for lorry in state.lost_lorries():
        if lorry.state != TAKEN or state.men_aboard(lorry.n) or not _germans(state, lorry.hex):
            continue
        state.lose_lorry(lorry.n, GONE)
        if held(state, lorry.hex):
            report(state, ref, "b_lorry_gone", hex=lorry.hex, lorry=f"L{lorry.n}")
        report(state, ref, "g_lorry_recovered", lorry=f"L{lorry.n}", hex=lorry.hex)


def _germans(state: State, at: str) -> bool:
    """11.9 A patrol, a crewed lorry or a garrison in the hex."""
    return (
        state.garrison_at(at)
        or any(p.hex == at for p in state.patrols.values())
        or any(x.hex == at and x.state == CREWED for x in state.lorries.values())
    )
