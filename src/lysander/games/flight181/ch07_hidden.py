"""7 Hidden and visible hijackers; 26.2 the squares that public facts leave for those out of sight."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.referee import Referee
from .events import tell
from .rules import ACTION
from .state import DOWN, HIDDEN, LOST, OUT_OF_SIGHT, VISIBLE, Hijacker, State, Team

STEP_7 = 7


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


def discover(state: State, ref: Referee, team: Team, squares: Iterable[str], rule: str = "7.5") -> list[str]:
    """7.5, 7.6, 7.10, 13.9 Makes hidden hijackers visible whom a team finds by the squares it looks from; returns them in the order they were found.

    With ``sweep=entered`` it finds them only on these squares (7.10), else near them.
    """
    board, looked, found = state.rules.board, 0, []
    hidden = [h for h in state.hijackers.values() if h.state == HIDDEN]
    bits = board.near_bits if state.rules.looks_near else board.bit
    for square in squares:
        looked |= bits[square]
        for h in [h for h in hidden if board.bit[h.square] & bits[square]]:
            hidden.remove(h)
            make_visible(state, h)
            found.append(h.name)
            tell(state, ref, "found", rule, hijacker=h.name, square=h.square, team=team.name)
    narrow(state, looked)
    return found


def narrow(state: State, bits: int) -> None:
    """26.2.1 Records that nobody hidden is on these squares."""
    for h in state.hijackers.values():
        if h.reach & bits:
            h.reach &= ~bits


def clear(state: State) -> int:
    """7.8, 26.2.1 Returns the squares, as bits, where nobody is hidden now because of a team. With ``sweep=action`` a team that acts may have
    hidden hijackers near it: in step 7 no square is certain but by what is known already.
    """
    return 0 if state.rules.sweep == ACTION and state.phase == STEP_7 else looked_at(state)


def looked_at(state: State) -> int:
    """7.5, 7.10 Returns the squares, as bits, on which teams discover hidden hijackers from where they are: near, or their own."""
    rules = state.rules
    bits, of = 0, rules.board.near_bits if rules.looks_near else rules.board.bit
    for team in state.teams.values():
        bits |= of.get(team.square, 0)
    return bits


def uncovered(state: State, square: str, path: Iterable[str] = ()) -> bool:
    """7.3.4, 7.8, 7.10.1 Returns whether a hidden hijacker who goes along a path to a square, or stays there, shows himself to a team."""
    at = {t.square for t in state.teams.values()}
    return square in at or not at.isdisjoint(path) or (state.rules.looks_near and state.near_team(square))


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
    """7.8, 17.1 Records, as step 9 ends, that nobody hidden is where a team would see him, and the tokens in which somebody may have blended."""
    narrow(state, clear(state))
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
