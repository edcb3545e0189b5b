"""What spectators see of both sides while a game runs, where its host allows it: positions that lie so many whole moves back (decision 043).

How far they reach follows from moves that everybody was told of, and nothing else: so neither what they show, nor when they show more, depends on
what has been done since.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.event import SPECTATOR
from ...core.game import Game
from ..errors import ApiError
from .keys import WATCH
from .live_table import LiveTable
from .snapshot import Moment


def has_moves(game: Game[Any]) -> bool:
    """Returns whether a game says where its moves begin."""
    return type(game).part is not Game.part


def watches_late(table: LiveTable, roles: frozenset[str]) -> bool:
    """Returns whether a key shows both sides of a running game after some moves: it is the one to watch, and opens nothing else."""
    return table.meta.delay > 0 and table.meta.status in ("running", "paused") and roles == {WATCH}


def lines_shown(table: LiveTable) -> int:
    """Returns how many lines of the journal lead to the last position that lies as many whole moves back as the table has said. Raises ``ApiError``
    if none does yet."""
    lines = _begun(table)
    last = len(lines) - table.meta.delay - 1
    if last < 0 or lines[last] < 0:
        raise ApiError(409, "too-early")
    return lines[last]


def without_letters(then: Moment) -> Moment:
    """Returns a moment without what people wrote to each other: it may tell of plans that are still to come."""
    return replace(then, told=[told for told in then.told if "text" not in told.event.facts])


def _begun(table: LiveTable) -> list[int]:
    """Returns for each move that has begun the line of the journal that began it: up to there the move before is shown. Several begun by one line
    were no moves in which anybody acted, and count as one."""
    lines: list[int] = []
    move = ""
    for told in table.logs[SPECTATOR].told:
        before, move = move, table.game.move(told.event, move)
        if move != before and (not lines or lines[-1] < told.line):
            lines.append(told.line)
    return lines
