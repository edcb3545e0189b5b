"""Kill the server at random under load and see that nothing acknowledged is lost and nothing is doubled.

    python docs/bench/kill_test.py --tables 200 --kills 20
    python docs/bench/kill_test.py --tables 200 --kills 20 --workers 2     one of the workers is killed, and comes back by itself

Each table is played by a client that answers at random over a WebSocket and notes every answer that was acknowledged (``done``). The server
is killed with SIGKILL at random moments and started again over the same database; the clients come back and go on. In the end each journal
must hold exactly the answers that its client knows to be given, in order; each seat's log must have every line once; the journal must replay
by the rules; and every roll must be what the secret seed gives.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random, SystemRandom
from time import perf_counter
from typing import Any

import httpx
from timing import unlimited
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lysander.bots import Question
from lysander.bots.registry import domains_of
from lysander.core import journal
from lysander.core.chance import commitment
from lysander.games.registry import game
from lysander.server.settings import Settings
from lysander.server.store import queries
from lysander.server.store.database import engine_of
from lysander.server.store.records import Stored

GAME = "evasion"
SERVE = "import sys; from lysander.server.serve import serve; serve(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]))"
PORTS = (20_000, 32_000)
STUCK = 120
"""Seconds without an acknowledged answer after which the server is taken for stuck."""
LOST = (OSError, WebSocketException, TimeoutError)


class Server:
    """A server process that can be killed; with several workers, one of them."""

    def __init__(self, database: str, port: int, workers: int = 1) -> None:
        self.database, self.port, self.workers = database, port, workers
        self.address = f"127.0.0.1:{port}"
        self.up = asyncio.Event()

    async def start(self) -> None:
        """Start the server and wait until it answers."""
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port), self.database, str(self.workers)], env=unlimited())
        async with httpx.AsyncClient() as client:
            while True:
                if self.process.poll() is not None:
                    raise SystemExit("the server does not start")
                try:
                    await client.get(f"http://{self.address}/api/tables")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        self.up.set()

    def kill_one(self, rng: Random) -> None:
        """Kill one of the workers at once, if any is there."""
        if there := workers_of(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(rng.choice(there), signal.SIGKILL)

    def kill(self) -> None:
        """Kill the server at once."""
        self.up.clear()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def workers_of(server: int) -> list[int]:
    """Return the processes of the workers of a server."""
    found = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [int(pid) for pid in found if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


@dataclass
class Player:
    """Plays both seats of one table and records every acknowledged answer."""

    table: str
    key: str
    rng: Random
    given: list[tuple[str, str, Any]] = field(default_factory=list)
    logs: dict[str, list[int]] = field(default_factory=lambda: {"british": [], "german": []})
    flying: tuple[str, int, str, Any] | None = None
    faults: list[str] = field(default_factory=list)
    over: bool = False

    async def play(self, server: Server, stop: asyncio.Event) -> None:
        """Play until ``stop`` is set or the game is over; reconnect after each kill."""
        while not stop.is_set() and not self.over:
            await server.up.wait()
            way = self.rng.choice((None, "deflate"))  # as programs do, and as browsers do
            try:
                async with connect(f"ws://{server.address}/api/tables/{self.table}/live", max_size=None, open_timeout=20, compression=way) as socket:
                    await self._talk(socket, stop)
            except LOST:
                await asyncio.sleep(0.02)

    async def _talk(self, socket: ClientConnection, stop: asyncio.Event) -> None:
        seat = self.flying[0] if self.flying else "british"
        while not stop.is_set():
            state = await self._sit(socket, seat)
            self._land(state)
            ask = next((a for a in state["asks"] if not a["standing"]), None)
            while ask is not None and not stop.is_set():
                state = await self._answer(socket, seat, state["at"], ask)
                ask = next((a for a in state["asks"] if not a["standing"]), None)
            if state["status"] == "over":
                self.over = True
                return
            seat = "german" if seat == "british" else "british"

    async def _sit(self, socket: ClientConnection, seat: str) -> dict[str, Any]:
        since = self.logs[seat][-1] if self.logs[seat] else 0
        await socket.send(json.dumps({"type": "hello", "key": self.key, "seat": seat, "since": since, "lang": "none"}))
        while True:
            message = await self._next(socket)
            if message["type"] == "state" and message["seat"] == seat:
                return message

    async def _next(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if message["type"] == "state":
            self.logs[message["seat"]] += [line["no"] for line in message["events"]]
        return message

    async def _answer(self, socket: ClientConnection, seat: str, at: int, ask: dict[str, Any]) -> dict[str, Any]:
        value = Question(ask["kind"], ask["rule"], ask["facts"], ask["domain"], ask["default"], own=domains_of(GAME)).sample(self.rng)
        self.flying = (seat, at, ask["kind"], value)
        await socket.send(json.dumps({"type": "answer", "at": at, "kind": ask["kind"], "value": value, "ref": at}))
        state = None
        while self.flying is not None or state is None:
            message = await self._next(socket)
            if message["type"] == "refused":
                self.faults.append(f"refused: {message}")
                raise TimeoutError
            if message["type"] == "done":
                self.given.append((seat, ask["kind"], value))
                self.flying = None
            if message["type"] == "state" and message["at"] > at:
                state = message
        return state

    def _land(self, state: dict[str, Any]) -> None:
        """After a kill, find out from the position of the seat whether the last answer was stored."""
        if self.flying is not None and self.flying[0] == state["seat"]:
            seat, at, kind, value = self.flying
            if state["at"] > at:
                self.given.append((seat, kind, value))
            self.flying = None

    def check(self, stored: Stored) -> list[str]:
        """Return what is wrong with the stored journal."""
        faults = list(self.faults)
        lines = [(a.seat, a.kind, a.value) for a in stored.lines if a.seat != "chance"]
        if self.flying is not None and len(lines) == len(self.given) + 1:
            self.given.append((self.flying[0], *self.flying[2:]))
        if lines != self.given:
            faults.append(f"{len(self.given)} answers acknowledged, {len(lines)} in the journal")
        for seat, log in self.logs.items():
            if log != list(range(1, len(log) + 1)):
                faults.append(f"the log of {seat} has holes or doubles")
        meta = stored.meta
        rules = game(meta.game)
        setup = journal.Setup(meta.game, meta.scenario, meta.options, meta.seated, meta.variant)
        kept = journal.Journal(setup, meta.rules, stored.lines, {"commitment": commitment(bytes.fromhex(meta.seed)), "seed": meta.seed})
        text = kept.dump()
        try:
            journal.verify(rules, journal.load(text), text)
        except journal.BadJournal as error:
            faults.append(str(error))
        return faults


def free_port() -> int:
    """Return a port that stays free while the server is down: below those that the system gives to programs that ask for any port."""
    while True:
        with suppress(OSError), socket.create_server(("127.0.0.1", SystemRandom().randrange(*PORTS))) as probe:
            return int(probe.getsockname()[1])


async def run(tables: int, kills: int, seed: int, database: str, most: int, workers: int = 1) -> int:
    """Run the whole test. Returns the number of tables at which something is wrong."""
    rng = Random(seed)
    server = Server(database, free_port(), workers)
    await server.start()
    try:
        players = await _make(server, tables, rng)
        stop = asyncio.Event()
        tasks = [asyncio.create_task(p.play(server, stop)) for p in players]
        for number in range(1, kills + 1):
            await _load(players, rng.randint(1, most))
            await asyncio.sleep(rng.uniform(0, 0.1))
            if workers > 1:
                server.kill_one(rng)
            else:
                server.kill()
            print(f"kill {number}: {sum(len(p.given) for p in players)} answers acknowledged, {sum(p.over for p in players)} games over", flush=True)
            if workers == 1:
                await server.start()
        await _load(players, most)
    finally:
        server.kill()
    stop.set()
    await asyncio.gather(*tasks)
    return _report(players, database)


async def _load(players: list[Player], answers: int) -> None:
    """Wait until so many more answers are acknowledged, or all games are over. Raises ``TimeoutError`` if the server acknowledges none any more."""
    goal, count, since = sum(len(p.given) for p in players) + answers, 0, perf_counter()
    while count < goal and not all(p.over for p in players):
        await asyncio.sleep(0.005)
        before, count = count, sum(len(p.given) for p in players)
        if count != before:
            since = perf_counter()
        elif perf_counter() > since + STUCK:
            faults = [fault for p in players for fault in p.faults][:3]
            raise TimeoutError(f"no answer was acknowledged for {STUCK} seconds; last faults: {faults}")


async def _make(server: Server, tables: int, rng: Random) -> list[Player]:
    players = []
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        for _ in range(tables):
            made = (await client.post("/api/tables", json={"game": GAME, "hot_seat": True, "start": True})).json()
            players.append(Player(made["table"], made["keys"]["host"], Random(rng.random())))
    return players


def _report(players: list[Player], database: str) -> int:
    engine, failed = engine_of(Settings(database=database)), 0
    with engine.connect().execution_options(reading=True) as connection:
        for player in players:
            stored = queries.load(connection, player.table)
            assert stored is not None
            faults = player.check(stored)
            failed += bool(faults)
            for fault in faults:
                print(f"table {player.table}: {fault}")
    engine.dispose()
    print(f"{sum(len(p.given) for p in players)} answers at {len(players)} tables")
    print(f"{len(players) - failed} passed, {failed} failed")
    return failed


def main() -> int:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--answers", type=int, default=1000, help="at most so many answers between two kills")
    parser.add_argument("--database", default="", help="a path or postgresql:// address; a new SQLite file if not given")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(folder) / "kill.db")
        return asyncio.run(run(args.tables, args.kills, args.seed, database, args.answers, args.workers))


if __name__ == "__main__":
    sys.exit(main() != 0)
