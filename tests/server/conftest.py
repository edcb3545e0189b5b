"""Real servers on loopback, over SQLite and over PostgreSQL, and clients that talk to them as a browser does."""

from __future__ import annotations

import json
import os
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
import pytest
import uvicorn
from sqlalchemy import Engine
from websockets.sync.client import ClientConnection, connect

from lysander.bots import Question
from lysander.bots.registry import domains_of
from lysander.server.app import create_app
from lysander.server.serve import config_of
from lysander.server.settings import Settings
from lysander.server.store import queries
from lysander.server.store.database import engine_of, upgrade
from lysander.server.table import presence
from lysander.testing.postgres import new_database, programs
from lysander.testing.postgres import postgres as running_postgres

from . import disturb
from .clock_hands import hands as hands
from .clock_hands import same_seed as same_seed
from .clock_hands import timed as timed
from .worker_processes import Workers

Json = Any
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""To read those of the system takes a client longer than most answers."""
TIME_LIMIT = 180
"""Seconds that anything may take on a busy machine."""


@pytest.fixture(autouse=True)
def dice(same_dice: None) -> None:
    """No test is a matter of luck."""


def free_socket() -> socket.socket:
    """A listening socket on a port of the system's choice."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    return listener


class Server:
    """The application under uvicorn in a thread; ``stop`` it as an operator would."""

    def __init__(self, settings: Settings, files: int = 0) -> None:
        self.settings = settings
        self.app = create_app(settings)
        listener = free_socket()
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.server = uvicorn.Server(config_of(self.app, settings, files))
        self.thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(TIME_LIMIT)
        assert not self.thread.is_alive()


class Live:
    """One WebSocket of one seat. ``state`` is the newest state, ``log`` all lines it was ever sent."""

    def __init__(self, address: str, table: str, key: str, seat: str, since: int = 0) -> None:
        self.stack = ExitStack()
        opened = connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live", max_size=None, open_timeout=TIME_LIMIT, close_timeout=0.5)
        self.socket: ClientConnection = self.stack.enter_context(opened)
        self.state: Json = None
        self.log: list[Json] = []
        self.bytes: list[str] = []
        self.hello = {"type": "hello", "key": key, "seat": seat, "since": since, "lang": "en"}
        self.send(self.hello)

    def send(self, message: Json) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = TIME_LIMIT) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            self.state = message
            self.log += message["events"]
        return message

    def until(self, type: str, test: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of a type that passes a test; the others are noted on the way."""
        while True:
            message = self.receive()
            if message["type"] == type and test(message):
                return message

    def once(self, test: Callable[[Json], bool]) -> Json:
        """The newest state if it passes a test, or the next that does: the table may have come there before this was opened, or before ``done``."""
        return self.state if self.state is not None and test(self.state) else self.until("state", test)

    def silent(self) -> list[Json]:
        """What came besides, up to the answer to a ping sent now."""
        self.send({"type": "ping"})
        came = []
        while (message := self.receive())["type"] != "pong":
            came.append(message)
        return came

    def answer(self, kind: str, value: Json, at: int | None = None, ref: Json = 1) -> Json:
        """Answer, and wait for ``done`` or ``refused``."""
        self.send({"type": "answer", "at": self.state["at"] if at is None else at, "kind": kind, "value": value, "ref": ref})
        while (message := self.receive())["type"] not in ("done", "refused"):
            pass
        return message

    def close(self) -> None:
        self.stack.close()


class Client:
    """A person with keys."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=TIME_LIMIT, verify=NO_CERTIFICATES)
        self.open: list[Live] = []

    def call(self, method: str, path: str, body: Json = None, key: str = "", **query: Json) -> httpx.Response:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        disturb.hesitate()
        return self.http.request(method, "/api" + path, json=body, headers=headers, params=query)

    def ok(self, method: str, path: str, body: Json = None, key: str = "", **query: Json) -> Json:
        response = self.call(method, path, body, key, **query)
        assert response.status_code < 300, response.text
        return response.json()

    def refused(self, status: int, error: str, method: str, path: str, body: Json = None, key: str = "", **query: Json) -> Json:
        response = self.call(method, path, body, key, **query)
        assert (response.status_code, response.json()["error"]) == (status, error), response.text
        return response.json()

    def make(self, game: str = "evasion", sit: bool = True, **wish: Json) -> tuple[str, dict[str, str]]:
        """A table with two players, begun, and its keys by role: who is invited has sat down, unless ``sit`` is False; the umpire has not."""
        wish = {"game": game, "start": True} | wish
        made = self.ok("POST", "/tables", wish)
        return made["table"], self.sit(made["table"], made["keys"]) if sit else made["keys"]

    def sit(self, table: str, keys: dict[str, str], *, umpire: bool = False) -> dict[str, str]:
        """The keys of a table after all who are invited have sat down."""
        invited = {role: key for role, key in keys.items() if role.endswith("?") and (umpire or role != "umpire?")}
        taken = {role[:-1]: self.take(table, role[:-1], key) for role, key in invited.items()}
        return {role: key for role, key in keys.items() if role not in invited} | taken

    def take(self, table: str, seat: str, key: str = "", name: str = "") -> str:
        """The key of somebody who sits down."""
        return self.ok("POST", f"/tables/{table}/seat", {"action": "take", "seat": seat, "name": name}, key)["key"]

    def seat(self, table: str, action: str, seat: str, key: str, **more: Json) -> Json:
        """What came of an action on a seat."""
        return self.ok("POST", f"/tables/{table}/seat", {"action": action, "seat": seat, **more}, key)

    def state(self, table: str, key: str, seat: str, since: int = 0) -> Json:
        return self.ok("GET", f"/tables/{table}/state", key=key, seat=seat, since=since)

    def live(self, table: str, key: str, seat: str, since: int = 0) -> Live:
        made = Live(self.address, table, key, seat, since)
        self.open.append(made)
        made.until("state")
        return made

    def close(self) -> None:
        for live in self.open:
            live.close()
        self.http.close()


def blocking(state: Json) -> Json | None:
    """The question that waits for this seat, if any."""
    return next((a for a in state["asks"] if not a["standing"]), None)


def pick(ask: Json, rng: Random, game: str = "evasion") -> Json:
    """A random legal answer, made from what the server sent."""
    return Question(ask["kind"], ask["rule"], ask["facts"], ask["domain"], ask["default"], own=domains_of(game)).sample(rng)


class Play:
    """Plays seats of a table over HTTP with random answers."""

    def __init__(self, client: Client, table: str, keys: dict[str, str], seed: int, seats: tuple[str, ...] = ("british", "german")) -> None:
        self.client, self.table, self.keys, self.rng, self.seats = client, table, keys, Random(seed), seats
        self.given: list[tuple[str, str, Json]] = []

    def step(self) -> bool:
        """One answer of whoever is asked; False if nobody is."""
        for seat in self.seats:
            state = self.client.state(self.table, self.keys[seat], seat, since=1_000_000)
            ask = blocking(state)
            if ask is not None:
                value = pick(ask, self.rng)
                body = {"seat": seat, "at": state["at"], "kind": ask["kind"], "value": value}
                self.client.ok("POST", f"/tables/{self.table}/answer", body, self.keys[seat])
                self.given.append((seat, ask["kind"], value))
                return True
        return False

    def until(self, test: Callable[[], bool]) -> None:
        """Answer until ``test`` holds."""
        while not test():
            assert self.step(), "nobody is asked"

    def to_the_end(self) -> Json:
        """Play the game out; the last state of the first seat."""
        while self.step():
            pass
        state = self.client.state(self.table, self.keys[self.seats[0]], self.seats[0])
        assert state["status"] == "over"
        return state


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Debian's PostgreSQL, started for this run at a socket in a folder of its own; the address, with a place for the name of a database."""
    folder = programs()
    if folder is None:
        pytest.skip("no postgres binary on this machine")
    with running_postgres(folder, "-c fsync=off -c max_connections=60") as address:
        yield address


@pytest.fixture
def new_postgres(postgres: str) -> str:
    """A new, empty PostgreSQL database."""
    with psycopg.connect(postgres % "postgres", autocommit=True) as connection:
        name = f"t{next(iter(connection.execute('SELECT count(*) FROM pg_database').fetchall()))[0]}_{os.getpid()}"
    return new_database(postgres, name)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database: each test that uses it runs on both kinds."""
    return str(tmp_path / "lysander.db") if request.param == "sqlite" else request.getfixturevalue("new_postgres")


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """A new database without a server."""
    made = engine_of(Settings(database=str(tmp_path / "lysander.db")))
    upgrade(made)
    yield made
    made.dispose()


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Start servers; they are stopped after the test."""
    running: list[Server] = []

    def start(database: str, files: int = 0, **changes: Json) -> Server:
        settings = Settings(database=database, requests=1_000_000, tables=1_000_000, messages=1000, bots=1, web=Path("none"))
        running.append(Server(replace(settings, **changes), files))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def workers() -> Iterator[Callable[..., Workers]]:
    """Start servers with workers, two unless another number is given; they are ended after the test."""
    running: list[Workers] = []

    def start(database: str, workers: int = 2, **given: Any) -> Workers:
        running.append(Workers(database, workers, **given))
        return running[-1]

    yield start
    for server in running:
        server.end()


@pytest.fixture
def visit() -> Iterator[Callable[[Server], Client]]:
    """Clients of servers; closed after the test."""
    open: list[Client] = []

    def come(server: Server) -> Client:
        open.append(Client(server.address))
        return open[-1]

    yield come
    for client in open:
        client.close()


@pytest.fixture
def server(serve: Callable[..., Server], tmp_path: Path) -> Server:
    """A server over SQLite."""
    return serve(str(tmp_path / "lysander.db"))


@pytest.fixture
def client(server: Server, visit: Callable[[Server], Client]) -> Client:
    """A client of it."""
    return visit(server)


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Moves the clock by which somebody is away on by some minutes."""
    since = [0.0]
    monkeypatch.setattr(presence, "clock", lambda: queries.now() + round(60_000 * since[0]))

    def on(minutes: float) -> None:
        since[0] += minutes

    return on


@pytest.fixture
def play() -> type[Play]:
    """Plays seats over HTTP."""
    return Play


@pytest.fixture
def ask_of() -> Callable[[Json], Json | None]:
    """The question that waits for a seat."""
    return blocking


@pytest.fixture
def choose() -> Callable[..., Json]:
    """A random legal answer to a question."""
    return pick
