"""What a server needs before it begins: its database, and a place to listen at. What hinders it is said in a line."""

from __future__ import annotations

import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError

from .settings import Settings, is_shared
from .store.database import engine_of, upgrade

try:
    import resource
except ModuleNotFoundError:  # Windows
    resource = None  # type: ignore[assignment]

COMPANIONS = ("-wal", "-shm", "-journal", "-lock")
"""Ends of the names of what lies beside a SQLite file."""
OTHERS = 0o077
"""The rights of a file's group and of everybody."""
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""The flag by which a file is opened that is no link to another; Windows has none."""
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
    """Raises the number of files that this process may have open as far as it is allowed to, and returns it, 0 where the system sets none (Windows).
    Every connection is one."""
    if resource is None:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft if soft != resource.RLIM_INFINITY else MOST_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def listen(host: str, port: int, other: bool = False) -> socket.socket:
    """Returns a socket that listens there; at an ``other`` port, if it may be and this one is taken. Raises ``ValueError``."""
    try:
        return _listen(host, port)
    except ValueError:
        if not other:
            raise
        return _listen(host, 0)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        made = socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        raise ValueError(f"cannot listen on {host}:{port}: {str(error.strerror).partition(' (')[0]}") from None
    made.set_inheritable(True)
    return made


def keep_private(path: Path) -> None:
    """Makes a SQLite file if there is none, and sees that nobody but its user reads it, nor what lies beside it: they hold the seeds of games in
    play. What SQLite puts there later has the mode of the file."""
    with open(path, "ab", opener=_private):
        pass
    for name in (path, *(Path(f"{path}{end}") for end in COMPANIONS)):
        if name.exists() and not name.is_symlink() and stat.S_IMODE(name.stat().st_mode) & OTHERS:
            name.chmod(0o600)


def _private(path: str, flags: int) -> int:
    """Opens a file that nobody else may read, and follows no link to another."""
    return os.open(path, flags | NO_LINK, 0o600)


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Holds a lock beside a SQLite file, which belongs to one server and is read by its user alone; the lock goes with the process. Raises
    ``ValueError``."""
    if is_shared(database):
        yield
        return
    try:
        path = Path(database).resolve()  # a file may have several names
        keep_private(path)
        held = FileLock(f"{path}-lock", timeout=0, mode=0o600).acquire()
    except Timeout:
        raise ValueError(f"{database} is in use by another server; several processes can share a PostgreSQL database") from None
    except OSError as error:
        raise ValueError(f"cannot open {error.filename or database}: {error.strerror}") from None
    with held:
        yield
