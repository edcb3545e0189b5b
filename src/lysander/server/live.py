"""Live push: one WebSocket, one seat. Each connection has a writer that sends replies, and the state when something changed.

A connection that is slow misses nothing and holds nothing up: its writer makes the newest ``state`` when the socket takes it, with
all log lines since the last one it sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..core.ask import IllegalAnswer
from .access import roles_of
from .chair import answers_as, eye_of, may_look, person_of
from .errors import No
from .glance import Glance
from .limits import Bucket
from .project import encode, state_message, text_of
from .tables import LiveTable, viewer
from .wire import Bye, Done, FromClient, Hello, LiveAnswer, Pong, Refused
from .words import lang_of, say

DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
LOG = logging.getLogger("lysander")
MOST_REPLIES = 256


class Connection:
    """A listener at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: LiveTable, rate: int) -> None:
        self.socket = socket
        self.table = table
        self.bucket = Bucket(rate, 2 * rate)
        self.replies: deque[bytes] = deque()
        self.something = asyncio.Event()
        self.seat = ""
        self.person = ""
        self.key = ""
        self.lang = "en"
        self.since = 0
        self.last: tuple[int, Glance] | None = None
        self.stop = False

    def wake(self) -> None:
        """The table changed."""
        self.something.set()

    def reply(self, message: Any) -> None:
        """Send this, soon."""
        self.replies.append(encode(message))
        self.something.set()

    def hello(self, message: Hello) -> None:
        """Take a seat's place, or that of a spectator."""
        eye_of(self.table, roles_of(self.table.keys, message.key), message.seat)
        self.seat, self.key, self.since = message.seat, message.key, message.since
        self.lang = lang_of(message.lang)
        self.person = person_of(self.table, self.key, self.seat)
        self.last = None
        if self not in self.table.listeners:
            self.table.listeners.add(self)
            self.table.shared += 1
            for other in self.table.listeners:
                other.wake()
        self.something.set()

    async def write(self) -> None:
        """The writer: until the socket closes."""
        while not self.stop:
            await self.something.wait()
            self.something.clear()
            await self._send_replies()
            if self in self.table.listeners:
                await self._send_state()

    async def _send_replies(self) -> None:
        while self.replies:
            await self.socket.send_data(self.replies.popleft(), mode="text")

    async def _send_state(self) -> None:
        async with self.table.lock:
            roles = roles_of(self.table.keys, self.key)
            allowed = may_look(self.table, roles, self.seat)
            seen = (self.table.shared, self.table.glance(viewer(self.table, self.seat)))
            if allowed and self.last is not None and seen[0] == self.last[0] and seen[1] is self.last[1]:
                return
            self.last = seen
            state = state_message(self.table, roles, self.seat, self.since, self.lang) if allowed else None
        if state is None:
            self.stop = True
            await bye(self.socket, "no-key", 4403, self.lang, role=self.seat)
            return
        if state.events:
            self.since = state.events[-1].no
        await self._send_replies()  # an answer is acknowledged before the position after it is shown
        await self.socket.send_data(encode(state), mode="text")

    async def read(self) -> None:
        """The reader: until the socket closes."""
        while not self.stop:
            data = await self.socket.receive_data(mode="text")
            if not self.bucket.take():
                self.refuse(None, No(429, "too-fast"))
                await asyncio.sleep(1 / self.bucket.rate)
            if len(self.replies) > MOST_REPLIES:
                raise WebSocketDisconnect(detail="does not listen")
            try:
                message = DECODER.decode(data)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self.refuse(None, No(400, "bad-request"))
                continue
            await self.handle(message)

    async def handle(self, message: FromClient) -> None:
        """One message."""
        try:
            if isinstance(message, Hello):
                self.hello(message)
            elif isinstance(message, LiveAnswer):
                await self.answer(message)
            else:
                self.reply(Pong())
        except No as no:
            self.refuse(None, no)

    async def answer(self, message: LiveAnswer) -> None:
        """One answer of this connection's seat."""
        try:
            if self not in self.table.listeners:
                raise No(409, "say-hello")
            if not self.seat or self.seat not in self.table.tapes:
                raise No(403, "no-key", role=self.seat or "a seat")
            by = answers_as(self.table, roles_of(self.table.keys, self.key), self.seat)
            await self.table.answer(self.seat, message.at, message.kind, message.value, by)
        except IllegalAnswer as error:
            refusal = error.refusal
            text = text_of(self.table, self.lang).refusal(refusal)
            self.reply(Refused(message.ref, refusal.code, text, refusal.rule))
        except No as no:
            self.refuse(message.ref, no)
        except Exception:
            LOG.exception("an answer at table %s broke something", self.table.id)
            self.refuse(message.ref, No(500, "broken"))
        else:
            self.reply(Done(message.ref))

    def refuse(self, ref: str | int | None, no: No) -> None:
        """Say no."""
        self.reply(Refused(ref, no.error, say(self.lang, no.error, **no.facts), no.rule))
        if no.error == "stale":
            self.last = None


async def bye(socket: WebSocket[Any, Any, Any], error: str, code: int, lang: str = "en", **facts: Any) -> None:
    """Say why, then close."""
    await socket.send_data(encode(Bye(error, say(lang, error, **facts))), mode="text")
    await socket.close(code)


async def serve_socket(socket: WebSocket[Any, Any, Any], table: LiveTable, rate: int) -> None:
    """Talk over one WebSocket until either side closes it."""
    connection = Connection(socket, table, rate)
    tasks = [asyncio.create_task(connection.write()), asyncio.create_task(connection.read())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.stop = True
        for task in tasks:
            task.cancel()
        for fault in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect | No | OSError):
                LOG.error("a connection to table %s broke", table.id, exc_info=fault)
        leave(table, connection)


def leave(table: LiveTable, connection: Connection) -> None:
    """The connection is gone; the others see the seat go offline."""
    if connection in table.listeners:
        table.listeners.discard(connection)
        table.shared += 1
        for other in table.listeners:
            other.wake()
