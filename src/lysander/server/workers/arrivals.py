"""Connections that have just come: counted, and read up to the end of the first line of what they ask."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Container
from typing import NamedTuple

from ..http.door import HEAD_TIME, MOST_HEAD, Door
from .head import BLANK, PASSED, TAKEN, first_line

AT_ONCE = 100
"""Connections that are accepted in one turn of the loop."""
REST = 1.0
"""Seconds for which none is accepted after the system had no file left for one."""
CLOSED = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_REQUEST = b"400 Bad Request"
TOO_MANY, TOO_SLOW, TOO_LARGE = b"503 Service Unavailable", b"408 Request Timeout", b"431 Request Header Fields Too Large"


Sender = Callable[[bytes], tuple[str, int] | None]


class Arrived(NamedTuple):
    """A connection whose first ``line`` is known. ``begun``: when it was opened, by the clock of the loop; ``left`` is to be called at its end;
    ``passed``: another node has passed it on."""

    socket: socket.socket
    client: tuple[str, int]
    line: bytes
    data: bytes
    begun: float
    left: Callable[[], None]
    passed: bool = False

    def refuse(self, status: bytes) -> None:
        """Closes the connection with a short answer."""
        refuse(self.socket, status)
        self.left()


def refuse(connection: socket.socket, status: bytes) -> None:
    """Closes a connection with a short answer, if that can be sent at once."""
    try:
        connection.send(CLOSED % status)
    except OSError:
        pass
    finally:
        connection.close()


class Arrivals:
    """Accepts connections at a place, and gives each to ``take`` when its first line is there. The limits of ``http/door.py`` hold here for the whole
    server; those of the rest of a request hold in the worker that reads it. ``sender`` is ``Nodes.sender``, ``nodes`` gives
    the addresses of their machines."""

    def __init__(
        self, listening: socket.socket, door: Door, take: Callable[[Arrived], None], sender: Sender, nodes: Callable[[], Container[str]]
    ) -> None:
        listening.setblocking(False)
        self.listening, self.door, self.take, self.sender, self.nodes = listening, door, take, sender, nodes
        self.loop = asyncio.get_running_loop()
        self.reading: set[Arrival] = set()
        self._listen()

    def _listen(self) -> None:
        if self.listening.fileno() >= 0:
            self.loop.add_reader(self.listening.fileno(), self._accept)

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, address = self.listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:
                self.loop.remove_reader(self.listening.fileno())
                self.loop.call_later(REST, self._listen)
                return
            connection.setblocking(False)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            Arrival(self, connection, address[:2]).begin()

    def again(self, connection: socket.socket, client: tuple[str, int], data: bytes, left: Callable[[], None]) -> None:
        """Takes a connection that a worker passes back, and what was read of its next request."""
        connection.setblocking(False)
        arrival = Arrival(self, connection, client)
        arrival.left = left
        arrival.look(data)

    def close(self) -> None:
        """Accepts nothing more, and closes what is not passed on."""
        self.loop.remove_reader(self.listening.fileno())
        self.listening.close()
        for arrival in list(self.reading):
            arrival.end()


class Arrival:
    """A connection whose first line is being read."""

    def __init__(self, arrivals: Arrivals, connection: socket.socket, client: tuple[str, int]) -> None:
        self.arrivals, self.connection, self.client = arrivals, connection, client
        self.loop = arrivals.loop
        self.data, self.passed = b"", False
        self.begun = self.loop.time()
        self.timer: asyncio.TimerHandle | None = None
        self.left: Callable[[], None] | None = None

    def begin(self) -> None:
        """Counts the connection, and begins to read. One from the machine of another node is counted when it is known for whom it comes."""
        if self.client[0] in self.arrivals.nodes() or self._count():
            self._read()

    def _count(self) -> bool:
        """Counts the connection, once. Returns False if it was closed: its address has too many."""
        if self.left is None:
            self.left = self.arrivals.door.enter(self.client[0])
            if self.left is None:
                self.end(TOO_MANY)
                return False
        return True

    def _read(self) -> None:
        try:
            data = self.connection.recv(MOST_HEAD)
        except BlockingIOError:
            self._wait()
            return
        except OSError:
            data = b""
        self.look(data)

    def look(self, data: bytes) -> None:
        """Sees whether the first line is there, after more has come; nothing comes at the end."""
        self.data += data
        line = first_line(self.data)
        if line is not None and line.startswith(PASSED) and not self.passed:
            if not self._comes_from_a_node(line):
                return
            line = first_line(self.data)
        if not data:
            self.end()
        elif line is not None:
            if not self._count():
                return
            assert self.left is not None
            self._rest()
            self.arrivals.take(Arrived(self.connection, self.client, line, self.data, self.begun, self.left, self.passed))
        elif len(self.data) >= MOST_HEAD:
            self.end(TOO_LARGE)
        else:
            self._wait()

    def _comes_from_a_node(self, line: bytes) -> bool:
        """Notes for whom the connection comes, so that it is counted for them. Returns False if it was closed: no node has sent this."""
        client = self.arrivals.sender(line)
        if client is None:
            self.end(NO_REQUEST)
            return False
        if self.left is not None:
            self.left()
        try:
            self.connection.send(TAKEN)
        except OSError:
            self.end()
            return False
        self.client, self.left, self.passed = client, None, True
        self.data = self.data.lstrip(BLANK).partition(b"\n")[2]
        return True

    def _wait(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(HEAD_TIME, self.end, TOO_SLOW)
            self.loop.add_reader(self.connection.fileno(), self._read)
            self.arrivals.reading.add(self)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.loop.remove_reader(self.connection.fileno())
            self.arrivals.reading.discard(self)

    def end(self, status: bytes = b"") -> None:
        """Closes the connection, with a short answer if there is one."""
        self._rest()
        if status:
            refuse(self.connection, status)
        else:
            self.connection.close()
        if self.left is not None:
            self.left()
