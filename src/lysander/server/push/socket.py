"""An accepted WebSocket as the ASGI server hands it over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.types import Receive, Scope, Send

from .protocol import SHORT


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
