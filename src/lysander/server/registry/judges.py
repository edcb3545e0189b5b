"""Where the variants of strangers are judged: one process, kept warm, and ended when it takes too long (decision 029).

One variant is judged at a time, in the order in which they came, and one address has at most one among those that wait: so nobody keeps all others
from theirs. Whatever happens in the process, the event loop only waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from ...core.game import Game, Setup
from ..errors import ApiError
from ..messages.untrusted import check_plain
from ..pools import stop
from .trial import Trial, trial

DEADLINE = 20.0
"""Seconds that one trial may take, with the start of the process; it needs two to four."""
MOST_WAITING = 20
"""Addresses whose variants wait; who comes then is asked to try again."""


class Judges:
    """Judges variants. ``close`` it at the end."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self.deadline = deadline
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Lock()
        self.waiting: set[str] = set()

    async def judge(self, address: str, game: Game[Any], setup: Setup, variant: str | Mapping[str, Any]) -> dict[str, Any]:
        """Returns a variant as plain data, if the set-up can be played with it. Raises ``ApiError``."""
        if address in self.waiting or len(self.waiting) >= MOST_WAITING:
            raise ApiError(429, "too-fast")
        self.waiting.add(address)
        try:
            async with self.turn:
                found = await self._tried(game, setup, variant)
        finally:
            self.waiting.discard(address)
        if found.refused:
            raise ApiError(422, "bad-setup", why=found.refused)
        check_plain(found.variant)
        return found.variant

    async def _tried(self, game: Game[Any], setup: Setup, variant: str | Mapping[str, Any]) -> Trial:
        """Returns what came of the trial; the process is ended if it takes too long, breaks, or nobody waits for it any more."""
        try:
            async with asyncio.timeout(self.deadline):
                job = await asyncio.to_thread(self._submit, game, setup, variant)
                return await asyncio.wrap_future(job)
        except (TimeoutError, BrokenExecutor):
            self.close()
            return Trial({}, "trying the variant out takes too long, or breaks")
        except asyncio.CancelledError:
            self.close()
            raise

    def _submit(self, game: Game[Any], setup: Setup, variant: str | Mapping[str, Any]) -> Any:
        """Hands a trial over, in a thread: starting a process takes a while."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"))
        return self.pool.submit(trial, game, setup, variant)

    def close(self, wait: bool = False) -> None:
        """Ends the process, whatever it does; the next trial starts another. ``wait``: until it has ended."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop(pool, wait)
