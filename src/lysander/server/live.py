"""Live push: one WebSocket, one seat. What an answer changes is sent by the connection that gave it; each other one has a writer that
wakes when its seat can notice something.

A connection that is slow misses nothing and holds nothing up but itself: the newest ``state`` is made when the socket takes it, with
all log lines since the last one it sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from ..core.ask import IllegalAnswer
from . import book
from .access import roles_of
from .chair import answers_as, eye_of, may_look, person_of
from .errors import No
from .glance import Glance
from .limits import Bucket
from .project import encode, state_message, text_of
from .sockets import SHORT
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

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive: Any = receive
        self._send: Any = send
        self._short: Any = (scope.get("extensions") or {}).get(SHORT, {}).get("protocol")

    def offer(self, taker: Callable[[str], bool] | None) -> None:
        """Have messages offered to ``taker`` as they come, where the server can; False from it: to be received as usual."""
        if self._short is not None:
            self._short.taker = taker

    def write(self, data: bytes) -> bool:
        """Send a message of text without waiting. False if that is not possible now."""
        return self._short is not None and self._short.write(data)

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
        try:
            async with self.table.lock:
                state = self._news()
        except No as no:
            self.leave()
            await bye(self.socket, no.error, 4000 + no.status, self.lang, **no.facts)
            return
        if state:
            await self.socket.send(state)

    def _news(self) -> bytes:
        """The newest ``state``, nothing if it shows nothing new. Raises ``No`` for who may not look any more. Call with the lock held, or when
        nothing is under way at the table."""
        table, seen = self.table, self.seen
        glance = table.glance(viewer(table, self.seat))
        if seen is not None and seen[1] is glance and seen[0] == table.shared:
            return b""
        if not may_look(table, self.roles, self.seat):
            raise No(403, "no-key", role=self.seat)
        self.seen = (table.shared, glance)
        state = state_message(table, self.roles, self.seat, self.since, self.lang)
        if state.events:
            self.since = state.events[-1].no
        return encode(state)

    async def read(self) -> None:
        """The reader, until the socket closes."""
        while True:
            data = await self.socket.receive()
            if self.busy:  # an answer that was taken at once is not committed yet: its lock is held until then
                async with self.table.lock:
                    pass
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
        except Exception as error:
            self.fail(message.ref, error)
        else:
            if message.ref is not None:
                self.reply(Done(message.ref))

    def take(self, data: str) -> bool:
        """The short way of an answer that nothing stands in the way of: it is judged as it comes, and sent on when it is committed, without a
        change of task. False: nothing was done, it goes the usual way."""
        table = self.table
        if self.busy or self.replies or self.sending.locked() or self not in table.listeners or self.seat not in table.tapes or table.beat.left:
            return False
        try:
            message = DECODER.decode(data)
            by = answers_as(table, self.roles, self.seat) if isinstance(message, LiveAnswer) else ""
        except (msgspec.DecodeError, RecursionError, UnicodeError, No):
            return False
        if not isinstance(message, LiveAnswer) or not table.lock.grab():
            return False
        if not self.bucket.take():
            table.lock.release()
            return False
        self.busy, ref = True, message.ref
        try:
            job = table.judged(self.seat, message.at, message.kind, message.value, by)
        except Exception as error:
            self._taken(ref, error)
        else:
            job.settle = lambda error: self._taken(ref, error)
            table.writer.put(job)
        return True

    def _taken(self, ref: str | int | None, error: BaseException | None) -> None:
        """The end of the short way. After an error whoever takes the lock next reads the table again, if it was changed."""
        table = self.table
        try:
            if error is None:
                table.dirty = False
                table.tell()
        except Exception as fault:
            error = fault
        finally:
            table.lock.release()
            self.busy = False
        if error is not None:
            self.fail(ref, No(409, "stale") if isinstance(error, book.CONFLICT) else error)
        elif ref is not None:
            self.reply(Done(ref))
        if error is not None or not self._push():
            self.something.set()

    def _push(self) -> bool:
        """Send all there is to send without waiting; False if something is left for the writer."""
        if self.table.beat.left or self not in self.table.listeners:
            return False
        try:
            state = self._news()
        except Exception:
            return False  # the writer will meet it again
        if state:
            self.replies.append(state)
        while self.replies and self.socket.write(self.replies[0]):
            self.replies.popleft()
        return not self.replies

    def fail(self, ref: str | int | None, error: BaseException) -> None:
        """Say why an answer was not taken."""
        if isinstance(error, IllegalAnswer):
            refusal = error.refusal
            text = text_of(self.table, self.lang).refusal(refusal)
            self.reply(Refused(ref, refusal.code, text, refusal.rule))
        elif isinstance(error, No):
            self.refuse(ref, error)
        else:
            LOG.error("an answer at table %s broke something", self.table.id, exc_info=error)
            self.refuse(ref, No(500, "broken"))

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
    socket.offer(connection.take)
    try:
        await connection.read()
    except (Gone, OSError):
        return
    finally:
        socket.offer(None)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        connection.leave()
