"""The lock of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class TableLock:
    """The lock of a table. It calls ``restore`` whenever it is taken, so whoever holds it finds the table as it is stored, whatever went wrong
    before."""

    def __init__(self, restore: Callable[[], Awaitable[None]]) -> None:
        self._lock = asyncio.Lock()
        self._restore = restore

    @property
    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._lock.locked()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            await self._restore()
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
