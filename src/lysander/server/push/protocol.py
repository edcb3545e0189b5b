"""WebSockets as ``serve`` speaks them: uvicorn's, with a short way for what nearly all messages are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no wheel for the machine
    from websockets.utils import apply_mask

TEXT = 0x81
"""First byte of a frame of text that is a whole message and not compressed."""
SHORT = "lysander.short"
"""The extension of ASGI by which an application may take a message of text as it comes (``taker``; False: not now, it is handed over as
usual), and send one without waiting (``write``)."""
LONGEST_HEAD = 14
MOST_WAITING = 16  # messages that nobody has read yet, from which on no more are taken from the network


class SocketProtocol(WebSocketsSansIOProtocol):
    """Whole messages of text that are not compressed go past the state machine of ``websockets``, in and out. It gets all other frames, each
    one whole, so that it is always between two frames when a message passes it by."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.rest = b""
        self.taker: Callable[[str], bool] | None = None

    async def run_asgi(self) -> None:
        """Offers the application the short way, as an extension of ASGI."""
        extensions: Any = self.scope["extensions"]
        extensions[SHORT] = {"protocol": self}
        try:
            await super().run_asgi()
        finally:
            del extensions[SHORT]

    def data_received(self, data: bytes) -> None:
        """See ``asyncio.Protocol``."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        data = self.rest + data if self.rest else data
        at = 0
        while (size := self._size(data, at)) is not None and at + size <= len(data):
            frame = data[at : at + size]
            at += size
            if not self._taken(frame):
                super().data_received(frame)
        self.rest = data[at:]
        if size is not None and size > self.config.ws_max_size + LONGEST_HEAD:
            super().data_received(self.rest)  # which says that it is too long
            self.rest = b""

    @staticmethod
    def _size(data: bytes, at: int) -> int | None:
        """How long the frame is that begins there, None if too little of it has come to tell."""
        if len(data) < at + 2:
            return None
        masked, size = data[at + 1] >> 7, data[at + 1] & 127
        wide = {126: 2, 127: 8}.get(size, 0)
        if len(data) < at + 2 + wide:
            return None
        return 2 + wide + 4 * masked + (int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else size)

    def _taken(self, frame: bytes) -> bool:
        """Hand over a whole message of text. False: it is something else, or not in order."""
        if frame[0] != TEXT or not frame[1] & 128 or self.frames or self.conn.state is not OPEN:
            return False
        start = {254: 4, 255: 10}.get(frame[1], 2)
        if len(frame) - start - 4 > self.config.ws_max_size:
            return False
        try:
            text = apply_mask(frame[start + 4 :], frame[start : start + 4]).decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent and not (self.taker is not None and self.queue.empty() and self.taker(text)):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    async def send(self, message: Any) -> None:
        """See ASGI."""
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected  # we have said goodbye: nobody reads this any more
        if message["type"] != "websocket.send" or not self.write(message["text"].encode()):
            await super().send(message)

    def write(self, data: bytes) -> bool:
        """Send a message of text now. False if that is not possible, or not yet."""
        ready = self.handshake_complete and self.conn.state is OPEN and not (self.disconnected or self.close_sent or self.conn.extensions)
        if ready and self.writable.is_set():
            self.transport.write(head_of(len(data)) + data)
            return True
        return False


def head_of(size: int) -> bytes:
    """The first bytes of a message of text to a client."""
    if size < 126:
        return bytes((TEXT, size))
    return bytes((TEXT, 126)) + size.to_bytes(2, "big") if size < 65_536 else bytes((TEXT, 127)) + size.to_bytes(8, "big")
