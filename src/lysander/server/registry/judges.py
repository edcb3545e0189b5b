"""Where the variants and files of strangers are judged: one process, kept warm, and ended when it takes too long (decision 029).

One is judged at a time, in the order in which they came, and one address has at most one among those that wait: so nobody keeps all others
from theirs. Whatever happens in the process, the event loop only waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import Any, TypeVar

from ...core.game import Game, Setup
from ..errors import ApiError
from ..messages.untrusted import check_plain
from ..pools import start, stop
from .trial import Trial, trial

T = TypeVar("T")
DEADLINE = 20.0
"""Seconds that one trial, or one file, may take, with the start of the process; it needs two to four."""
MOST_WAITING = 20
"""Addresses whose variants wait; who comes then is asked to try again."""


class Judges:
    """Judges variants and files. ``close`` it at the end."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self.deadline = deadline
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Lock()
        self.waiting: set[str] = set()

    async def judge(self, address: str, game: Game[Any], setup: Setup, variant: str | Mapping[str, Any]) -> dict[str, Any]:
        """Returns a variant as plain data, if the set-up can be played with it. Raises ``ApiError``."""
        found: Trial | None = await self.do(address, trial, game, setup, variant)
        if found is None or found.refused:
            raise ApiError(422, "bad-setup", why=found.refused if found else "trying the variant out takes too long, or breaks")
        check_plain(found.variant)
        return found.variant

    async def do(self, address: str, work: Callable[..., T], *given: Any) -> T | None:
        """Returns what a function returns for the wish of an address, None if it takes too long or breaks. Raises ``ApiError`` if too many wait."""
        if address in self.waiting or len(self.waiting) >= MOST_WAITING:
            raise ApiError(429, "too-fast")
        self.waiting.add(address)
        try:
            async with self.turn:
                return await self._done(work, *given)
        finally:
            self.waiting.discard(address)

    async def _done(self, work: Callable[..., T], *given: Any) -> T | None:
        """Returns what the function returns; the process is ended if it takes too long, breaks, or nobody waits for it any more."""
        try:
            async with asyncio.timeout(self.deadline):
                job = await asyncio.to_thread(self._submit, work, *given)
                return await asyncio.wrap_future(job)
        except (TimeoutError, BrokenExecutor):
            self.close()
            return None
        except asyncio.CancelledError:
            self.close()
            raise

    def _submit(self, work: Callable[..., T], *given: Any) -> Future[T]:
        """Hands work over, in a thread: starting a process takes a while."""
        if self.pool is None:
            self.pool = start()
        return self.pool.submit(work, *given)

    def close(self, wait: bool = False) -> None:
        """Ends the process, whatever it does; the next trial starts another. ``wait``: until it has ended."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop(pool, wait)
