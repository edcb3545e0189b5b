"""Adds until when a table is paused, and the pause that a player asks for."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Adds the columns; pauses that are there have no end."""
    op.add_column("tables", sa.Column("paused_until", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("pausing", sa.Text, nullable=False, server_default="{}"))
    where = sa.text("paused_until > 0")
    op.create_index("pauses_due", "tables", ["paused_until"], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """Without them."""
    op.drop_index("pauses_due", "tables")
    for name in ("pausing", "paused_until"):
        op.drop_column("tables", name)
