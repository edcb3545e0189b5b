"""Adds the quiet period of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the column; tables that are there have no quiet period."""
    op.add_column("tables", sa.Column("beat", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Without it."""
    op.drop_column("tables", "beat")
