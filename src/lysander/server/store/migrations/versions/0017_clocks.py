"""Adds pace and clocks of tables, and when the database was last served."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Adds the columns and the table; tables that are there have no clocks."""
    for name in ("pace", "clocks"):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default="{}"))
    for name in ("clock_since", "clock_due"):
        op.add_column("tables", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    where = sa.text("clock_due > 0")
    op.create_index("clocks_due", "tables", ["clock_due"], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "served",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("down", sa.BigInteger, nullable=False),
        sa.Column("up", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Without them."""
    op.drop_table("served")
    op.drop_index("clocks_due", "tables")
    for name in ("clock_due", "clock_since", "clocks", "pace"):
        op.drop_column("tables", name)
