"""Invitations, who was seen when, requests to a seat, and the book of a table.

A key to a seat that nobody has taken becomes an invitation to it. If the game runs it may have seen that seat, so the seat stays marked as held
once; a companion of nobody keeps that mark alone.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

OPEN = "EXISTS (SELECT 1 FROM seats s WHERE s.table_id = keys.table_id AND s.seat = {seat} AND s.kind = 'open')"
BEGUN = "EXISTS (SELECT 1 FROM tables t WHERE t.id = keys.table_id AND t.status <> 'lobby')"
SEAT_OF_COMPANION = "substr(role, 1, length(role) - 1)"

MARK_HELD = f"""
INSERT INTO keys (table_id, hash, role) SELECT table_id, hash, '-' || role FROM keys WHERE {OPEN.format(seat="role")} AND {BEGUN}
AND NOT EXISTS (SELECT 1 FROM keys k WHERE k.table_id = keys.table_id AND k.hash = keys.hash AND k.role = '-' || keys.role)
"""
INVITE = f"UPDATE keys SET role = role || '?' WHERE {OPEN.format(seat='role')}"
END_COMPANIONS = f"UPDATE keys SET role = '-' || {SEAT_OF_COMPANION} WHERE role LIKE '%+' AND {OPEN.format(seat=SEAT_OF_COMPANION)}"

BEGIN_BOOKS = """
INSERT INTO book (table_id, n, time, "by", action, seat, name, level, what) SELECT id, 0, :now, '', 'begins', '', '', '', '' FROM tables
"""
NOTE_KEYS = """
INSERT INTO book (table_id, n, time, "by", action, seat, name, level, what)
SELECT k.table_id, row_number() OVER (PARTITION BY k.table_id ORDER BY s.seat, k.role, k.hash), :now, '', 'found', s.seat,
       CASE WHEN k.role = s.seat THEN s.name ELSE '' END, '',
       CASE WHEN k.role = s.seat || '?' THEN 'invitation' WHEN k.role = s.seat || '+' THEN 'companion'
            WHEN EXISTS (SELECT 1 FROM keys h WHERE h.table_id = k.table_id AND h.hash = k.hash AND h.role = 'host') THEN 'host' ELSE 'person' END
FROM keys k JOIN seats s ON s.table_id = k.table_id AND k.role IN (s.seat, s.seat || '?', s.seat || '+')
"""


def upgrade() -> None:
    """Who sits somewhere was seen when the table last changed; the books of tables that are there begin now, with the keys that are valid now."""
    op.add_column("seats", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("request", sa.Text, nullable=False, server_default="{}"))
    text = [sa.Column(name, sa.Text, nullable=False) for name in ("by", "action", "seat", "name", "level", "what")]
    op.create_table(
        "book",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        *text,
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.execute("UPDATE seats SET seen = (SELECT t.changed FROM tables t WHERE t.id = seats.table_id) WHERE kind = 'human'")
    for statement in (MARK_HELD, INVITE, END_COMPANIONS):
        op.execute(statement)
    now = int(time.time() * 1000)
    for statement in (BEGIN_BOOKS, NOTE_KEYS):
        op.execute(sa.text(statement).bindparams(sa.bindparam("now", now, sa.BigInteger)))


def downgrade() -> None:
    """Without them; an invitation opens its seat again."""
    op.execute("UPDATE keys SET role = substr(role, 1, length(role) - 1) WHERE role LIKE '%?'")
    op.drop_table("book")
    op.drop_column("seats", "request")
    op.drop_column("seats", "seen")
