"""What a server needs before it begins: its database, and a place to listen at. What hinders it is said in a line."""

from __future__ import annotations

import fcntl
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from .settings import Settings
from .store.database import engine_of, upgrade

MOST_FILES = 1_048_576
"""Files that are asked for where the system sets no limit."""


def prepare(settings: Settings) -> None:
    """Sees that the database can be used, and brings it to the newest shape. Raises ``ValueError`` with what hinders it."""
    try:
        engine = engine_of(settings)
    except ModuleNotFoundError as error:
        raise ValueError(f"a PostgreSQL database needs {error.name}: pip install 'lysander[postgres]'") from None
    try:
        upgrade(engine)
    except CommandError as error:
        raise ValueError(f"the database was made by another version: {error}") from None
    except DBAPIError as error:
        place = settings.database.rpartition("@")[2]
        raise ValueError(f"cannot use the database {place}: {str(error.orig).strip()}") from None
    finally:
        engine.dispose()


def raise_file_limit() -> int:
    """Raises the number of files that this process may have open as far as it is allowed to, and returns it. Every connection is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft if soft != resource.RLIM_INFINITY else MOST_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def listen(host: str, port: int) -> socket.socket:
    """Returns a socket that listens there. Raises ``ValueError``."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        made = socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        raise ValueError(f"cannot listen on {host}:{port}: {str(error.strerror).partition(' (')[0]}") from None
    made.set_inheritable(True)
    return made


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Holds a lock beside a SQLite file, which belongs to one server; the lock goes with the process. Raises ``ValueError``."""
    if "://" in database:
        yield
        return
    path = Path(database + "-lock")
    try:
        file = path.open("ab")
    except OSError as error:
        raise ValueError(f"cannot open {database}: {error.strerror}") from None
    with file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ValueError(f"{database} is in use by another server; several processes can share a PostgreSQL database") from None
        yield
