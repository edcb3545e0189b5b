"""What writes: answers are in the store before they are settled, whoever else is writing, and checkpoints come by themselves."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from lysander.server.settings import read_settings
from lysander.server.store import checkpoints
from lysander.server.store.database import engine_of, upgrade
from lysander.server.store.writer import MOST_ROWS, UNGUARDED, Row, Writer


def row(n: int, table: str = "t") -> Row:
    """A line of a journal."""
    return (table, n, "british", "land", '"0101"', "", 1_700_000_000_000)


def lines(path: Path) -> int:
    """How many lines there are in a file."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])


def whole(path: Path, copy: Path, least: int) -> bool:
    """Whether the file alone, without its log, has so many lines. A copy made in the middle of a checkpoint may be none."""
    shutil.copy(path, copy)
    try:
        return lines(copy) >= least
    except sqlite3.DatabaseError:
        return False


@pytest.fixture(params=[True, False], ids=["direct", "by the thread"])
def write(request, tmp_path) -> Callable[..., Any]:
    """Runs a coroutine function with a writer and the path of its file."""

    def run(work: Callable[[Writer, Path], Awaitable[None]]) -> None:
        path = tmp_path / "games.db"

        async def inside() -> None:
            engine = engine_of(replace(read_settings(), database=str(path)))
            upgrade(engine)
            writer = Writer(engine, "here", direct=request.param)
            try:
                await work(writer, path)
            finally:
                await asyncio.to_thread(writer.close)
                engine.dispose()

        asyncio.run(inside())

    return run


def test_what_is_settled_is_in_the_store(write):
    async def work(writer: Writer, path: Path) -> None:
        await asyncio.gather(*(writer.append([row(n)], UNGUARDED) for n in range(30)))
        assert lines(path) == 30

    write(work)


def test_a_batch_may_be_long(write):
    async def work(writer: Writer, path: Path) -> None:
        await asyncio.gather(*(writer.append([row(2 * n), row(2 * n + 1)], UNGUARDED) for n in range(MOST_ROWS)))
        assert lines(path) == 2 * MOST_ROWS

    write(work)


def test_a_line_given_twice_is_refused_and_the_others_of_its_batch_are_not(write):
    async def work(writer: Writer, path: Path) -> None:
        await writer.append([row(0)], UNGUARDED)
        found = await asyncio.gather(
            writer.append([row(0)], UNGUARDED),
            writer.append([row(0, "u")], UNGUARDED),
            writer.append([row(1), row(0)], UNGUARDED),
            return_exceptions=True,
        )
        assert [type(one) for one in found] == [IntegrityError, type(None), IntegrityError]
        assert lines(path) == 2

    write(work)


def test_somebody_else_is_writing(write):
    async def work(writer: Writer, path: Path) -> None:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        start = time.monotonic()
        waits = [writer.append([row(0)], UNGUARDED)]
        await asyncio.sleep(0.05)
        waits += [writer.append([row(1)], UNGUARDED), writer.run(lambda connection: writer.insert(connection, [row(2)]))]
        await asyncio.sleep(0.05)
        assert time.monotonic() - start < 25 and not any(one.done() for one in waits)
        other.execute("COMMIT")
        other.close()
        await asyncio.gather(*waits)
        await writer.run(lambda connection: writer.insert(connection, [row(3)]))
        assert lines(path) == 4

    write(work)


def test_checkpoints_come_by_themselves(write, monkeypatch, tmp_path):
    monkeypatch.setattr(checkpoints, "PAUSE", 0.01)
    monkeypatch.setattr(checkpoints, "OFTEN", 3)
    monkeypatch.setattr(checkpoints, "LONGEST", 1)

    async def work(writer: Writer, path: Path) -> None:
        for n in itertools.count():
            await writer.append([row(n)], UNGUARDED)
            await asyncio.sleep(0.02)
            if whole(path, tmp_path / f"{n}.db", 10):
                break

    write(work)
