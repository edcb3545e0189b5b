"""8.11 to 8.13 An ambush at once: a hijacker who is discovered shoots at the team that has found him."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.ask import Ask
from ...core.referee import Referee
from .aim import Shots
from .asking import ask_teams
from .ch08_ambush import shoot
from .ch09_team_morale import check
from .ch10_fire import fire_now
from .ch12_morale import check as check_passengers
from .ch19_end import test_end
from .domains import Ambushes
from .events import new_chain, tell
from .rules import EXCHANGE, NO_REACTION
from .state import HIJACKERS, VISIBLE, State, Team


def react(state: State, ref: Referee, team: Team, found: Sequence[str]) -> None:
    """8.11 Asks whether those whom a team has just discovered ambush it at once, and resolves all that follows before the team does anything else."""
    if state.rules.reaction == NO_REACTION or not found:
        return
    domain = Ambushes(state, found, team.name)
    if not domain.targets():
        return
    facts = {"team": team.name, "square": team.square, "found": list(found)}
    pairs = Ambushes.pairs_of(ref.ask(Ask(HIJACKERS, "ambush", "8.11", domain, "-", facts)))
    for hijacker, _ in pairs:
        tell(state, ref, "ambush", "8.11", hijacker=hijacker, square=state.hijackers[hijacker].square, team=team.name, at_once=True)
    _resolve(state, ref, team, [hijacker for hijacker, _ in pairs])
    if state.rules.reaction == EXCHANGE:
        _retaliate(state, ref, team, sorted(hijacker for hijacker, _ in pairs))


def _resolve(state: State, ref: Referee, team: Team, ambushers: Sequence[str]) -> None:
    """8.12 Resolves the shots, then one morale check of the team with its burst, then the checks of passengers."""
    first: tuple[str, str, int] | None = None
    for name in ambushers:
        if not team.aboard:
            return
        chain = new_chain(state)
        hit, owes = shoot(state, ref, name, team.name, chain)
        if owes and first is None:
            first = name, state.hijackers[name].square, chain
        if hit:
            test_end(state, ref)
    if first and team.aboard:
        name, square, chain = first
        owed = check(state, ref, team, name, square, chain)
        check_passengers(state, ref, owed, team.square, chain)


def _retaliate(state: State, ref: Referee, team: Team, ambushers: Sequence[str]) -> None:
    """8.13, 10.1 Asks whether the team retaliates at once, and fires its shot."""
    if not team.aboard:
        return
    shots = Shots(state, team, [h for h in ambushers if state.hijackers[h].state == VISIBLE], retaliating=True)
    if not shots.legal:
        return
    ask = Ask(state.rules.owner(team.name), f"retaliate:{team.name}", "8.13", shots, "-", {"team": team.name})
    value = str(ask_teams(state, ref, ask))
    if value != "-":
        fire_now(state, ref, team, value)
