"""The time an umpire has, and seats he may play."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are there get the usual time."""
    op.add_column("tables", sa.Column("umpire_minutes", sa.Integer, nullable=False, server_default="10"))
    op.add_column("seats", sa.Column("lent", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Without them."""
    op.drop_column("seats", "lent")
    op.drop_column("tables", "umpire_minutes")
