"""14 Passengers move (step 8)."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.ask import Ask
from ...core.referee import Referee
from .asking import ask_teams
from .ch12_morale import flight_path, head_for_exit, team_within
from .ch17_passing import may_vet_passing, vet_passing
from .ch17_vetting import may_vet
from .ch19_end import leaves
from .events import begin_step, tell
from .routes import LEAVE, Routes
from .state import Hijacker, Passenger, State

FLIGHT = 3


def begin(state: State, ref: Referee) -> str | None:
    """5.2 Begins step 8; skipped in turn 1."""
    if state.turn == 1:
        return "9:begin"
    begin_step(state, ref, 8)
    return None


def controlled(state: State) -> list[str]:
    """14.1, 14.5 Returns the tokens within distance 4 of a team that declared control that have not moved yet. Teams do not move in step 8, so the
    test when it begins holds throughout.
    """
    held = [state.rules.board.around[team.square] for team in state.teams.values() if team.control and team.aboard]
    if not held:
        return []
    squares = held[0] if len(held) == 1 else held[0].union(*held[1:])
    return [p.name for p in state.passengers.values() if p.square in squares and not p.moved]


def move_controlled(state: State, ref: Referee) -> str | None:
    """14.2, 14.3 Asks the commander for one controlled token and moves it; returns the next step when there is none."""
    names = controlled(state)
    if not names:
        return None
    tokens = state.passengers
    domain = Routes(state, {name: tokens[name].square for name in names}, state.rules.passenger_points, "14.3", named=True, counted=True)
    if not domain.open():
        return None
    value = ask_teams(state, ref, Ask(state.rules.commander, "move-passenger", "14.2", domain, "-"))
    if value == "-":
        return None
    name, _, way = str(value).partition(":")
    _move(state, ref, state.passengers[name], way.split(","))
    return "8"


def _move(state: State, ref: Referee, p: Passenger, way: list[str]) -> None:
    """14.3, 14.4, 17.9 Moves a token, which may be vetted and may leave."""
    start, out = p.square, way[-1] == LEAVE
    path = way[:-1] if out else way
    p.moved = True
    if path:
        state.move(p, path[-1])
    asked = may_vet_passing(state, p)
    if path or not asked:
        _tell_moved(state, ref, p, start, path, out and not asked)
    if asked:
        vet_passing(state, ref, p, leaving=out)
        if out:
            _tell_moved(state, ref, p, p.square, [], True)
    if out:
        leaves(state, ref, p.name, "14.4")


def _tell_moved(state: State, ref: Referee, p: Passenger, start: str, path: list[str], left: bool) -> None:
    if ref.events is not None:
        tell(state, ref, "passenger", "14.3", token=p.name, run=False, hijacker="", square=start, path=path, left=left)


def order_runs(state: State, ref: Referee) -> str | None:
    """14.6, 14.8 Fixes which tokens run, from which hijacker, and in which order, before the first runs."""
    visible = state.visible()
    if not visible:
        state.runs = tuple((name, "", "") for name in _called(state))
        return None if state.runs else "9:begin"
    held, runs, apart = controlled(state), [], state.rules.board.apart
    for n, p in enumerate(state.passengers.values()):
        if p.square and not p.moved and p.name not in held and not (state.rules.stay_down and team_within(state, p.square)):
            away, h = nearest(apart[p.square], visible)
            runs.append((-away, n, (p.name, h.name, h.square)))
    runs.sort()
    state.runs = tuple([run for _, _, run in runs])
    return None if runs else "9:begin"


def helped(state: State) -> bool:
    """14.10 Returns whether help is at the exits: with ``clock=help``, from a turn of the tables on."""
    return 0 < state.rules.help_from <= state.turn


def _called(state: State) -> list[str]:
    """14.10 Returns the tokens that head for an exit since nobody visible keeps them: nearest to theirs first, then by number."""
    if not helped(state):
        return []
    held, apart = controlled(state), state.rules.board.apart
    free = [p for p in state.passengers.values() if p.square and not p.moved and p.name not in held]
    free = [p for p in free if not (state.rules.stay_down and team_within(state, p.square))]
    free.sort(key=lambda p: min(apart[p.square][e] for e in state.board.exits))
    return [p.name for p in free]


def nearest(apart: Mapping[str, int], visible: list[Hijacker]) -> tuple[int, Hijacker]:
    """14.6 Returns the distance of the nearest hijacker and the hijacker, the lowest number first."""
    found, least = visible[0], apart[visible[0].square]
    for h in visible:
        if apart[h.square] < least:
            found, least = h, apart[h.square]
    return least, found


def run(state: State, ref: Referee) -> str | None:
    """14.6, 14.7 Moves uncontrolled tokens, until one of them may be vetted."""
    vetting = may_vet(state)
    for n, (name, hijacker, square) in enumerate(state.runs, 1):
        p = state.passengers[name]
        if not hijacker:
            _go_out(state, ref, p)
            continue
        start, path = p.square, flight_path(state, p, FLIGHT, square)
        if not path:
            continue
        p.moved = True
        state.move(p, path[-1])
        if ref.events is not None:
            tell(state, ref, "passenger", "14.6", token=name, square=start, path=list(path), left=False, run=True, hijacker=hijacker)
        if vetting and may_vet_passing(state, p):
            state.passing, state.runs = name, state.runs[n:]
            return None
    state.runs = ()
    return "9:begin"


def _go_out(state: State, ref: Referee, p: Passenger) -> None:
    """14.10 Moves a token towards its exit and out; nobody halts or vets it."""
    start, done = p.square, head_for_exit(state, p, state.rules.passenger_points)
    if not done.path and not done.left:
        return
    p.moved = True
    if ref.events is not None:
        tell(state, ref, "passenger", "14.10", token=p.name, square=start, path=list(done.path), left=done.left, run=True, hijacker="")
    if done.left:
        leaves(state, ref, p.name, "14.10")


def vet_runner(state: State, ref: Referee) -> str | None:
    """14.9, 17.9 Offers to vet the token that has just run."""
    p = state.passengers[state.passing]
    vet_passing(state, ref, p, leaving=False)
    state.passing = ""
    return "8:run"
