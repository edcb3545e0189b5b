"""Several processes over one PostgreSQL database: each hears which tables the others changed, and reads them again."""

from __future__ import annotations

import asyncio
import logging

import psycopg

from .registry import Registry

LOG = logging.getLogger("lysander")


async def follow(address: str, registry: Registry) -> None:
    """Listens until cancelled; after a lost connection every table in memory is read again."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute("LISTEN lysander")
                for table in list(registry.tables.values()):
                    await table.refresh()
                async for notice in connection.notifies():
                    origin, _, id = notice.payload.partition(" ")
                    if origin != registry.writer.origin and id in registry.tables:
                        await registry.tables[id].refresh()
        except psycopg.OperationalError as error:
            LOG.warning("listening to PostgreSQL failed, trying again: %s", type(error).__name__)
            await asyncio.sleep(1)
