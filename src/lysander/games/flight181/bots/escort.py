"""14.2, 14.3 The commander's choice of controlled tokens: those that can leave first, then those nearest to a door.

While hijackers show themselves no token is left in the aisle, where everybody along it can fire at it (6.8.3), nor led from seat to seat. When it is
quiet (``ease``) they go as far as they can, and from seat to seat if that is nearer.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..ch14_passengers import controlled
from ..routes import LEAVE
from ..state import State
from .ground import ground, path_to, reachable

LEAVES, NEARER, FAR = 10.0, 3.0, 0.3


def next_move(state: State, aisle: float, ease: float) -> dict[str, float]:
    """Returns the tokens whose best path brings them nearer to a door, each path with its worth; ``-`` if there are none."""
    board, points = state.board, state.rules.passenger_points
    counts = state.counts()
    doors = [e for e in board.exits if any(t.square in board.around[e] for t in state.teams.values())]
    aisle *= (1 - ease) * ground(board).seats
    found: dict[str, float] = {"-": 0.0}
    for name in controlled(state):
        square = state.passengers[name].square
        free = reachable(state, square, points, counts)
        best, worth = "", 0.0
        for door in doors or board.exits:
            left = board.apart[door]
            ends: Iterable[str] = free if ease else [s for s in board.routes[square, door] if s in free][-1:] or [square]
            for end in ends:
                path = path_to(free, end)
                if doors and end == door and len(path) < points:
                    value, path = LEAVES - 0.1 * len(path), [*path, LEAVE]
                else:
                    value = NEARER - FAR * left[end] - (aisle if end[0] == "A" else 0.0)
                if path and value > worth and left[end] <= left[square]:
                    best, worth = f"{name}:{','.join(path)}", value
        if best:
            found[best] = worth
    return found
