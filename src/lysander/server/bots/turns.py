"""Whose bot thinks next: each address in its turn, however many tables it has."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..table.lock import Lock


class Turns(Lock):
    """The turns at one process. Who waits is served address by address, the tables of one address in the order in which they came: so whoever has
    many tables makes others wait for one thought of theirs, not for all."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits for a turn, and has it."""
        if not self.try_acquire():
            await self._wait(self.waiting.setdefault(address, deque()))
        try:
            yield
        finally:
            self.release()

    def _next(self) -> asyncio.Future[None] | None:
        """Takes the first of the address that has waited longest since its last turn."""
        if not self.waiting:
            return None
        address = next(iter(self.waiting))
        others = self.waiting.pop(address)
        first = others.popleft()
        if others:
            self.waiting[address] = others  # behind all others
        return first
