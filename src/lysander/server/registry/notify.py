"""Several servers over one PostgreSQL database: each hears which tables the others changed, and reads them again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing

import psycopg
from sqlalchemy.exc import DBAPIError

LOG = logging.getLogger("lysander")
ALIVE = {"connect_timeout": 10, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""Seconds by which a connection that leads nowhere is noticed."""
Changes = AsyncGenerator[tuple[str, ...], None]
"""Names of tables that another server has changed; none of them: any may have been changed."""


async def follow(listen: Callable[[], Changes], changed: Callable[[tuple[str, ...]], Awaitable[None]]) -> None:
    """Gives what is heard to ``changed`` until cancelled; after a fault it listens anew."""
    while True:
        try:
            async with aclosing(listen()) as changes:
                async for tables in changes:
                    await changed(tables)
        except (psycopg.Error, DBAPIError, OSError) as error:
            LOG.warning("listening to PostgreSQL failed, trying again: %s", type(error).__name__)
        except Exception:
            LOG.exception("listening to PostgreSQL broke, trying again")
        await asyncio.sleep(1)


async def notices(address: str, ours: Callable[[str], bool], rest: float = 0) -> Changes:
    """Gives what processes have changed whose origin is not ``ours``. It begins with what they may have changed before. After each look it rests for
    some seconds: each costs the same, however much has come."""
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, **ALIVE) as connection:  # type: ignore[arg-type]
        await connection.execute("LISTEN lysander")
        yield ()
        while True:
            async for notice in connection.notifies(stop_after=1):  # and what has come with it
                origin, *tables = notice.payload.split(" ")
                if not ours(origin):
                    yield tuple(tables)
            await asyncio.sleep(rest)
