"""The lock of a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .tables import LiveTable


class Hold:
    """The lock of a table. Whoever takes it finds the table as it is stored, whatever went wrong before."""

    def __init__(self, table: LiveTable) -> None:
        self.lock = asyncio.Lock()
        self.table = table

    async def __aenter__(self) -> None:
        await self.lock.acquire()
        if self.table.dirty:
            try:
                await self.table.reload()
            except BaseException:
                self.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()
