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

from ...core.ask import IllegalAnswer
from ..errors import ApiError
from ..http.limits import Bucket
from ..messages.state import encode, state_message, text_of
from ..messages.wire import Bye, Done, FromClient, Hello, LiveAnswer, Pong, Refused
from ..messages.words import lang_of, say
from ..store import queries
from ..table.keys import roles_of
from ..table.live_table import LiveTable, viewer
from ..table.permissions import answers_as, eye_of, may_look, person_of
from ..table.snapshot import Snapshot
from .socket import Gone, Socket

DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
LOG = logging.getLogger("lysander")
BROKEN = 1011


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
        self.seen: tuple[int, Snapshot] | None = None
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
        return seen is None or seen[0] != table.shared or seen[1] is not table.snapshot(viewer(table, self.seat))

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
            if quiet := self.table.quiet.remaining:
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
        except ApiError as no:
            self.leave()
            await bye(self.socket, no.error, 4000 + no.status, self.lang, **no.facts)
            return
        if state:
            await self.socket.send(state)

    def _news(self) -> bytes:
        """The newest ``state``, nothing if it shows nothing new. Raises ``ApiError`` for who may not look any more. Call with the lock held, or when
        nothing is under way at the table."""
        table, seen = self.table, self.seen
        snapshot = table.snapshot(viewer(table, self.seat))
        if seen is not None and seen[1] is snapshot and seen[0] == table.shared:
            return b""
        if not may_look(table, self.roles, self.seat):
            raise ApiError(403, "no-key", role=self.seat)
        self.seen = (table.shared, snapshot)
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
                self.refuse(None, ApiError(429, "too-fast"))
                await self.flush()
                await asyncio.sleep(1 / self.bucket.rate)
            try:
                message = DECODER.decode(data)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self.refuse(None, ApiError(400, "bad-request"))
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
        except ApiError as no:
            self.refuse(None, no)

    async def answer(self, message: LiveAnswer) -> None:
        """One answer of this connection's seat."""
        try:
            if self not in self.table.listeners:
                raise ApiError(409, "say-hello")
            if not self.seat or self.seat not in self.table.logs:
                raise ApiError(403, "no-key", role=self.seat or "a seat")
            await self.table.quiet.ended()
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
        if self.busy or self.replies or self.sending.locked() or self not in table.listeners or self.seat not in table.logs or table.quiet.remaining:
            return False
        try:
            message = DECODER.decode(data)
            by = answers_as(table, self.roles, self.seat) if isinstance(message, LiveAnswer) else ""
        except (msgspec.DecodeError, RecursionError, UnicodeError, ApiError):
            return False
        if not isinstance(message, LiveAnswer) or table.dirty or not table.lock.grab():
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
            self.fail(ref, ApiError(409, "stale") if isinstance(error, queries.CONFLICT) else error)
        elif ref is not None:
            self.reply(Done(ref))
        if error is not None or not self._push():
            self.something.set()

    def _push(self) -> bool:
        """Send all there is to send without waiting; False if something is left for the writer."""
        if self.table.quiet.remaining or self not in self.table.listeners:
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
        elif isinstance(error, ApiError):
            self.refuse(ref, error)
        else:
            LOG.error("an answer at table %s broke something", self.table.id, exc_info=error)
            self.refuse(ref, ApiError(500, "broken"))

    def refuse(self, ref: str | int | None, no: ApiError) -> None:
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
