"""Checkpoints of SQLite: what was committed moves from the log into the file in a thread of its own, so that no answer waits for it."""

from __future__ import annotations

import sqlite3
from threading import Event, Thread

from sqlalchemy import Engine

from .database import driver

PAUSE = 0.5  # seconds
OFTEN = 2_000  # rows after which there is one
LONGEST = 16_000  # pages of the log, from which on writers wait a moment, so that it can begin anew


class Checkpoints:
    """Makes checkpoints until closed. ``rows`` counts what was written, about. Without these SQLite makes its own, in the middle of a commit."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.rows = 0
        self.over = Event()
        self.thread = Thread(target=self._run, name="checkpoints", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        done = 0
        with self.engine.connect() as connection:
            execute = driver(connection).execute
            while not self.over.wait(PAUSE):
                if self.rows - done < OFTEN:
                    continue
                done = self.rows
                try:
                    _, pages, _ = execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                    if pages > LONGEST:
                        execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
                except sqlite3.OperationalError:
                    continue  # locked, or the disk is full: the next one may succeed

    def close(self) -> None:
        """Stops the thread."""
        self.over.set()
        self.thread.join()
