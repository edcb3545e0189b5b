"""The board of notices: it is told what goes on at tables, and sends what is due, once (docs/decisions/045-notices.md)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Literal

from sqlalchemy.exc import DBAPIError

from ..errors import ApiError
from ..registry.registry import Registry
from ..settings import Settings
from ..store import queries
from ..store.ways import Way, Ways
from ..table.live_table import LiveTable
from ..table.refresh import refresh
from . import turns
from .letter import Letter, letter
from .outbox import Outbox
from .outcome import AGAIN, GONE, SENT
from .turns import Step

LOG = logging.getLogger("lysander")
LOOK = 5.0
"""Seconds between two looks for what is due."""
LATELY = 48 * 3_600_000
"""Milliseconds before a start in which a message may have been left unplanned."""
MOST = 200
"""Messages that are looked at in one."""
LATER = 300_000
"""Milliseconds for which a message waits while nobody can play, or its table cannot be read."""
BACKOFF = (30_000, 120_000, 600_000, 3_600_000, 6 * 3_600_000)
"""Milliseconds between the tries."""
PATIENCE = 5.0
"""Seconds for which messages under way are waited for when the server stops."""


class Board:
    """Keeps ``steps``, the public step at which each table with notices is, and ``sending``, the messages under way."""

    def __init__(self, settings: Settings, registry: Registry, ways: Ways) -> None:
        self.settings = settings
        self.registry = registry
        self.ways = ways
        self.outbox = Outbox(settings)
        self.steps: dict[str, Step] = {}
        self.sending: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ what goes on

    def look(self, table: LiveTable) -> None:
        """Sees whether a public step was made; called after each change of a table, before a question is noted."""
        told = [seat for seat, sitting in table.seats.items() if sitting.notices]
        step = turns.step_of(table) if told else None
        before = self.steps.pop(table.id, None)
        if step is None:
            return
        self.steps[table.id] = step
        if before is not None and before.mark == step.mark:
            return
        for seat in told:
            goes_on = before is not None and seat in before.acts and seat in step.acts
            if before is not None:
                self.ways.step(table.id, seat, before.mark, step.mark if goes_on else "")
            if seat in step.acts and not goes_on:
                self._plan(table, seat, step, room=True)

    def notice(self, table: LiveTable, seat: str, what: Literal["asked", "low"]) -> None:
        """Hears that a person is asked something, or has little time left, be it secret: ways that others read are told nothing of it."""
        step = turns.step_of(table) if table.seats[seat].notices else None
        if step is not None:
            self._plan(table, seat, step, room=False, low=what == "low")

    def _plan(self, table: LiveTable, seat: str, step: Step, room: bool, low: bool = False) -> None:
        at, looks = queries.now(), turns.looks(table, seat)
        due = turns.reminded(table, at) if looks else at
        when = (lambda way: due) if low or looks else turns.when(table, seat, at)
        self.ways.plan(table.id, seat, step.mark, when, room, low and not looks, looks)

    def forget(self, tables: list[str]) -> None:
        """Forgets tables that are not held in memory any more."""
        for table in tables:
            self.steps.pop(table, None)

    # ------------------------------------------------------------ what is sent

    async def wake(self) -> None:
        """Opens the tables owned here that were played lately: what was to be planned when another process ended is planned now."""
        for id in await self.ways.played(queries.now() - LATELY):
            if self.registry.place.owns(id):
                with suppress(ApiError):
                    await self.registry.table(id)

    async def watch(self) -> None:
        """Goes on until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.deliver()
            except DBAPIError as error:
                LOG.warning("notices could not be read, trying again: %s", type(error).__name__)
            except Exception:
                LOG.exception("notices broke")

    async def deliver(self) -> None:
        """Sends what is due at the tables owned here."""
        found = [way for way in await self.ways.found_due(queries.now(), MOST) if self.registry.place.owns(way.table_id)]
        await self._see(sorted({way.table_id for way in found}))
        for way in found:
            said = await self._judged(way)
            if said is not None:
                task = asyncio.create_task(self._send(way, said))
                self.sending.add(task)
                task.add_done_callback(self.sending.discard)

    async def _see(self, tables: list[str]) -> None:
        """Reads when people were last seen, at other servers, too."""
        seen = await self.ways.seen(tables)
        for (id, seat), at in seen.items():
            table = self.registry.tables.get(id)
            if table is not None and seat in table.seats:
                table.seats[seat].seen = max(table.seats[seat].seen, at)

    async def _judged(self, way: Way) -> Letter | None:
        """Returns what is to be said now, claimed so that no other process says it; None if nothing is."""
        try:
            table = await self.registry.table(way.table_id)
            if self.ways.shared:
                await refresh(table)  # who has not heard of a turn yet would take its message for an old one
            async with table.lock:
                return await self._judge(table, way)
        except ApiError:
            await self.ways.put_off(way, queries.now() + LATER)
            return None

    async def _judge(self, table: LiveTable, way: Way) -> Letter | None:
        at, step, sitting = queries.now(), turns.step_of(table), table.seats.get(way.seat)
        if not turns.person_sits(table, way) or table.meta.status == "over":
            await self.ways.remove(way.id)
            return None
        to_act = step is not None and (way.seat in step.acts if way.room else turns.is_asked(table, way.seat))
        if step is None or step.mark != way.mark or not to_act or (sitting is not None and sitting.level):
            await self.ways.put_off(way, 0)
        elif table.halted(way.seat):
            await self.ways.put_off(way, at + LATER)
        elif turns.looks(table, way.seat):
            await self.ways.put_off(way, turns.reminded(table, at), looks=True)
        elif not turns.may_be_elsewhere(table, way.seat) and await self.ways.claim(way, turns.reminded(table, at)):
            return letter(table, way, "reminder" if way.told == way.mark else "turn", self.settings.address or way.origin)
        return None

    async def _send(self, way: Way, said: Letter) -> None:
        """Sends a message that was claimed. What did not arrive is tried again; a reminder is not."""
        try:
            outcome = await self.outbox.send(way, said)
        except Exception:
            LOG.exception("a notice by %s broke", way.kind)
            return
        at = queries.now()
        if outcome.kind == SENT:
            await self.ways.sent(way, at, outcome.result)
        elif outcome.kind == GONE:
            await self.ways.remove(way.id)
        elif outcome.kind == AGAIN and said.what == "turn" and (tries := max(0, way.tries)) < len(BACKOFF):
            await self.ways.again(way, at, outcome.result, at + BACKOFF[tries])
        else:
            await self.ways.failed(way, at, outcome.result)

    async def close(self) -> None:
        """Waits a little for what is under way, then closes. What may have arrived is not sent again."""
        if self.sending:
            await asyncio.wait(self.sending, timeout=PATIENCE)
        for task in list(self.sending):
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)
        await self.outbox.reach.close()
