"""Keeps tables going: asks the bots, and answers by default for an umpire's seat that nobody has taken yet."""

from __future__ import annotations

import asyncio
import hmac
import logging
import zlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, NamedTuple

from ...bots import prepare
from ...bots.offers import Offers
from ...core.ask import IllegalAnswer, Json
from ...core.choice import Choice
from ...core.game import subgame_of
from ..errors import ApiError
from ..pools import start, stop
from ..table.absent import defaults
from ..table.live_table import LiveTable
from ..table.seat_log import TAKEBACK
from ..table.snapshot import Snapshot
from ..table.whereabouts import attended
from .turns import Turns
from .worker import Advice, BotKey, think

LOG = logging.getLogger("lysander")
THINKING_LIMIT = 60.0
RECENT = 30
BOT, HINT = "bot", "hint"
pass_time = asyncio.sleep
"""How the seconds of ``Meta.bot_pause`` pass."""
Place = tuple[str, int, int]
"""A seat, how often the table was set back, and the lines of its journal."""


class Turn(NamedTuple):
    """One seat that the runner answers for, with the level of its bot; ``offer``: it is only offered its any-time moves."""

    seat: str
    level: str
    offer: bool = False


class BotRunner:
    """Runs the bots of all tables in ``workers`` processes. All bots of one table think in the same process, which remembers them. Where nobody is
    there for whom they play (``attended``), they stand still."""

    def __init__(self, workers: int, attended: Callable[[LiveTable], bool] = attended) -> None:
        self.workers = max(1, workers)
        self.attended = attended
        self.pools: dict[int, ProcessPoolExecutor] = {}
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.turns = [Turns() for _ in range(self.workers)]
        self.hinting: set[str] = set()
        self.hints: dict[str, tuple[Place, tuple[Snapshot, Advice]]] = {}  # by table: the last one, and where it was given
        self.offers: dict[str, Offers] = {}  # by table

    def look(self, table: LiveTable) -> None:
        """Sees whether a bot or an empty umpire's seat has to answer; called after each change of a table."""
        if table.automatic and table.id not in self.busy and self._due(table) is not None:
            task = asyncio.get_running_loop().create_task(self._serve(table))
            self.busy[table.id] = task
            task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: LiveTable) -> None:
        task = self.busy.pop(table.id)
        if not task.cancelled() and task.exception() is None:
            self.look(table)

    def _due(self, table: LiveTable) -> Turn | None:
        """Returns who has to answer now and is not a person; before that, a bot that may move at any time (``Ask.polls``), once for each question."""
        if table.match is None or table.meta.status != "running" or table.uncommitted or table.moved:
            self.offers.pop(table.id, None)
            self.hints.pop(table.id, None)
            return None
        if not self.attended(table):
            return None
        offered = (self.offers.get(table.id) or Offers()).due(table.match.asks, len(table.match.lines), lambda seat: _level(table, seat) != "")
        if offered is not None:
            return Turn(offered, _level(table, offered), True)
        return _next(table)

    async def _serve(self, table: LiveTable) -> None:
        while (due := self._due(table)) is not None:
            try:
                if due.offer:
                    await self._offer(table, due)
                elif due.level:
                    if await bots_wait(table) and self._due(table) != due:
                        continue
                    await self._answer(table, due)
                else:
                    await defaults(table, due.seat)
            except ApiError as no:
                if no.error in ("paused", "not-running", "old-rules", "moved"):
                    return

    async def _offer(self, table: LiveTable, due: Turn) -> None:
        """Offers a bot its any-time moves, once before each line of the journal; if it fails it makes none."""
        async with table.lock:
            at, line = table.logs[due.seat].at, len(table.match.lines) if table.match is not None else 0
        self.offers.setdefault(table.id, Offers()).note(due.seat, line)
        try:
            _, (kind, value, _) = await self._advice(table, due.seat, due.level, BOT)
            if value is not None:
                await table.answer(due.seat, at, kind, value, BOT, still=lambda: sits(table, due))
        except ApiError:
            raise
        except Exception:
            LOG.exception("bot %s of %s failed", due.level, table.meta.game)

    async def _answer(self, table: LiveTable, turn: Turn) -> None:
        """Gives one answer of a bot, unless it was taken out of the seat while it thought; a bot that fails, or whose answer is not legal, is taken
        for absent."""
        async with table.lock:
            at = table.logs[turn.seat].at
        still = lambda: sits(table, turn)  # noqa: E731
        try:
            _, (kind, value, _) = await self.advise(table, turn.seat, turn.level, BOT)
            await table.answer(turn.seat, at, kind, value, BOT, still)
        except ApiError:
            raise
        except IllegalAnswer as error:
            LOG.error("bot %s of %s gave an answer that is not legal: %s", turn.level, table.meta.game, error)
            await defaults(table, turn.seat, still)
        except Exception:
            LOG.exception("bot %s of %s failed", turn.level, table.meta.game)
            await defaults(table, turn.seat, still)

    async def advise(self, table: LiveTable, seat: str, level: str, purpose: str) -> tuple[Snapshot, Advice]:
        """Returns what a bot of this level would do in this seat now, and why, with what it saw. Raises ``ApiError`` if the seat is not asked
        anything that blocks."""
        async with table.lock:
            if all(a.standing for a in table.snapshot(seat).asks):
                raise ApiError(409, "not-asked")
        return await self._advice(table, seat, level, purpose)

    async def _advice(self, table: LiveTable, seat: str, level: str, purpose: str) -> tuple[Snapshot, Advice]:
        """Returns what a bot answers to all that its seat is asked or offered now, with what it saw."""
        async with table.lock:
            snapshot, told = table.snapshot(seat), [t.event for t in table.logs[seat].told if t.event.kind != TAKEBACK]
        if not snapshot.asks:
            raise ApiError(409, "not-asked")
        key = BotKey(table.id, seat, level, len(table.cuts), purpose)
        first = max(0, len(told) - RECENT)
        answer = await self._think(table, key, first, prepare(seat, snapshot.view, snapshot.asks, told[first:]))
        if answer is None:
            answer = await self._think(table, key, 0, prepare(seat, snapshot.view, snapshot.asks, told))
        assert answer is not None
        return snapshot, answer

    async def hint(self, table: LiveTable, seat: str, level: str) -> tuple[Snapshot, Advice]:
        """Returns what ``advise`` does, for a person; one at a time at a table. It stays the same until something happens: bots go on in their
        plans. An answer that would be refused is not advised, nor one that was given on the last hint and changed nothing."""
        if table.id in self.hinting:
            raise ApiError(429, "too-fast")
        self.hinting.add(table.id)
        try:
            place = seat, len(table.cuts), len(table.match.lines) if table.match is not None else 0
            before, hint = self.hints.get(table.id, (None, None))
            if before != place or hint is None:
                last = hint if before is not None and before[:2] == place[:2] else None
                hint = useful(await self.advise(table, seat, level, HINT), last, own_since(table, seat, before[2] if before else 0))
                self.hints[table.id] = place, hint
            return hint
        finally:
            self.hinting.discard(table.id)

    async def _think(self, table: LiveTable, key: BotKey, first: int, question: Any) -> Advice | None:
        worker = zlib.crc32(table.id.encode()) % self.workers
        async with self.turns[worker].turn(table.presence.address):
            pool = self.pools.get(worker)
            if pool is None:
                pool = self.pools[worker] = start()
            job = asyncio.get_running_loop().run_in_executor(pool, think, key, secret_of(table, key), table.setup, first, question)
            try:
                return await asyncio.wait_for(job, THINKING_LIMIT)
            except (TimeoutError, BrokenExecutor):
                del self.pools[worker]
                stop(pool)
                raise

    def forget(self, tables: Iterable[str]) -> None:
        """Forgets tables that are not held in memory any more."""
        for table in tables:
            self.hints.pop(table, None)
            self.offers.pop(table, None)

    async def close(self) -> None:
        """Ends all tasks and processes."""
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        for pool in self.pools.values():
            stop(pool)


def own_since(table: LiveTable, seat: str, line: int) -> list[tuple[str, Json]]:
    """Returns kinds and values of the answers that a seat has given since this line of the journal."""
    lines = table.match.lines if table.match is not None else []
    return [(lines[n].kind, lines[n].value) for n in table.logs[seat].own if line <= n < len(lines)]


def useful(found: tuple[Snapshot, Advice], last: tuple[Snapshot, Advice] | None, given: Sequence[tuple[str, Json]]) -> tuple[Snapshot, Advice]:
    """Returns a hint that can be carried out and does something: the bot's answer, else the best of its other choices, else the default. ``given``
    are the seat's answers since the ``last`` hint."""
    snapshot, (kind, value, reasons) = found
    ask = next(a for a in snapshot.asks if a.kind == kind)
    idle = [v for k, v in given if k == kind] if last is not None and last[0].view == snapshot.view else []
    choices = [r for r in reasons if not isinstance(r, str) and r.value is not None]
    values = [value, *(c.value for c in choices if c.value != value)]
    best = next((v for v in values if v not in idle and ask.domain.why_not(v) is None), None)
    if best == value:
        return found
    if best is None:
        return snapshot, (kind, ask.default, [Choice(ask.default, note="default")])
    first, others = [c for c in choices if c.value == best], [c for c in choices if c.value not in (best, value)]
    return snapshot, (kind, best, [*first, *others])


def secret_of(table: LiveTable, key: BotKey) -> str:
    """Returns the seed of a bot. It comes from the table's secret, so that nobody can think along with the bot's dice."""
    return hmac.digest(bytes.fromhex(table.meta.seed), repr(key).encode(), "sha256").hex()


def sits(table: LiveTable, turn: Turn) -> bool:
    """Returns whether the bot that thought still has the seat."""
    return table.seats[turn.seat].level == turn.level


async def bots_wait(table: LiveTable) -> int:
    """Passes the seconds of ``Meta.bot_pause``, one by one, and returns how many: other seconds and a person who sits down count at once."""
    passed = 0
    while passed < table.meta.bot_pause and among_bots(table):
        await pass_time(1)
        passed += 1
    return passed


def among_bots(table: LiveTable) -> bool:
    """Returns whether bots have all seats of players: nobody waits for them, and whoever looks on has to follow."""
    return all(v.level or v.kind == "empty" for seat, v in table.seats.items() if seat not in table.umpire_seats)


def _level(table: LiveTable, seat: str) -> str:
    """Returns the level of the bot that sits in a seat and may move now; empty if none does."""
    sitting = table.seats.get(seat)
    return sitting.level if sitting is not None and sitting.level and not table.halted(seat) else ""


def _next(table: LiveTable) -> Turn | None:
    """Returns a seat that has to answer and is not a person now, with the level of its bot; without a level the default answers for it."""
    match = table.match
    for ask in match.asks if match is not None else ():
        sitting = table.seats.get(ask.seat)
        if ask.standing or sitting is None or table.halted(ask.seat) or (match is not None and subgame_of(table.game, match.state, ask) is not None):
            continue
        if sitting.level:
            return Turn(ask.seat, sitting.level)
        if ask.seat in table.umpire_seats and sitting.kind == "open":
            return Turn(ask.seat, "")
    return None
