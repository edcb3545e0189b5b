"""The writer of the database. Whatever waits is written in one transaction: group commit (docs/decisions/010-group-commit.md).

A change of a table is made for a revision of it, and refused if the stored one is another: several servers may write into one database
(docs/decisions/028-revisions.md).

An answer is a row; all rows of a batch go in by one statement, and most batches need no other. Into SQLite, where a commit does not wait for the
disk, the event loop writes answers itself, and a little of other work; one thread does the rest. If anything in a batch fails, it is rolled back and
each job is tried alone, by the thread.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from .checkpoints import Checkpoints
from .database import driver

LOG = logging.getLogger("lysander")
T = TypeVar("T")
Row = tuple[str, int, str, str, str, str, int]
Work = Callable[[Connection], Any]

COLUMNS = 'table_id, n, seat, kind, value, "by", time'
UNGUARDED = -1
FEW = 8  # new tables, ends of games and other work of that size that the event loop does itself in one turn; with more of it the thread does all
MOST_ROWS = 500  # in one statement of SQLite, which takes some thirty thousand values at most
POSTGRES = (
    f"INSERT INTO journal ({COLUMNS}) SELECT x->>0, (x->>1)::int, x->>2, x->>3, x->>4, x->>5, (x->>6)::bigint FROM json_array_elements(%s::json) x"
)
GUARDED = f"CASE WHEN (x->>7)::int IN ({UNGUARDED}, revision) THEN (x->>1)::int END"
"""The number of a row with the revision of its table after it."""
TOLD = 150
"""Tables that are named in one notice to other servers, which holds some 8,000 bytes: hearing costs by the notice, not by the name."""
NOTIFY = "SELECT pg_notify('lysander', x) FROM json_array_elements_text(%s::json) x"
LOCK = {False: "SELECT id, revision FROM tables WHERE id IN (SELECT value FROM json_each(?))",
        True: "SELECT id, revision FROM tables WHERE id IN (SELECT json_array_elements_text(%s::json)) ORDER BY id FOR NO KEY UPDATE"}  # fmt: skip
"""Reads revisions, with PostgreSQL (True) locking the rows, always in the same order. In SQLite whoever writes is alone."""
ANSWERS = f"WITH locked AS ({LOCK[True]}), written AS ({POSTGRES.replace('(x->>1)::int', GUARDED)} LEFT JOIN locked ON id = x->>0) {NOTIFY}"
"""Does for PostgreSQL all that a batch of answers needs."""
RAISE = {False: "UPDATE tables SET revision = revision + 1 WHERE id IN (SELECT value FROM json_each(?))",
         True: "UPDATE tables SET revision = revision + 1 WHERE id IN (SELECT json_array_elements_text(%s::json))"}  # fmt: skip


class Behind(Exception):
    """Raised when another process has changed the table in the meantime."""


CONFLICT = (IntegrityError, Behind)


@lru_cache(maxsize=MOST_ROWS)
def insertion(rows: int) -> str:
    """Returns the statement of SQLite that adds so many rows to the journal."""
    return f"INSERT INTO journal ({COLUMNS}) VALUES " + ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)


@lru_cache(maxsize=MOST_ROWS)
def guarded_insertion(rows: int) -> str:
    """Returns what ``insertion`` does, for rows with the revision of their table after them."""
    number = f"CASE WHEN column8 IN ({UNGUARDED}, (SELECT revision FROM tables WHERE id = column1)) THEN column2 END"
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * rows)
    return f"INSERT INTO journal ({COLUMNS}) SELECT column1, {number}, column3, column4, column5, column6, column7 FROM (VALUES {values})"


class Job:
    """One thing to write: rows of the journal, or work that is given the connection; work raises the revision of the table, a line of the journal
    does not (its number is its guard). ``table`` is told to other processes. ``revision`` is the one that the job was made for; UNGUARDED where there
    is nothing to lose yet. ``settle`` is called in the event loop when it is committed, with None, or when it failed, with the error; ``result``
    is what the work returned."""

    __slots__ = ("result", "revision", "rows", "settle", "table", "work")

    def __init__(self, table: str, revision: int, rows: Sequence[Row] = (), work: Work | None = None) -> None:
        self.table = table
        self.revision = revision
        self.rows = rows
        self.work = work
        self.result: Any = None
        self.settle: Callable[[BaseException | None], None] = _ignore


def quick(engine: Engine) -> Connection:
    """Returns a connection of the event loop to SQLite, which never waits while somebody else is writing."""
    connection = engine.connect()
    driver(connection).execute("PRAGMA busy_timeout=0")
    return connection


class Writer:
    """Takes jobs from the event loop and answers them when they are committed. ``origin`` names this process to the others. ``direct``: a commit
    of SQLite does not wait for the disk."""

    def __init__(self, engine: Engine, origin: str, direct: bool = False) -> None:
        self.engine = engine
        self.origin = origin
        self.postgres = engine.dialect.name == "postgresql"
        self.reading: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if self.postgres else {"reading": True}
        self.jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.waiting: list[Job] = []
        self.connection: Connection | None = None
        self.quick = quick(engine) if direct and not self.postgres else None
        self.checkpoints = None if self.postgres else Checkpoints(engine)
        self.readers = ThreadPoolExecutor(2, "reader")
        self.loop = asyncio.get_running_loop()
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def append(self, rows: Sequence[Row], revision: int) -> asyncio.Future[None]:
        """Adds lines to a journal. The future raises one of ``CONFLICT`` if another process was faster."""
        return self.wait(Job(rows[0][0], revision, rows))

    def run(self, work: Callable[[Connection], T], table: str = "", revision: int = UNGUARDED) -> asyncio.Future[T]:
        """Does something in a transaction; the future gives what it returned. With a ``revision`` the table gets the next one, or the future
        raises ``Behind``."""
        return self.wait(Job(table, revision, (), work))

    def wait(self, job: Job) -> asyncio.Future[Any]:
        """Puts a job down, and returns a future that is done when it is committed."""
        future = self.loop.create_future()

        def settle(error: BaseException | None) -> None:
            if future.done():
                return  # nobody waits any more
            if error is None:
                future.set_result(job.result)
            else:
                future.set_exception(error)

        job.settle = settle
        self.put(job)
        return future

    def put(self, job: Job) -> None:
        """Puts a job down. All jobs of one turn of the event loop are written together."""
        if not self.waiting:
            self.loop.call_soon(self._hand_over)
        self.waiting.append(job)

    def _hand_over(self) -> None:
        jobs, self.waiting = self.waiting, []
        if self.quick is not None and sum(job.work is not None for job in jobs) <= FEW and self._written(self.quick, jobs):
            _settle([(job, None) for job in jobs])
        else:
            self.jobs.put(jobs)

    def _written(self, connection: Connection, jobs: list[Job]) -> bool:
        """Commits here and now. Returns False if that did not succeed, or somebody else is writing: then the thread takes care of it."""
        try:
            self._fill(connection, jobs)
        except Exception:
            return False
        return True

    def _insert_at_once(self, connection: Connection, batch: list[Job]) -> None:
        """Writes the usual batch of PostgreSQL: one statement is a transaction of its own, and one way there and back. A row for another revision
        than the table's has no number, and is refused with all others."""
        rows = [(*row, job.revision) for job in batch for row in job.rows]
        set_isolation(connection, "AUTOCOMMIT")
        with connection.begin():
            connection.exec_driver_sql(ANSWERS, (packed(names_of(batch)), msgspec.json.encode(rows).decode(), packed(self._told(batch))))

    def _insert_alone(self, connection: Connection, batch: list[Job], rows: Sequence[Row]) -> None:
        """Writes the usual batch of SQLite: one statement is a transaction of its own. It goes past SQLAlchemy, which would take longer than
        SQLite. A row for another revision than the table's has no number, and is refused with all others."""
        statement = guarded_insertion(len(rows))
        try:
            driver(connection).execute(statement, tuple(chain.from_iterable((*row, job.revision) for job in batch for row in job.rows)))
        except sqlite3.IntegrityError as error:
            raise IntegrityError(statement, None, error) from error

    def _count(self, rows: int) -> None:
        if self.checkpoints is not None:
            self.checkpoints.rows += rows

    def read(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Reads something in another thread, as it is at one moment."""

        def reading() -> T:
            with self.engine.connect().execution_options(**self.reading) as connection:
                return work(connection)

        return self.loop.run_in_executor(self.readers, reading)

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Puts rows of the journal into an open transaction."""
        if rows and self.postgres:
            connection.exec_driver_sql(POSTGRES, (msgspec.json.encode(rows).decode(),))
            return
        for at in range(0, len(rows), MOST_ROWS):
            some = rows[at : at + MOST_ROWS]
            connection.exec_driver_sql(insertion(len(some)), tuple(chain.from_iterable(some)))

    def close(self) -> None:
        """Writes what waits, then stops."""
        self.jobs.put(None)
        self.thread.join()
        self.readers.shutdown()
        if self.checkpoints is not None:
            self.checkpoints.close()
        if self.quick is not None:
            self.quick.close()

    def _run(self) -> None:
        while True:
            jobs = self.jobs.get()
            batch: list[Job] = []
            while jobs is not None:
                batch += jobs
                try:
                    jobs = self.jobs.get_nowait()
                except Empty:
                    break
            if batch:
                self._deliver(self._write(batch))
            if jobs is None:
                if self.connection is not None:
                    self.connection.close()
                return

    def _write(self, batch: list[Job]) -> list[tuple[Job, BaseException | None]]:
        try:
            self._commit(batch)
            return [(job, None) for job in batch]
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0], error)]
        return [outcome for job in batch for outcome in self._write([job])]

    def _commit(self, batch: list[Job]) -> None:
        """Writes a batch in one transaction, on a connection that is kept; after a fault another is opened the next time."""
        connection = self.connection = self.connection or self.engine.connect()
        try:
            self._fill(connection, batch)
        except BaseException:
            self.connection = None
            connection.close()
            raise

    def _fill(self, connection: Connection, batch: list[Job]) -> None:
        rows = [row for job in batch for row in job.rows]
        self._count(len(rows) + 1)
        if len(rows) <= MOST_ROWS and all(job.work is None for job in batch):
            if self.postgres:
                self._insert_at_once(connection, batch)
            else:
                self._insert_alone(connection, batch, rows)
            return
        if self.postgres:
            set_isolation(connection, "READ COMMITTED")
        with connection.begin():
            self._guard(connection, [job for job in batch if job.revision != UNGUARDED])
            self.insert(connection, rows)
            for job in batch:
                if job.work is not None:
                    job.result = job.work(connection)
            if self.postgres and (told := self._told(batch)):
                connection.exec_driver_sql(NOTIFY, (packed(told),))

    def _told(self, batch: list[Job]) -> list[str]:
        """Returns what other servers are told of a batch."""
        names = names_of(batch)
        return [f"{self.origin} {' '.join(names[at : at + TOLD])}" for at in range(0, len(names), TOLD)]

    def _guard(self, connection: Connection, jobs: list[Job]) -> None:
        """Locks the tables of these jobs until the commit, and raises the revision of those that are changed otherwise than by an answer. Raises
        ``Behind`` if one has another revision than its job was made for."""
        if not jobs:
            return
        names = packed([job.table for job in jobs])
        found: dict[str, int] = dict(connection.exec_driver_sql(LOCK[self.postgres], (names,)).all())
        if any(found.get(job.table) != job.revision for job in jobs):
            raise Behind
        if changed := [job.table for job in jobs if job.work is not None]:
            connection.exec_driver_sql(RAISE[self.postgres], (packed(changed),))

    def _deliver(self, outcomes: list[tuple[Job, BaseException | None]]) -> None:
        try:
            self.loop.call_soon_threadsafe(_settle, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits for an answer any more
            return


def names_of(batch: Sequence[Job]) -> list[str]:
    """Returns the tables that a batch changes."""
    return list(dict.fromkeys(job.table for job in batch if job.table))


def set_isolation(connection: Connection, level: str) -> None:
    """Has what comes next on a connection of PostgreSQL be done at this level."""
    if connection.get_execution_options().get("isolation_level") != level:
        connection.execution_options(isolation_level=level)


def packed(names: Sequence[str]) -> str:
    """Returns names as one parameter of a statement."""
    return msgspec.json.encode(names).decode()


def _ignore(error: BaseException | None) -> None:
    """Nobody waits for a job."""


def _settle(outcomes: list[tuple[Job, BaseException | None]]) -> None:
    for job, error in outcomes:
        settle, job.settle = job.settle, _ignore  # it knows the job, which would be left to the collector with all that it writes
        try:
            settle(error)
        except Exception:
            LOG.exception("what follows a commit broke")  # the others of the batch go on
