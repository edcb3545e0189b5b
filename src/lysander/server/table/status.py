"""The status of a table: it begins, it is paused, it goes on."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from ...core.chance import Chance
from ...core.match import Match
from ..errors import ApiError
from ..store import queries
from ..store.writer import Row
from .keys import HOST
from .live_table import LiveTable
from .retry import retried
from .seat_log import empty_logs, record, roll_dice


async def begin(table: LiveTable, fill: str) -> None:
    """Starts the game; seats that are still open get a bot of level ``fill``, if one is named. Raises ``ApiError``."""
    async with table.lock:
        await _begin(table, fill)
        table.tell()


@retried
async def _begin(table: LiveTable, fill: str) -> None:
    if table.meta.status != "lobby":
        raise ApiError(409, "not-lobby")
    seated = tuple(s for s, sitting in table.seats.items() if sitting.kind != "empty")
    try:  # the rules of a rare setup are built here, not in the loop
        await asyncio.to_thread(Match, table.game, replace(table.setup, seats=seated))
    except (ValueError, TypeError, KeyError) as error:
        raise ApiError(422, "bad-setup", why=str(error)) from None
    table.uncommitted = True
    rows = set_up(table, fill)

    def work(connection: Any) -> None:
        queries.save_meta(connection, table.meta)
        for seat, sitting in table.seats.items():
            queries.save_seat(connection, table.id, seat, sitting)
        table.writer.insert(connection, rows)

    await table.commit(work)


def set_up(table: LiveTable, fill: str) -> list[Row]:
    """Sets the game up, rolls what is rolled before the first question, and returns the lines to write. Call with the lock held, or before anybody
    can see the table."""
    table.book.note(HOST, "started")
    for seat, sitting in table.seats.items():
        if fill and sitting.kind == "open":
            sitting.kind, sitting.level = "bot", fill
            table.book.note(HOST, "bot", seat, level=fill)
    table.public_changed()
    table.meta.status, table.meta.rules = "running", table.game.rules_version
    table.meta.seated = tuple(s for s, sitting in table.seats.items() if sitting.kind != "empty")
    table.match = Match(table.game, table.setup)
    table.chance = Chance(bytes.fromhex(table.meta.seed))
    table.logs = empty_logs(table.game)
    record(table.logs, -1, None, table.match.events)
    return queries.journal_rows(table.id, 0, roll_dice(table.match, table.chance, table.logs))


async def pause(table: LiveTable, stop: bool, by: str) -> None:
    """Stops the table, or lets it go on. ``by``: as whom. Raises ``ApiError``."""
    async with table.lock:
        table.book_pace.keep(by)
        await _pause(table, stop, by)


@retried
async def _pause(table: LiveTable, stop: bool, by: str) -> None:
    if table.meta.status not in ("running", "paused"):
        raise ApiError(409, "not-running")
    status = "paused" if stop else "running"
    if table.meta.status != status:
        table.book.note(by, status if stop else "resumed")
    table.meta.status = status
    await table.save(lambda connection: queries.save_meta(connection, table.meta))
