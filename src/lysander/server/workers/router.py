"""The process that accepts all connections and passes each to the worker that owns its table."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

from ..config import config_of
from ..http.door import Door
from ..http.limits import Counts
from ..ring import FAMILY, Place, owner
from ..settings import Settings, is_shared
from ..store.database import engine_of
from ..store.queries import strays_of
from .arrivals import Arrivals, Arrived
from .crew import Crew
from .head import table_of
from .nodes import Nodes
from .worker import work

SWEEP = 60.0
"""Seconds between two looks for addresses that can be forgotten."""
REST = 0.05
"""Seconds between two looks for what other servers have written: what the own one writes comes with it, and costs time to pass over."""
ENDS = (signal.SIGINT, signal.SIGTERM)


class Router:
    """``run`` it. ``files``: how many files this process, and each worker, may have open."""

    def __init__(self, settings: Settings, listening: socket.socket, files: int) -> None:
        self.settings, self.listening, self.files = settings, listening, files
        self.counts, self.door = Counts(settings), Door(settings)
        self.ended: list[int] = []
        self.nodes: Nodes | None = None

    def run(self, ready: Callable[[], None]) -> None:
        """Serves until it is told to end by a signal. ``ready`` is called when all workers are there. Raises ``ValueError``."""
        with asyncio.Runner(loop_factory=config_of(None, self.settings).get_loop_factory()) as runner:
            runner.run(self._serve(ready))
        for number in self.ended:
            signal.raise_signal(number)

    async def _serve(self, ready: Callable[[], None]) -> None:
        loop, over = asyncio.get_running_loop(), asyncio.Event()

        def end(number: int) -> None:
            self.ended.append(number)
            over.set()

        for number in ENDS:
            loop.add_signal_handler(number, end, number)
        self.strays = await asyncio.to_thread(self._strays)
        self.family = Place(strays=self.strays).family
        if self.settings.node:
            self.nodes = Nodes(self.settings)
            await self.nodes.look(False)
        self.crew = Crew(map(str, range(self.settings.workers)), self._spawn, self.counts, self.family, self._living())
        if self.nodes is not None:
            self.nodes.changed = lambda: self.crew.share_with(self._living())
        tasks = self._listen()
        try:
            stopped = asyncio.create_task(over.wait())
            first: set[asyncio.Future[Any]] = {self.crew.full, stopped}
            await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
            if not over.is_set():
                self.crew.full.result()
                arrivals = Arrivals(self.listening, self.door, self._take, self._sender, self._hosts)
                self.crew.back = arrivals.again
                if self.nodes is not None:
                    tasks.append(asyncio.create_task(self.nodes.run()))
                ready()
                await self._until(stopped)
                arrivals.close()
        finally:
            for task in tasks:
                task.cancel()
            if self.nodes is not None:
                await self.nodes.close()
            await self.crew.stop()
            for number in ENDS:
                loop.remove_signal_handler(number)

    async def _until(self, stopped: asyncio.Task[bool]) -> None:
        while not stopped.done():
            await asyncio.wait([stopped], timeout=SWEEP)
            self.counts.sweep()

    def _strays(self) -> dict[str, str]:
        """Returns the subgames whose names do not begin like that of their table, with that name."""
        engine = engine_of(self.settings)
        try:
            with engine.connect().execution_options(reading=True) as connection:
                return strays_of(connection, FAMILY)
        finally:
            engine.dispose()

    def _listen(self) -> list[asyncio.Task[None]]:
        """Begins to hear what other servers write into the database, for all workers."""
        if not is_shared(self.settings.database):
            return []
        from ..registry.notify import follow, notices  # need psycopg, which a server with SQLite does without

        listen = partial(notices, self.settings.database, self.crew.wrote, REST)
        return [asyncio.create_task(follow(listen, self.crew.tell_changed))]

    def _living(self) -> tuple[str, ...]:
        return self.nodes.living if self.nodes is not None else ("",)

    def _sender(self, line: bytes) -> tuple[str, int] | None:
        return self.nodes.sender(line) if self.nodes is not None else None

    def _hosts(self) -> frozenset[str]:
        return self.nodes.hosts if self.nodes is not None else frozenset()

    def _take(self, arrived: Arrived) -> None:
        """Passes a connection on: to the machine that owns its table, or to a worker here. What another machine has passed on stays here."""
        table = table_of(arrived.line)
        node = owner(self.family(table), self._living()) if table else self.settings.node
        if self.nodes is None or arrived.passed or node == self.settings.node:
            self.crew.pass_on(table, arrived)
        else:
            self.nodes.pass_on(arrived, node, partial(self.crew.pass_on, table, arrived))

    def _spawn(self, name: str, origin: str, end: socket.socket) -> BaseProcess:
        """Starts a worker; bots' processes are shared out, and each has one at least."""
        number, of = int(name), self.settings.workers
        bots = max(1, self.settings.bots // of + (number < self.settings.bots % of))
        given = (name, origin, replace(self.settings, bots=bots), self.strays, self.files, end)
        process = get_context("spawn").Process(target=work, args=given, name=f"worker {name}")
        process.start()
        return process
