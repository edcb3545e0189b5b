"""Adds whether dice after a take-back are others than before it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds the column; take-backs of older versions did not change the dice."""
    op.add_column("cuts", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Without it."""
    op.drop_column("cuts", "counted")
