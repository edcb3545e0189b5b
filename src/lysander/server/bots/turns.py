"""Whose bot thinks next: each address in its turn, however many tables it has."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """The turns at one process. Who waits is served address by address, the tables of one address in the order in which they came: so whoever has
    many tables makes others wait for one thought of theirs, not for all."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits for a turn, and has it."""
        await self._take(address)
        try:
            yield
        finally:
            self._give()

    async def _take(self, address: str) -> None:
        if not self.taken:
            self.taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._give()  # it had just been handed over
            raise

    def _give(self) -> None:
        """Hands the turn to the address that has waited longest since its last one, or gives it back."""
        while self.waiting:
            address = next(iter(self.waiting))
            others = self.waiting.pop(address)
            first = others.popleft()
            if others:
                self.waiting[address] = others  # behind all others
            if not first.done():
                first.set_result(None)
                return
        self.taken = False
