"""Load on a server over WebSockets: many two-player tables at once, real rules, the journal committed for each answer.

    python docs/bench/server_load.py --tables 100 --seconds 10            as fast as it goes: each answer waits for the one before
    python docs/bench/server_load.py --tables 500 --seconds 10 --pace 1   one answer a second at each table
    python docs/bench/server_load.py --workers 2                          a server of two workers
    python docs/bench/server_load.py --echo 4000                          instead of ours one that gives each answer back as a state of 4,000 bytes

Starts a server of its own over a new SQLite file (or ``--database``), on one core where the machine has two, the clients on the other. Prints
one line of JSON: answers a second; milliseconds (p50, p99) from sending an answer to the next state of the same seat, and to what the other
seat was sent because of it; processor time of the server (all its processes) for one answer; their resident memory; processor time for one request
over HTTP, by a client that keeps its connection where it may. ``--lang none`` (the default) sends facts, as
other game servers do; ``en`` sends finished sentences.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from timing import unlimited
from websockets.asyncio.client import ClientConnection, connect

SERVE = "import sys; from lysander.server.serve import serve; serve(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]))"
SEATS = ("british", "german")
REQUESTS = 500
LOOKED = 5.0
"""Seconds between two looks at a review; the page looks every few seconds."""
ECHO = Path(__file__).with_name("echo_server.py")


class Domain(msgspec.Struct):
    """The fields of a domain that the load reads."""

    type: str
    options: list[Any] | None = None


class Ask(msgspec.Struct):
    """The fields of an ask that the load reads."""

    kind: str
    standing: bool
    default: Any
    domain: Domain


class Message(msgspec.Struct):
    """The fields of a message that the load reads."""

    type: str
    seat: str = ""
    status: str = ""
    at: int = 0
    asks: list[Ask] = []
    code: str = ""


DECODER = msgspec.json.Decoder(Message)
ENCODE = msgspec.json.Encoder().encode


@dataclass
class Tally:
    """The measurements, in seconds. Only what happens after ``since`` counts."""

    since: float
    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    bytes: int = 0
    states: int = 0


class Table:
    """Both seats of one table. ``sent`` is the time when the last answer was sent, ``by`` the seat that gave it."""

    def __init__(self, address: str, http: httpx.AsyncClient, rng: Random, tally: Tally, pace: float, lang: str) -> None:
        self.address, self.http, self.rng, self.tally, self.pace, self.lang = address, http, rng, tally, pace, lang
        self.sent, self.by = 0.0, ""
        self.due = time.perf_counter() + rng.random() * pace

    async def run(self) -> None:
        """Play game after game, until cancelled."""
        while True:
            await self.play()

    async def play(self) -> str:
        """Play one game. Returns its table."""
        made = (await self.http.post("/api/tables", json={"game": "evasion", "hot_seat": True, "start": True})).json()
        over = asyncio.Event()
        address = f"ws://{self.address}/api/tables/{made['table']}/live"
        async with connect(address, max_size=None, compression=None) as one, connect(address, max_size=None, compression=None) as two:
            seats = zip((one, two), SEATS, strict=True)
            tasks = [asyncio.create_task(self.sit(w, s, made["keys"]["host"], over)) for w, s in seats]
            try:
                await over.wait()
            finally:
                for task in tasks:
                    task.cancel()
        return str(made["table"])

    async def sit(self, socket: ClientConnection, seat: str, key: str, over: asyncio.Event) -> None:
        """Play one seat: answer every question."""
        await socket.send(ENCODE({"type": "hello", "key": key, "seat": seat, "since": 0, "lang": self.lang}).decode())
        answered = -1
        while True:
            data = await socket.recv(decode=False)
            message = DECODER.decode(data)
            if message.type == "refused":
                raise SystemExit(f"refused: {message.code}")
            if message.type != "state":
                continue
            self.note(seat, len(data))
            if message.status == "over":
                over.set()
            ask = next((a for a in message.asks if not a.standing), None)
            if ask is not None and message.at != answered:
                answered = message.at
                await self.answer(socket, seat, message.at, ask)

    def note(self, seat: str, size: int) -> None:
        """Note the arrival of a state."""
        now = time.perf_counter()
        if self.sent > self.tally.since:
            self.tally.bytes, self.tally.states = self.tally.bytes + size, self.tally.states + 1
            (self.tally.own if seat == self.by else self.tally.other).append(now - self.sent)

    async def answer(self, socket: ClientConnection, seat: str, at: int, ask: Ask) -> None:
        """Send one answer when it is time."""
        if self.pace:
            await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
            self.due = max(self.due + self.pace, time.perf_counter())
        value = self.rng.choice(ask.domain.options) if ask.domain.options else ask.default
        self.sent, self.by = time.perf_counter(), seat
        await socket.send(ENCODE({"type": "answer", "at": at, "kind": ask.kind, "value": value}).decode())


def start(port: int, database: str, workers: int = 1, echo: int = 0) -> subprocess.Popen[bytes]:
    """Start the server on the first core, or one that gives answers back as states of ``echo`` bytes."""
    cores = sorted(os.sched_getaffinity(0))
    ours = [sys.executable, "-c", SERVE, str(port), database, str(workers)]
    process = subprocess.Popen([sys.executable, str(ECHO), str(port), str(echo)] if echo else ours, env=unlimited())
    if len(cores) > 1:
        os.sched_setaffinity(process.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:])
    return process


async def look(http: httpx.AsyncClient, table: str) -> None:
    """Look at the review of a game that is over, as a page does that stays open, until cancelled."""
    while True:
        await asyncio.sleep(LOOKED)
        (await http.get(f"/api/tables/{table}/review")).raise_for_status()


async def measure(port: int, process: subprocess.Popen[bytes], load: argparse.Namespace) -> dict[str, Any]:
    """Warm up for two seconds, then measure. With ``review`` a game that is over is played out by the server all the while."""
    tables, seconds, pace, lang = load.tables, load.seconds, load.pace, load.lang
    address = f"127.0.0.1:{port}"
    limits, timeout = httpx.Limits(max_connections=50, keepalive_expiry=2), httpx.Timeout(60, pool=None)
    async with httpx.AsyncClient(base_url=f"http://{address}", limits=limits, timeout=timeout) as http:
        while True:
            try:
                await http.get("/api/tables")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        reviewed = await Table(address, http, Random(0), Tally(float("inf")), 0, lang).play() if load.review else ""
        tally = Tally(time.perf_counter() + 2 + tables / 100)
        runs = [Table(address, http, Random(n), tally, pace, lang).run() for n in range(tables)]
        tasks = [asyncio.create_task(run) for run in (*runs, *([look(http, reviewed)] if reviewed else []))]
        await asyncio.sleep(tally.since - time.perf_counter())
        before = cpu(process.pid)
        await asyncio.sleep(seconds)
        used = cpu(process.pid) - before
        count = len(tally.own)
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        faults = [e for e in found if isinstance(e, Exception)]
        if faults:
            raise faults[0]
        before = cpu(process.pid)
        for _ in range(REQUESTS):
            (await http.get("/api/tables?lang=none")).raise_for_status()
        request = cpu(process.pid) - before
        playouts = (await http.get(f"/api/tables/{reviewed}/review")).json()["playouts"] if reviewed else 0
    return {
        "tables": tables,
        "pace": pace,
        "lang": lang,
        "answers_per_second": round(count / seconds, 1),
        "own_ms": spread(tally.own),
        "other_ms": spread(tally.other),
        "cpu_us_per_answer": round(used * 1e6 / max(1, count)),
        "cpu_us_per_request": round(request * 1e6 / REQUESTS),
        "playouts": playouts,
        "state_bytes": round(tally.bytes / max(1, tally.states)),
        "server_mib": sum(map(memory, processes(process.pid))),
    }


def processes(server: int) -> list[int]:
    """Return the processes of a server: itself, and its workers."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [server, *(int(pid) for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text())]


def cpu(server: int) -> float:
    """Return the processor time of all processes of a server in seconds, which does not depend on other programs."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in processes(server)]
    return sum(int(words[11]) + int(words[12]) for words in fields) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Return the resident memory of a process in MiB."""
    line = next(line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024


def spread(times: list[float]) -> dict[str, float]:
    """Return median and 99th percentile in milliseconds."""
    ordered = sorted(times) or [0.0]
    return {"p50": round(ordered[len(ordered) // 2] * 1000, 3), "p99": round(ordered[len(ordered) * 99 // 100] * 1000, 3)}


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=0, help="seconds between two answers at a table; 0: none")
    parser.add_argument("--lang", default="none", choices=["none", "en", "de"])
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--review", action="store_true", help="somebody looks at the review of a finished game meanwhile")
    parser.add_argument("--echo", type=int, default=0, help="bytes of a state of a server that only gives answers back")
    args = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = start(port, args.database or str(Path(folder) / "load.db"), args.workers, args.echo)
        try:
            print(json.dumps(asyncio.run(measure(port, process, args))))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
