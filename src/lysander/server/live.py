"""Live push: one WebSocket, one seat. What an answer changes is sent by the connection that gave it; each other one has a writer that
wakes when its seat can notice something.

A connection that is slow misses nothing and holds nothing up but itself: the newest ``state`` is made when the socket takes it, with
all log lines since the last one it sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar.types import Receive, Send

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
BROKEN = 1011


class Gone(Exception):
    """The client has closed the WebSocket."""


class Socket:
    """An accepted WebSocket, as the ASGI server hands it over."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive: Any = receive
        self._send: Any = send

    async def receive(self) -> str:
        """The next message; one of bytes counts as empty. Raises ``Gone``."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or ""

    async def send(self, data: bytes) -> None:
        """Send a message of text. Raises ``OSError`` if nobody is there any more."""
        await self._send({"type": "websocket.send", "text": data.decode()})

    async def close(self, code: int) -> None:
        """Say that it is over."""
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


class Connection:
    """A listener at a table. ``busy``: the reader is at work and sends when it is done. ``seen`` is what the newest ``state`` showed."""

    def __init__(self, socket: Socket, table: LiveTable, rate: int) -> None:
        self.socket = socket
        self.table = table
        self.bucket = Bucket(rate, 2 * rate)
        self.replies: deque[bytes] = deque()
        self.something = asyncio.Event()
        self.sending = asyncio.Lock()
        self.busy = False
        self.seat = ""
        self.person = ""
        self.key = ""
        self.lang = "en"
        self.since = 0
        self.seen: tuple[int, Glance] | None = None
        self.rights: tuple[int, frozenset[str]] = (-1, frozenset())

    @property
    def roles(self) -> frozenset[str]:
        """What the key opens; looked up again when something changed that everybody sees, as keys do."""
        if self.rights[0] != self.table.shared:
            self.rights = (self.table.shared, roles_of(self.table.keys, self.key))
        return self.rights[1]

    def wake(self) -> None:
        """The table changed: send that, if this seat can notice it."""
        if not self.busy and self.has_news():
            self.something.set()

    def has_news(self) -> bool:
        """Whether there is something to see that was not sent. Call with the lock held, or after a change that everybody sees."""
        table, seen = self.table, self.seen
        return seen is None or seen[0] != table.shared or seen[1] is not table.glance(viewer(table, self.seat))

    def reply(self, message: Any) -> None:
        """Send this when the message in hand is done."""
        self.replies.append(encode(message))

    def hello(self, message: Hello) -> None:
        """Take a seat's place, or that of a spectator."""
        eye_of(self.table, roles_of(self.table.keys, message.key), message.seat)
        self.seat, self.key, self.since = message.seat, message.key, message.since
        self.lang = lang_of(message.lang)
        self.person = person_of(self.table, self.key, self.seat)
        self.seen, self.rights = None, (-1, frozenset())
        if self not in self.table.listeners:
            self.table.listeners.add(self)
            self.table.seats_changed()

    async def write(self) -> None:
        """The writer, until the socket closes: what others changed."""
        try:
            while True:
                await self.something.wait()
                self.something.clear()
                await self.flush()
        except OSError:
            return
        except Exception:
            LOG.exception("a connection to table %s broke", self.table.id)
            await self.socket.close(BROKEN)

    async def flush(self) -> None:
        """Send all there is to send."""
        async with self.sending:
            await self._send_replies()
            if self not in self.table.listeners:
                return
            if quiet := self.table.beat.left:
                asyncio.get_running_loop().call_later(quiet, self.something.set)
            else:
                await self._send_state()

    async def _send_replies(self) -> None:
        while self.replies:
            await self.socket.send(self.replies.popleft())

    async def _send_state(self) -> None:
        table = self.table
        async with table.lock:
            glance, seen = table.glance(viewer(table, self.seat)), self.seen
            if seen is not None and seen[1] is glance and seen[0] == table.shared:
                return
            self.seen = (table.shared, glance)
            allowed = may_look(table, self.roles, self.seat)
            state = state_message(table, self.roles, self.seat, self.since, self.lang) if allowed else None
        if state is None:
            self.leave()
            await bye(self.socket, "no-key", 4403, self.lang, role=self.seat)
            return
        if state.events:
            self.since = state.events[-1].no
        await self.socket.send(encode(state))

    async def read(self) -> None:
        """The reader, until the socket closes."""
        while True:
            data = await self.socket.receive()
            self.busy = True
            if not self.bucket.take():
                self.refuse(None, No(429, "too-fast"))
                await self.flush()
                await asyncio.sleep(1 / self.bucket.rate)
            try:
                message = DECODER.decode(data)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self.refuse(None, No(400, "bad-request"))
            else:
                await self.handle(message)
            self.busy = False
            await self.flush()

    async def handle(self, message: FromClient) -> None:
        """One message."""
        try:
            if isinstance(message, LiveAnswer):
                await self.answer(message)
            elif isinstance(message, Hello):
                self.hello(message)
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
            await self.table.beat.over()
            by = answers_as(self.table, self.roles, self.seat)
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
            if message.ref is not None:
                self.reply(Done(message.ref))

    def refuse(self, ref: str | int | None, no: No) -> None:
        """Say no."""
        self.reply(Refused(ref, no.error, say(self.lang, no.error, **no.facts), no.rule))
        if no.error == "stale":
            self.seen = None

    def leave(self) -> None:
        """The connection is gone; the others see the seat go offline."""
        if self in self.table.listeners:
            self.table.listeners.discard(self)
            self.table.seats_changed()


async def bye(socket: Socket, error: str, code: int, lang: str = "en", **facts: Any) -> None:
    """Say why, then close."""
    await socket.send(encode(Bye(error, say(lang, error, **facts))))
    await socket.close(code)


async def serve_socket(socket: Socket, table: LiveTable, rate: int) -> None:
    """Talk over one WebSocket until either side closes it."""
    connection = Connection(socket, table, rate)
    writer = asyncio.create_task(connection.write())
    try:
        await connection.read()
    except (Gone, OSError):
        return
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        connection.leave()
