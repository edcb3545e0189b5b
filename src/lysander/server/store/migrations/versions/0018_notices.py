"""Adds the ways by which persons are told that it is their turn, mail that was sent to addresses, and keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Nobody is told yet."""
    op.add_column("seats", sa.Column("notices", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ways",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("table_id", "seat", "hash", "kind", "form", "address", "lang", "origin", "confirm")),
        sa.Column("wait", sa.Integer, nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("off", sa.Boolean, nullable=False, server_default=sa.false()),
        *(sa.Column(name, sa.Text, nullable=False, server_default="") for name in ("mark", "told", "result")),
        *(sa.Column(name, sa.BigInteger, nullable=False, server_default="0") for name in ("due", "tries", "failures", "last", "made")),
    )
    op.create_index("ways_of", "ways", ["table_id", "seat"])
    op.create_index("ways_at", "ways", ["kind", "address"])
    where = sa.text("due > 0")
    op.create_index("ways_due", "ways", ["due"], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "mailed",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("letters", sa.Integer, nullable=False),
        sa.Column("never", sa.Boolean, nullable=False),
    )
    op.create_table("own_keys", sa.Column("name", sa.Text, primary_key=True), sa.Column("key", sa.Text, nullable=False))


def downgrade() -> None:
    """Nobody is told any more."""
    op.drop_table("own_keys")
    op.drop_table("mailed")
    op.drop_table("ways")
    op.drop_column("seats", "notices")
