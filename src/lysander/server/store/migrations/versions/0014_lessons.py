"""A table may be that of a lesson, at one of its steps."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0011"


def upgrade() -> None:
    """Older tables are no lessons."""
    op.add_column("tables", sa.Column("lesson", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Lessons become ordinary tables."""
    op.drop_column("tables", "lesson")
