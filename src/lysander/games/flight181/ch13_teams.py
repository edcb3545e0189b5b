"""13 Team actions (step 7)."""

from __future__ import annotations

from ...core.ask import Ask, Json, Refusal
from ...core.domain import Cell, Confirm
from ...core.referee import Referee
from .aim import Shots
from .asking import ask_teams
from .ch06_space import step_among, tangle
from .ch07_hidden import discover
from .ch08_reaction import react
from .ch10_fire import fire_now
from .ch16_down import search, searchable
from .ch17_vetting import may_vet, vet
from .ch19_end import test_end
from .domains import Piece
from .events import begin_step, tell
from .moves import DOWN, OUT, TeamMoves
from .rules import ACTION, ENTERED, PASSED
from .state import OUT as EVACUATED
from .state import REMOVED, RESERVE, VISIBLE, State, Team

YES_NO = Confirm("13.3")
ENTER_ORDER = ("L7", "R7", "L1", "R1", "L13", "R13")
"""22.1 Where an absent owner enters."""


def begin(state: State, ref: Referee) -> None:
    """Begins step 7, which is never skipped: in turn 1 the teams enter."""
    begin_step(state, ref, 7)


def demanded(state: State) -> bool:
    """13.1 Whether an entry is demanded and still possible."""
    if state.turn > 1 or entered(state) >= state.rules.scenario.least:
        return False
    return not all(state.full(e) for e in state.board.exits)


def entered(state: State) -> int:
    """13.1 Returns how many teams have entered so far."""
    return sum(t.square != RESERVE for t in state.teams.values())


def act(state: State, ref: Referee) -> str | None:
    """13.1, 13.2 Carries out the action of the next team: enter, control, movement, discovery, vet, act. Returns the next step if there is none."""
    name = _next_team(state, ref)
    if name == "-":
        return None
    team = state.teams[name]
    entered = ""
    if team.square == RESERVE:
        entered = _enter(state, ref, team)
        if entered == "-":
            team.acted = True
            _tell_team(state, ref, team, declined=True)
            return "7"
        state.move(team, entered)
        step_among(state, team)
    team.acted = True
    control = _control(state, ref, team)
    team.control = control == "yes"
    moves = TeamMoves(state, team, state.rules.team_points - bool(entered))
    ask = Ask(state.rules.owner(name), f"move:{name}", "13.5", moves, "-", {"team": name, "square": team.square, "points": moves.points})
    operations = _operations(ask_teams(state, ref, ask)) if moves.first else []
    squares = state.rules.board.index
    path = [o for o in operations if o in squares]
    _carry_out(state, team, operations)
    _tell_team(state, ref, team, entered=entered, control=control, operations=operations, path=path)
    passed = ([entered] if entered else []) + path
    way = [*(passed[:-1] if state.rules.sweep in (PASSED, ENTERED) else ()), team.square]
    if state.rules.sweep != ACTION:
        react(state, ref, team, discover(state, ref, team, way))
    if passed and team.aboard:
        _vet(state, ref, team)
    if team.aboard:
        _act(state, ref, team, spent=bool(entered) + len(operations) - operations.count(DOWN))
    if state.rules.sweep == ACTION and team.aboard:
        react(state, ref, team, discover(state, ref, team, way, "7.10.2"))
    return "7"


def _next_team(state: State, ref: Referee) -> str:
    """13.1 Asks for the next team; 22.3 not if only one answer is possible."""
    rules = state.rules
    options = [t.name for t in state.teams.values() if not t.acted and t.square != REMOVED]
    closed: dict[Json, Refusal] = {}
    if state.turn == 1 and entered(state) >= rules.scenario.most:
        closed = {t.name: Refusal("13.1", "entered-enough", {"most": rules.scenario.most}) for t in state.teams.values() if t.square == RESERVE}
        options = [name for name in options if name not in closed]
    if state.turn == 1 and demanded(state):
        closed["-"] = Refusal("13.1", "must-enter", {"least": rules.scenario.least})
        default = options[0]
    else:
        options.append("-")
        default = "-"
    if len(options) == 1:
        return options[0]
    ask = Ask(rules.commander, "next-team", "13.1", Piece(options, "13.1", closed), default, takeback=True, firm=("-",))
    return str(ask_teams(state, ref, ask))


def _enter(state: State, ref: Referee, team: Team) -> str:
    """13.4 Asks where the team enters; 22.3 not if only one answer is possible."""
    board, must = state.board, demanded(state)
    free = [e for e in board.exits if not state.full(e)]
    closed: dict[Json, Refusal] = {e: Refusal("6.3", "full", {"square": e}) for e in board.exits if e not in free}
    if must:
        closed["-"] = Refusal("13.1", "must-enter", {"least": state.rules.scenario.least})
    options = free if must else [*free, "-"]
    if len(options) == 1:
        return options[0]
    default = next((e for e in ENTER_ORDER if e in free), options[0]) if must else "-"
    ask = Ask(
        state.rules.owner(team.name), f"enter:{team.name}", "13.4", Cell(options, "13.4", closed), default, {"team": team.name}, True, firm=("-",)
    )
    return str(ask_teams(state, ref, ask))


def _control(state: State, ref: Referee, team: Team) -> str:
    """13.3 Asks whether the team controls, from turn 2 on while a passenger token is aboard."""
    if state.turn == 1:
        return ""
    around = state.rules.board.around[team.square]
    tokens = [p.name for p in state.passengers.values() if p.square in around]
    if not tokens and not state.passengers_aboard():
        return ""
    facts = {"team": team.name, "square": team.square, "tokens": tokens}
    ask = Ask(state.rules.owner(team.name), f"control:{team.name}", "13.3", YES_NO, "no", facts, takeback=True)
    return str(ask_teams(state, ref, ask))


def _operations(value: str) -> list[str]:
    return [] if value == "-" else value.split(",")


def _carry_out(state: State, team: Team, operations: list[str]) -> None:
    """13.5 to 13.8 Carries out the operations of a team."""
    squares, start = state.rules.board.index, team.square
    for word in operations:
        if word in squares:
            team.square = word
            step_among(state, team)
        elif word == DOWN:
            state.lay(state.casualty(team.carries), team.square)
            team.carries = 0
            tangle(state, team.square)
        elif word == OUT:
            state.lay(state.casualty(team.carries), EVACUATED)
            team.carries = 0
        else:  # PICK
            token = state.casualty(int(word[2:].partition("/")[0]))
            state.lay(token, team.name)
            team.carries = token.n
    state.crowd[start] -= 1
    state.crowd[team.square] += 1


def _tell_team(
    state: State,
    ref: Referee,
    team: Team,
    *,
    entered: str = "",
    control: str = "",
    operations: list[str] | None = None,
    path: list[str] | None = None,
    declined: bool = False,
) -> None:
    if ref.events is None:
        return
    facts = {"entered": entered, "declined": declined, "control": control, "operations": operations or [], "path": path or []}
    tell(state, ref, "team", "13.2", team=team.name, **facts, square=team.square if team.aboard else "")


def _vet(state: State, ref: Referee, team: Team) -> None:
    """13.10, 17.8 Offers a team that entered or stepped to vet one token near it."""
    if team.vetted or not may_vet(state):
        return
    near = state.rules.board.near[team.square]
    tokens = [p.name for p in state.passengers.values() if p.square in near and not (p.vetted or p.cleared)]
    if not tokens:
        return
    ask = Ask(state.rules.owner(team.name), f"vet:{team.name}", "17.8", Piece([*tokens, "-"], "17.8"), "-", {"team": team.name})
    token = ask_teams(state, ref, ask)
    if token != "-":
        vet(state, ref, team, token)


def _act(state: State, ref: Referee, team: Team, *, spent: int) -> None:
    """13.11 Asks for an aimed shot, a search, or nothing, and carries it out; 22.3 not asked if nothing else is possible."""
    targets = [h.name for h in state.hijackers.values() if h.state == VISIBLE]
    shots = Shots(state, team, targets, search=searchable(state, team, spent))
    if len(shots.answers) == 1:
        return
    ask = Ask(state.rules.owner(team.name), f"act:{team.name}", "13.11", shots, "-", {"team": team.name})
    value = ask_teams(state, ref, ask)
    if value == "search":
        found = search(state, ref, team)
        test_end(state, ref)
        react(state, ref, team, found)
    elif value != "-":
        fire_now(state, ref, team, str(value))


def finish(state: State, ref: Referee) -> None:
    """18.1 Ends step 7: removes cool heads and vetting marks; 10.10 with ``jostled=next`` teams are no longer jostled."""
    over = state.rules.jostled == "next"
    for team in state.teams.values():
        if team.acted or team.cool or team.mark:
            team.acted = team.cool = team.mark = False
        if team.jostled and over:
            team.jostled = False
