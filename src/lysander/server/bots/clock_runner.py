"""Sees that time which is up has consequences: the default answers, a bot does, or the others decide. It tells whom it may concern."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Literal

from sqlalchemy import Connection

from ...core.ask import IllegalAnswer
from ..errors import ApiError
from ..store import queries
from ..table import clocks, pauses, presence
from ..table.absent import defaults
from ..table.clocks import CLOCK, OFTEN, OWN, Which
from ..table.live_table import LiveTable
from ..table.permissions import LATELY, judged_by_umpire
from ..table.retry import retried
from .runner import BotRunner

LOG = logging.getLogger("lysander")
What = Literal["asked", "low"]
Notice = Callable[[LiveTable, str, What], None]
"""Is told of a table and a seat of a person: a question to it has opened, or its time is low. That may be a secret question: what is made of it is
for that seat alone."""


class ClockRunner:
    """Looks at the clocks of the tables in memory. ``tables`` are those at which one runs; ``asked`` says which question each person is asked, by
    table, and ``low`` when their time is low, in milliseconds since 1970. ``pauses`` are the tables whose pause ends by itself."""

    def __init__(self, runner: BotRunner, notice: Notice) -> None:
        self.runner = runner
        self.notice = notice
        self.tables: dict[str, LiveTable] = {}
        self.pauses: dict[str, LiveTable] = {}
        self.asked: dict[str, dict[str, tuple[int, int]]] = {}
        self.low: dict[str, dict[str, int]] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, table: LiveTable) -> None:
        """Sees whose clock runs, and who is asked something new; called after each change of a table."""
        if table.clocks.running:
            self.tables[table.id] = table
            self.low[table.id] = lows(table)
        else:
            self._stop(table.id)
        if table.meta.paused_until:
            self.pauses[table.id] = table
        else:
            self.pauses.pop(table.id, None)
        now = asked(table)
        before, self.asked[table.id] = self.asked.get(table.id, {}), now
        for seat, mark in now.items():
            if before.get(seat) != mark:
                self.notice(table, seat, "asked")
        if not now:
            del self.asked[table.id]

    def forget(self, tables: Iterable[str]) -> None:
        """Forgets tables that are not held in memory any more."""
        for table in tables:
            self._stop(table)
            self.pauses.pop(table, None)
            self.asked.pop(table, None)

    def _stop(self, table: str) -> None:
        self.tables.pop(table, None)
        self.low.pop(table, None)

    def tick(self) -> None:
        """Sees whose time is up, and whose is low."""
        at = clocks.now()
        for id, table in list(self.tables.items()):
            for seat in [seat for seat, time in self.low[id].items() if time <= at]:
                self.low[id][seat] = at + LONG
                self.notice(table, seat, "low")
            if table.meta.clock_due <= at and not table.moved and late(table, at):
                self._begin(table, self._settle)
        for table in list(self.pauses.values()):
            if not table.moved and pauses.is_over(table):
                self._begin(table, pauses.go_on)

    def _begin(self, table: LiveTable, what: Callable[[LiveTable], Coroutine[Any, Any, None]]) -> None:
        """Begins what follows from time that is up, once."""
        if table.id not in self.tasks:
            task = self.tasks[table.id] = asyncio.get_running_loop().create_task(what(table))
            task.add_done_callback(lambda _: self.tasks.pop(table.id))

    async def close(self) -> None:
        """Ends all tasks."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def _settle(self, table: LiveTable) -> None:
        """Does what is to be done for each seat of a table whose time is up."""
        for seat, which in late(table, clocks.now()).items():
            try:
                await self._act(table, seat, which)
            except (ApiError, IllegalAnswer):
                continue  # somebody was faster, or the table stopped
            except Exception:
                LOG.exception("time is up at table %s, and what follows failed", table.id)

    async def _act(self, table: LiveTable, seat: str, which: Which) -> None:
        pace = table.meta.pace
        assert pace is not None
        still = lambda: late(table, clocks.now()).get(seat) == which  # noqa: E731
        if which == OWN:
            named = clocks.holder(table, clocks.public_facts(table))
            await self._answer(table, seat, "" if named or pace.up == "default" else pace.level, still)
        elif pace.up in ("others", "umpire"):
            await leave_to_others(table, seat, still)
        elif pace.up == "takeover" or table.meta.clocks[seat].missed + 1 >= OFTEN:
            await stand_in(table, seat, still)
        else:
            await self._answer(table, seat, pace.level if pace.up == "bot" else "", still)

    async def _answer(self, table: LiveTable, seat: str, level: str, still: Callable[[], bool]) -> None:
        """Has one question answered, by a bot of this level or by its default."""
        try:
            if level:
                async with table.lock:
                    at = table.logs[seat].at
                _, (kind, value, _) = await self.runner.advise(table, seat, level, CLOCK)
                await table.answer(seat, at, kind, value, CLOCK, still)
                return
        except ApiError:
            raise
        except Exception:
            LOG.exception("bot %s of %s failed", level, table.meta.game)
        await defaults(table, seat, still, CLOCK)


LONG = 1 << 50


def late(table: LiveTable, at: int) -> dict[str, Which]:
    """Returns the seats whose time is up, and which. Who was late for several questions outside the turn is not waited for, unless they are here."""
    found, meta = {}, table.meta
    for seat, which in table.clocks.running.items():
        clock = meta.clocks[seat]
        ends = clocks.deadline(meta, seat, which)
        if which == OWN and clock.skipped >= OFTEN and is_here(table, seat):
            ends = clocks.ends(meta, seat, clocks.left(clock, which))
        if ends <= at and not clock.up:
            found[seat] = which
    return found


def is_here(table: LiveTable, seat: str) -> bool:
    """Returns whether the person of a seat looks at the table here, or has lately."""
    return seat in presence.persons(table.listeners) or presence.clock() - table.presence.asked.get(seat, 0) < LATELY


def lows(table: LiveTable) -> dict[str, int]:
    """Returns when the time of each seat that runs is low, if it is not yet."""
    meta, found = table.meta, {}
    assert meta.pace is not None
    for seat, which in table.clocks.running.items():
        above = clocks.left(meta.clocks[seat], which) - clocks.whole(meta.pace, which) // clocks.LOW
        if above > 0:
            found[seat] = clocks.ends(meta, seat, above)
    return found


def asked(table: LiveTable) -> dict[str, tuple[int, int]]:
    """Returns the persons who are asked something that blocks, and which question it is, as their seats count."""
    match = table.match
    if match is None or table.meta.status != "running":
        return {}
    blocked = {a.seat for a in match.asks if not a.standing and a.seat in table.seats}
    persons = (seat for seat in blocked if table.seats[seat].kind == "human" and not table.seats[seat].level)
    return {seat: (table.logs[seat].answers, table.logs[seat].backs) for seat in persons}


async def leave_to_others(table: LiveTable, seat: str, still: Callable[[], bool]) -> None:
    """Notes for everybody that the time of a seat is up: the others, or the umpire, may have it answered now."""
    async with table.lock:
        await _leave_to_others(table, seat, still)


@retried
async def _leave_to_others(table: LiveTable, seat: str, still: Callable[[], bool]) -> None:
    if still():
        table.uncommitted = True
        table.meta.clocks[seat].up = True
        table.book.note(CLOCK, "late", seat, table.seats[seat].name, what="umpire" if judged_by_umpire(table) else "others")
        await table.save(lambda connection: None)


async def stand_in(table: LiveTable, seat: str, still: Callable[[], bool]) -> None:
    """Puts a bot into a seat, until its person takes over again."""
    async with table.lock:
        await _stand_in(table, seat, still)


@retried
async def _stand_in(table: LiveTable, seat: str, still: Callable[[], bool]) -> None:
    pace, sitting = table.meta.pace, table.seats[seat]
    if pace is not None and still():
        table.uncommitted = True
        sitting.level, table.meta.clocks[seat].missed = pace.level, 0
        table.book.note(CLOCK, "late", seat, sitting.name, pace.level, "takeover")
        pauses.begin_agreed(table)

        def work(connection: Connection) -> None:
            queries.save_seat(connection, table.id, seat, sitting)
            queries.save_meta(connection, table.meta)

        await table.save(work)
