"""WebSockets as ``serve`` speaks them: uvicorn's, with a way to take a message as it comes and to send one without waiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

TEXT = 0x81
"""First byte of a frame that is a whole message of text."""
DIRECT = "lysander.direct"
"""The extension of ASGI by which an application reaches ``DirectProtocol``."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which puts each message into a queue and stops reading until a task has taken it out. Here the application may
    set ``taker``, which is offered each message of text first; if it returns False, the message goes into the queue as usual.

    Frames, compression, limits, closing and keepalive are uvicorn's and those of ``websockets``. What this buys, and why: decision 022.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.taker: Callable[[str], bool] | None = None
        self.comes_from: tuple[str, int] | None = None
        self.left: Callable[[], None] = lambda: None

    def connection_made(self, transport: Any) -> None:
        """Takes the connection; ``comes_from`` is its client where another server has passed it on."""
        super().connection_made(transport)
        self.client = self.comes_from or self.client

    def connection_lost(self, exc: Exception | None) -> None:
        """Notes the end of the connection, for whoever counts them (``http/door.py``)."""
        super().connection_lost(exc)
        self.left()

    async def run_asgi(self) -> None:
        """Runs the application, with this protocol among the extensions of its scope."""
        extensions: Any = self.scope["extensions"]
        extensions[DIRECT] = {"protocol": self}
        try:
            await super().run_asgi()
        finally:
            del extensions[DIRECT]  # protocol and scope would hold each other

    def send_receive_event_to_app(self) -> None:
        """Hands a whole message over; called by uvicorn."""
        if not (self.taker is not None and self.curr_msg_data_type == "text" and self.queue.empty() and not self.close_sent and self._taken()):
            super().send_receive_event_to_app()

    def _taken(self) -> bool:
        """Offers the message. Returns False if it was not taken, or is no text."""
        assert self.taker is not None
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        if not self.taker(text):
            return False
        self.frames = []
        return True

    def write(self, data: bytes) -> bool:
        """Sends a message of text now. Returns False if that is not possible, or not yet."""
        if self.conn.state is not OPEN or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.extensions:  # it is to be compressed
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(head_of(len(data)) + data)
        return True


def head_of(size: int) -> bytes:
    """Returns the head of a frame that is a whole message of text from a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    return bytes((TEXT, 126)) + size.to_bytes(2, "big") if size < 65_536 else bytes((TEXT, 127)) + size.to_bytes(8, "big")
