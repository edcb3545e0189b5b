"""The door of the server: connections that are idle, half sent or too many are closed before anything is made of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..settings import Settings
from .address import counted

MOST_HEAD = 65_536
"""Bytes of the head of a request."""
HEAD_TIME = 10.0
"""Seconds in which the head of a request must have come, from the first byte of it, or of the connection."""
BODY_PAUSE = 20.0
"""Seconds in which something more of a body must come."""
END_OF_HEAD = b"\r\n\r\n"


class Door:
    """Counts the open connections of each address. The proxies of the settings are not counted: they bring everybody's."""

    def __init__(self, settings: Settings) -> None:
        self.most = 2 * settings.connections
        self.proxies: list[IPv4Network | IPv6Network] = [ip_network(proxy) for proxy in settings.proxies]
        self.open: Counter[str] = Counter()

    def enter(self, host: str) -> Callable[[], None] | None:
        """Counts a connection, and returns what is to be called at its end. Returns None if there are too many of its address."""
        if not host or any(ip_address(host.partition("%")[0]) in proxy for proxy in self.proxies):
            return lambda: None
        address = counted(host)
        if self.open[address] >= self.most:
            return None
        self.open[address] += 1
        return lambda: self._left(address)

    def _left(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class GuardedProtocol(HttpToolsProtocol):
    """uvicorn's protocol for HTTP, with an end to what a stranger may leave open: it has a limit on whole requests that are idle between two of them,
    and none on half ones. ``left`` is called at the end of the connection, also when it has become a WebSocket."""

    door: Door

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.in_head, self.in_body = True, False
        self.head, self.heard = 0, 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.left: Callable[[], None] = lambda: None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets a connection in, unless its address has too many."""
        super().connection_made(transport)
        left = self.enter()
        if left is None:
            self._refuse(b"503 Service Unavailable")
        else:
            self.left = left
            self._watch(self.head_time())

    def enter(self) -> Callable[[], None] | None:
        """Counts the connection, and returns what is to be called at its end. Returns None if there are too many of its address."""
        return self.door.enter(self.client[0] if self.client else "")

    def head_time(self) -> float:
        """Returns the seconds in which the first head must have come."""
        return HEAD_TIME

    def connection_lost(self, exc: Exception | None) -> None:
        """Notes the end of a connection."""
        super().connection_lost(exc)
        self._rest()
        self.left()

    def data_received(self, data: bytes) -> None:
        """Takes what comes, but no head that has no end."""
        if self.in_head:
            room = MOST_HEAD - self.head
            if len(data) > room and data.find(END_OF_HEAD, 0, room) < 0:
                self._refuse(b"431 Request Header Fields Too Large")
                return
            self.head += len(data)
        if self.in_body:
            self.heard = self.loop.time()
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Begins to wait for the end of a head."""
        super().on_message_begin()
        if self.timer is None:
            self._watch(HEAD_TIME)

    def on_headers_complete(self) -> None:
        """Begins to wait for a body, if there is one."""
        self.in_head = False
        self.in_body, self.heard = True, self.loop.time()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Ends the wait for a body. What comes next is a head."""
        self.in_head, self.head, self.in_body = True, 0, False
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands a connection over that becomes a WebSocket."""
        self._rest()
        super().handle_websocket_upgrade()
        heir: Any = self.transport.get_protocol()
        heir.left, self.left = self.left, heir.left

    def _watch(self, seconds: float) -> None:
        self.timer = self.loop.call_later(seconds, self._overdue)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _overdue(self) -> None:
        """Closes the connection, unless more of a body has come lately."""
        self.timer = None
        rest = self.heard + BODY_PAUSE - self.loop.time()
        if self.in_body and rest > 0:
            self._watch(rest)
        elif not self.transport.is_closing():
            self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes) -> None:
        """Closes the connection with a short answer."""
        self._rest()
        self.transport.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()


def guarded(settings: Settings) -> type[GuardedProtocol]:
    """Returns the protocol of a server with these settings."""
    return type("Guarded", (GuardedProtocol,), {"door": Door(settings)})
