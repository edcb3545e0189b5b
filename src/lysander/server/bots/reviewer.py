"""Reviews finished games while somebody looks at them: in a process of its own that gives way to everything else, a piece of one game at a time.

What was found is kept in the database, and goes on from there whenever somebody looks again (decision 041).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass

from ...core.game import player_seats
from ...review.plan import Found
from ...review.work import new
from ..pools import start, stop
from ..table.found import found_before, keep_found
from ..table.live_table import LiveTable
from .piece import piece

LOG = logging.getLogger("lysander")
EACH = 1.0
"""Seconds of a piece of work."""
LIMIT = 60.0
"""Seconds after which a piece has failed, with the start of the process."""
WATCHED = 30.0
"""Seconds for which a game is worked on after somebody has looked."""
MOST_WAITING = 20
"""Games that are worked on in turn."""
MOST_SECONDS = 1800.0
"""Seconds of work for one game."""
FAILED = 60.0
"""Seconds after which a game that failed is tried again, if somebody looks."""
DONE, WORKING, WAITING, LATER, BROKEN, NONE = "done", "working", "waiting", "later", "failed", "none"


@dataclass(slots=True)
class Wanted:
    """A game that somebody looks at: from where, and until when it is worked on."""

    table: LiveTable
    found: Found
    address: str
    until: float


def has_chances(table: LiveTable) -> bool:
    """Returns whether a game is over, and bots can play it on from any of its steps."""
    match = table.match
    return match is not None and match.over and table.game.playable_on and bool(player_seats(table.game, match.setup.seats or None))


class Reviewer:
    """Works on the games that are looked at, each for a piece in its turn; of one address on one at a time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.wanted: OrderedDict[str, Wanted] = OrderedDict()
        self.failed: dict[str, float] = {}
        self.pool: ProcessPoolExecutor | None = None
        self.task: asyncio.Task[None] | None = None

    async def look(self, table: LiveTable, address: str) -> tuple[str, Found | None]:
        """Returns what is found of a game that is over, and how it stands; it is worked on from now on, if it is not complete."""
        if not has_chances(table):
            return NONE, None
        now = self.clock()
        wanted = self.wanted.get(table.id)
        if wanted is None:
            found = await self._found(table)
            if found.done:
                return DONE, found
            if self.failed.get(table.id, 0.0) > now:
                return BROKEN, found
            if len(self.wanted) >= MOST_WAITING or any(w.address == address and w.until > now for w in self.wanted.values()):
                return LATER, found
            wanted = self.wanted.setdefault(table.id, Wanted(table, found, address, 0.0))
        wanted.until = now + WATCHED
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._work())
        return WORKING if sum(w.until > now for w in self.wanted.values()) == 1 else WAITING, wanted.found

    async def kept(self, table: LiveTable) -> Found | None:
        """Returns what is found of a game that is over, and works on nothing; None where there are no chances."""
        wanted = self.wanted.get(table.id)
        return wanted.found if wanted is not None else await self._found(table) if has_chances(table) else None

    async def _found(self, table: LiveTable) -> Found:
        """Returns what was found before, or that nothing is."""
        match = table.match
        assert match is not None
        stored, begun = await found_before(table), new(table.game, match.setup, match.state.result, len(match.lines))
        return stored if stored is not None and stored.goes_on(begun) else begun

    async def _work(self) -> None:
        """Works on one game after the other until nobody looks at any."""
        while self.wanted:
            id, wanted = self.wanted.popitem(last=False)
            if wanted.until < self.clock():
                continue
            self.wanted[id] = wanted  # behind all others
            try:
                found = await self._piece(wanted)
                await keep_found(wanted.table, found)
            except (TimeoutError, BrokenExecutor):
                self._stop()
                self._fail(id)
                continue
            except Exception:
                LOG.exception("the review of table %s failed", id)
                self._fail(id)
                continue
            wanted.found = found
            if found.done:
                del self.wanted[id]
        self._stop()

    async def _piece(self, wanted: Wanted) -> Found:
        match, found = wanted.table.match, wanted.found
        assert match is not None
        if self.pool is None:
            self.pool = await asyncio.to_thread(start, True)
        loop = asyncio.get_running_loop()
        job = loop.run_in_executor(self.pool, piece, wanted.table.id, match.setup, list(match.lines), found, EACH)
        made = await asyncio.wait_for(job, LIMIT)
        made.done = made.done or made.seconds > MOST_SECONDS
        return made

    def _fail(self, id: str) -> None:
        self.wanted.pop(id, None)
        self.failed = {id: until for id, until in self.failed.items() if until > self.clock()} | {id: self.clock() + FAILED}

    def _stop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            stop(pool)

    async def close(self) -> None:
        """Ends the work and the process."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self._stop()
