"""For an open seat it is noted when its invitation was opened; of older ones nobody knows."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """No invitation counts as opened."""
    op.execute("UPDATE seats SET seen = 0 WHERE kind = 'open'")


def downgrade() -> None:
    """Older versions do not read it."""
