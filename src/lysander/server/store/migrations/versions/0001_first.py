"""The first shape of the database."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def text(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Text, nullable=False)


def whole(name: str, kind: type = sa.Integer) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def upgrade() -> None:
    """Make all tables."""
    big, flag = sa.BigInteger, sa.Boolean
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        *(text(c) for c in ("game", "scenario", "options", "variant", "rules", "title")),
        *(whole(c, flag) for c in ("public", "hints")),
        *(text(c) for c in ("status", "seed", "seated", "request", "rematch")),
        *(whole(c, big) for c in ("created", "changed")),
    )
    op.create_table("seats", *(text(c) for c in ("table_id", "seat", "kind", "level", "name")), sa.PrimaryKeyConstraint("table_id", "seat"))
    op.create_table("keys", *(text(c) for c in ("table_id", "hash", "role")), sa.PrimaryKeyConstraint("table_id", "hash", "role"))
    answer = ("seat", "kind", "value", "by")
    op.create_table(
        "journal",
        *(text("table_id"), whole("n"), *(text(c) for c in answer), whole("time", big)),
        sa.PrimaryKeyConstraint("table_id", "n"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "cuts",
        *(text("table_id"), whole("cut"), whole("line"), text("by"), text("marks"), whole("time", big)),
        sa.PrimaryKeyConstraint("table_id", "cut"),
    )
    op.create_table(
        "undone",
        *(text("table_id"), whole("cut"), whole("n"), *(text(c) for c in answer), whole("time", big)),
        sa.PrimaryKeyConstraint("table_id", "cut", "n"),
    )
    op.create_table(
        "chat",
        *(text("table_id"), whole("n"), *(text(c) for c in ("seat", "name", "text")), whole("time", big)),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table("notes", *(text(c) for c in ("table_id", "seat", "text", "marks")), sa.PrimaryKeyConstraint("table_id", "seat"))


def downgrade() -> None:
    """Nothing is before the first shape."""
    raise NotImplementedError("there is no earlier shape")
