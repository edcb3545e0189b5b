"""10 Team fire, and retaliation (steps 4 and 5)."""

from __future__ import annotations

from ...core.ask import Ask, Seat
from ...core.referee import Referee
from .aim import Aim, Shots, aimed
from .ch06_space import new_casualty
from .ch11_hits import Owed
from .ch12_morale import check, wait
from .ch16_down import bring_down
from .ch19_end import test_end
from .events import begin_step, new_chain, rolled, tell
from .state import VISIBLE, State, Team


def step_4(state: State, ref: Referee) -> None:
    """10.1 Begins step 4, if some team may retaliate."""
    state.fought = tuple((t, h) for t, h in state.fought if state.teams[t].aboard and state.hijackers[h].state == VISIBLE)
    if retaliators(state):
        begin_step(state, ref, 4)


def retaliators(state: State) -> dict[str, Shots]:
    """10.1 Returns the shots of each team that has one, by its number."""
    found = {}
    for name in sorted({t for t, _ in state.fought if state.teams[t].aboard}):
        shots = Shots(state, state.teams[name], sorted(h for t, h in state.fought if t == name), retaliating=True)
        if shots.legal:
            found[name] = shots
    return found


def declare(state: State, ref: Referee) -> None:
    """5.3, 10.1 Asks the owners together, a seat with several teams for one after the other; keeps the declared shots."""
    waiting = retaliators(state)
    chosen: dict[str, str] = {}
    while waiting:
        asked: dict[Seat, str] = {}
        for team in waiting:
            asked.setdefault(state.rules.owner(team), team)
        asks = []
        for seat, team in asked.items():
            more = sum(state.rules.owner(t) == seat for t in waiting) > 1
            asks.append(Ask(seat, f"retaliate:{team}", "10.1", waiting[team], "-", {"team": team}, takeback=more))
        state.asked = tuple(asked)
        got = ref.sealed(lambda: tuple(asks))  # noqa: B023  called at once
        for seat, team in asked.items():
            chosen[team] = got[seat]
            del waiting[team]
    state.fought = ()
    state.shots = tuple((t, *_split(v)) for t, v in sorted(chosen.items()) if v != "-")


def _split(value: str) -> tuple[str, str]:
    hijacker, _, kind = value.partition(".")
    return hijacker, kind


def step_5(state: State, ref: Referee) -> None:
    """10.2 Resolves the declared shots, t1 to t3; their checks wait for step 6 (10.13)."""
    state.fought = ()
    if state.shots:
        begin_step(state, ref, 5)
    while state.shots:
        (team, hijacker, kind), state.shots = state.shots[0], state.shots[1:]
        chain = new_chain(state)
        owed = fire(state, ref, state.teams[team], hijacker, kind, chain)
        wait(state, owed, state.teams[team].square, chain)


def fire_now(state: State, ref: Referee, team: Team, value: str) -> None:
    """13.11 Fires the shot of step 7 and makes its checks at once (10.13)."""
    chain = new_chain(state)
    owed = fire(state, ref, team, *_split(value), chain)
    check(state, ref, owed, team.square, chain)


def fire(state: State, ref: Referee, team: Team, hijacker: str, kind: str, chain: int) -> Owed:
    """10.7 to 10.15 Resolves one aimed shot; returns the check that it causes."""
    h = state.hijackers[hijacker]
    aim = aimed(state, team, hijacker, kind)
    face = ref.roll(f"fire-hit:{team.name}>{hijacker}", 6, "10.7")
    hit = aim.hits(face)
    _tell_shot(state, ref, team, aim, face, hit, chain)
    if hit:
        bring_down(state, ref, h, chain)
        test_end(state, ref)
        return {}
    if aim.risk is None:
        return {}
    square, token = aim.risk
    tell(state, ref, "stray", "10.11", chain, team=team.name, token=token, square=square)
    new_casualty(state, ref, "wound", square, chain)
    return {token: 0} if state.rules.stray_check else {}


def _tell_shot(state: State, ref: Referee, team: Team, aim: Aim, face: int, hit: bool, chain: int) -> None:
    if ref.events is None:
        return
    subject = f"{team.name}>{aim.hijacker}"
    roll = rolled(ref, "fire-hit", subject, face, "hit" if hit else "miss", modifiers=aim.modifiers, needs=aim.needs)
    facts = {"from": team.name, "at": aim.hijacker, "kind": aim.kind, "square": aim.square, "target": aim.target, "line": list(aim.line)}
    tell(state, ref, "shot", "10.7", chain, **facts, roll=roll, hit=hit)
