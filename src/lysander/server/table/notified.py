"""That the person of a seat is told when it is their turn is noted with the seat, so that a table knows it without asking for more."""

from __future__ import annotations

from ..store import queries
from .live_table import LiveTable
from .retry import retried


async def note_notices(table: LiveTable, seat: str) -> None:
    """Notes that the person of a seat has ways by which they are told. Nobody else is told of it."""
    async with table.lock:
        await _note(table, seat)


@retried
async def _note(table: LiveTable, seat: str) -> None:
    sitting = table.seats[seat]
    if not sitting.notices:
        table.uncommitted = True
        sitting.notices = True
        await table.save(lambda connection: queries.save_seat(connection, table.id, seat, sitting), public=False)
