"""8 Ambush: steps 1 and 2."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.referee import Referee
from .ch07_hidden import make_visible
from .ch11_hits import hit_team
from .ch19_end import test_end
from .domains import Ambushes
from .events import begin_step, new_chain, rolled, tell
from .state import HIJACKERS, State


def step_1(state: State, ref: Referee) -> str | None:
    """4.10, 8.1 Begins step 1, from turn 2 on, while some hijacker is unseen, lost or down; else returns the step that follows."""
    if state.turn == 1:
        return "7:begin"
    if not state.anybody_out_of_sight():
        return step_after_ambush(state)
    begin_step(state, ref, 1)
    return None


def step_after_ambush(state: State) -> str:
    """8.4, 9.1, 10.1, 12.1 Returns the step after step 1: step 7 if nobody ambushes and nothing waits for steps 2 to 6."""
    return "2" if state.ambushes or state.owing or state.fought or state.shots or state.debts else "7:begin"


def declare(state: State, ref: Referee) -> str:
    """8.2, 8.3 Asks for all ambushes at once; ambushers become visible together. Returns the next step."""
    domain = Ambushes(state)
    value = ref.ask(Ask(HIJACKERS, "ambush", "8.2", domain, "-"))
    pairs = Ambushes.pairs_of(value)
    for hijacker, _ in pairs:
        make_visible(state, state.hijackers[hijacker])
    for hijacker, team in pairs:
        tell(state, ref, "ambush", "8.3", hijacker=hijacker, square=state.hijackers[hijacker].square, team=team)
    state.ambushes = pairs
    return step_after_ambush(state)


def step_2(state: State, ref: Referee) -> None:
    """8.4 to 8.10 Resolves the shots in the order of the list; a shot at a team removed meanwhile is lost."""
    if state.ambushes:
        begin_step(state, ref, 2)
    while state.ambushes:
        (hijacker, team), state.ambushes = state.ambushes[0], state.ambushes[1:]
        if state.teams[team].aboard:
            _shoot(state, ref, hijacker, team)


def _shoot(state: State, ref: Referee, name: str, target: str) -> None:
    """8.5 to 8.9 Resolves one ambush shot of step 2; what the team owes and may do waits for steps 3 and 4."""
    chain, square = new_chain(state), state.hijackers[name].square
    state.fought += ((target, name),)
    hit, owes = shoot(state, ref, name, target, chain)
    if owes and all(o[0] != target for o in state.owing):
        state.owing += ((target, name, square, chain),)
    if not state.teams[target].aboard:
        state.owing = tuple(o for o in state.owing if o[0] != target)
        state.fought = tuple(f for f in state.fought if f[0] != target)
    if hit:
        test_end(state, ref)


def shoot(state: State, ref: Referee, name: str, target: str, chain: int) -> tuple[bool, bool]:
    """8.5, 8.6 Resolves one ambush shot; returns whether it hits, and whether the team owes a morale check."""
    h, team, board, rules = state.hijackers[name], state.teams[target], state.board, state.rules
    at = team.square
    needs = rules.near_needs if at in board.near[h.square] else rules.needs["ambush"]
    face = ref.roll(f"ambush-hit:{name}>{target}", 6, "8.5")
    hit = face >= needs
    roll = rolled(ref, "ambush-hit", f"{name}>{target}", face, "hit" if hit else "miss", needs=needs)
    facts = {"at": target, "kind": "a", "square": h.square, "target": at, "line": list(board.line_of_fire(h.square, at))}
    tell(state, ref, "shot", "8.5", chain, **{"from": name}, **facts, roll=roll, hit=hit)
    return hit, hit and hit_team(state, ref, h, team, chain)
