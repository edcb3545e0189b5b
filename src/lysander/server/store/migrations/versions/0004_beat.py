"""The beat on which a table shows what happened."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables that are there show everything at once."""
    op.add_column("tables", sa.Column("beat", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Without it."""
    op.drop_column("tables", "beat")
