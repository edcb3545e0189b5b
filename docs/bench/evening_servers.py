"""Two servers over one PostgreSQL database for the load of an evening: started, killed, asked, and how much memory they take."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from kill_test import SERVE, free_port
from server_load import memory
from timing import unlimited

PATIENCE = 60.0
"""Seconds in which a server must have answered; else that is a fault."""
START = 180.0
"""Seconds in which a server must have started, on a busy machine."""
AGAIN = 503
"""The status of an answer that says: the table has just gone to another process, ask again."""
TRIES = 40


class Lost(Exception):
    """Raised when a request was sent and no answer came: whether it was done is not known."""


class Reply(NamedTuple):
    """What a server has answered."""

    status: int
    body: Any

    @property
    def ok(self) -> bool:
        """Whether it was done."""
        return self.status < 300

    @property
    def why(self) -> str:
        """The word with which it was refused."""
        return str(self.body.get("error", self.status)) if isinstance(self.body, dict) else str(self.status)


class Life(NamedTuple):
    """One life of a server: when it was started, answered first, and was killed (0: it lives)."""

    begun: float
    ready: float
    killed: float = 0.0


class Size(NamedTuple):
    """The resident memory of all processes of a server at a moment, in MiB, and the seconds since it answered first."""

    at: float
    age: float
    mib: float


@dataclass
class Server:
    """One of the servers: with workers, bots and everything else in a group of processes, so that all of it can be killed at once."""

    database: str
    log: Path
    node: bool = True
    workers: int = 1
    port: int = field(default_factory=free_port)
    lives: list[Life] = field(default_factory=list)
    sizes: list[Size] = field(default_factory=list)
    process: subprocess.Popen[bytes] | None = None
    up: bool = False

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it and wait until it answers."""
        environ = unlimited() | ({"LYSANDER_NODE": self.address} if self.node else {})
        words, begun = [sys.executable, "-c", SERVE, str(self.port), self.database, str(self.workers)], perf_counter()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(words, env=environ, stdout=log, stderr=log, start_new_session=True)
        while not await self._answers():
            if self.process.poll() is not None or perf_counter() > begun + START:
                raise SystemExit(f"a server does not start: {self.log.read_text()[-3000:]}")
            await asyncio.sleep(0.1)
        self.lives.append(Life(begun, perf_counter()))
        self.up = True

    async def _answers(self) -> bool:
        with suppress(OSError, Lost):
            return (await request(self.address, "GET", "/api/tables?lang=none")).ok
        return False

    def kill(self) -> None:
        """Kill all its processes at once."""
        if self.process is None:
            return
        self.up = False
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None
        if self.lives:
            self.lives[-1] = self.lives[-1]._replace(killed=perf_counter())

    def measure(self) -> None:
        """Note how much memory it takes."""
        if self.up and self.process is not None:
            now = perf_counter()
            self.sizes.append(Size(now, now - self.lives[-1].ready, sum(map(resident, group(self.process.pid)))))


def group(leader: int) -> list[int]:
    """Return the processes of a group."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[2]) == leader:
                found.append(int(path.parent.name))
    return found


def resident(process: int) -> int:
    """Return the resident memory of a process in MiB; nothing if it has just ended."""
    with suppress(OSError, StopIteration):
        return memory(process)
    return 0


async def request(address: str, method: str, path: str, body: Any = None, key: str = "") -> Reply:
    """Return the answer to a request on a connection of its own. Raises ``OSError`` if nobody was there to hear it, ``Lost`` if it was sent."""
    reader, writer = await asyncio.open_connection(*address.split(":"))
    data = b"" if body is None else msgspec.json.encode(body)
    head = f"{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n"
    if key:
        head += f"Authorization: Bearer {key}\r\n"
    try:
        writer.write(head.encode() + b"\r\n" + data)
        async with asyncio.timeout(PATIENCE):
            said = await reader.read(-1)
    except TimeoutError:
        raise Lost(f"{method} {path}: no answer within {PATIENCE:.0f} s") from None
    except OSError as error:
        raise Lost(str(error)) from None
    finally:
        writer.close()
    return _reply(said)


def _reply(said: bytes) -> Reply:
    """Return an answer that has come whole. Raises ``Lost`` for any other."""
    top, _, body = said.partition(b"\r\n\r\n")
    lines = top.split(b"\r\n")
    length = next((int(line.split(b":")[1]) for line in lines if line.lower().startswith(b"content-length:")), -1)
    if length < 0 or len(body) < length:
        raise Lost("the connection ended before the answer did")
    return Reply(int(lines[0].split()[1]), msgspec.json.decode(body) if body else None)


class Town:
    """The servers, as their visitors see them: any that takes a connection will do. ``moved`` counts requests that were to be made again, since the
    table had just moved."""

    def __init__(self, servers: list[Server], rng: Random) -> None:
        self.servers, self.rng, self.moved = servers, rng, 0

    def addresses(self) -> list[str]:
        """Return where to go, in the order of trying."""
        return [server.address for server in self.rng.sample(self.servers, len(self.servers))]

    async def call(self, method: str, path: str, body: Mapping[str, Any] | None = None, key: str = "") -> Reply:
        """Return the answer of any server. Raises ``Lost`` if the request was sent and no answer came."""
        for _ in range(TRIES):
            for address in self.addresses():
                try:
                    reply = await request(address, method, f"/api{path}", body, key)
                except OSError:
                    continue  # nobody has heard it
                if reply.status != AGAIN:
                    return reply
                self.moved += 1
                break
            await asyncio.sleep(self.rng.uniform(0.05, 0.5))
        raise SystemExit(f"{method} {path}: no server takes it")
