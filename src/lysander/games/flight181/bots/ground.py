"""2, 6 What bots ask of the board again and again, computed once for each board: sets of squares as bits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ..board import Board
from ..state import State

FAR = 9


@dataclass(frozen=True, eq=False)
class Ground:
    """``bit`` of a square, squares in ``sight`` of it, squares from which it can be ``shot`` at (sight and range); ``ways[s]`` the squares within
    four steps of it with the square before each, nearest first; ``fires`` the squares of each wild fire, by its answer; ``seats``: whether there are
    squares beside the aisle to be led to (2.13).
    """

    bit: Mapping[str, int]
    sight: Mapping[str, int]
    shot: Mapping[str, int]
    ways: Mapping[str, tuple[tuple[str, str, int], ...]]
    fires: Mapping[str, tuple[str, ...]]
    to_exit: Mapping[str, int]
    stations: tuple[int, ...]
    seats: bool


@lru_cache(maxsize=16)
def ground(board: Board) -> Ground:
    """Returns the sets of squares of one board."""
    names = list(board.squares)
    apart = board.apart
    ways = {}
    for s in names:
        near = sorted((q for q in names if 0 < apart[s][q] <= 4), key=lambda q: apart[s][q])
        ways[s] = tuple((q, [s, *board.routes[s, q]][-2], apart[s][q]) for q in near)
    return Ground(
        bit={s: 1 << n for n, s in enumerate(names)},
        sight={s: board.bits(board.sight[s]) for s in names},
        shot={s: board.bits(q for q in names if q in board.sight[s] and apart[s][q] <= 5) for s in names},
        ways=ways,
        fires={value: squares for s in names for value, squares in board.pairs[s]},
        to_exit={s: min(apart[s][e] for e in board.exits) for s in names},
        stations=tuple(board.station(s) for s in names),
        seats=any(s.kind == "seat" for s in board.squares.values()),
    )


def reachable(state: State, start: str, points: int, counts: Mapping[str, int]) -> dict[str, str]:
    """6.3 Returns the squares that a piece can reach, each with the square before it; full squares stop it."""
    found = {start: ""}
    room = state.rules.room
    for square, before, far in ground(state.board).ways[start]:
        if far > points:
            break
        if before in found and counts.get(square, 0) < room:
            found[square] = before
    return found


def path_to(found: Mapping[str, str], square: str) -> list[str]:
    """Returns the steps to a reachable square."""
    path: list[str] = []
    while found[square]:
        path.append(square)
        square = found[square]
    path.reverse()
    return path
