"""Adds the servers that share the database and pass connections on to each other."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "nodes",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Without it."""
    op.drop_table("nodes")
