"""9 Team morale (step 3) and bursts."""

from __future__ import annotations

from typing import Any

from ...core.ask import Ask
from ...core.domain import Cell
from ...core.referee import Referee
from .asking import ask_teams
from .ch11_hits import Owed, hit_passengers
from .ch12_morale import wait
from .ch16_down import bring_down
from .ch19_end import test_end
from .events import begin_step, roll_of, rolled, tell, tell_hijackers, tell_teams
from .state import HIDDEN, VISIBLE, State, Team

RESULTS = {"burst": "reflex", "cool": "cool"}


def step_3(state: State, ref: Referee) -> None:
    """9.1 Checks every team that owes a check, in the order in which the checks were first caused."""
    if state.owing:
        begin_step(state, ref, 3)
    while state.owing:
        (name, hijacker, square, chain), state.owing = state.owing[0], state.owing[1:]
        if state.teams[name].aboard:
            owed = check(state, ref, state.teams[name], hijacker, square, chain)
            wait(state, owed, state.teams[name].square, chain)


def check(state: State, ref: Referee, team: Team, hijacker: str, square: str, chain: int) -> Owed:
    """9.1 to 9.3 Checks the morale of a team; returns the checks that passengers owe because of its burst, if it fires one."""
    face = ref.roll(f"team-morale:{team.name}", 6, "9.1")
    row = state.rules.tables["team_morale"].row(face)
    verb = row.effects[0].verb if row.effects else ""
    result = RESULTS.get(verb, "steady")
    roll = rolled(ref, "team-morale", team.name, face, result)
    tell(state, ref, "team-morale", "9.1", chain, team=team.name, hijacker=hijacker, roll=roll, result=result)
    team.cool = team.cool or verb == "cool"
    return _burst(state, ref, team, hijacker, square, chain) if verb == "burst" else {}


def _burst(state: State, ref: Referee, team: Team, hijacker: str, square: str, chain: int) -> Owed:
    """9.4 to 9.7 Fires a burst at the square from which the team was hit and one beside it; returns the checks that passengers owe."""
    board = state.board
    if square not in board.sight[team.square] or board.distance(team.square, square) > state.rules.range:
        return {}
    squares = (square, *_beside(state, ref, team, hijacker, square))
    rolls, hits = _roll_to_hit(state, ref, team, squares)
    secret = {h.name for h in state.hijackers.values() if h.state == HIDDEN}
    facts: dict[str, Any] = {"team": team.name, "hijacker": hijacker, "square": team.square, "squares": list(squares)}
    shown = [r for r in rolls if r["target"] not in secret]
    tell_all(state, ref, facts, rolls, shown, hits, secret, chain)
    owed: Owed = {}
    for target in hits:
        if target in state.hijackers:
            bring_down(state, ref, state.hijackers[target], chain)
        else:
            hit_passengers(state, ref, target, owed, chain)
    test_end(state, ref)
    return owed


def _beside(state: State, ref: Referee, team: Team, hijacker: str, square: str) -> tuple[str, ...]:
    """9.4 Returns the second square of a burst; the owner chooses if there are two."""
    beside = state.board.beside(square)
    if len(beside) < 2:
        return beside
    facts = {"team": team.name, "hijacker": hijacker, "square": square}
    ask = Ask(state.rules.owner(team.name), f"burst-beside:{team.name}", "9.4", Cell(beside, "9.4"), beside[0], facts)
    return (str(ask_teams(state, ref, ask)),)


def _roll_to_hit(state: State, ref: Referee, team: Team, squares: tuple[str, ...]) -> tuple[list[dict[str, Any]], list[str]]:
    """9.5 Rolls for every visible and hidden hijacker, then for every token, first square first; returns the rolls and the pieces hit."""
    needs, rolls, hits = state.rules.needs["burst"], list[dict[str, Any]](), list[str]()
    for square in squares:
        men = [h.name for h in state.hijackers.values() if h.square == square and h.state in (VISIBLE, HIDDEN)]
        for target in men + [p.name for p in state.passengers_at(square)]:
            face = ref.roll(f"burst-hit:{team.name}>{target}", 6, "9.5")
            hit = face >= needs
            rolls.append(
                roll_of("burst-hit", f"{team.name}>{target}", face, "hit" if hit else "miss", needs=needs) | {"target": target, "square": square}
            )
            hits += [target] * hit
    return rolls, hits


def tell_all(
    state: State, ref: Referee, facts: dict[str, Any], rolls: list[Any], shown: list[Any], hits: list[str], secret: set[str], chain: int
) -> None:
    """9.5, 23.2 Tells a burst. The Teams are told of no roll for a hidden hijacker; a hit on one they see as a hijacker down."""
    state.links[chain] = state.links.get(chain, 0) + 1
    for roll in rolls:
        if roll["target"] in secret:
            state.history += ((state.turn, "burst", roll["target"], roll["square"], roll["face"]),)
    tell_teams(state, ref, "burst", "9.5", chain, **facts, rolls=shown, hits=[h for h in hits if h not in secret])
    tell_hijackers(state, ref, "burst", "9.5", chain, **facts, rolls=rolls, hits=hits)
