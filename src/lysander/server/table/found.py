"""What a review of a table's game has found, kept in the database."""

from __future__ import annotations

from ...review.plan import Found
from ..store.reviews import load_review, save_review
from .live_table import LiveTable


async def found_before(table: LiveTable) -> Found | None:
    """Returns what was found before; None if that is nothing."""
    return await table.writer.read(lambda connection: load_review(connection, table.id))


async def keep_found(table: LiveTable, found: Found) -> None:
    """Writes what was found. It is no change of the table, and nobody is told. Of a file that is only looked at nothing is kept."""
    if table.opened:
        return
    await table.writer.run(lambda connection: save_review(connection, table.id, found))
