"""The course of a table: the game begins, the table is stopped and goes on."""

from __future__ import annotations

from typing import Any

from ..errors import ApiError
from ..store import queries
from .live_table import LiveTable
from .retry import retried


async def begin(table: LiveTable, fill: str, by: str) -> None:
    """Starts the game; seats that are still open get a bot of level ``fill``, if one is named. ``by``: as whom. Raises ``ApiError``."""
    async with table.lock:
        await _begin(table, fill, by)
        table.tell()


@retried
async def _begin(table: LiveTable, fill: str, by: str) -> None:
    if table.meta.status != "lobby":
        raise ApiError(409, "not-lobby")
    table.uncommitted = True
    rows = table.set_up(fill, by)

    def work(connection: Any) -> None:
        queries.save_meta(connection, table.meta)
        for seat, sitting in table.seats.items():
            queries.save_seat(connection, table.id, seat, sitting)
        table.writer.insert(connection, rows)

    await table.commit(work)


async def pause(table: LiveTable, stop: bool, by: str) -> None:
    """Stops the table, or lets it go on. Raises ``ApiError``."""
    async with table.lock:
        await _pause(table, stop, by)


@retried
async def _pause(table: LiveTable, stop: bool, by: str) -> None:
    if table.meta.status not in ("running", "paused"):
        raise ApiError(409, "not-running")
    status = "paused" if stop else "running"
    if table.meta.status != status:
        table.book.note(by, "paused" if stop else "resumed")
    table.meta.status = status
    await table.save(lambda connection: queries.save_meta(connection, table.meta))
