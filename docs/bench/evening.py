"""A whole evening: ``make evening``, or ``python docs/bench/evening.py``.

    python docs/bench/evening.py --tables 500 --minutes 20            as it is meant; prints a page of results
    python docs/bench/evening.py --tables 60 --minutes 2 --seed 3
    python docs/bench/evening.py --every 0                            nobody is killed: memory of processes that live long
    python docs/bench/evening.py --add                                writes the page among docs/bench/results.md

Tables of all games at two servers over one PostgreSQL database, each of which owns some and passes connections to the others on. People sit down
by invitation, answer at random, talk, take back (freely, or asked, with others who agree or refuse), go away and come back by the same key, leave
their seat to a bot, or stand up for somebody else; spectators come and go; bots have some seats. Every 30 seconds one of the servers is killed with
SIGKILL, all its processes, in turn, and started again.

Each answer, take-back and line of talk gets a mark in the load's own record, with whether it was acknowledged. In the end a fresh server over the
database replays every table, and all is compared (``evening_check.py``). Leaves with status 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from evening_check import Past, check_deeds, check_keys, check_talk, past_of
from evening_people import arrive
from evening_servers import Lost, Server, Town, request
from evening_tables import Evening, Table
from run import RESULTS, added, page, watched
from timing import Chapter, Verdict, machine, number

from lysander.server.settings import Settings
from lysander.server.store.database import engine_of
from lysander.testing.postgres import new_database, postgres, programs

GAMES = ("evasion", "hijacked", "clouds", "flight181", "evasion", "hijacked", "clouds", "evasion", "flight181", "hijacked")
CAMPAIGNS = 50
"""One table of so many is a campaign, whose battles are tables besides."""
ARRIVAL = 0.1
"""The part of the evening in which people arrive."""
AFTER = 5.0
"""Seconds after a server that was killed answers again, until which the time counts as around a kill."""
LAST_WORDS = 15.0
"""Seconds in the end for what is under way."""
EARLY, LATE = 0.35, 0.75
"""Parts of the evening: memory before the one, when all have come, is compared with that after the other."""
AGES = (15.0, 25.0)
"""Ages of a server, in seconds, at which its memory is compared with that of another life."""
GROWTH = 1.15
SAMPLE = 2.0
NEVER = float("inf")


class Run:
    """One evening, from the first table to what was found of all."""

    def __init__(self, folder: Path, database: str, tables: int, minutes: float, seed: int, pace: float, every: float, workers: int) -> None:
        self.database, self.wanted, self.minutes, self.every, self.folder = database, tables, minutes, every, folder
        self.rng = Random(seed)
        self.servers = [Server(database, folder / f"server{n}.log", workers=workers) for n in range(2)]
        self.town = Town(self.servers, Random(self.rng.random()))
        self.pace = pace
        self.tables: list[Table] = []
        self.kills: list[tuple[float, float]] = []
        self.faults: list[str] = []
        self.cpu = 0.0

    async def live(self) -> None:
        """Let the evening pass, then check everything."""
        await asyncio.gather(*(server.start() for server in self.servers))
        self.begin = perf_counter()
        self.evening = Evening(self.town, self.pace, self.begin + 60 * self.minutes, arrive)
        used = process_time()
        try:
            work = [self._slot(n) for n in range(self.wanted)]
            others = [asyncio.create_task(one) for one in (self._kill(), self._sample(), self._say())]
            slots = [asyncio.create_task(one) for one in work]
            await asyncio.sleep(self.evening.until - perf_counter())
            self.cpu = (process_time() - used) / (perf_counter() - self.begin)
            await asyncio.sleep(LAST_WORDS)
            await _end([*others, *slots, *self.evening.tasks], self.faults)
        finally:
            for server in self.servers:
                server.kill()
        self.faults += self.evening.faults + self._logged()
        await self._check()

    async def _slot(self, n: int) -> None:
        """Have games be played one after the other at one of so many places."""
        rng = Random(self.rng.random())
        await asyncio.sleep(60 * self.minutes * ARRIVAL * n / self.wanted)
        game = "campaign" if n % CAMPAIGNS == CAMPAIGNS // 2 else GAMES[n % len(GAMES)]
        while not self.evening.over:
            table = Table(self.evening, rng, game)
            self.tables.append(table)
            await table.run()
            await asyncio.sleep(rng.uniform(0.5, 2 * self.pace))

    async def _kill(self) -> None:
        """Kill one server after the other, when both are there."""
        number, due = 0, self.begin + self.every
        while self.every:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if perf_counter() > self.evening.until - AFTER:
                return
            server = self.servers[number % 2]
            server.kill()
            killed, due, number = perf_counter(), max(due + self.every, perf_counter() + self.every / 2), number + 1
            self.kills.append((killed, NEVER))
            await server.start()
            self.kills[-1] = killed, perf_counter() + AFTER

    async def _sample(self) -> None:
        """Measure memory."""
        while True:
            await asyncio.sleep(SAMPLE)
            for server in self.servers:
                server.measure()

    async def _say(self) -> None:
        """Tell whoever waits how it goes."""
        while True:
            await asyncio.sleep(20)
            done, minutes = self.evening.counts["answers acknowledged"], (perf_counter() - self.begin) / 60
            print(f"{minutes:.1f} minutes: {done} answers, {len(self.kills)} kills, {len(self.evening.faults)} faults", file=sys.stderr, flush=True)

    def _logged(self) -> list[str]:
        """Return what the servers wrote of faults of their own."""
        found = []
        for server in self.servers:
            lines = server.log.read_text("utf-8", "replace").splitlines()
            found += [f"a server logged: {' | '.join(lines[max(0, n - 1) : n + 60])}" for n, line in enumerate(lines) if line.startswith("Traceback")]
        return found

    # ------------------------------------------------------------ what is found afterwards

    async def _check(self) -> None:
        """Read what the database holds, have a fresh server replay it, and compare both with the record."""
        tables = [t for table in self.tables if table.id for t in (table, *table.children.values())]
        engine, pasts = engine_of(Settings(database=self.database)), dict[str, Past]()
        with engine.connect() as connection:
            for table in tables:
                pasts[table.id] = past_of(connection, table.id)
        engine.dispose()
        for table in tables:
            past = pasts[table.id]
            found = past.faults + check_deeds(past, table.deeds) + check_talk(past, table.said) + check_keys(past, table.held)
            self._found(table, found)
        self.tables_checked, self.lines = len(tables), sum(len(past.journal) for past in pasts.values())
        self.cuts = sum(len(past.cuts) for past in pasts.values())
        self.verdict = self._examined()
        await self._replay(tables, pasts)

    def _found(self, table: Table, found: Sequence[str]) -> None:
        self.faults += [f"table {table.id} of {table.game}: {fault}" for fault in found]

    def _examined(self) -> str:
        """Return the last line of ``lysander check`` over the database."""
        words = [sys.executable, "-m", "lysander", "check", self.database]
        done = subprocess.run(words, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})
        if done.returncode:
            self.faults.append(f"lysander check: {done.stdout[-1500:]} {done.stderr[-1500:]}")
        return (done.stdout.splitlines() or [""])[-1]

    async def _replay(self, tables: Sequence[Table], pasts: dict[str, Past]) -> None:
        """Have a fresh server show each table to each seat and a spectator."""
        server = Server(self.database, self.folder / "fresh.log", node=False)
        await server.start()
        try:
            gate = asyncio.Semaphore(4)
            await asyncio.gather(*(self._replayed(gate, server, table) for table in tables))
        finally:
            server.kill()

    async def _replayed(self, gate: asyncio.Semaphore, server: Server, table: Table) -> None:
        async with gate:
            for seat in sorted({log.seat for log in table.logs}):
                key = table.held.get(seat, "")
                if seat and not key:
                    self.evening.counts["logs of seats whose key nobody has"] += 1
                    continue
                path = f"/api{table.path}/state?seat={seat}&since=0&said=0&lang=none"
                try:
                    reply = await request(server.address, "GET", path, key=key)
                except (Lost, OSError) as error:
                    self._found(table, [f"{seat}: a fresh server does not show it: {error}"])
                    continue
                if not reply.ok:
                    self._found(table, [f"{seat}: a fresh server refuses to show it: {reply.why}"])
                    continue
                for log in table.logs:
                    if log.seat == seat:
                        self._found(table, log.check(reply.body["events"]))

    # ------------------------------------------------------------ the page

    def chapter(self) -> Chapter:
        """Return the page of results."""
        evening, seconds = self.evening, 60 * self.minutes
        quiet, around = self._parted(evening.answers)
        rows = ["| state after an answer | answers | p50 ms | p99 ms | longest ms |", "|---|---:|---:|---:|---:|"]
        rows += [_times("around kills", around), _times("the rest", quiet), _times("all", [*quiet, *around])]
        rows += [_times("back at the table after a lost connection", [s for _, s in evening.returns]), ""]
        rows += ["| what happened | times | refused, or lost, and why | times |", "|---|---:|---|---:|"]
        evening.refused["requests: moved, made again"] = self.town.moved
        counts, refused = sorted(evening.counts.items()), sorted(evening.refused.items())
        for n in range(max(len(counts), len(refused))):
            cells = [f"{a} | {number(b)}" if (a, b) != ("", 0) else " | " for a, b in (_at(counts, n), _at(refused, n))]
            rows.append(f"| {' | '.join(cells)} |")
        growth, told = self._memory()
        window, since = 0.0, self.begin
        for begin, end in self.kills:
            window += max(0.0, min(end, evening.until) - max(begin, since))
            since = max(since, end)
        start = _middle([life.ready - life.begun for server in self.servers for life in server.lives])
        rate, lines = number(evening.counts["answers acknowledged"] / seconds), number(self.lines / seconds)
        text = f"{self.wanted} tables of all games for {self.minutes:g} minutes at two servers over one PostgreSQL, people at either, passed on; "
        text += f"{len(self.kills)} times one was killed with all its processes and started again, which took {start:.1f} s in the median. "
        text += f"Whoever is asked thinks for {self.pace:g} s in the mean. {rate} answers of people a second were acknowledged; of the lines that "
        text += f"stand in the journals, bots and dice among them, {lines} were written a second. Servers, PostgreSQL and the load share the cores; "
        text += f"the load took {self.cpu:.2f} of one. Around kills: from each to {AFTER:g} s after the server answered again, "
        text += f"{window / seconds:.0%} of the time. "
        text += f"{told} Checked in the end: {self.tables_checked} tables, {number(self.lines)} lines, {self.cuts} take-backs; "
        text += f"`lysander check`: {self.verdict}. **{len(self.faults)} faults.**"
        return Chapter("An evening", text, rows, [Verdict("faults found after an evening", len(self.faults), 0, at_most=True), growth])

    def _parted(self, times: Sequence[tuple[float, float]]) -> tuple[list[float], list[float]]:
        """Return seconds, away from kills and around them."""
        quiet: list[float] = []
        around: list[float] = []
        for sent, took in times:
            near = any(begin <= sent + took and sent <= end for begin, end in self.kills)
            (around if near else quiet).append(took)
        return quiet, around

    def _memory(self) -> tuple[Verdict, str]:
        """Return how memory has grown from early to late in the evening: of servers of the same age where they are killed, else of all."""
        span = 60 * self.minutes
        sizes = [s for server in self.servers for s in server.sizes if not self.every or AGES[0] <= s.age <= AGES[1]]
        parts = [[s for s in sizes if self.begin + low * span <= s.at < self.begin + high * span] for low, high in ((ARRIVAL, EARLY), (LATE, 1.0))]
        early, late = (_middle([s.mib for s in part]) for part in parts)
        how = f"{AGES[0]:g} to {AGES[1]:g} s after its start" if self.every else "that lives all the time"
        text = f"Memory of all processes of a server {how}: {early:.0f} MiB in the first {EARLY:.0%} of the evening, {late:.0f} MiB after {LATE:.0%}"
        if self.every:
            text += f"; in the same life, from its first to its last seconds, {self._within()}"
        return Verdict("memory of a server, late : early in the evening", late / early if early else float("nan"), GROWTH, at_most=True), f"{text}."

    def _within(self) -> str:
        """Return how memory grew while servers lived."""
        firsts: list[float] = []
        lasts: list[float] = []
        for server in self.servers:
            for life in server.lives:
                mine = [s.mib for s in server.sizes if life.ready <= s.at <= (life.killed or NEVER)]
                if len(mine) > 5:
                    firsts.append(mine[1])
                    lasts.append(mine[-1])
        return f"{_middle(firsts):.0f} to {_middle(lasts):.0f} MiB in the median"


async def _end(tasks: Sequence[asyncio.Task[Any]], faults: list[str]) -> None:
    """End what is still under way; what broke is a fault."""
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, BaseException) and not isinstance(found, asyncio.CancelledError):
            faults.append(f"the load broke: {type(found).__name__} {found}")


def _middle(numbers: Sequence[float]) -> float:
    return median(numbers) if numbers else 0.0


def _at(pairs: Sequence[tuple[str, int]], n: int) -> tuple[str, int]:
    return pairs[n] if n < len(pairs) else ("", 0)


def _times(name: str, seconds: Sequence[float]) -> str:
    """Return a row with median, 99th percentile and maximum."""
    ordered = sorted(seconds) or [0.0]
    cells = (ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100], ordered[-1])
    return f"| {name} | {number(len(seconds))} | {' | '.join(f'{1000 * s:,.1f}' for s in cells)} |"


def evening(tables: int, minutes: float, seed: int, pace: float, every: float, workers: int) -> tuple[Chapter, list[str]]:
    """Let an evening pass. Returns its page, and what is wrong."""
    if (found := programs()) is None:
        raise SystemExit("an evening needs the programs of PostgreSQL")
    with postgres(found) as address, tempfile.TemporaryDirectory() as folder:
        run = Run(Path(folder), new_database(address, "evening"), tables, minutes, seed, pace, every, workers)
        asyncio.run(run.live())
        return run.chapter(), run.faults


def main() -> int:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=5, help="seconds that somebody thinks about an answer, in the mean")
    parser.add_argument("--every", type=float, default=30, help="seconds between two kills; 0: nobody is killed")
    parser.add_argument("--workers", type=int, default=1, help="of each server")
    parser.add_argument("--add", action="store_true", help="write the page among the results")
    given = parser.parse_args()
    facts, faults = machine(), list[str]()

    def measure() -> Chapter:
        chapter, found = evening(given.tables, given.minutes, given.seed, given.pace, given.every, given.workers)
        faults.extend(found)
        return chapter

    chapter = watched(measure)
    print("\n".join(page(chapter)))
    for fault in faults:
        print(fault)
    if given.add:
        RESULTS.write_text(added(RESULTS.read_text("utf-8"), [chapter], facts, 1000), "utf-8")
    print(f"{len(faults)} faults")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
