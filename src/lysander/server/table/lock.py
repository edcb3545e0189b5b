"""The lock of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class TableLock:
    """The lock of a table. Whoever takes it finds the table as it is stored, whatever went wrong before: ``restore`` sees to that."""

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

    def grab(self) -> bool:
        """Takes the lock without waiting. False if that cannot be."""
        if self._lock.locked():
            return False
        taking = self._lock.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # it was promised to somebody who waited for it
        return False

    def release(self) -> None:
        """Gives the lock back."""
        self._lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
