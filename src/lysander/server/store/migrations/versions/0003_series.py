"""Series of games, and the results of finished ones."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

JSON_COLUMNS = ("options", "variant", "players", "scores", "winners", "facts")


def upgrade() -> None:
    """Tables that are there belong to no series."""
    op.add_column("tables", sa.Column("series", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "series",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("series", sa.Text, nullable=False, index=True),
        sa.Column("scenario", sa.Text, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in JSON_COLUMNS),
        sa.Column("time", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Without them."""
    op.drop_table("results")
    op.drop_table("series")
    op.drop_column("tables", "series")
