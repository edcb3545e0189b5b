"""Limits on how much one visitor may ask for, by address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from ..errors import ApiError
from ..settings import Settings
from ..table.bucket import Bucket
from .address import Forwarded, address_of

REQUEST, TABLE, LETTER = "request", "table", "letter"
"""What is counted when it happens; letters are those that ask whether an address wants mail."""
SOCKET, JUDGED = "socket", "judged"
"""What is counted while it lasts: open WebSockets, and variants or files that wait to be judged."""
HELD = (SOCKET, JUDGED)
WINDOW = 60.0
"""Seconds for which requests are counted together."""
QUIET = 60.0
"""Seconds after which an address is forgotten that makes no tables."""
LETTERS, HOUR = 10, 3600.0
"""Letters for one address in an hour."""


class Counts:
    """Counts for each address what all workers of a server do for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = {SOCKET: settings.connections, JUDGED: 1}
        self.requests: dict[str, tuple[float, int]] = {}
        self.makers: dict[str, Bucket] = {}
        self.writers: dict[str, Bucket] = {}
        self.held: Counter[tuple[str, str]] = Counter()

    def ask(self, what: str, address: str) -> bool:
        """Returns whether an address may do one more of something, and counts it if so."""
        if what == REQUEST:
            return self._request(address)
        if what == TABLE:
            return self.makers.setdefault(address, Bucket(self.settings.tables / 60, self.settings.tables)).take()
        if what == LETTER:
            return self.writers.setdefault(address, Bucket(LETTERS / HOUR, LETTERS)).take()
        if self.held[what, address] >= self.most[what]:
            return False
        self.held[what, address] += 1
        return True

    def _request(self, address: str) -> bool:
        now = time.monotonic()
        until, count = self.requests.get(address, (0.0, 0))
        until, count = (until, count) if now < until else (now + WINDOW, 0)
        self.requests[address] = until, count + 1
        return count < self.settings.requests

    def drop(self, what: str, address: str) -> None:
        """Notes the end of something that lasts."""
        self.held[what, address] -= 1
        if not self.held[what, address]:
            del self.held[what, address]

    def sweep(self) -> None:
        """Forgets addresses that have been quiet for a minute."""
        now = time.monotonic()
        self.requests = {address: (until, count) for address, (until, count) in self.requests.items() if now < until}
        self.makers = {address: bucket for address, bucket in self.makers.items() if now - bucket.last < QUIET}
        self.writers = {address: bucket for address, bucket in self.writers.items() if now - bucket.last < HOUR}


class Limits:
    """Refuses what is too much. ``ask`` and ``drop`` are those of ``Counts``, here or in the process that counts for all workers."""

    def __init__(self, ask: Callable[[str, str], Awaitable[bool]], drop: Callable[[str, str], None]) -> None:
        self.ask = ask
        self.drop = drop

    async def request(self, address: str) -> None:
        """Counts a request. Raises ``ApiError``."""
        await self._count(REQUEST, address)

    async def make_table(self, address: str) -> None:
        """Counts a new table. Raises ``ApiError``."""
        await self._count(TABLE, address)

    async def write_letter(self, address: str) -> None:
        """Counts a letter that asks whether an address wants mail. Raises ``ApiError``."""
        await self._count(LETTER, address)

    @asynccontextmanager
    async def connection(self, address: str) -> AsyncIterator[None]:
        """Counts a WebSocket while it is open. Raises ``ApiError``."""
        async with self._held(SOCKET, address):
            yield

    @asynccontextmanager
    async def judging(self, address: str) -> AsyncIterator[None]:
        """Counts a variant or a file while it waits to be judged and is. Raises ``ApiError``."""
        async with self._held(JUDGED, address):
            yield

    async def _count(self, what: str, address: str) -> None:
        if not await self.ask(what, address):
            raise ApiError(429, "too-fast")

    @asynccontextmanager
    async def _held(self, what: str, address: str) -> AsyncIterator[None]:
        await self._count(what, address)
        try:
            yield
        finally:
            self.drop(what, address)


def alone(counts: Counts) -> Limits:
    """Returns the limits of a server of one process."""

    async def ask(what: str, address: str) -> bool:
        return counts.ask(what, address)

    return Limits(ask, counts.drop)


def limited(limits: Limits, forwarded: Forwarded) -> Any:
    """Returns middleware that counts requests, but for the files of the client."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            path = scope["path"]
            if path != "/" and not path.startswith("/assets"):
                forwarded.look(scope)
                await limits.request(address_of(scope))
            await app(scope, receive, send)

        return wrapped

    return middleware
