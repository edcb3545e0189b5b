"""A restart: what it takes until every running table of a database is playable again.

    python docs/bench/restart.py --tables 1000 --workers 2

Writes tables with the beginnings of games of bots into a SQLite file, starts a server over it, and asks each table for the question that is open
there, as its players do when they come back.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, sleep
from typing import Any

from kill_test import PORTS, SERVE
from timing import Chapter, Verdict, unlimited

from lysander.bots.playing import PlayedGame, player
from lysander.core.ask import CHANCE, Answer
from lysander.core.chance import Chance
from lysander.core.game import Setup, named, seating
from lysander.core.match import Match
from lysander.games.registry import games
from lysander.server.registry.registry import opened
from lysander.server.settings import Settings
from lysander.server.store import queries
from lysander.server.store.database import engine_of, upgrade
from lysander.server.store.records import Meta, Sitting
from lysander.server.store.writer import insertion
from lysander.server.table.keys import hash_of, new_table_id
from lysander.server.table.replayed import setup_of

LINES = 150
DIFFERENT = 24
"""Games that are played for a database; its tables have them in turn."""
AT_ONCE = 32
"""Requests that are under way at a time."""
TARGET = 3.0
KEY = secrets.token_urlsafe(16)


class _Enough(Exception):
    """Raised when a game has the lines that are wanted."""


class _Beginning(PlayedGame):
    """A game that ends with its ``LINES`` lines."""

    def _answer(self, waiting: Any, anytime: Any) -> Answer:
        if len(self.lines) == LINES:
            raise _Enough
        return super()._answer(waiting, anytime)


@dataclass
class Begun:
    """The beginning of a game, and the seat that is asked now."""

    setup: Setup
    seed: bytes
    lines: list[Answer]
    asked: str


def beginnings(id: str, wanted: int) -> list[Begun]:
    """Return beginnings of games of normal bots at which a seat is asked, of each scenario in turn; nothing of games that are over before."""
    game, found = games()[id], list[Begun]()
    for n in count():
        if len(found) == wanted:
            return found
        scenario = game.scenarios[n % len(game.scenarios)].id if game.scenarios else ""
        setup = named(game, Setup(id, scenario, seats=seating(game, scenario=scenario)))
        players = {s.id: player(setup, s.id, "normal" if s.id in setup.seats else "random", str(n), str(n), 0) for s in game.seats}
        seed = n.to_bytes(16, "big")
        made = _Beginning.__new__(_Beginning)
        try:
            made.__init__(game, setup, players, Chance(seed))  # type: ignore[misc]
        except _Enough:
            match: Match[Any] = Match(game, setup)
            match.replay(made.lines)
            match.roll_on(Chance(seed, match.counts()))
            if not match.over and (asked := next((a.seat for a in match.asks if a.seat in setup.seats and not a.standing), "")):
                found.append(Begun(setup, seed, match.lines, asked))
    raise AssertionError


def fill(database: str, begun: Sequence[Begun], tables: int) -> dict[str, str]:
    """Write tables into a new database. Returns the seat that is asked at each."""
    engine, asked = engine_of(Settings(database=database)), dict[str, str]()
    upgrade(engine)
    with engine.begin() as connection:
        for n in range(tables):
            one, id, at = begun[n % len(begun)], new_table_id(), queries.now()
            game = games()[one.setup.game]
            fixed = (one.setup.scenario, {}, {}, game.rules_version, "", False, False, "running", one.seed.hex())
            meta = Meta(id, game.id, *fixed, one.setup.seats, {}, "", at, at)  # type: ignore[arg-type]
            seats = {s.id: Sitting("human" if s.id in one.setup.seats else "empty", "", s.id) for s in game.seats}
            queries.create(connection, meta, seats, {hash_of(KEY): {"host", *one.setup.seats}})
            rows = queries.journal_rows(id, 0, one.lines)
            for first in range(0, len(rows), 100):
                some = rows[first : first + 100]
                connection.exec_driver_sql(insertion(len(some)), tuple(value for row in some for value in row))
            asked[id] = one.asked
    engine.dispose()
    return asked


class Server:
    """A server over a database, in processes of its own."""

    def __init__(self, database: str, workers: int) -> None:
        self.port = PORTS[0] + secrets.randbelow(PORTS[1] - PORTS[0])
        start = perf_counter()
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port), database, str(workers)], env=unlimited())
        while not asyncio.run(self.is_up()):
            sleep(0.02)
        self.start = perf_counter() - start

    async def is_up(self) -> bool:
        """Return whether it answers."""
        try:
            return b" 200 " in await self.get("/api/tables")
        except OSError:
            return False

    async def get(self, path: str) -> bytes:
        """Return the answer to a request of the holder of the key."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {KEY}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        found = await reader.read()
        writer.close()
        return found

    def spent(self) -> float:
        """Return the seconds of processor time that its processes have used."""
        pids = [self.process.pid, *map(int, Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split())]
        ticks = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13] for pid in pids]
        return sum(int(tick) for two in ticks for tick in two) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait()


async def come_back(server: Server, asked: dict[str, str]) -> None:
    """Have somebody come back to each table and see the question that is open."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: str, seat: str) -> None:
        async with gate:
            found = await server.get(f"/api/tables/{table}/state?seat={seat}&since=100000&lang=none")
        if b'"asks":[{' not in found:
            raise SystemExit(f"table {table} is not playable: {found[:300]!r}")

    await asyncio.gather(*(one(table, seat) for table, seat in asked.items()))


@dataclass
class Restarted:
    """Seconds: until the server answered, then until all tables were playable; processor time of server and load meanwhile."""

    start: float
    playable: float
    server: float
    load: float


def restart(database: str, asked: dict[str, str], workers: int) -> Restarted:
    """Start a server, and have everybody come back."""
    server = Server(database, workers)
    try:
        before, mine, begun = server.spent(), process_time(), perf_counter()
        asyncio.run(come_back(server, asked))
        return Restarted(server.start, perf_counter() - begun, server.spent() - before, process_time() - mine)
    finally:
        server.stop()


def parts(database: str, rounds: int) -> list[float]:
    """Return milliseconds of processor time for a table: to read its rows, to give its lines one by one, to open it (lines played straight through,
    and all logs)."""
    writer: Any = None
    engine = engine_of(Settings(database=database))
    with engine.connect().execution_options(reading=True) as connection:
        ids = queries.all_tables(connection)
        load = [queries.load(connection, id) for id in ids]
        stored = [one for one in load if one is not None]
        game, times = games()[stored[0].meta.game], list[list[float]]()
        gc.disable()
        for _ in range(rounds):
            start = process_time()
            for id in ids:
                queries.load(connection, id)
            read = process_time()
            for one in stored:
                match: Match[Any] = Match(game, setup_of(one.meta))
                for line in one.lines:
                    match.give(line)
            given = process_time()
            for one in stored:
                opened(game, writer, replace(one))
            times.append([read - start, given - read, process_time() - given])
        gc.enable()
    engine.dispose()
    return [1000 * median(column) / len(ids) for column in zip(*times, strict=True)]


def restarts(rounds: int, tables: int) -> Chapter:
    """Measure tables of every game one by one, and a restart with tables of evasion."""
    rows = ["| 150 lines of | answers among them | rows read ms | answer by answer ms | straight, with logs ms |", "|---|---:|---:|---:|---:|"]
    runs: dict[int, list[Restarted]] = {1: [], 2: []}
    with tempfile.TemporaryDirectory() as folder:
        for id in games():
            begun = beginnings(id, DIFFERENT)
            fill(one := f"{folder}/{id}.db", begun, DIFFERENT)
            answers = sum(line.seat != CHANCE for b in begun for line in b.lines) / DIFFERENT
            rows.append(f"| {id} | {answers:.0f} | " + " | ".join(f"{ms:.2f}" for ms in parts(one, rounds)) + " |")
            if id == "evasion":
                asked = fill(whole := f"{folder}/whole.db", begun, tables)
        for _ in range(rounds):
            for workers, found in runs.items():
                found.append(restart(whole, asked, workers))
    rows += ["", "| workers | answers after s | all playable s | ± % | server CPU s | load CPU s |", "|---:|---:|---:|---:|---:|---:|"]
    for workers, found in runs.items():
        walls = [r.playable for r in found]
        start, wall, server, load = (
            median(column) for column in ([r.start for r in found], walls, [r.server for r in found], [r.load for r in found])
        )
        rows.append(f"| {workers} | {start:.1f} | {wall:.2f} | {100 * (max(walls) - min(walls)) / wall:.0f} | {server:.2f} | {load:.2f} |")
    text = f"Tables at which games of normal bots stand after {LINES} lines of the journal, in one SQLite file. "
    text += (
        f"Above: processor time for a table. Below: {tables} running tables of evasion; from the moment at which the server answers, one request for "
    )
    text += f"each table, {AT_ONCE} at a time, until the last has shown its open question. The load runs on the same cores."
    verdict = Verdict(f"s until {tables} tables are playable, 2 workers", median(r.playable for r in runs[2]), TARGET, at_most=True)
    return Chapter("A restart", text, rows, [verdict])


def main() -> None:
    """Measure one restart and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="evasion", choices=list(games()))
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asked = fill(f"{folder}/lysander.db", beginnings(given.game, DIFFERENT), given.tables)
        done = restart(f"{folder}/lysander.db", asked, given.workers)
    print(f"{given.tables} tables of {given.game}, {given.workers} workers: the server answered after {done.start:.2f} s; all were playable", end=" ")
    print(f"{done.playable:.2f} s later. Processor time meanwhile: server {done.server:.2f} s, load {done.load:.2f} s.")


if __name__ == "__main__":
    main()
