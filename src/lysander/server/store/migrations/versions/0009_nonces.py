"""Adds what the seats have to do with the seed of a table's dice."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Adds the columns; at tables that are there the seed is the server's alone."""
    op.add_column("tables", sa.Column("commitments", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("nonces", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("sealed", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Without them."""
    for name in ("sealed", "nonces", "commitments"):
        op.drop_column("tables", name)
