"""Says that the database is served, and puts the clocks of tables off by the time in which it was not."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import DBAPIError

from ..store import queries, served
from ..table import clocks
from .registry import Registry

LOG = logging.getLogger("lysander")


async def watch_served(registry: Registry, last: int) -> None:
    """Goes on until cancelled. ``last``: when the last sign of life was given."""
    while True:
        await asyncio.sleep(served.BEAT / 1000)
        try:
            last = await note_served(registry, last)
        except DBAPIError as error:
            LOG.warning("that the database is served could not be written, trying again: %s", type(error).__name__)


async def note_served(registry: Registry, last: int = 0) -> int:
    """Gives a sign of life, and returns when. A process that stood still while nobody else served, as on a computer that slept, puts off the clocks
    that it has in memory."""
    at = queries.now()
    down, up = await registry.writer.run(lambda connection: served.sign(connection, at))
    if last and up > last:
        for table in registry.tables.values():
            clocks.put_off(table.meta, down, up)
            registry.after(table)
    return at
