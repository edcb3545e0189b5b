"""The journal file of a table, with the journals of the games that answered its questions (``core.bundle``)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from ...core.ask import Answer
from ...core.bundle import pack
from ...core.chance import commitment
from ...core.journal import Journal
from ..store import queries
from ..store.records import Cut, Meta, Sitting, Stored
from .live_table import LiveTable
from .replayed import setup_of


def journal_of(meta: Meta, seats: Mapping[str, Sitting], lines: Sequence[Answer], cuts: Sequence[Cut]) -> Journal:
    """Returns the journal of a game; the seed of its dice is in it when the game is over."""
    seal = {"commitment": commitment(bytes.fromhex(meta.seed))} | ({"seed": meta.seed} if meta.status == "over" else {})
    notes = {"names": {s: v.name for s, v in seats.items() if v.name}, "title": meta.title}
    counted = [cut.line for cut in cuts if cut.counted]
    return Journal(setup_of(meta), meta.rules, list(lines), seal, "", notes, counted, dict(meta.commitments), dict(meta.nonces))


async def journal_file(table: LiveTable) -> str:
    """Returns the file of a table: its journal and those of its subgames that are over. Call with the lock held. Raises ``ApiError``."""
    journal = journal_of(table.meta, table.seats, list(table.played().lines), table.cuts)
    others = {name: await _stored(table, id) for name, id in table.children.items()}
    return await asyncio.to_thread(_written, journal, others)


def _written(journal: Journal, others: Mapping[str, Stored | None]) -> str:
    ended = {name: s for name, s in others.items() if s is not None and s.meta.status == "over"}
    return pack(journal.dump(), {name: journal_of(s.meta, s.seats, s.lines, s.cuts).dump() for name, s in ended.items()})


async def _stored(table: LiveTable, id: str) -> Stored | None:
    return await table.writer.read(lambda connection: queries.load(connection, id))
