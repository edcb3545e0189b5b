"""The WebSocket as the server is set up: however frames are cut or mixed, the same messages arrive in order, and nothing passes that may not."""

from __future__ import annotations

import json
import secrets
import socket
from collections.abc import Iterator

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

PING = json.dumps({"type": "ping"}).encode()


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def hand_made(first: int, data: bytes, wide: int) -> bytes:
    """A frame of text whose length is written in ``wide`` bytes, whatever its length."""
    mask = secrets.token_bytes(4)
    body = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
    return bytes((first, 128 | {2: 126, 8: 127}[wide])) + len(data).to_bytes(wide, "big") + mask + body


class Wire:
    """A WebSocket whose bytes are sent as the test says."""

    def __init__(self, address: str, table: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=60)
        self.protocol = ClientProtocol(parse_uri(f"ws://{host}:{port}/api/tables/{table}/live"))
        self.protocol.send_request(self.protocol.connect())
        self.send(b"".join(self.protocol.data_to_send()))
        self.events: list[object] = []
        assert isinstance(self.next(), Response)

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def next(self) -> object:
        """The next frame, or the answer to the handshake."""
        while not self.events:
            data = self.socket.recv(65_536)
            if not data:
                return None
            self.protocol.receive_data(data)
            self.events += self.protocol.events_received()
        return self.events.pop(0)

    def types(self, count: int) -> list[str]:
        """The types of the next messages."""
        frames = [self.next() for _ in range(count)]
        assert all(isinstance(f, Frame) and f.opcode is Opcode.TEXT and f.fin for f in frames)
        return [json.loads(bytes(f.data))["type"] for f in frames]  # type: ignore[attr-defined]

    def closed_with(self) -> int:
        """The code with which the server closes."""
        while not (isinstance(frame := self.next(), Frame) and frame.opcode is Opcode.CLOSE):
            assert frame is not None
        return int(Close.parse(bytes(frame.data)).code)


@pytest.fixture
def wire(client) -> Iterator[Wire]:
    """A WebSocket to a table."""
    made = Wire(client.address, client.make()[0])
    yield made
    made.socket.close()


def test_many_messages_in_one_piece(wire):
    wire.send(masked(Opcode.TEXT, PING) * 40)
    assert wire.types(40) == ["pong"] * 40


def test_a_message_that_comes_byte_by_byte(wire):
    wire.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in masked(Opcode.TEXT, PING) + masked(Opcode.TEXT, b"{" + b" " * 200):
        wire.send(bytes((byte,)))
    assert wire.types(2) == ["pong", "refused"]


def test_a_message_in_fragments_with_a_ping_between_keeps_its_place(wire):
    parts = masked(Opcode.TEXT, PING[:5], fin=False) + masked(Opcode.PING, b"still there?") + masked(Opcode.CONT, PING[5:])
    wire.send(masked(Opcode.TEXT, b"{") + parts + masked(Opcode.TEXT, b"{"))
    pong = wire.next()
    frames = [pong, *(wire.next() for _ in range(3))]
    told = [json.loads(bytes(f.data))["type"] for f in frames if isinstance(f, Frame) and f.opcode is Opcode.TEXT]
    assert told == ["refused", "pong", "refused"]
    assert [bytes(f.data) for f in frames if isinstance(f, Frame) and f.opcode is Opcode.PONG] == [b"still there?"]


@pytest.mark.parametrize("wide", [2, 8])
def test_lengths_of_two_and_of_eight_bytes(wire, wide):
    wire.send(hand_made(0x81, b"{" + b" " * 40_000, wide) + hand_made(0x81, PING, wide))
    assert wire.types(2) == ["refused", "pong"]


@pytest.mark.parametrize(
    "frames, code",
    [
        (masked(Opcode.TEXT, b"x" * 65_537), CloseCode.MESSAGE_TOO_BIG),
        (bytes((0x81, 255)) + (1 << 62).to_bytes(8, "big"), CloseCode.MESSAGE_TOO_BIG),
        (masked(Opcode.TEXT, b"x" * 60_000, fin=False) + masked(Opcode.CONT, b"x" * 60_000), CloseCode.MESSAGE_TOO_BIG),
        (masked(Opcode.TEXT, b"\xff\xfe"), CloseCode.INVALID_DATA),
        (Frame(Opcode.TEXT, PING).serialize(mask=False), CloseCode.PROTOCOL_ERROR),
        (hand_made(0xC1, PING, 2), CloseCode.PROTOCOL_ERROR),
        (masked(Opcode.TEXT, PING, fin=False) + masked(Opcode.TEXT, PING), CloseCode.PROTOCOL_ERROR),
        (masked(Opcode.CLOSE, Close(1000, "").serialize()) + masked(Opcode.TEXT, PING), CloseCode.NORMAL_CLOSURE),
    ],
    ids=[
        "too long",
        "says it is endless",
        "too long in fragments",
        "no utf-8",
        "no mask",
        "compressed unasked",
        "message in a message",
        "after the end",
    ],
)
def test_what_is_not_in_order_closes(wire, frames, code):
    wire.send(frames)
    assert wire.closed_with() == code


def test_messages_are_compressed_for_who_asks_for_that(client):
    table, keys = client.make()
    live = client.live(table, keys["british"], "british")
    assert [e.name for e in live.socket.protocol.extensions] == ["permessage-deflate"]
    assert live.answer("landing", "0405")["type"] == "done" and live.silent()
