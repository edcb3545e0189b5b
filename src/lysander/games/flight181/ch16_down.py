"""16 Hit hijackers: down, possum, search."""

from __future__ import annotations

from typing import Any

from ...core.referee import Referee
from .ch07_hidden import discover, make_visible, narrow
from .events import rolled, tell, tell_hijackers
from .state import CAPTURED, DEAD, DOWN, LOST, POSSUM, UNSEEN, VISIBLE, Hijacker, State, Team


def bring_down(state: State, ref: Referee, h: Hijacker, chain: int) -> None:
    """16.1, 16.2 Puts a hijacker down; only the Hijackers are told whether he is dead or plays possum."""
    state.crowd[h.square] -= h.state == VISIBLE
    h.state, h.status, h.marker, h.last, h.turn = POSSUM, DOWN, h.square, "", 0
    bits = state.board.bits([h.square])
    h.reach = state.board.grown(bits) if state.phase == 9 else bits
    h.cover = 0
    tell(state, ref, "down", "16.1", chain, hijacker=h.name, square=h.square)
    face = ref.roll(f"down:{h.name}", 6, "16.2")
    h.state = state.rules.tables["down"].row(face).effects[0].what
    state.history += ((state.turn, "fate", h.name, face, h.state),)
    roll = rolled(ref, "down", h.name, face, h.state)
    tell_hijackers(state, ref, "fate", "16.2", chain, hijacker=h.name, roll=roll, state=h.state)


def searchable(state: State, team: Team, spent: int) -> str:
    """16.6 Returns why a team may not search: ``marker`` or ``points``; empty if it may. A team that spent none has not vetted (13.10)."""
    lying = [h for h in state.hijackers.values() if h.marker == team.square]
    hiding = not state.rules.looks_near and [h for h in state.hijackers.values() if h.status in (UNSEEN, LOST)]
    if lying or hiding:
        return "points" if spent else ""
    return "marker"


def search(state: State, ref: Referee, team: Team) -> list[str]:
    """16.6.1 to 16.6.4 Turns over all markers on the team's square; with ``sweep=entered`` it also discovers who is hidden near the team.
    Returns those discovered.
    """
    square, found = team.square, list[dict[str, Any]]()
    for h in state.hijackers.values():
        if h.marker == square:
            found.append({"hijacker": h.name, "found": _turn_over(state, h)})
    tell(state, ref, "searched", "16.6", team=team.name, square=square, markers=found)
    for each in found:
        if each["found"] == CAPTURED:
            tell(state, ref, "captured", "16.6.2", hijacker=each["hijacker"], how="search", token="", square=square, team=team.name, elsewhere=False)
    if state.rules.looks_near:
        return []
    return discover(state, ref, team, sorted(state.board.near[square], key=state.board.ranks.__getitem__), "16.6.4")


def _turn_over(state: State, h: Hijacker) -> str:
    square, here = h.marker, h.square == h.marker
    h.marker = ""
    if h.state == DEAD and here:
        h.status, h.square = DEAD, ""
        return DEAD
    if h.state == POSSUM and here:
        if state.rules.possum_visible:
            make_visible(state, h)
        else:
            capture(h)
        return h.state
    h.status, h.last, h.turn = LOST, square, state.turn
    narrow(state, state.board.near_bits[square] if state.rules.looks_near else state.board.bit[square])
    return "nobody"


def capture(h: Hijacker) -> None:
    """16.6.2, 17.11.1 Takes a captured hijacker out of the game."""
    h.state = h.status = CAPTURED
    h.square = h.token = h.last = h.marker = ""
    h.turn = h.leaves = h.reach = h.cover = 0
