"""Answers for a seat that does not answer itself: the defaults of its questions."""

from __future__ import annotations

import random
from collections.abc import Callable

from ...core.ask import Answer, Ask, Json
from ...core.game import subgame_of
from ..errors import ApiError
from .live_table import LiveTable

ABSENT = "default"
"""Marks a line of the journal that the default of a question has answered."""


async def defaults(table: LiveTable, seat: str, still: Callable[[], bool] = lambda: True, mark: str = ABSENT) -> None:
    """Answers what blocks this seat by the default, if that is ``still`` wanted when the lock is held. ``mark``: of the line in the journal. Raises
    ``ApiError``."""
    async with table.lock:
        await give_default(table, seat, still, mark=mark)


async def give_default(table: LiveTable, seat: str, still: Callable[[], bool] = lambda: True, by: str = "", mark: str = ABSENT) -> None:
    """Does what ``defaults`` does. Call with the lock held. If somebody (``by``) forces it, that is noted, and they are not told whether the seat was
    asked."""
    match = table.playing()
    if table.halted(seat) or not still():
        raise ApiError(409, "paused")
    ask = next((a for a in match.asks_of(seat) if not a.standing and subgame_of(table.game, match.state, a) is None), None)
    if by:
        table.uncommitted = True
        table.book.note(by, "default", seat, table.seats[seat].name)
        table.public_changed()
    if ask is not None:
        await table.give(match, Answer(seat, ask.kind, default_of(ask), mark))
    elif by:
        await table.save(lambda connection: None)
    else:
        raise ApiError(409, "not-asked")


def default_of(ask: Ask) -> Json:
    """Returns the answer of an absent seat; where the rules name none (dice by hand), it is drawn."""
    return ask.domain.sample(random.SystemRandom()) if ask.default is None else ask.default
