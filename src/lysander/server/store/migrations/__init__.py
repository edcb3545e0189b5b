"""Migrations of the database (Alembic), run at every start of the server."""
