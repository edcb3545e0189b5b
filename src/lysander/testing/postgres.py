"""A PostgreSQL of one's own, for tests and benchmarks."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def programs() -> Path | None:
    """Returns the folder of PostgreSQL's programs on this machine, if there is one."""
    found = [Path(p) for p in (shutil.which("postgres"),) if p] + sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return next((folder for folder in (program.resolve().parent for program in found) if (folder / "initdb").exists()), None)


@contextmanager
def postgres(folder: Path, options: str = "") -> Iterator[str]:
    """Runs the programs of a folder at a socket in a folder of its own; gives the address, with a place for the name of a database. ``options`` go to
    the server, besides the settings that it comes with. Started by root it runs as the user that Debian makes for it."""
    home = Path(tempfile.mkdtemp(prefix="lysander-pg-"))
    as_user: list[str] = []
    if os.getuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(home, user.pw_uid, user.pw_gid)
        as_user = ["runuser", "-u", "postgres", "--"]

    def run(*words: str | Path) -> None:
        subprocess.run([*as_user, *words], cwd=home, check=True, capture_output=True)

    run(folder / "initdb", "-D", home / "data", "-A", "trust", "-U", "lysander", "-N", "--locale=C", "--encoding=UTF8")
    run(folder / "pg_ctl", "-D", home / "data", "-o", f"-c listen_addresses= -k {home} {options}", "-l", home / "log", "-w", "start")
    try:
        yield f"postgresql://lysander@/%s?host={home}"
    finally:
        run(folder / "pg_ctl", "-D", home / "data", "-m", "immediate", "stop")
        shutil.rmtree(home)


def new_database(address: str, name: str) -> str:
    """Returns the address of a new, empty database. ``address`` has a place for its name."""
    with psycopg.connect(address % "postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return address % name
