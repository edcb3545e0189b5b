"""Locks that can also be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from weakref import WeakMethod


class Lock:
    """A lock for tasks, given to those who wait in their order; ``try_acquire`` is what ``asyncio.Lock`` does not have."""

    def __init__(self) -> None:
        self.locked = False
        self._waiters: deque[asyncio.Future[None]] = deque()

    def try_acquire(self) -> bool:
        """Takes the lock without waiting. Returns False if somebody has it."""
        if self.locked:
            return False
        self.locked = True
        return True

    async def acquire(self) -> None:
        """Takes the lock, as soon as those who came before have given it back."""
        if not self.try_acquire():
            await self._wait(self._waiters)

    async def _wait(self, queue: deque[asyncio.Future[None]]) -> None:
        """Waits at the end of a queue until the lock is handed over."""
        waiter = asyncio.get_running_loop().create_future()
        queue.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.release()  # it had just been handed over
            raise

    def release(self) -> None:
        """Hands the lock over to the next who waits, so that it stays locked, or gives it back."""
        while (waiter := self._next()) is not None:
            if not waiter.done():
                waiter.set_result(None)
                return
        self.locked = False

    def _next(self) -> asyncio.Future[None] | None:
        """Takes the next who waits out of the queue."""
        return self._waiters.popleft() if self._waiters else None

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()


class TableLock(Lock):
    """The lock of a table. Whoever waits for it finds the table as it is stored, whatever went wrong before: ``restore``, a method of the table, sees
    to that. It does not hold the table, which holds it: a table that is forgotten is freed at once."""

    def __init__(self, restore: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self._restore = WeakMethod(restore)

    async def acquire(self) -> None:
        """Takes the lock and restores the table."""
        await super().acquire()
        try:
            if (restore := self._restore()) is not None:
                await restore()
        except BaseException:
            self.release()
            raise
