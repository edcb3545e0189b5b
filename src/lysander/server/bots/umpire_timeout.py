"""The time limit of an umpire for a question that holds the game up: after it the default of the question is the answer."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ...core.ask import IllegalAnswer
from ..errors import ApiError
from ..table.absent import defaults
from ..table.live_table import LiveTable

LOG = logging.getLogger("lysander")
TICK = 1.0
"""Seconds between two looks at the clock."""


@dataclass(slots=True)
class Wait:
    """One question that waits: its seat, which one it is (``mark``), since when it waits (a pause moves that on), and when that was last looked
    at."""

    table: LiveTable
    seat: str
    mark: tuple[int, int]
    since: float
    last: float


class UmpireTimeout:
    """Gives the default for an umpire who is too slow. ``clock`` gives seconds; ``waits`` are the open questions of umpires by table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.waits: dict[str, Wait] = {}

    def look(self, table: LiveTable) -> None:
        """Notes whether the umpire of a table is asked something; called after each change of it."""
        seat = asked_umpire(table)
        if not seat:
            self.waits.pop(table.id, None)
            return
        mark, old = _mark(table), self.waits.get(table.id)
        if old is None or old.mark != mark or old.table is not table:
            now = self.clock()
            self.waits[table.id] = Wait(table, seat, mark, now, now)

    def forget(self, tables: Iterable[str]) -> None:
        """Forgets tables that are not held in memory any more."""
        for table in tables:
            self.waits.pop(table, None)

    async def tick(self) -> None:
        """Gives the default to every question that has waited too long."""
        for wait in list(self.waits.values()):
            now = self.clock()
            if _stopped(wait.table):
                wait.since += now - wait.last
            wait.last = now
            if now - wait.since >= 60 * wait.table.meta.umpire_minutes:
                await self._default(wait)

    async def _default(self, wait: Wait) -> None:
        try:
            await defaults(wait.table, wait.seat, lambda: asked_umpire(wait.table) == wait.seat and _mark(wait.table) == wait.mark)
        except (ApiError, IllegalAnswer):
            return  # he was faster, or the table stopped
        except Exception:
            LOG.exception("the default for the umpire of table %s failed", wait.table.id)


def asked_umpire(table: LiveTable) -> str:
    """Returns the umpire's seat if a person sits there who is asked something that blocks, and the table sets a time; else nothing."""
    if table.match is None or table.meta.status not in ("running", "paused") or not table.meta.umpire_minutes:
        return ""
    asked = (a.seat for a in table.match.asks if not a.standing and a.seat in table.umpire_seats)
    return next((s for s in asked if table.seats[s].kind == "human"), "")


def _mark(table: LiveTable) -> tuple[int, int]:
    """Returns which question it is: remarks that anybody makes meanwhile do not make it another one."""
    assert table.match is not None
    return sum(not a.standing for a in table.match.asked), len(table.cuts)


def _stopped(table: LiveTable) -> bool:
    """Returns whether the clock is stopped, as it is while the table is paused."""
    return table.meta.status == "paused" or bool(table.facts().get("paused"))
