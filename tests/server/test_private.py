"""The SQLite file belongs to one server and one user: its mode, that of what lies beside it, and its lock."""

from __future__ import annotations

import os
import stat
import subprocess
import sys

import pytest

from lysander.server.settings import Settings
from lysander.server.start import alone_with, prepare
from lysander.server.store.database import engine_of


@pytest.fixture(autouse=True)
def open_hands():
    """A user whose files everybody may read, unless a program says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder):
    return {path.name: oct(stat.S_IMODE(path.lstat().st_mode)) for path in folder.iterdir()}


def written(database):
    """A connection that has written something, so that all companions are there."""
    prepare(Settings(database=database))
    connection = engine_of(Settings(database=database)).connect()
    connection.exec_driver_sql("UPDATE tables SET title = ''")
    connection.commit()
    return connection


def test_nobody_else_reads_a_new_database(tmp_path):
    database = str(tmp_path / "l.db")
    with alone_with(database):
        connection = written(database)
        assert modes(tmp_path) == dict.fromkeys(("l.db", "l.db-wal", "l.db-shm", "l.db-lock"), "0o600")
        connection.close()


def test_what_was_open_is_closed(tmp_path):
    database = str(tmp_path / "l.db")
    connection = written(database)
    (tmp_path / "l.db-lock").touch()
    assert modes(tmp_path)["l.db"] == modes(tmp_path)["l.db-wal"] == "0o644"
    with alone_with(database):
        assert set(modes(tmp_path).values()) == {"0o600"}
    connection.close()


def test_the_lock_follows_no_link(tmp_path):
    (tmp_path / "precious").write_text("text")
    (tmp_path / "l.db-lock").symlink_to(tmp_path / "made")
    (tmp_path / "m.db-lock").symlink_to(tmp_path / "precious")
    for name in ("l.db", "m.db"):
        with pytest.raises(ValueError, match=rf"cannot open .*{name}-lock"), alone_with(str(tmp_path / name)):
            pass
    assert not (tmp_path / "made").exists()
    assert (tmp_path / "precious").read_text() == "text" and modes(tmp_path)["precious"] == "0o666"


def test_a_file_with_two_names_has_one_server(tmp_path):
    (tmp_path / "other.db").symlink_to(tmp_path / "l.db")
    with alone_with(str(tmp_path / "l.db")):
        code = f"from lysander.server.start import alone_with\nwith alone_with({str(tmp_path / 'other.db')!r}): print('both')"

        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert done.stdout == "" and "is in use by another server" in done.stderr


def test_a_place_that_cannot_be_used_is_named(tmp_path):
    with pytest.raises(ValueError, match=r"cannot open .*none/l\.db"), alone_with(str(tmp_path / "none" / "l.db")):
        pass
    with pytest.raises(ValueError, match="cannot open"), alone_with(str(tmp_path)):
        pass
