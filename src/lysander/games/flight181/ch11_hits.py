"""8.6, 11 Effects of hits on teams and on passenger tokens' squares."""

from __future__ import annotations

from ...core.referee import Referee
from .ch06_space import new_casualty, place
from .events import rolled, tell
from .state import REMOVED, Hijacker, State, Team

Owed = dict[str, int]
"""11.4 The tokens that owe a check because of one shot, with the modifier."""


def hit_team(state: State, ref: Referee, h: Hijacker, team: Team, chain: int) -> bool:
    """8.6 to 8.8 Rolls on the table of hits on teams; returns whether the team owes a morale check."""
    face = ref.roll(f"team-hit:{h.name}>{team.name}", 6, "8.6")
    row = state.rules.tables["team_hit"].row(face)
    owes = False
    for effect in row.effects:
        team.wounds += effect.verb == "wound"
        owes = owes or effect.verb == "check"
    removed = team.wounds >= state.rules.wounds
    outcome = "wound" if any(e.verb == "wound" for e in row.effects) else "check" if owes else "none"
    roll = rolled(ref, "team-hit", f"{h.name}>{team.name}", face, outcome)
    tell(state, ref, "team-hit", "8.6", chain, hijacker=h.name, team=team.name, roll=roll, wounds=team.wounds, removed=removed)
    if removed:
        _remove(state, ref, team, chain)
    return owes and not removed


def _remove(state: State, ref: Referee, team: Team, chain: int) -> None:
    """8.8 Removes a team; a token that it carries falls on its square."""
    square, carried = team.square, team.carries
    team.carries = 0
    state.move(team, REMOVED)
    team.cool = team.tangled = team.jostled = team.control = team.vetted = team.mark = team.acted = False
    if carried:
        place(state, ref, state.casualty(carried), square, chain)


def hit_passengers(state: State, ref: Referee, token: str, owed: Owed, chain: int) -> None:
    """11.1, 11.2 Rolls for the square of a token that was hit, and adds the checks it causes to those ``owed`` (11.4). Passenger tokens
    themselves are never removed (11.3).
    """
    square = state.passengers[token].square
    face = ref.roll(f"passenger-hit:{token}", 6, "11.1")
    effects, second = state.rules.tables["passenger_hit"].row(face).effects, None
    if [e for e in effects if e.verb == "roll"]:
        again = ref.roll(f"passenger-hit-six:{token}", 6, "11.1")
        more = state.rules.tables["passenger_hit_six"].row(again).effects
        effects, second = more + effects, rolled(ref, "passenger-hit-six", token, again, more[0].what if more else "none")
    made = [e.what for e in effects if e.verb == "place"]
    checks = [e.modifier for e in effects if e.verb == "check"]
    worst = min(checks, default=0)
    there = [p.name for p in state.passengers_at(square)] if checks else []
    if ref.events is not None:
        roll = rolled(ref, "passenger-hit", token, face, made[0] if made else "check")
        facts = {"token": token, "square": square, "roll": roll, "second": second, "casualties": made, "checks": there, "modifier": worst}
        tell(state, ref, "passenger-hit", "11.1", chain, **facts)
    for kind in made:
        new_casualty(state, ref, kind, square, chain)
    for name in there:
        owed[name] = min(worst, owed.get(name, worst))
