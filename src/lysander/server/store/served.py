"""When the database was last served. Nobody's clock runs while no server is there: what was running is put off by the time without one."""

from __future__ import annotations

from sqlalchemy import BigInteger, Connection, bindparam, case, select, text, update

from .schema import SERVED, TABLES

BEAT = 10_000
"""Milliseconds between two signs of life."""
MISSED = 30_000
"""Milliseconds without one after which nobody has served."""
ONE = 1
ROW = select(SERVED).where(SERVED.c.id == ONE).with_for_update()
FIRST = text("INSERT INTO served (id, seen, down, up) VALUES (1, :at, 0, 0) ON CONFLICT DO NOTHING")
"""The first sign of all. Several processes that start on an empty database give it at once: one of them writes it."""

FROM, TO = bindparam("down", type_=BigInteger), bindparam("up", type_=BigInteger)
SINCE, DUE = TABLES.c.clock_since, TABLES.c.clock_due
LATER = TO - case((SINCE > FROM, SINCE), else_=FROM)
PUT_OFF = update(TABLES).where((SINCE > 0) & (SINCE < TO)).values(clock_since=SINCE + LATER, clock_due=case((DUE > 0, DUE + LATER), else_=0))


def sign(connection: Connection, at: int) -> tuple[int, int]:
    """Gives a sign of life. Returns when nobody served the last time, from and until; if that has ended just now, the clocks of all tables are put
    off by it, once for all servers."""
    row = connection.execute(ROW).first()
    if row is None:
        connection.execute(FIRST, {"at": at})
        row = connection.execute(ROW).one()
    down, up = row.down, row.up
    if at - row.seen > MISSED:
        down, up = row.seen, at
        connection.execute(PUT_OFF, {"down": down, "up": up})
    connection.execute(update(SERVED).where(SERVED.c.id == ONE).values(seen=max(at, row.seen), down=down, up=up))
    return down, up
