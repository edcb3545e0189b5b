"""14 Passengers move (step 8)."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.referee import Referee
from .ch12_morale import flight_path, team_within
from .ch17_passing import may_pass, vet_passing
from .ch19_end import leaves
from .events import begin_step, tell
from .routes import LEAVE, Routes
from .state import Passenger, State

FLIGHT = 3


def begin(state: State, ref: Referee) -> str | None:
    """5.2 Left out in turn 1."""
    if state.turn == 1:
        return "9:begin"
    begin_step(state, ref, 8)
    return None


def controlled(state: State) -> list[str]:
    """14.1, 14.5 Tokens within distance 4 of a team that declared control, and not moved yet. Teams do not move in step 8, so what holds when it
    begins holds for those that have not moved."""
    around = [state.rules.board.around[t.square] for t in state.teams_aboard() if t.control]
    if not around:
        return []
    held = around[0].union(*around[1:])
    return [p.name for p in state.passengers.values() if p.square in held and not p.moved]


def move_controlled(state: State, ref: Referee) -> str | None:
    """14.2, 14.3 The commander moves one controlled token after the other."""
    names = controlled(state)
    if not names:
        return None
    pieces = {name: state.passengers[name].square for name in names}
    domain = Routes(state, pieces, state.rules.passenger_points, "14.3", named=True, counted=True)
    if not domain.open():
        return None
    value = ref.ask(lambda: Ask(state.rules.commander, "move-passenger", "14.2", domain, "-"))
    if value == "-":
        return None
    name, _, way = str(value).partition(":")
    _move(state, ref, state.passengers[name], way.split(","))
    return "8"


def _move(state: State, ref: Referee, p: Passenger, way: list[str]) -> None:
    """14.3, 14.4, 17.9 A token moves, may be vetted, and may leave."""
    start, out = p.square, way[-1] == LEAVE
    path = [w for w in way if w != LEAVE]
    p.moved = True
    state.move(p, [start, *path][-1])
    asked = may_pass(state, p)
    facts = {"token": p.name, "run": False, "hijacker": ""}
    if path or not asked:
        tell(state, ref, "passenger", "14.3", **facts, square=start, path=path, left=out and not asked)
    if asked:
        vet_passing(state, ref, p, leaving=out)
        if out:
            tell(state, ref, "passenger", "14.3", **facts, square=p.square, path=[], left=True)
    if out:
        leaves(state, ref, p.name, "14.4")


def order_runs(state: State, ref: Referee) -> None:
    """14.6, 14.8 Who runs, from whom, and in which order, fixed before the first runs."""
    visible = state.visible()
    if not visible:
        state.runs = ()
        return
    held, runs = controlled(state), []
    for n, p in enumerate(state.passengers.values()):
        if not p.square or p.moved or p.name in held or (state.rules.stay_down and team_within(state, p.square)):
            continue
        apart = state.rules.board.apart[p.square]
        away, name, square = min([(apart[h.square], h.name, h.square) for h in visible])
        runs.append((-away, n, (p.name, name, square)))
    state.runs = tuple([run for _, _, run in sorted(runs)])


def run(state: State, ref: Referee) -> str | None:
    """14.6, 14.7 Uncontrolled tokens run, until one of them may be vetted."""
    while state.runs:
        (name, hijacker, square), state.runs = state.runs[0], state.runs[1:]
        p = state.passengers[name]
        start, path = p.square, flight_path(state, p, FLIGHT, square)
        if not path:
            continue
        p.moved = True
        state.move(p, path[-1])
        tell(state, ref, "passenger", "14.6", token=name, square=start, path=path, left=False, run=True, hijacker=hijacker)
        if may_pass(state, p):
            state.passing = name
            return None
    return "9:begin"


def vet_runner(state: State, ref: Referee) -> str | None:
    """14.9, 17.9"""
    p = state.passengers[state.passing]
    vet_passing(state, ref, p, leaving=False)
    state.passing = ""
    return "8:run"
