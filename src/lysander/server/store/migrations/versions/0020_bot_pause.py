"""Adds the seconds between two answers of bots where no person plays; at older tables they wait for nobody."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Adds the column."""
    op.add_column("tables", sa.Column("bot_pause", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Without it."""
    op.drop_column("tables", "bot_pause")
