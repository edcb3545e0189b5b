"""A server that speaks the protocol of tables over our WebSocket layer and does nothing else: no rules, no views, no database.

    python docs/bench/echo_server.py PORT BYTES

Two seats of a table take turns; each answer is given back as a ``state`` of so many bytes to either seat. What a table takes more than this is ours,
what this takes is the network's, the event loop's and the load's.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
import uvicorn

from lysander.server.config import SWITCH, config_of
from lysander.server.push.socket import Gone, Socket
from lysander.server.settings import Settings

SEATS = ("british", "german")
NUMBERS = count()


class Said(msgspec.Struct):
    """The fields of a message that are read."""

    type: str
    seat: str = ""
    ref: int | None = None


@dataclass
class Table:
    """Who is here, whose turn it is, and how far they are."""

    sockets: dict[str, Socket] = field(default_factory=dict)
    turn: int = 0
    at: int = 0


DECODER = msgspec.json.Decoder(Said)
TABLES: dict[str, Table] = {}


def state(table: Table, seat: str, size: int) -> bytes:
    """Return a message of so many bytes, about, with a question for the seat whose turn it is."""
    ask = {"kind": "k", "standing": False, "default": "x", "domain": {"type": "one_of", "options": ["x"]}}
    message = {"type": "state", "seat": seat, "status": "running", "at": table.at, "asks": [ask] if seat == SEATS[table.turn] else [], "view": ""}
    message["view"] = "x" * max(0, size - len(msgspec.json.encode(message)))
    return msgspec.json.encode(message)


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Make a table, or serve a WebSocket (ASGI)."""
    if scope["type"] == "websocket":
        await live(scope, receive, send)
    elif scope["type"] == "http":
        name = f"t{next(NUMBERS)}"
        TABLES[name] = Table()
        body = msgspec.json.encode({"table": name, "keys": {"host": "k"}})
        await send({"type": "http.response.start", "status": 201, "headers": [(b"content-length", str(len(body)).encode())]})
        await send({"type": "http.response.body", "body": body})


async def live(scope: Any, receive: Any, send: Any) -> None:
    """Give each answer back, until the socket closes."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    socket, table, seat = Socket(scope, receive, send), TABLES[scope["path"].split("/")[3]], ""

    def take(text: str) -> bool:
        said = DECODER.decode(text)
        if said.type != "answer":
            return False
        table.at, table.turn = table.at + 1, 1 - table.turn
        for who in (seat, *(s for s in table.sockets if s != seat)):
            table.sockets[who].write(state(table, who, SIZE))
        return True

    try:
        while True:
            said = DECODER.decode(await socket.receive())
            seat = said.seat
            table.sockets[seat] = socket
            socket.offer(take)
            await socket.send(state(table, seat, SIZE))
    except (Gone, OSError):
        socket.offer(None)


SIZE = int(sys.argv[2]) if len(sys.argv) > 2 else 4000

if __name__ == "__main__":
    sys.setswitchinterval(SWITCH)
    settings = Settings(connections=100_000_000)
    config = config_of(application, settings)
    config.port, config.lifespan = int(sys.argv[1]), "off"
    uvicorn.Server(config).run()
