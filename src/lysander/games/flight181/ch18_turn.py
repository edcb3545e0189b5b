"""5.5, 18 The beginning and the end of a turn."""

from __future__ import annotations

from ...core.referee import Referee
from .ch06_space import new_casualty
from .ch14_passengers import helped
from .ch19_end import EMPTY, TURN_LIMIT, escape, finish, test_end
from .events import begin_step, tell
from .state import BLENDED, BODY, EXECUTED, OUT, SERIOUS, State

DEPLOYED = 2


def begin_turn(state: State, ref: Referee) -> None:
    """Begins a turn (step 0): 5.5 in turn 2 deploys the passengers; 18.3 tangles teams among wounded."""
    state.phase = 0
    state.asked = ()
    state.links = {}
    tell(state, ref, "step", "5.1", turn=state.turn, step=0)
    if state.turn == DEPLOYED:
        _deploy(state, ref)
    wounded = {c.place for c in state.casualties if c.kind != BODY}
    for team in state.teams_aboard():
        if team.square in wounded:
            team.tangled = True


def _deploy(state: State, ref: Referee) -> None:
    """5.5 Deploys each passenger token on its square, or on the nearest cabin seat with room."""
    board = state.board
    for p, wanted in zip(state.passengers.values(), state.written, strict=True):
        if p.square or p.left:
            continue
        square = wanted
        if state.full(wanted):
            square = board.nearest(wanted, [s for s in board.cabin_seats if not state.full(s)])[0]
        state.move(p, square)
        tell(state, ref, "deployed", "5.5", token=p.name, square=p.square, wanted=wanted)


def _wait(state: State, ref: Referee) -> None:
    """18.4 Somebody breaks down: in the first token aboard on a square with room for a casualty, so that nobody has to be asked (6.13)."""
    token = next((p for p in state.passengers_aboard() if not state.full(p.square)), None)
    if token:
        tell(state, ref, "collapsed", "18.4", token=token.name, square=token.square)
        new_casualty(state, ref, "wound", token.square, 0)


def end_turn(state: State, ref: Referee) -> str:
    """18.2 Ends a turn: removes marks, makes serious tokens late, lets a blended hijacker leave, tests for the end. Returns the next step."""
    begin_step(state, ref, 10)
    lasts = state.rules.jostled == "next"  # 10.10
    for team in state.teams.values():
        if team.tangled or team.jostled or team.control or team.vetted:
            team.tangled = team.control = team.vetted = False
            team.jostled = team.jostled and lasts
    for p in state.passengers.values():
        if p.vetted or p.moved:
            p.vetted = p.moved = False
    for token in state.casualties:
        if token.kind == SERIOUS and token.turn == state.turn - state.rules.late_after and token.place not in (OUT, EXECUTED):
            token.late = True
            tell(state, ref, "late", "18.2", token=token.name)
    for h in state.hijackers.values():
        if h.state == BLENDED and h.leaves <= state.turn:
            escape(state, ref, h.name, "clock", "17.2")
    if helped(state):
        _wait(state, ref)
    test_end(state, ref)
    if helped(state) and not state.passengers_aboard():
        finish(state, ref, EMPTY)
    if state.turn >= state.rules.turn_limit:
        finish(state, ref, TURN_LIMIT)
    state.turn += 1
    return "0"
