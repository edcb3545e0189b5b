"""12 Passenger morale (step 6), and how passengers run."""

from __future__ import annotations

from typing import Any

from ...core.ask import Ask
from ...core.domain import Confirm
from ...core.referee import Referee
from .ch11_hits import Owed
from .ch19_end import leaves
from .events import begin_step, modifier, rolled, tell
from .state import Debt, Passenger, State


def wait(state: State, owed: Owed, square: str, chain: int) -> None:
    """5.4, 12.1 Checks of a shot of steps 2 to 5 wait for step 6."""
    shot = 1 + (state.debts[-1].shot if state.debts else 0)
    state.debts += [Debt(shot, token, worst, square, chain) for token, worst in owed.items()]


def step_6(state: State, ref: Referee) -> None:
    """12.1 Checks that have waited, shot by shot."""
    if state.debts:
        begin_step(state, ref, 6)
    while state.debts:
        first = state.debts[0]
        shot = [d for d in state.debts if d.shot == first.shot]
        owed = {d.token: d.modifier for d in shot}
        state.debts = [d for d in state.debts if d.shot != first.shot]
        check(state, ref, owed, first.square, first.chain)


def check(state: State, ref: Referee, owed: Owed, square: str, chain: int) -> None:
    """12.2 The checks of one shot, farthest from the shooter's square first; they cause movement only, so chains end (12.13)."""
    if not owed:
        return
    away = {t: state.board.distance(square, p.square) for t in owed if (p := state.passengers[t]).square}
    for token in sorted(away, key=lambda t: (-away[t], int(t[1:]))):
        if state.passengers[token].square:  # 12.4
            _check_one(state, ref, state.passengers[token], owed[token], square, chain)


def _check_one(state: State, ref: Referee, p: Passenger, worse: int, square: str, chain: int) -> None:
    """12.3"""
    face = ref.roll(f"passenger-morale:{p.name}", 6, "12.3")
    row = state.rules.tables["passenger_morale"].row(max(1, min(6, face + worse)))
    effect = row.effects[0] if row.effects else None
    result = {"flight": "panic", "head_for_exit": "exit"}.get(effect.verb, "none") if effect else "none"
    added = [modifier("hit", worse, "11.1")] if worse else []
    facts: dict[str, Any] = {"token": p.name, "square": p.square, "shooter": square, "result": result}
    facts["roll"] = rolled(ref, "passenger-morale", p.name, face, result, modifiers=added)
    done: dict[str, Any] = {"path": [], "goal": "", "halted": "", "left": False}
    start = p.square
    if effect and effect.verb == "flight":
        done["path"] = flight_path(state, p, effect.what, square)
        state.move(p, [start, *done["path"]][-1])
    elif effect and effect.verb == "head_for_exit":
        done = _head_for_exit(state, ref, p, effect.what)
    tell(state, ref, "passenger-morale", "12.3", chain, **facts, **done)
    if result == "panic":
        _jostle(state, ref, p, [start, *done["path"]], chain)
    if done["left"]:
        leaves(state, ref, p.name, "17.6")


def flight_path(state: State, p: Passenger, steps: int, source: str) -> list[str]:
    """12.5.1 to 12.5.4 The squares that a token runs through, away from ``source``; 14.7 it never leaves the aircraft so."""
    path, counts, room = list[str](), state.crowd, state.rules.room
    for square in state.rules.board.flights[p.square][source][:steps]:
        if counts.get(square, 0) >= room:
            break
        path.append(square)
    return path


def _jostle(state: State, ref: Referee, p: Passenger, squares: list[str], chain: int) -> None:
    """12.6 Teams on squares that a panicked token entered or left; 12.7 it leaves no mark on the token, 12.8 and cannot be halted."""
    if len(squares) > 1:
        for team in state.teams_aboard():
            if team.square in squares and not team.jostled:
                team.jostled = True
                tell(state, ref, "jostled", "12.6", chain, team=team.name, token=p.name)


def exit_goal(state: State, p: Passenger) -> str:
    """12.10 The nearest exit square that is not full, else the nearest."""
    board = state.board
    free = [e for e in board.exits if e == p.square or not state.full(e)]
    return min(free or board.exits, key=lambda e: (board.distance(p.square, e), board.exits.index(e)))


def _head_for_exit(state: State, ref: Referee, p: Passenger, points: int) -> dict[str, Any]:
    """12.9 to 12.11"""
    goal = exit_goal(state, p)
    path: list[str] = []
    halted = ""
    for square in state.board.routes[p.square, goal]:
        if not points or state.full(square):
            break
        state.move(p, square)
        points -= 1
        path.append(square)
        if points and (halted := _halted(state, ref, p, goal)):
            break
    left = bool(points) and p.square == goal and not halted and team_within(state, goal)
    return {"path": path, "goal": goal, "halted": halted, "left": left}


def _halted(state: State, ref: Referee, p: Passenger, goal: str) -> str:
    """12.11 The team that halts the token where it is, if any."""
    team = next((t for t in state.teams_aboard() if t.square == p.square), None)
    if team is None:
        return ""
    facts = {"token": p.name, "team": team.name, "square": p.square, "goal": goal}
    ask = Ask(state.rules.owner(team.name), f"halt:{p.name}", "12.11", Confirm("12.11"), "no", facts)
    return team.name if ref.ask(lambda: ask) == "yes" else ""


def team_within(state: State, square: str) -> bool:
    """12.9, 14.3 Whether a team is within distance 4 of a square, controlling or not."""
    around = state.rules.board.around[square]
    return not around.isdisjoint([t.square for t in state.teams.values()])
