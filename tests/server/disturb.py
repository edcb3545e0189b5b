"""Disturbances under which the tests of this folder pass as well: ``LYSANDER_DISTURB_SERVER="push leave client disk" pytest tests/server``.

``hello`` lets servers hear late who sits behind a new WebSocket; ``push`` sends every message of a WebSocket late, in its order; ``leave``
notices late that one was closed; ``client`` lets people ask late; ``disk`` writes and reads the database late, and never in the event loop's
own thread. Each delay is drawn: often none or some milliseconds, sometimes a tenth of a second. A race that is there is found by some runs,
not by each.
"""

from __future__ import annotations

import asyncio
import os
import time
from random import Random
from typing import Any

from lysander.server.push.connection import Connection
from lysander.server.push.socket import Socket
from lysander.server.store.writer import Writer

WANTED = frozenset(os.environ.get("LYSANDER_DISTURB_SERVER", "").split())
UNKNOWN = WANTED - {"hello", "push", "leave", "client", "disk"}
assert not UNKNOWN, f"LYSANDER_DISTURB_SERVER: {UNKNOWN}"
DELAYS = (0.0, 0.0, 0.001, 0.003, 0.01, 0.1)
LUCK = Random()


def later(method: Any) -> Any:
    """A coroutine method that begins late."""

    async def late(self: Any, *args: Any) -> Any:
        await asyncio.sleep(LUCK.choice(DELAYS))
        return await method(self, *args)

    return late


def slowly(method: Any) -> Any:
    """Work of a thread that takes longer."""

    def slow(*args: Any) -> Any:
        time.sleep(LUCK.choice(DELAYS))
        return method(*args)

    return slow


def afterwards(method: Any) -> Any:
    """What is done and not waited for is done late."""

    def late(self: Any) -> None:
        asyncio.get_running_loop().call_later(LUCK.choice(DELAYS), method, self)

    return late


def slow_disk() -> None:
    """All is written by the writer's thread, which takes its time, and read by threads that do."""
    read = Writer.read
    Writer._written = lambda *_: False  # type: ignore[method-assign]
    Writer._write = slowly(Writer._write)  # type: ignore[method-assign]
    Writer.read = lambda self, work: read(self, slowly(work))  # type: ignore[method-assign]


def hesitate() -> None:
    """Returns when a person has thought whether to ask."""
    if "client" in WANTED:
        time.sleep(LUCK.choice(DELAYS))


if "hello" in WANTED:
    Connection.hello = later(Connection.hello)  # type: ignore[method-assign]
if "push" in WANTED:
    Socket.send = later(Socket.send)  # type: ignore[method-assign]
if "leave" in WANTED:
    Connection.leave = afterwards(Connection.leave)  # type: ignore[method-assign]
if "disk" in WANTED:
    slow_disk()
