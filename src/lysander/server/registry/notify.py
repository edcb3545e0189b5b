"""Several processes over one PostgreSQL database: each hears which tables the others changed, and reads them again."""

from __future__ import annotations

import asyncio
import logging

import psycopg
from sqlalchemy.exc import DBAPIError

from ..errors import ApiError
from .registry import Registry

LOG = logging.getLogger("lysander")
ALIVE = {"connect_timeout": 10, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""Seconds by which a connection that leads nowhere is noticed."""


async def follow(address: str, registry: Registry) -> None:
    """Listens until cancelled; after a lost connection every table in memory is read again."""
    while True:
        try:
            await _listen(address, registry)
        except (psycopg.Error, DBAPIError, OSError) as error:
            LOG.warning("listening to PostgreSQL failed, trying again: %s", type(error).__name__)
        except Exception:
            LOG.exception("listening to PostgreSQL broke, trying again")
        await asyncio.sleep(1)


async def _listen(address: str, registry: Registry) -> None:
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, **ALIVE) as connection:  # type: ignore[arg-type]
        await connection.execute("LISTEN lysander")
        for id in [*registry.tables, *registry.opening]:
            await _refresh(registry, id)
        async for notice in connection.notifies():
            origin, *ids = notice.payload.split(" ")
            if origin != registry.writer.origin:
                for id in ids:
                    await _refresh(registry, id)


async def _refresh(registry: Registry, id: str) -> None:
    try:
        await registry.refresh(id)
    except ApiError as no:
        LOG.warning("table %s cannot be read again: %s", id, no.error)
