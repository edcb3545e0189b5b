"""One WebSocket at a table: what its client says, and what its seat is shown.

Each connection has two tasks. The *reader* takes one message after the other, carries it out and sends what follows from it; the *writer* wakes
when somebody else has changed something that this seat can notice. An answer that nothing stands in the way of is given as it comes, without
waking the reader (``take``). A slow client misses nothing and delays nobody else: the newest ``state`` is
made when the socket takes it, with all log lines since the last one sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from ...core.ask import IllegalAnswer
from ..errors import ApiError, Moved
from ..messages.state import AT_ONCE, encode, state_message, text_of, told_since, whole_state
from ..messages.untrusted import check_plain
from ..messages.wire import Bye, Done, FromClient, Hello, LiveAnswer, Look, Pong, Refused
from ..messages.words import lang_of, say
from ..table.bucket import Bucket
from ..table.keys import WATCH, hash_of, roles_of_hash
from ..table.live_table import LiveTable
from ..table.lock import Lock
from ..table.permissions import answers_as, eye_of, may_look, person_of, viewer
from ..table.refresh import roles_anew
from ..table.seat_log import Told
from ..table.snapshot import Snapshot
from ..table.whereabouts import came, visited, went
from .socket import Gone, Socket

DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
LOG = logging.getLogger("lysander")
BROKEN = 1011
"""Code with which a WebSocket is closed after a fault of the server."""
AGAIN = 1012
"""Code with which one is closed whose table another process owns now: whoever connects again reaches it."""


class Seen(NamedTuple):
    """What a message shows: what everybody sees and the seat's snapshot (``Connection.shown``), new lines of the log, how many lines of talk there
    are."""

    shown: tuple[int, Snapshot]
    told: list[Told]
    said: int


class Connection:
    """A listener at a table.

    ``seat``, ``person``, ``hash`` (of the key), ``lang``, ``since`` and ``said`` come from the last ``hello``; the last two go on with what is sent.
    ``turn`` is held while a message is carried out; what follows from it is sent at its end, so the writer need not be woken. ``replies`` are to be
    sent before the next ``state``. ``shown`` is what the newest ``state`` was made from: the version of what everybody sees, and the snapshot of the
    seat; None if one is to be sent in any case. ``looked_up``: whether a key was looked up in the database that is not known here, once for each
    connection.
    """

    def __init__(self, socket: Socket, table: LiveTable, rate: int, address: str = "") -> None:
        self.socket = socket
        self.address = address
        self.table = table
        self.bucket = Bucket(rate, 2 * rate)
        self.replies: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.turn = Lock()
        self.seat = ""
        self.person = ""
        self.visible = True
        self.hash = ""
        self.lang = "en"
        self.since = 0
        self.said = 0
        self.shown: tuple[int, Snapshot] | None = None
        self.looked_up = False

    # ------------------------------------------------------------ what the client says

    async def read(self) -> None:
        """Carries out one message after the other, until the socket closes."""
        while True:
            data = await self.socket.receive()
            async with self.turn:
                await self.carry_out(data)
            await self.flush()

    async def carry_out(self, data: str) -> None:
        """Carries out one message; a client that sends too many waits."""
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

    async def handle(self, message: FromClient) -> None:
        """Carries out one message."""
        if isinstance(message, LiveAnswer):
            await self.answer(message)
        elif isinstance(message, Hello):
            await self.hello(message)
        elif isinstance(message, Look):
            self.visible = message.visible
        else:
            self.reply(Pong())

    async def hello(self, message: Hello) -> None:
        """Takes a seat's place, or that of a spectator."""
        hash = hash_of(message.key)
        roles = roles_of_hash(self.table.keys, hash)
        if message.key and not roles and not self.looked_up:
            self.looked_up = True
            roles = await roles_anew(self.table, hash)
        try:
            eye_of(self.table, roles, message.seat)
        except ApiError as error:
            self.refuse(None, error)
            return
        self.seat, self.hash, self.since, self.said = message.seat, hash, message.since, message.said
        self.lang = lang_of(message.lang)
        before, self.person = self.person, person_of(self.table, self.roles, self.seat)
        self.shown = None
        if self not in self.table.listeners:
            visited(self.table, self.address, bool(self.roles - {WATCH}))
            self.table.listeners.add(self)
            self.table.seats_changed()
        came(self.table, self.person)
        if before != self.person:
            went(self.table, before)

    async def answer(self, message: LiveAnswer) -> None:
        """Gives one answer of this connection's seat, and replies whether it was taken."""
        try:
            check_plain(message.value)
            if self not in self.table.listeners:
                raise ApiError(409, "say-hello")
            if not self.seat or self.seat not in self.table.logs:
                raise ApiError(403, "no-key", role=self.seat or "a seat")
            await self.table.quiet.ended()
            by = answers_as(self.table, self.roles, self.seat)
            await self.table.answer(self.seat, message.at, message.kind, message.value, by)
        except Exception as error:
            self.finish(message.ref, error)
        else:
            self.finish(message.ref, None)

    def take(self, data: str) -> bool:
        """Gives an answer as it comes, without waking the reader, if nothing stands in its way (decision 022). Returns False if it is something
        else, or something stands in its way: then nothing was done, and the reader carries it out."""
        table = self.table
        if self.turn.locked or self.replies or self.sending.locked() or not table.free or table.quiet.remaining:
            return False
        if self not in table.listeners or self.seat not in table.logs:
            return False
        try:
            message = DECODER.decode(data)
            by = answers_as(table, self.roles, self.seat)
            if not isinstance(message, LiveAnswer):
                return False
            check_plain(message.value)
        except (msgspec.DecodeError, RecursionError, UnicodeError, ApiError):
            return False
        if not self.bucket.take():
            return False
        ref = message.ref
        self.turn.try_acquire()
        table.answer_now(self.seat, message.at, message.kind, message.value, by, lambda error: self._taken(ref, error))
        return True

    def _taken(self, ref: str | int | None, error: BaseException | None) -> None:
        """Sends what follows from an answer that was given as it came; what cannot be sent at once is left to the writer."""
        self.turn.release()
        self.finish(ref, error)
        if error is not None or not self._send_now():
            self.news.set()

    def _send_now(self) -> bool:
        """Sends all there is to send without waiting. Returns False if something is left. Call right after a commit."""
        if self.table.quiet.remaining or self not in self.table.listeners:
            return False
        try:
            if self.has_news():
                self.replies.append(self._state())
        except Exception:
            return False  # the writer will meet it again
        while self.replies and self.socket.write(self.replies[0]):
            self.replies.popleft()
        return not self.replies

    def finish(self, ref: str | int | None, error: BaseException | None) -> None:
        """Replies whether an answer was taken."""
        if error is None:
            if ref is not None:
                self.reply(Done(ref))
        elif isinstance(error, IllegalAnswer):
            refusal = error.refusal
            self.reply(Refused(ref, refusal.code, text_of(self.table, self.lang).refusal(refusal), refusal.rule))
        elif isinstance(error, ApiError):
            self.refuse(ref, error)
        else:
            LOG.error("an answer at table %s broke something", self.table.id, exc_info=error)
            self.refuse(ref, ApiError(500, "broken"))

    @property
    def roles(self) -> frozenset[str]:
        """The roles that the key opens now."""
        return roles_of_hash(self.table.keys, self.hash)

    def reply(self, message: Any) -> None:
        """Puts a message down, to be sent when the one in hand is done."""
        self.replies.append(encode(message))

    def refuse(self, ref: str | int | None, error: ApiError) -> None:
        """Replies that something is not done; a client that is behind is sent the newest ``state``. Where the table has moved there is no reply: the
        client comes back and asks again."""
        if isinstance(error, Moved):
            self.dismiss()
            return
        self.reply(Refused(ref, error.error, say(self.lang, error.words, **error.facts), error.rule))
        if error.error == "stale":
            self.shown = None

    # ------------------------------------------------------------ what the seat is shown

    def wake(self) -> None:
        """Wakes the writer after a change of the table, if this seat can notice it. Called with the lock held."""
        if not self.turn.locked and self.has_news():
            self.news.set()

    def has_news(self) -> bool:
        """Returns whether there is something to see that was not sent. Call with the lock held, or after a change that everybody sees."""
        table, shown = self.table, self.shown
        return shown is None or shown[0] != table.public_version or shown[1] is not table.snapshot(viewer(table, self.seat))

    def dismiss(self) -> None:
        """Closes the WebSocket, because another process owns the table now."""
        self.going = asyncio.ensure_future(self._go())

    async def _go(self) -> None:
        with suppress(Gone, OSError):
            await self.socket.close(AGAIN)

    async def write(self) -> None:
        """Sends what others have changed, until the socket closes."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                await self.flush()
        except (Gone, OSError):
            return
        except Exception:
            LOG.exception("a connection to table %s broke", self.table.id)
            await self.socket.close(BROKEN)

    async def flush(self) -> None:
        """Sends the replies, then the newest ``state`` if it shows something new; during a quiet period the writer does that afterwards."""
        async with self.sending:
            while self.replies:
                await self.socket.send(self.replies.popleft())
            if self not in self.table.listeners:
                return
            if quiet := self.table.quiet.remaining:
                asyncio.get_running_loop().call_later(quiet, self.news.set)
            else:
                await self._send_state()

    async def _send_state(self) -> None:
        try:
            async with self.table.lock:
                state = await self._whole_state() if self.has_news() else b""
        except Moved:
            await self.socket.close(AGAIN)
            return
        except ApiError as error:
            self.leave()
            await bye(self.socket, error.error, 4000 + error.status, self.lang, **error.facts)
            return
        if state:
            await self.socket.send(state)

    def _state(self) -> bytes:
        """Returns the newest ``state``. Raises ``ApiError`` if the key does not open the seat any more. Call with the lock held."""
        return self._state_of(self._look())

    def _state_of(self, seen: Seen) -> bytes:
        return self._note(seen, encode(state_message(self.table, self.roles, self.seat, seen.told, self.said, self.lang)))

    async def _whole_state(self) -> bytes:
        """Returns what ``_state`` does. While many lines are put into words, others have their turns. Call with the lock held."""
        seen = self._look()
        if len(seen.told) <= AT_ONCE:
            return self._state_of(seen)
        state = await whole_state(self.table, self.roles, self.seat, seen.told, self.said, self.lang)
        return self._note(seen, await asyncio.to_thread(encode, state))

    def _look(self) -> Seen:
        """Returns what there is to be shown now. Raises ``ApiError`` if the key does not open the seat any more."""
        table = self.table
        if not may_look(table, self.roles, self.seat):
            raise ApiError(403, "no-key", role=self.seat)
        shown = table.public_version, table.snapshot(viewer(table, self.seat))
        return Seen(shown, told_since(table, self.seat, self.since), len(table.chat))

    def _note(self, seen: Seen, message: bytes) -> bytes:
        """Notes that the message about this goes out, and returns it."""
        self.shown, self.said = seen.shown, seen.said
        self.since = seen.told[-1].no if seen.told else self.since
        return message

    def leave(self) -> None:
        """Stops listening; the others see the seat go offline."""
        if self in self.table.listeners:
            self.table.listeners.discard(self)
            went(self.table, self.person)
            self.table.seats_changed()


async def bye(socket: Socket, error: str, code: int, lang: str = "en", **facts: Any) -> None:
    """Tells a client why, then closes its WebSocket."""
    await socket.send(encode(Bye(error, say(lang, error, **facts))))
    await socket.close(code)


async def serve_socket(socket: Socket, table: LiveTable, rate: int, address: str = "") -> None:
    """Talks over one WebSocket until either side closes it. ``rate``: messages a second that the client at this ``address`` may send."""
    connection = Connection(socket, table, rate, address)
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
