"""17.9 Vetting in step 8: a token that moved, or is about to leave, near a team."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.referee import Referee
from .asking import ask_teams
from .ch17_vetting import may_vet, vet
from .domains import Piece
from .state import Passenger, State


def teams_for(state: State, p: Passenger) -> list[str]:
    """17.9, 17.10 Returns the teams near a token that have not vetted this turn; none if the token may not be vetted."""
    if p.vetted or p.cleared or not may_vet(state):
        return []
    near = state.rules.board.near[p.square]
    return [t.name for t in state.teams.values() if t.square in near and not t.vetted]


def may_vet_passing(state: State, p: Passenger) -> bool:
    """17.9 Whether the commander is asked about this token."""
    return bool(teams_for(state, p))


def vet_passing(state: State, ref: Referee, p: Passenger, *, leaving: bool) -> None:
    """17.9 Asks the commander for the team; its owner then picks the card."""
    facts = {"token": p.name, "square": p.square, "leaving": leaving}
    ask = Ask(state.rules.commander, f"vet-passing:{p.name}", "17.9", Piece([*teams_for(state, p), "-"], "17.9"), "-", facts)
    team = ask_teams(state, ref, ask)
    if team != "-":
        vet(state, ref, state.teams[team], p.name)
