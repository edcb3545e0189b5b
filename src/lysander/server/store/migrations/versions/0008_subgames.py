"""Adds of which table a game answers a question, and its name there: one table for each name."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds the columns; tables that are there are nobody's subgames."""
    op.add_column("tables", sa.Column("parent", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("subgame", sa.Text, nullable=False, server_default=""))
    where = sa.text("parent <> ''")
    op.create_index("subgames", "tables", ["parent", "subgame"], unique=True, sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """Without them."""
    op.drop_index("subgames", "tables")
    op.drop_column("tables", "subgame")
    op.drop_column("tables", "parent")
