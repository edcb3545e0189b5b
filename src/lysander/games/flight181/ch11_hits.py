"""8.6, 11 What hits do: to teams, and to the squares of passengers."""

from __future__ import annotations

from ...core.referee import Referee
from .ch06_space import new_casualty, place
from .events import rolled, tell
from .state import REMOVED, Hijacker, State, Team

Owed = dict[str, int]
"""11.4 Who owes a check because of one shot, and at which modifier."""


def hit_team(state: State, ref: Referee, h: Hijacker, team: Team, chain: int) -> bool:
    """8.6 to 8.8 Whether the team owes a morale check."""
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
    """8.8"""
    square, carried = team.square, team.carries
    team.carries = 0
    state.move(team, REMOVED)
    team.cool = team.tangled = team.jostled = team.control = team.vetted = team.mark = team.acted = False
    if carried:
        place(state, ref, state.casualty(carried), square, chain)


def hit_passengers(state: State, ref: Referee, token: str, owed: Owed, chain: int) -> None:
    """11.1, 11.2 The square of a token that was hit; the checks it causes are added to those ``owed`` (11.4). Passenger tokens
    themselves are never removed (11.3)."""
    square = state.passengers[token].square
    face = ref.roll(f"passenger-hit:{token}", 6, "11.1")
    rows = [state.rules.tables["passenger_hit"].row(face)]
    second = None
    if any(e.verb == "roll" for e in rows[0].effects):
        again = ref.roll(f"passenger-hit-six:{token}", 6, "11.1")
        rows.insert(0, state.rules.tables["passenger_hit_six"].row(again))
        second = rolled(ref, "passenger-hit-six", token, again, rows[0].effects[0].what if rows[0].effects else "none")
    effects = [e for row in rows for e in row.effects]
    made = [e.what for e in effects if e.verb == "place"]
    checks = [e for e in effects if e.verb == "check"]
    worst = min((e.modifier for e in checks), default=0)
    there = [p.name for p in state.passengers_at(square)] if checks else []
    facts = {"token": token, "square": square, "roll": rolled(ref, "passenger-hit", token, face, made[0] if made else "check"), "second": second}
    tell(state, ref, "passenger-hit", "11.1", chain, **facts, casualties=made, checks=there, modifier=worst)
    for kind in made:
        new_casualty(state, ref, kind, square, chain)
    for name in there:
        owed[name] = min(worst, owed.get(name, worst))
