"""Rare positions for the battery: secrets of the other side that samples seldom change (19.3)."""

from __future__ import annotations

from ...core.ask import Rng
from ...core.record import replace
from .ch06_british import ambush_is_legal
from .ch07_looking import group_out
from .ch16_belief import units
from .state import BRITISH, CREWED, GERMAN, OK, TAKEN, WOUNDED, State, Steady

WOUNDS, AMBUSHES, ABOARD, SEARCHES, BLOCKS = 0.3, 0.5, 0.5, 0.3, 0.3


def vary_hidden(state: State, seat: str, rng: Rng) -> None:
    """4.5, 4.9 Varies the other side: who is wounded, aboard, in ambush; which units search or block a road."""
    if seat == GERMAN:
        _british(state, rng)
    elif seat == BRITISH and state.men:
        _germans(state, rng)
    state.memory.belief.steady = Steady(units(state))


def _british(state: State, rng: Rng) -> None:
    """22.3 Wounds men, once there was contact; 6.12 puts men into a captured lorry in their hex; 9.1 sets ambushes, in the German half."""
    contact = state.memory.sightings or state.memory.lost
    for letter, man in state.men.items():
        if man.state == OK and contact and rng.random() < WOUNDS:
            state.men[letter] = replace(man, state=WOUNDED)
    for lorry in state.lost_lorries():
        here = [m for m in state.men.values() if m.hex == lorry.hex and lorry.state == TAKEN]
        if here and rng.random() < ABOARD:
            state.men.update({m.letter: replace(m, aboard=lorry.n) for m in here})
    for at in state.camps if state.half == GERMAN else ():
        group = group_out(state, at) if at in state.rules.board.roads else None
        if group is not None and ambush_is_legal(state, group) and rng.random() < AMBUSHES:
            state.ambush = {**state.ambush, at: "a" if state.rules.asks or rng.random() < 0.5 else "s"}


def _germans(state: State, rng: Rng) -> None:
    """8.9 Makes patrols on foot search, 8.8 lorries block; from the second move on (3.5)."""
    if state.move == 1:
        return
    for n, patrol in state.patrols.items():
        if not patrol.lorry and rng.random() < SEARCHES:
            state.patrols[n] = replace(patrol, searching=not patrol.searching)
    for n, lorry in state.lorries.items():
        if lorry.state == CREWED and rng.random() < BLOCKS:
            state.lorries[n] = replace(lorry, block=True)
