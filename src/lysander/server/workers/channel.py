"""Messages, and open sockets with them, between the process that accepts connections and one worker."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

LARGEST = 2**17
"""Bytes of a message: the beginning of a request, and a little."""
PAUSE = 0.01
"""Seconds until the next try where the system holds too many sockets on their way."""


class Open(msgspec.Struct, array_like=True, tag="open"):
    """A connection is passed on, with its socket. ``client`` is who it comes from, ``waited`` how long it has been open, ``data`` what was read."""

    number: int
    client: tuple[str, int]
    waited: float
    data: bytes


class Move(msgspec.Struct, array_like=True, tag="move"):
    """The workers that own tables from now on, and the machines. ``Moved`` answers it."""

    number: int
    workers: tuple[str, ...]
    nodes: tuple[str, ...]


class Verdict(msgspec.Struct, array_like=True, tag="verdict"):
    """The answer to ``Ask``."""

    number: int
    allowed: bool


class Changed(msgspec.Struct, array_like=True, tag="changed"):
    """Another server has changed these tables; if none is named, any may have been changed."""

    tables: tuple[str, ...]


class Ready(msgspec.Struct, array_like=True, tag="ready"):
    """The worker can serve."""


class Moved(msgspec.Struct, array_like=True, tag="moved"):
    """The worker has given up what it does not own at its new place."""

    number: int


class Back(msgspec.Struct, array_like=True, tag="back"):
    """A connection is passed back, with its socket: what comes next on it, and has begun with ``data``, is not for this worker."""

    number: int
    client: tuple[str, int]
    data: bytes


class Left(msgspec.Struct, array_like=True, tag="left"):
    """A connection has ended."""

    number: int


class Ask(msgspec.Struct, array_like=True, tag="ask"):
    """May an address do one more of something? (``http/limits.py``)"""

    number: int
    what: str
    address: str


class Drop(msgspec.Struct, array_like=True, tag="drop"):
    """Something that lasted has ended."""

    what: str
    address: str


Message = Open | Move | Verdict | Changed | Ready | Moved | Back | Left | Ask | Drop
DECODER: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)
ENCODE = msgspec.msgpack.Encoder().encode


def pair() -> tuple[socket.socket, socket.socket]:
    """Returns the two ends of a channel. Raises ``ValueError`` where the system has none that passes sockets on."""
    try:
        return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    except (AttributeError, OSError):
        raise ValueError("several workers need a system that passes sockets from one process to another, such as Linux") from None


def check() -> None:
    """Raises ``ValueError`` where the system has no channel that passes sockets on."""
    for end in pair():
        end.close()


class Channel:
    """One end. ``hear`` gets each message, and the socket that came with it; ``over`` is called once, when the other end has gone. What cannot be
    sent at once waits in ``waiting``; a socket is closed here when it is on its way."""

    def __init__(self, end: socket.socket, hear: Callable[[Any, socket.socket | None], None], over: Callable[[], None]) -> None:
        end.setblocking(False)
        self.end, self.hear, self.over = end, hear, over
        self.loop = asyncio.get_running_loop()
        self.waiting: deque[tuple[Any, socket.socket | None]] = deque()
        self.blocked = self.closed = False
        self.loop.add_reader(end.fileno(), self._read)

    def send(self, message: Message, passed: socket.socket | None = None) -> None:
        """Sends a message, after those that wait."""
        self.waiting.append((message, passed))
        if not self.blocked and not self.closed:
            self._write()

    def _write(self) -> None:
        while self.waiting and not self.closed:
            message, passed = self.waiting[0]
            try:
                socket.send_fds(self.end, [ENCODE(message)], [] if passed is None else [passed.fileno()])
            except BlockingIOError:
                if not self.blocked:
                    self.blocked = True
                    self.loop.add_writer(self.end.fileno(), self._again)
                return
            except OSError as error:
                if error.errno != errno.ETOOMANYREFS:
                    self._end()
                    return
                self.blocked = True
                self.loop.call_later(PAUSE, self._again)
                return
            self.waiting.popleft()
            if passed is not None:
                passed.close()

    def _again(self) -> None:
        self.blocked = False
        if not self.closed:
            self.loop.remove_writer(self.end.fileno())
            self._write()

    def _read(self) -> None:
        while not self.closed:
            try:
                data, files, _, _ = socket.recv_fds(self.end, LARGEST, 1)
            except BlockingIOError:
                return
            except OSError:
                data, files = b"", []
            if not data:
                self._end()
                return
            self.hear(DECODER.decode(data), socket.socket(fileno=files[0]) if files else None)

    def _end(self) -> None:
        if not self.closed:
            self.close()
            self.over()

    def close(self) -> None:
        """Closes this end."""
        if not self.closed:
            self.closed = True
            self.loop.remove_reader(self.end.fileno())
            self.loop.remove_writer(self.end.fileno())
            self.end.close()
