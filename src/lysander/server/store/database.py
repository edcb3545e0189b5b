"""Engines for SQLite and PostgreSQL, and the migrations."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

from ..settings import Settings, is_shared

MIGRATIONS = Path(__file__).parent / "migrations"


def engine_of(settings: Settings) -> Engine:
    """Returns the engine for the database of the settings. Raises ``ValueError`` for an address of another kind."""
    address = settings.database
    if address.startswith(("postgresql://", "postgres://")):
        return create_engine("postgresql+psycopg://" + address.partition("://")[2], pool_size=4, max_overflow=4, pool_pre_ping=True)
    if is_shared(address):
        raise ValueError("the database is a path, or an address that begins with postgresql://")
    engine = create_engine(f"sqlite:///{Path(address).absolute()}", connect_args={"timeout": 30, "check_same_thread": False})
    _prepare_sqlite(engine, settings.sync)
    return engine


def _prepare_sqlite(engine: Engine, sync: str) -> None:
    """Sets WAL, and begins transactions explicitly: a writer takes its lock at once, a reader (option ``reading``) takes none."""

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", f"synchronous={sync}", "cache_size=-16000", "wal_autocheckpoint=40000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE")


def driver(connection: Connection) -> sqlite3.Connection:
    """Returns the driver's connection behind one to SQLite."""
    found: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    return found


def upgrade(engine: Engine) -> None:
    """Brings the database to the newest shape."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5714)")
        command.upgrade(config, "head")
