"""One worker: the application in a process of its own, which is passed its connections instead of accepting them."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import uvicorn

from ..app import create_app, move
from ..config import SWITCH, config_of
from ..garbage import Collector
from ..http.door import HEAD_TIME, GuardedProtocol
from ..http.limits import HELD, Limits
from ..pools import end_with_parent
from ..ring import Place
from ..settings import Settings
from . import channel as says
from .channel import Channel


class PassedProtocol(GuardedProtocol):
    """The protocol for a connection that was accepted, and counted, by another process, which has read its beginning (``opened``).

    It ends after one request, unless that opens a WebSocket: the next one may be about a table that another worker owns.
    """

    def __init__(self, opened: says.Open, left: Callable[[], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.opened, self.passed_left = opened, left

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Takes the connection over, with what has come of it."""
        super().connection_made(transport)
        self.client = self.opened.client
        data, self.opened.data = self.opened.data, b""
        if data:
            self.data_received(data)

    def enter(self) -> Callable[[], None]:
        """Says what is to be called at the end of the connection."""
        return self.passed_left

    def head_time(self) -> float:
        """Returns the seconds that are left for the first head."""
        return max(0.0, HEAD_TIME - self.opened.waited)

    def on_headers_complete(self) -> None:
        """Has the answer to this request be the last one."""
        super().on_headers_complete()
        if self.cycle is not None:
            self.cycle.keep_alive = False


class Worker(uvicorn.Server):
    """A server without a place to listen at. ``name`` is its name among the workers."""

    def __init__(self, name: str, settings: Settings, strays: dict[str, str], files: int, end: socket.socket) -> None:
        self.place = Place((), name, (), settings.node, strays)
        self.end = end
        self.asked: dict[int, tuple[asyncio.Future[bool], says.Ask]] = {}
        self.numbers = count()
        self.moves: asyncio.Queue[says.Move] = asyncio.Queue()
        self.app = create_app(settings, limits=Limits(self._ask, self._drop), place=self.place)
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
        self.mover.cancel()
        await super().shutdown([])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to take connections."""
        await super().startup([])
        self.channel = Channel(self.end, self._hear, self._stop)
        self.mover = asyncio.create_task(self._move())
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
        elif isinstance(message, says.Verdict):
            self._judged(*self.asked.pop(message.number), message.allowed)

    async def _take(self, opened: says.Open, passed: socket.socket) -> None:
        """Serves a connection."""
        loop, number = asyncio.get_running_loop(), opened.number
        protocol: Callable[[], Any] = lambda: self.protocol(  # noqa: E731
            opened, lambda: self.channel.send(says.Left(number)), config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        passed.setblocking(False)
        try:
            await loop.connect_accepted_socket(protocol, passed)
        except OSError:
            self.channel.send(says.Left(number))
            passed.close()

    @property
    def protocol(self) -> type[PassedProtocol]:
        """The class for connections."""
        return PassedProtocol

    async def _move(self) -> None:
        """Goes to each new place after the one before, gives up what is not owned there, says so, and sees to what is."""
        while True:
            message = await self.moves.get()
            self.place = replace(self.place, workers=message.workers, nodes=message.nodes)
            await move(self.app, self.place)
            self.channel.send(says.Moved(message.number))
            waking = asyncio.create_task(self.app.state.registry.wake_bots())
            self.server_state.tasks.add(waking)
            waking.add_done_callback(self.server_state.tasks.discard)

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


def work(name: str, settings: Settings, strays: dict[str, str], files: int, end: socket.socket) -> None:
    """Runs a worker to its end. It ends with the process that started it, however that ends."""
    end_with_parent()
    sys.setswitchinterval(SWITCH)
    Worker(name, settings, strays, files, end).run()
