"""Adds the revision of a table, by which several servers over one database notice what the others changed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds the column; every table begins at 0."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Without it."""
    op.drop_column("tables", "revision")
