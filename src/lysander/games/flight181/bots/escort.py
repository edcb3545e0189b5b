"""14.2, 14.3 The commander's choice of controlled tokens: those that can leave first, then those nearest to a door. Where ``aisle`` is dear no token
is left in the aisle, where everybody along it can fire at it (6.8.3).
"""

from __future__ import annotations

from ..ch14_passengers import controlled
from ..routes import LEAVE
from ..state import State
from .ground import path_to, reachable

LEAVES, NEARER, FAR = 10.0, 3.0, 0.3


def next_move(state: State, aisle: float) -> dict[str, float]:
    """Returns the tokens whose best path brings them nearer to a door, each path with its worth; ``-`` if there are none."""
    board, points = state.board, state.rules.passenger_points
    counts = state.counts()
    doors = [e for e in board.exits if any(t.square in board.around[e] for t in state.teams.values())]
    found: dict[str, float] = {"-": 0.0}
    for name in controlled(state):
        square = state.passengers[name].square
        free = reachable(state, square, points, counts)
        best, worth = "", 0.0
        for door in doors or board.exits:
            way = [s for s in board.routes[square, door] if s in free]
            end = way[-1] if way else square
            left = board.apart[end][door]
            if doors and not left and len(way) < points:
                value, path = LEAVES - 0.1 * len(way), [*path_to(free, end), LEAVE]
            else:
                value, path = NEARER - FAR * left - (aisle if end[0] == "A" else 0.0), path_to(free, end)
            if path and value > worth:
                best, worth = f"{name}:{','.join(path)}", value
        if best:
            found[best] = worth
    return found
