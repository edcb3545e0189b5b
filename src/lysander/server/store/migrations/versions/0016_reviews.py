"""Adds what reviews of finished games have found."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """No game has been reviewed."""
    op.create_table("reviews", sa.Column("table_id", sa.Text, primary_key=True), sa.Column("found", sa.Text, nullable=False))


def downgrade() -> None:
    """Without them: they can be found again."""
    op.drop_table("reviews")
