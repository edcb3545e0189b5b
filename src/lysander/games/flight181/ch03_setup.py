"""3 Set-up: the Hijackers secretly place hijackers and, in open scenarios, passengers."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.game import Setup
from ...core.referee import Referee
from .domains import Placement
from .events import tell_hijackers, tell_teams
from .rules import rules_of
from .state import HIDDEN, HIJACKERS, RESERVE, UNSEEN, Hijacker, Passenger, State, Team

TEAMS, MEN, TOKENS = 3, 4, 10


def blank_state(setup: Setup) -> State:
    """3.1 Returns the state before set-up: teams in reserve, nobody aboard."""
    rules = rules_of(setup)
    teams = [Team(f"t{n}", RESERVE, 0, 0, False, False, False, False, False, False, False) for n in range(1, TEAMS + 1)]
    men = [Hijacker(f"h{n}", HIDDEN, "", "", 0, UNSEEN, "", 0, "", False, 0, 0) for n in range(1, MEN + 1)]
    tokens = [Passenger(f"p{n}", "", False, False, False, False) for n in range(1, TOKENS + 1)]
    state = State(
        rules=rules,
        step="S1",
        turn=0,
        phase=0,
        teams={t.name: t for t in teams},
        hijackers={h.name: h for h in men},
        passengers={p.name: p for p in tokens},
        casualties=[],
        crowd={},
        written=() if rules.scenario.open else rules.scenario.passengers,
        barred="",
        ambushes=(),
        owing=(),
        fought=(),
        asked=(),
        shots=(),
        debts=[],
        runs=(),
        passing="",
        chain=0,
        links={},
        history=(),
        result=None,
    )
    state.crowd = state.counts()
    return state


def place_hijackers(state: State, ref: Referee) -> None:
    """3.2 Asks for a square for every hijacker, as the scenario allows."""
    scenario, rules = state.rules.scenario, state.rules
    domain = Placement(tuple(state.hijackers), scenario.allowed, rules.most_hijackers, "3.2")
    default = ",".join(scenario.hijackers)
    value = ref.ask(Ask(HIJACKERS, "setup-hijackers", "3.2", domain, default, takeback=scenario.open))
    for h, square, allowed in zip(state.hijackers.values(), value.split(","), scenario.allowed, strict=True):
        h.square, h.reach = square, state.board.bits(allowed)


def write_passengers(state: State, ref: Referee) -> None:
    """3.3 In open scenarios asks for the ten squares of the passengers, before any team has entered."""
    scenario, rules = state.rules.scenario, state.rules
    if scenario.open:
        seats = rules.board.cabin_seats
        domain = Placement(tuple(state.passengers), (seats,) * TOKENS, rules.most_passengers, "3.3")
        value = ref.ask(Ask(HIJACKERS, "setup-passengers", "3.3", domain, ",".join(scenario.passengers)))
        state.written = tuple(value.split(","))
    facts = {"hijackers": {h.name: h.square for h in state.hijackers.values()}, "passengers": list(state.written)}
    tell_hijackers(state, ref, "placed", "3.2", **facts)
    tell_teams(state, ref, "placed", "3.2")
    state.turn = 1
