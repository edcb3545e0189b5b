"""14.2, 14.3 How the commander leads controlled tokens out: those that can leave first, then those nearest to a door."""

from __future__ import annotations

from ..ch14_passengers import controlled
from ..routes import LEAVE
from ..state import State

BUSY = 0.6


def next_move(state: State, aisle: float) -> dict[str, float]:
    """The token to move now and its way; ``-`` if none gets on."""
    board, rules = state.board, state.rules
    counts = state.counts()
    doors = [e for e in board.exits if any(t.square in board.around[e] for t in state.teams.values())]
    found: dict[str, float] = {"-": 0.0}
    for name in controlled(state):
        square = state.passengers[name].square
        best = ""
        worth = 0.0
        for e in doors or board.exits:
            path, stopped = [], False
            for s in board.routes[square, e][: rules.passenger_points]:
                if counts.get(s, 0) >= rules.room:
                    stopped = True
                    break
                path.append(s)
            end = path[-1] if path else square
            if end == e and not stopped and len(path) < rules.passenger_points and doors:
                value = 10.0 - 0.1 * len(path)
                path.append(LEAVE)
            else:
                before, after = board.apart[square][e], board.apart[end][e]
                full = counts.get(e, 0) >= rules.room
                value = (1.0 if after < before else 0.0) * (3.0 - 0.3 * after - (BUSY if full else 0.0) - (aisle if end[0] == "A" else 0.0))
            if path and value > worth:
                best, worth = f"{name}:{','.join(path)}", value
        if best:
            found[best] = worth
    return found
