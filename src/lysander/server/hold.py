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

    def grab(self) -> bool:
        """Take the lock without waiting. False if that cannot be, or the table is not as it is stored."""
        if self.table.dirty or self.lock.locked():
            return False
        taking = self.lock.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # it was promised to somebody who waited for it
        return False

    def release(self) -> None:
        """Give the lock back."""
        self.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()
