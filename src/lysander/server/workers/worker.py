"""One worker: the application in a process of its own, which is passed its connections instead of accepting them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Callable
from dataclasses import replace
from itertools import count
from typing import Any

import uvicorn

from ..app import create_app, move, wake
from ..config import SWITCH, config_of
from ..garbage import Collector
from ..http.door import HEAD_TIME, GuardedProtocol
from ..http.limits import HELD, Limits
from ..pools import end_with_parent
from ..push.protocol import DirectProtocol
from ..ring import Place
from ..settings import Settings, is_shared
from . import channel as says
from .channel import Channel
from .head import first_line, table_of


class PassedProtocol(GuardedProtocol):
    """The protocol for a connection that was accepted, and counted, by another process, which has read its beginning (``opened``).

    It may be kept for further requests. One about a table that another worker owns goes back to where the connection came from, unread. A request
    that comes before the answer to the one before is not taken; the connection ends with that answer, and the client asks again on another.
    """

    def __init__(self, worker: Worker, opened: says.Open, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.worker, self.opened, self.begun = worker, opened, False
        self.ws_protocol_class = self._websocket  # type: ignore[assignment]

    def _websocket(self, **given: Any) -> DirectProtocol:
        """Returns the protocol for a connection that becomes a WebSocket."""
        made = DirectProtocol(**given)
        made.comes_from = self.opened.client
        return made

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Takes the connection over, with what has come of it."""
        super().connection_made(transport)
        self.client = self.opened.client
        data, self.opened.data = self.opened.data, b""
        if data:
            self.data_received(data)

    def enter(self) -> Callable[[], None]:
        """Returns what is to be called at the end of the connection."""
        return lambda: self.worker.channel.send(says.Left(self.opened.number))

    def head_time(self) -> float:
        """Returns the seconds that are left for the first head."""
        return max(0.0, HEAD_TIME - self.opened.waited)

    def data_received(self, data: bytes) -> None:
        """Takes what comes, but for the beginning of a request to another worker."""
        if self.begun and self.in_head and not self.head and self.cycle is not None and self.cycle.response_complete:
            line = first_line(data)
            if line is None or not self.worker.has(table_of(line)):
                self._pass_back(data)
                return
        self.begun = True
        super().data_received(data)

    def _pass_back(self, data: bytes) -> None:
        """Passes the connection back, if all that was to be sent has been; else it ends, and the client asks again."""
        self._rest()
        self._unset_keepalive_if_required()
        if self.transport.get_write_buffer_size():
            self.transport.close()
            return
        self.left = lambda: None
        passed = socket.socket(fileno=os.dup(self.transport.get_extra_info("socket").fileno()))
        self.worker.channel.send(says.Back(self.opened.number, self.opened.client, data), passed)
        self.transport.abort()

    def on_message_begin(self) -> None:
        """Notes a request that comes too early."""
        super().on_message_begin()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.keep_alive = False

    def on_headers_complete(self) -> None:
        """Has the answer be the last one where machines pass connections on: only the first request on each is looked at there."""
        super().on_headers_complete()
        if self.cycle is not None and self.worker.place.node:
            self.cycle.keep_alive = False


class Worker(uvicorn.Server):
    """A server without a place to listen at. ``name`` is its name among the workers, ``origin`` that in what it writes."""

    def __init__(self, name: str, origin: str, settings: Settings, strays: dict[str, str], files: int, end: socket.socket) -> None:
        self.place = Place((), name, (), settings.node, strays)
        self.shared = is_shared(settings.database)
        self.end = end
        self.asked: dict[int, tuple[asyncio.Future[bool], says.Ask]] = {}
        self.numbers = count()
        self.moves: asyncio.Queue[says.Move] = asyncio.Queue()
        self.changes: asyncio.Queue[tuple[str, ...]] = asyncio.Queue()
        self.app = create_app(settings, limits=Limits(self._ask, self._drop), place=self.place, origin=origin)
        self.app.state.collector = Collector()
        super().__init__(config_of(self.app, settings, files))

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serves until it is told to stop, by a signal or by the end of the channel. Ctrl C is for the process that accepts."""
        loop = asyncio.get_running_loop()
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        loop.add_signal_handler(signal.SIGTERM, self._stop)
        await self._serve([])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends what is under way."""
        for task in self.tasks:
            task.cancel()
        await super().shutdown([])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to take connections."""
        await super().startup([])
        self.channel = Channel(self.end, self._hear, self._stop)
        self.tasks = [asyncio.create_task(self._move())]
        if self.shared:
            from ..registry.notify import follow  # needs psycopg, which a server with SQLite does without

            self.tasks.append(asyncio.create_task(follow(self._changes, self.app.state.registry.read_again)))
        self.channel.send(says.Ready())

    def _stop(self) -> None:
        self.should_exit = True

    def _hear(self, message: Any, passed: socket.socket | None) -> None:
        if isinstance(message, says.Open) and passed is not None:
            task = asyncio.get_running_loop().create_task(self._take(message, passed))
            self.server_state.tasks.add(task)
            task.add_done_callback(self.server_state.tasks.discard)
        elif isinstance(message, says.Move):
            self.moves.put_nowait(message)
        elif isinstance(message, says.Changed):
            self.changes.put_nowait(message.tables)
        elif isinstance(message, says.Verdict):
            self._judged(*self.asked.pop(message.number), message.allowed)

    async def _take(self, opened: says.Open, passed: socket.socket) -> None:
        """Serves a connection."""
        given: dict[str, Any] = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        passed.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: PassedProtocol(self, opened, **given), passed)
        except OSError:
            self.channel.send(says.Left(opened.number))
            passed.close()

    def has(self, table: str) -> bool:
        """Returns whether requests about a table, or about none, are for this worker."""
        return not table or self.place.may_hold(table)

    async def _move(self) -> None:
        """Goes to each new place after the one before, gives up what is not owned there, says so, and sees to what is."""
        while True:
            message = await self.moves.get()
            self.place = replace(self.place, workers=message.workers, nodes=message.nodes)
            await move(self.app, self.place)
            self.channel.send(says.Moved(message.number))
            waking = asyncio.create_task(wake(self.app))
            self.server_state.tasks.add(waking)
            waking.add_done_callback(self.server_state.tasks.discard)

    async def _changes(self) -> AsyncGenerator[tuple[str, ...], None]:
        """Gives what other servers have changed, as the process that accepts has heard it."""
        yield ()
        while True:
            yield await self.changes.get()

    async def _ask(self, what: str, address: str) -> bool:
        number = next(self.numbers)
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        question = says.Ask(number, what, address)
        self.asked[number] = future, question
        self.channel.send(question)
        return await future

    def _judged(self, future: asyncio.Future[bool], question: says.Ask, allowed: bool) -> None:
        """Hands an answer to who asked; what was counted for somebody who has gone meanwhile is dropped."""
        if not future.done():
            future.set_result(allowed)
        elif allowed and question.what in HELD:
            self._drop(question.what, question.address)

    def _drop(self, what: str, address: str) -> None:
        self.channel.send(says.Drop(what, address))


def work(name: str, origin: str, settings: Settings, strays: dict[str, str], files: int, end: socket.socket) -> None:
    """Runs a worker to its end. It ends with the process that started it, however that ends."""
    end_with_parent()
    sys.setswitchinterval(SWITCH)
    Worker(name, origin, settings, strays, files, end).run()
