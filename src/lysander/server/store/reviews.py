"""What reviews have found, by table: it is written after each piece of work, so that nothing is played out twice."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ...review.plan import Found
from .schema import REVIEWS


def load_review(connection: Connection, table: str) -> Found | None:
    """Returns what was found of a table's game; None if that is nothing, or was written by a version that found something else."""
    text = connection.execute(select(REVIEWS.c.found).where(REVIEWS.c.table_id == table)).scalar()
    try:
        return None if text is None else msgspec.json.decode(text, type=Found)
    except msgspec.DecodeError:
        return None


def save_review(connection: Connection, table: str, found: Found) -> None:
    """Writes what was found."""
    connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
    connection.execute(insert(REVIEWS), {"table_id": table, "found": msgspec.json.encode(found).decode()})
