"""Writes every half minute who is at which table, for the other servers of the database, and reads what they wrote."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import DBAPIError

from ..store import queries
from ..table import presence
from ..table.live_table import LiveTable
from .registry import Registry

LOG = logging.getLogger("lysander")
MOST_TABLES = 500
"""Tables that are asked for in one statement."""


async def watch_presence(registry: Registry) -> None:
    """Goes on until cancelled."""
    while True:
        await asyncio.sleep(presence.TICK / 1000)
        try:
            await note_presence(registry)
        except DBAPIError as error:
            LOG.warning("who is at the tables could not be written, trying again: %s", type(error).__name__)


async def note_presence(registry: Registry) -> None:
    """Writes who has a WebSocket open here, in one batch, and shows at each table that is looked at who has gone away unseen."""
    at, watched = presence.clock(), [table for table in registry.tables.values() if table.listeners]
    seen = [(table.id, seat, at) for table in watched for seat in presence.persons(table.listeners)]
    if seen:
        await registry.writer.run(lambda connection: queries.save_seen(connection, seen))
    for first in range(0, len(watched), MOST_TABLES):
        await _show(registry, watched[first : first + MOST_TABLES])


async def _show(registry: Registry, tables: list[LiveTable]) -> None:
    found = await registry.writer.read(lambda connection: queries.load_seen(connection, [table.id for table in tables]))
    for table in tables:
        for seat, sitting in table.seats.items():
            sitting.seen = max(sitting.seen, found.get((table.id, seat), 0))
        if table.away() != table.away_shown:
            table.seats_changed()
