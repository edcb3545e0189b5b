"""The examination of a database: every table is read, played again and shown as the server would. Nothing is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import DBAPIError

from ..core.game import Game
from ..core.journal import BadJournal, load, verify
from ..text import LANGUAGES
from .errors import Damaged
from .messages.state import encode, state_message, told_since
from .settings import Settings, is_shared
from .store import queries
from .store.database import MIGRATIONS, engine_of
from .store.records import Stored
from .table.journal_file import journal_of
from .table.keys import HOST
from .table.live_table import LiveTable
from .table.replayed import check_seats, check_setup, played_again

SOUND, OTHER_RULES, DAMAGED = "sound", "other rules", "damaged"


class Finding(NamedTuple):
    """What was found of a table: ``SOUND``, of ``OTHER_RULES`` than this server has, or ``DAMAGED``, with ``why``. ``table`` is empty for the
    database itself."""

    table: str
    verdict: str
    why: str = ""


def examine(database: str, games: Mapping[str, Game[Any]]) -> Iterator[Finding]:
    """Yields what is found of each table of a database, the oldest first. Raises ``ValueError`` if it cannot be examined."""
    engine = reading(database)
    try:
        with engine.connect().execution_options(reading=True) as connection:
            _check_shape(connection)
            yield from _check_file(connection)
            for table in queries.all_tables(connection):
                yield _examined(connection, table, games)
    except DBAPIError as error:
        raise ValueError(f"cannot read {place_of(database)}: {str(error.orig).strip()}") from None
    finally:
        engine.dispose()


def place_of(database: str) -> str:
    """Returns the name of a database without user and password."""
    return database.rpartition("@")[2]


def reading(database: str) -> Engine:
    """Returns an engine that reads a database and writes nothing. Raises ``ValueError``."""
    if is_shared(database):
        return engine_of(Settings(database=database))
    if not Path(database).is_file():
        raise ValueError(f"there is no file {database}")
    return create_engine(f"sqlite:///{Path(database).absolute().as_uri()}?mode=ro&uri=true")


def _check_shape(connection: Connection) -> None:
    """Raises ``ValueError`` for a database of another version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    newest = ScriptDirectory.from_config(config).get_current_head()
    try:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    except DBAPIError:
        raise ValueError("this is no database of Lysander") from None
    if found != newest:
        raise ValueError(f"the database has the shape {found}, this version reads {newest}: a server brings it there when it starts")


def _check_file(connection: Connection) -> Iterator[Finding]:
    """Yields what SQLite finds wrong with its file."""
    if connection.dialect.name != "sqlite":
        return
    try:
        found = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    except DBAPIError as error:
        found = [str(error.orig)]
    yield from (Finding("", DAMAGED, line) for line in found if line != "ok")


def _examined(connection: Connection, table: str, games: Mapping[str, Game[Any]]) -> Finding:
    try:
        stored = queries.load(connection, table)
        assert stored is not None
        game = games.get(stored.meta.game)
        if game is None:
            return Finding(table, OTHER_RULES, f"the game {stored.meta.game!r} is not installed")
        if stored.meta.rules != game.rules_version:
            return Finding(table, OTHER_RULES, f"rules {stored.meta.rules} of {game.id}, here are {game.rules_version}")
        check_seats(game, stored)
        check_setup(game, stored)
        if stored.meta.status != "lobby":
            _prove(game, stored)
        _show(game, stored)
    except Damaged as error:
        return Finding(table, DAMAGED, error.why)
    except Exception as error:
        return Finding(table, DAMAGED, f"{type(error).__name__}: {error}")
    return Finding(table, SOUND)


def _prove(game: Game[Any], stored: Stored) -> None:
    """Raises ``Damaged`` where the journal does not replay, or a die is not what the seed gives."""
    match, _ = played_again(game, stored)
    if match.over != (stored.meta.status == "over"):
        raise Damaged(f"its status is {stored.meta.status!r}, and by its journal the game is {'' if match.over else 'not '}over")
    text = journal_of(replace(stored.meta, status="over"), stored.seats, stored.lines, stored.cuts).dump()
    try:
        verify(game, load(text), text)
    except BadJournal as error:
        raise Damaged(str(error)) from None


def _show(game: Game[Any], stored: Stored) -> None:
    """Makes the message for every seat, in every language; raises whatever breaks."""
    writer: Any = None  # nothing is written
    table = LiveTable(game, writer, stored)
    for seat in ("", *table.seats):
        roles = frozenset((HOST, seat))
        for lang in LANGUAGES:
            encode(state_message(table, roles, seat, told_since(table, seat, 0), 0, lang))
