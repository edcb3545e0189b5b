"""A table that another process has changed, which is read again, or owns from now on, which is given up."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...core.ask import Answer
from ...core.match import Match
from ..errors import ApiError
from ..store import queries
from ..store.records import Known, Stored
from .book import Book
from .keys import roles_of_hash
from .live_table import LiveTable
from .seat_log import record

LOG = logging.getLogger("lysander")
MOST_FOLLOWED = 20
"""Lines of another process that are added one by one; with more the journal is played anew, in a thread."""


async def give_up(table: LiveTable) -> None:
    """Leaves the table to another process, after what is being written. Who listens goes."""
    try:
        await table.lock.acquire()
    except Exception:
        LOG.exception("table %s could not be read when it moved", table.id)
    else:
        table.lock.release()
    table.moved = True
    for listener in list(table.listeners):
        listener.dismiss()


async def catch_up(table: LiveTable) -> bool:
    """Reads the table again if another server has changed it and this one has not heard of it yet, and returns whether so. Asked before somebody is
    refused: what they come with may be news here. Call with the lock held."""
    if not table.writer.postgres:
        return False  # processes over SQLite never hold a table at the same time
    revision = await table.writer.read(lambda connection: queries.revision_of(connection, table.id))
    if revision == table.revision:
        return False
    await table.reload()
    return True


async def roles_anew(table: LiveTable, hash: str) -> frozenset[str]:
    """Returns the roles that a key opens which is not known here, and may have been made at another server a moment ago."""
    async with table.lock:
        await catch_up(table)
        return roles_of_hash(table.keys, hash)


async def refresh(table: LiveTable) -> None:
    """Reads what another process has changed, of journal and talk only the new lines, and tells everybody. Raises ``ApiError``."""
    async with table.lock:
        known = Known(table.revision, len(table.match.lines) if table.match else 0, len(table.cuts), len(table.chat))
        found = await table.writer.read(lambda connection: queries.load_changes(connection, table.id, known))
        if found is None:
            raise ApiError(404, "no-table")
        lines = await _adopt_changes(table, found) if isinstance(found, Stored) else found
        if len(lines) > MOST_FOLLOWED:
            await table.reload()
            return
        if lines and table.match is not None:
            _follow(table, table.match, lines)
        table.clocks.adopt(table)
        if lines or isinstance(found, Stored):
            table.tell()


async def _adopt_changes(table: LiveTable, stored: Stored) -> list[Answer]:
    """Makes a table what is stored, but for new lines of the journal, which it returns. A table that began or was set back is made anew."""
    chat = table.chat + stored.chat
    if table.match is None or len(stored.cuts) != len(table.cuts):
        await table.take_over(replace(stored, chat=chat))
        return []
    table.meta, table.keys, table.chat, table.notes, table.revision = stored.meta, stored.keys, chat, stored.notes, stored.revision
    table.seats, table.book, table.children = {s: stored.seats[s] for s in table.seats}, Book(stored.book), stored.children
    table.public_changed()
    return stored.lines


def _follow(table: LiveTable, match: Match[Any], lines: Sequence[Answer]) -> None:
    """Gives the match lines that another process has judged. If it cannot take one, the table is read whole by whoever takes the lock next."""
    table.uncommitted = True
    for line in lines:
        n = len(match.lines)
        record(table.logs, n, line, match.give(line))
        table.trail.note(match)
        table.be_quiet(match, n)
    table.reset_chance(match)
    table.uncommitted = False
