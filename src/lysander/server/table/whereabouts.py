"""Persons who come to a table, go away, or are asked for: what ``presence.py`` knows, written and read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

from ..store import queries
from . import presence
from .live_table import LiveTable
from .presence import ABSENCE, TICK, persons

LOG = logging.getLogger("lysander")
LATELY = 60_000
"""Milliseconds for which somebody who has come or looked counts as looking on."""


def attended(table: LiveTable) -> bool:
    """Returns whether bots play there for somebody: a person has a seat, or one is waited for, or somebody looks on, or has lately."""
    persons = (v.kind == "human" or (v.kind == "open" and s not in table.umpire_seats) for s, v in table.seats.items() if not v.level)
    return bool(table.listeners) or any(persons) or queries.now() - table.presence.looked_at < LATELY


def visited(table: LiveTable, address: str, holds_key: bool) -> None:
    """Notes that somebody looks at the table, and wakes bots that stood still."""
    if holds_key:
        table.presence.address = address
    slept = not attended(table)
    table.presence.looked_at = queries.now()
    if slept:
        table.after(table)


def asked(table: LiveTable, seats: Iterable[str]) -> None:
    """Notes that the persons of some seats ask something over HTTP just now."""
    here = tuple(seats)
    came(table, *here)
    for seat in here:
        table.presence.asked[seat] = presence.clock()
        if table.away_shown.get(seat):
            table.seats_changed()


def came(table: LiveTable, *here: str) -> None:
    """Notes that the persons of some seats are here; who was here lately is not written again."""
    at = presence.clock()
    if late := [seat for seat in here if seat in table.seats and at - table.seats[seat].seen >= TICK]:
        _write(table, late, at)


def went(table: LiveTable, seat: str) -> None:
    """Notes that somebody has closed a WebSocket; away is who has no other."""
    if seat in table.seats and seat not in persons(table.listeners):
        table.presence.left[seat] = at = presence.clock()
        _write(table, [seat], at)


def _write(table: LiveTable, there: Sequence[str], at: int) -> None:
    """Writes when somebody was there, without waiting for it. After the end nobody asks for it."""
    for seat in there:
        table.seats[seat].seen = at
    if table.meta.status == "over":
        return
    seen = [(table.id, seat, at) for seat in there]
    table.writer.run(lambda connection: queries.save_seen(connection, seen)).add_done_callback(_written)


def _written(done: asyncio.Future[None]) -> None:
    if not done.cancelled() and (error := done.exception()) is not None:
        LOG.warning("who is at a table could not be written: %s", type(error).__name__)


async def is_away(table: LiveTable, seat: str) -> bool:
    """Returns whether the person of a seat is away for ``ABSENCE``, at every server of this database."""
    if seat in persons(table.listeners):
        return False
    found = await table.writer.read(lambda connection: queries.load_seen(connection, [table.id]))
    sitting = table.seats[seat]
    sitting.seen = max(sitting.seen, found.get((table.id, seat), 0))
    return presence.clock() - table.presence.last_sign(seat, sitting) >= ABSENCE
