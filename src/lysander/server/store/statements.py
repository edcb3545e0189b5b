"""The statements by which a table is read, and those by which it is changed most, made once: to make one takes longer than to carry it out. They are
given the table, and ``first`` or ``most`` where they name it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BindParameter, bindparam, select, union, update

from .records import Entry
from .schema import BOOK, CHAT, CUTS, JOURNAL, KEYS, NOTES, SEATS, TABLES

ONE: BindParameter[Any] = bindparam("table")
FIRST: BindParameter[Any] = bindparam("first")

ROW = select(TABLES).where(TABLES.c.id == ONE)
REVISION = select(TABLES.c.revision).where(TABLES.c.id == ONE)
DUE = union(*(select(TABLES.c.id).where((when > 0) & (when <= bindparam("at"))) for when in (TABLES.c.clock_due, TABLES.c.paused_until)))
CHILDREN = select(TABLES.c.subgame, TABLES.c.id).where(TABLES.c.parent == ONE)
SITTINGS = select(SEATS).where(SEATS.c.table_id == ONE)
ROLES = select(KEYS.c.hash, KEYS.c.role).where(KEYS.c.table_id == ONE)
LISTED = select(TABLES).where(TABLES.c.public & (TABLES.c.status != "over")).order_by(TABLES.c.changed.desc()).limit(bindparam("most"))
SITTINGS_OF = select(SEATS).where(SEATS.c.table_id.in_(bindparam("tables", expanding=True)))
ROLES_OF = select(KEYS).where(KEYS.c.table_id.in_(bindparam("tables", expanding=True)))
"""Of several ``tables`` what ``SITTINGS`` and ``ROLES`` read of one."""
LINES = (
    select(JOURNAL.c.n, JOURNAL.c.seat, JOURNAL.c.kind, JOURNAL.c.value, JOURNAL.c.by)
    .where((JOURNAL.c.table_id == ONE) & (JOURNAL.c.n >= FIRST))
    .order_by(JOURNAL.c.n)
)
CUTS_MADE = select(CUTS).where(CUTS.c.table_id == ONE).order_by(CUTS.c.cut)
TALK = select(CHAT).where((CHAT.c.table_id == ONE) & (CHAT.c.n >= FIRST)).order_by(CHAT.c.n)
NOTES_MADE = select(NOTES).where(NOTES.c.table_id == ONE)
WHOLE_BOOK = select(*(BOOK.c[name] for name in Entry.__slots__)).where(BOOK.c.table_id == ONE).order_by(BOOK.c.n.desc())
BOOK_END = WHOLE_BOOK.limit(bindparam("most"))
META = update(TABLES).where(TABLES.c.id == bindparam("of"))
"""Writes the columns that it is given; as ``SEAT`` does."""
SEAT = update(SEATS).where((SEATS.c.table_id == bindparam("of")) & (SEATS.c.seat == bindparam("at")))
SEEN = (
    update(SEATS)
    .where((SEATS.c.table_id == bindparam("of")) & (SEATS.c.seat == bindparam("at")) & (SEATS.c.seen < bindparam("when")))
    .values(seen=bindparam("when"))
)
