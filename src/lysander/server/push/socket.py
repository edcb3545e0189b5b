"""An accepted WebSocket as the ASGI server hands it over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.types import Receive, Scope, Send

from .protocol import DIRECT


class Gone(Exception):
    """The WebSocket is closed."""


class Socket:
    """Messages of text over an accepted WebSocket. After ``close`` nothing more is sent, and what still comes is not read."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive: Any = receive
        self._send: Any = send
        self._direct: Any = (scope.get("extensions") or {}).get(DIRECT, {}).get("protocol")
        self._closed = False

    def offer(self, taker: Callable[[str], bool] | None) -> None:
        """Has messages offered to ``taker`` as they come, where the ASGI server can; if it returns False, they are received as usual."""
        if self._direct is not None:
            self._direct.taker = taker

    def write(self, data: bytes) -> bool:
        """Sends a message of text without waiting. Returns False if that is not possible now."""
        return self._direct is not None and not self._closed and self._direct.write(data)

    async def receive(self) -> str:
        """Returns the next message; one of bytes counts as empty. Raises ``Gone``."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or ""

    async def send(self, data: bytes) -> None:
        """Sends a message of text. Raises ``Gone`` after ``close``, and ``OSError`` if nobody is there any more."""
        if self._closed:
            raise Gone
        if not self.write(data):
            await self._send({"type": "websocket.send", "text": data.decode()})

    async def close(self, code: int) -> None:
        """Closes the WebSocket."""
        if not self._closed:
            self._closed = True
            await self._send({"type": "websocket.close", "code": code, "reason": ""})
