"""What is written beside the game: table talk, and the private notes of a seat."""

from __future__ import annotations

from ..errors import ApiError
from ..store import queries
from ..store.records import Note, Said
from .live_table import LiveTable
from .retry import retried

MOST_SAID = 2000
"""Lines of talk at one table: it is held in memory as a whole."""


async def say(table: LiveTable, seat: str, name: str, text: str) -> Said:
    """Adds a line of table talk, and returns it. Raises ``ApiError`` for a seat that says too much at once, and when the talk is full."""
    async with table.lock:
        table.talk_pace.keep(seat)
        return await _say(table, seat, name, text)


@retried
async def _say(table: LiveTable, seat: str, name: str, text: str) -> Said:
    if len(table.chat) >= MOST_SAID:
        raise ApiError(409, "talk-full")
    said = Said(len(table.chat), seat, name, text, queries.now())
    table.chat.append(said)
    await table.save(lambda connection: queries.save_said(connection, table.id, said))
    return said


async def write_note(table: LiveTable, seat: str, note: Note) -> None:
    """Replaces the private notes of a seat."""
    async with table.lock:
        await _write_note(table, seat, note)


@retried
async def _write_note(table: LiveTable, seat: str, note: Note) -> None:
    table.notes[seat] = note
    await table.save(lambda connection: queries.save_note(connection, table.id, seat, note), public=False)
