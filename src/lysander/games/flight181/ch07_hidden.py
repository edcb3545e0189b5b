"""7 Hidden and visible hijackers; 26.2 the squares that public facts leave for those out of sight."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.referee import Referee
from .events import tell
from .state import DOWN, HIDDEN, LOST, OUT_OF_SIGHT, VISIBLE, Hijacker, State, Team


def make_visible(state: State, h: Hijacker) -> None:
    """7.3, 16.4, 16.5 Makes him visible where he is, however full the square is (6.5), and removes his marker."""
    state.crowd[h.square] += h.state != VISIBLE
    h.state = h.status = VISIBLE
    h.token, h.leaves, h.last, h.turn, h.marker = "", 0, "", 0, ""
    h.reach = h.cover = 0


def make_lost(state: State, h: Hijacker, square: str) -> None:
    """7.4 Makes him lost at a square; he can be wherever his action can have taken him and no team has in sight."""
    h.status, h.last, h.turn, h.marker = LOST, square, state.turn, ""
    h.reach = state.board.one_action[square] & ~seen(state)
    h.cover = 0


def discover(state: State, ref: Referee, team: Team, squares: Iterable[str]) -> None:
    """7.5, 7.6, 13.9 Makes hidden hijackers near any of the squares visible."""
    board, looked = state.rules.board, 0
    hidden = [h for h in state.hijackers.values() if h.state == HIDDEN]
    for square in squares:
        looked |= board.near_bits[square]
        for h in [h for h in hidden if h.square in board.near[square]]:
            hidden.remove(h)
            make_visible(state, h)
            tell(state, ref, "found", "7.5", hijacker=h.name, square=h.square, team=team.name)
    narrow(state, looked)


def narrow(state: State, bits: int) -> None:
    """26.2.1 Records that nobody hidden is on these squares."""
    for h in state.hijackers.values():
        if h.reach & bits:
            h.reach &= ~bits


def beside_teams(state: State) -> int:
    """7.8 Returns the squares near a team, as bits."""
    bits, near = 0, state.rules.board.near_bits
    for team in state.teams.values():
        bits |= near.get(team.square, 0)
    return bits


def seen(state: State) -> int:
    """Returns the squares that a team has in sight, as bits."""
    bits, sight = 0, state.rules.board.sight_bits
    for team in state.teams.values():
        bits |= sight.get(team.square, 0)
    return bits


def grow_reach(state: State) -> None:
    """26.2.2, 26.2.3 Extends, as step 9 begins, the squares of everybody out of sight by four steps; he may also have broken cover."""
    board = state.rules.board
    for h in state.hijackers.values():
        if h.status in OUT_OF_SIGHT:
            start = h.reach | (board.bit[h.marker] if h.status == DOWN else 0)
            if h.cover:
                start |= board.bits([p.square for n, p in enumerate(state.passengers.values()) if p.square and h.cover >> n & 1])
            h.reach = board.grown(start)


def narrow_reach(state: State) -> None:
    """7.8, 17.1 Records, as step 9 ends, that nobody hidden is near a team, and the tokens in which somebody may have blended."""
    narrow(state, beside_teams(state))
    if state.turn < 2 or state.barred == "public":
        return
    bit = state.rules.board.bit
    aboard = [(1 << n, bit[p.square]) for n, p in enumerate(state.passengers.values()) if p.square and not p.cleared]
    for h in state.hijackers.values():
        if h.status in OUT_OF_SIGHT and h.reach:
            h.cover |= sum([token for token, square in aboard if h.reach & square])


def nobody_blended(state: State) -> None:
    """17.4, 17.11 Records that a test has shown nobody to be blended now."""
    for h in state.hijackers.values():
        h.cover = 0
