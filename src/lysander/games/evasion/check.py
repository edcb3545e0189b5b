"""The invariants of a state."""

from __future__ import annotations

from ...core.record import replace
from .ch16_belief import settle
from .state import CREWED, GONE, TAKEN, WRECK, State
from .view import outside_belief


def broken_invariants(state: State) -> list[str]:
    """Returns the invariants that are broken, in words with their paragraph."""
    found = misplaced(state) + _derived_fields(state)
    if state.desk is None and state.half == "german" and not state.memory.belief.growing:
        found += _promise(state)
    if state.result is not None:
        settle(state)  # carries out what is queued, so that a finished game has one written form
    return found


def misplaced(state: State) -> list[str]:
    """Returns the pieces in a hex or a condition that the rules exclude."""
    found: list[str] = []
    board = state.rules.board
    if state.men and len(state.men) > state.rules.team:
        found.append("2.13 more men than the team has")
    for man in state.men.values():
        if man.free and man.hex not in board.bit:
            found.append(f"2.10 {man.letter} stands off the map at {man.hex!r}")
        if man.aboard:
            lorry = state.lorries.get(man.aboard)
            if not man.free or lorry is None or lorry.state != TAKEN or lorry.hex != man.hex:
                found.append(f"11.4 {man.letter} sits in L{man.aboard}, which is not a captured lorry in his hex")
    for patrol in state.patrols.values():
        if patrol.hex not in board.bit:
            found.append(f"2.10 P{patrol.n} stands off the map")
        if patrol.lorry and (state.lorries[patrol.lorry].state != CREWED or state.lorries[patrol.lorry].hex != patrol.hex):
            found.append(f"2.15 P{patrol.n} is on board of L{patrol.lorry}, which is not a crewed lorry in its hex")
        if patrol.lorry and patrol.searching:
            found.append(f"8.9 P{patrol.n} searches on board")
    for lorry in state.lorries.values():
        if lorry.state not in (CREWED, TAKEN, WRECK, GONE) or (lorry.state != GONE and lorry.hex not in board.roads):
            found.append(f"8.3 L{lorry.n} is {lorry.state} off the road at {lorry.hex}")
        if len(state.men_aboard(lorry.n)) > 6:
            found.append(f"6.12 more than six men in L{lorry.n}")
        if sum(p.lorry == lorry.n for p in state.patrols.values()) > 1:
            found.append(f"2.15 two patrols in L{lorry.n}")
    return found


def _derived_fields(state: State) -> list[str]:
    """Returns the derived fields that disagree with the pieces."""
    found = []
    if state.lost != tuple(n for n, x in state.lorries.items() if x.state != CREWED):
        found.append(f"11.1 the lorries lost are not {state.lost}")
    if state.loads != {p.lorry: p.n for p in state.patrols.values() if p.lorry}:
        found.append(f"2.15 the patrols on board are not {state.loads}")
    if state.roster != (*state.patrols, *state.lorries):
        found.append(f"8.1 the units are not {state.roster}")
    if state.posts is not None and state.posts != replace(state, posts=None).held_posts():
        found.append(f"2.14 the Germans are not in {sorted(state.posts)}")
    if state.camps != tuple(dict.fromkeys(m.hex for m in state.men.values() if m.hex)):
        found.append(f"2.13 free men are not in {state.camps}")
    return found


def _promise(state: State) -> list[str]:
    """16.13 Returns the free men in a hex outside the belief set; without rulings there are none."""
    return [f"16.13 {m.letter} is in {m.hex}, which the belief set lacks" for m in outside_belief(state)]
