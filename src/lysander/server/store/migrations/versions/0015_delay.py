"""Adds after how many moves spectators see both sides of a table; of older ones at the end."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Adds the column."""
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Without it."""
    op.drop_column("tables", "delay")
