"""12 Passenger morale (step 6), and how passengers run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ...core.ask import Ask
from ...core.domain import Confirm
from ...core.record import replace
from ...core.referee import Referee
from .asking import ask_teams
from .ch11_hits import Owed
from .ch19_end import leaves
from .events import begin_step, modifier, rolled, tell
from .state import Debt, Passenger, State

RESULTS = {"flight": "panic", "head_for_exit": "exit"}


class Run(msgspec.Struct, frozen=True, gc=False):
    """How a token ran: the squares it entered, the exit it headed for, the team that halted it, whether it has ``left`` (12.9)."""

    path: Sequence[str] = ()
    goal: str = ""
    halted: str = ""
    left: bool = False


def wait(state: State, owed: Owed, square: str, chain: int) -> None:
    """5.4, 12.1 Keeps the checks of a shot of steps 2 to 5 for step 6."""
    shot = 1 + (state.debts[-1].shot if state.debts else 0)
    state.debts += [Debt(shot, token, worst, square, chain) for token, worst in owed.items()]


def step_6(state: State, ref: Referee) -> None:
    """12.1 Makes the checks that have waited, shot by shot."""
    if state.debts:
        begin_step(state, ref, 6)
    while state.debts:
        first = state.debts[0]
        shot = [d for d in state.debts if d.shot == first.shot]
        owed = {d.token: d.modifier for d in shot}
        state.debts = [d for d in state.debts if d.shot != first.shot]
        check(state, ref, owed, first.square, first.chain)


def check(state: State, ref: Referee, owed: Owed, square: str, chain: int) -> None:
    """12.2 Makes the checks of one shot, farthest from the shooter's square first; they cause movement only, so chains end (12.13)."""
    if not owed:
        return
    apart = state.rules.board.apart[square]
    away = [(-apart[p.square], int(t[1:]), p) for t in owed if (p := state.passengers[t]).square]
    away.sort()
    for _, _, p in away:
        if p.square:  # 12.4
            _check_one(state, ref, p, owed[p.name], square, chain)


def _check_one(state: State, ref: Referee, p: Passenger, worse: int, square: str, chain: int) -> None:
    """12.3 Checks one token: rolls, and carries out the result."""
    face = ref.roll(f"passenger-morale:{p.name}", 6, "12.3")
    row = state.rules.tables["passenger_morale"].row(max(1, min(6, face + worse)))
    effect = row.effects[0] if row.effects else None
    result = RESULTS.get(effect.verb, "none") if effect else "none"
    start, done = p.square, Run()
    if effect and result == "panic":
        done = Run(flight_path(state, p, effect.what, square))
        if done.path:
            state.move(p, done.path[-1])
    elif effect and result == "exit":
        done = _head_for_exit(state, ref, p, effect.what)
    if ref.events is not None:
        added = [modifier("hit", worse, "11.1")] if worse else []
        facts: dict[str, Any] = {"token": p.name, "square": start, "shooter": square, "result": result}
        facts["roll"] = rolled(ref, "passenger-morale", p.name, face, result, modifiers=added)
        tell(state, ref, "passenger-morale", "12.3", chain, **facts, path=list(done.path), goal=done.goal, halted=done.halted, left=done.left)
    if result == "panic":
        _jostle(state, ref, p, (start, *done.path), chain)
    if done.left:
        leaves(state, ref, p.name, "17.6")


def flight_path(state: State, p: Passenger, steps: int, source: str) -> tuple[str, ...]:
    """12.5.1 to 12.5.4 Returns the squares that a token in flight enters, away from ``source``; 14.7 in flight it never leaves the aircraft."""
    counts, room = state.crowd, state.rules.room
    way = state.rules.board.flights[p.square][source][:steps]
    for n, square in enumerate(way):
        if counts[square] >= room:
            return way[:n]
    return way


def _jostle(state: State, ref: Referee, p: Passenger, squares: Sequence[str], chain: int) -> None:
    """12.6 Jostles teams on squares that a panicked token entered or left (10.10 never with ``jostled=never``); 12.7 the token keeps no mark, 12.8
    and no team can halt it."""
    if len(squares) > 1 and state.rules.jostled != "never":
        for team in state.teams_aboard():
            if team.square in squares and not team.jostled:
                team.jostled = True
                tell(state, ref, "jostled", "12.6", chain, team=team.name, token=p.name)


def exit_goal(state: State, p: Passenger) -> str:
    """12.10 Returns the nearest exit square that is not full, else the nearest."""
    board = state.rules.board
    apart = board.apart[p.square]
    free = [e for e in board.exits if e == p.square or not state.full(e)]
    return min(free or board.exits, key=apart.__getitem__)


def _head_for_exit(state: State, ref: Referee, p: Passenger, points: int) -> Run:
    """12.9 to 12.11 Moves a token towards its exit; returns how it ran."""
    run = _towards(state, p, points, lambda goal: _halted(state, ref, p, goal))
    return run if team_within(state, run.goal) else replace(run, left=False)


def head_for_exit(state: State, p: Passenger, points: int) -> Run:
    """14.10 Moves a token towards its exit, where help waits; nobody halts it, and it leaves without a team. Returns how it ran."""
    return _towards(state, p, points, lambda goal: "")


def _towards(state: State, p: Passenger, points: int, halt: Callable[[str], str]) -> Run:
    """12.9, 14.10 Moves a token along the path to its goal until its points are spent, a square ahead is full, or ``halt`` names who halts it; with a
    point left on the goal it leaves.
    """
    goal, path, halted = exit_goal(state, p), list[str](), ""
    for square in state.board.routes[p.square, goal]:
        if not points or state.full(square):
            break
        state.move(p, square)
        points -= 1
        path.append(square)
        if points and (halted := halt(goal)):
            break
    return Run(path, goal, halted, bool(points) and p.square == goal and not halted)


def _halted(state: State, ref: Referee, p: Passenger, goal: str) -> str:
    """12.11 Asks the owner of a team on the token's square whether it halts the token; returns the team that does, else an empty text."""
    team = next((t for t in state.teams_aboard() if t.square == p.square), None)
    if team is None:
        return ""
    facts = {"token": p.name, "team": team.name, "square": p.square, "goal": goal}
    ask = Ask(state.rules.owner(team.name), f"halt:{p.name}", "12.11", Confirm("12.11"), "no", facts)
    return team.name if ask_teams(state, ref, ask) == "yes" else ""


def team_within(state: State, square: str) -> bool:
    """12.9, 14.3 Whether a team is within distance 4 of a square, controlling or not."""
    around = state.rules.board.around[square]
    return not around.isdisjoint([t.square for t in state.teams.values()])
