"""A server with several workers: each table lives in one, limits and lists are those of all, and the death of one is felt at its tables alone."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from lysander.server import ring
from lysander.server.serve import serve

from .conftest import TIME_LIMIT
from .worker_processes import Workers, come, free_port, owner, strange, until

GET = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"
MANY = 30
"""Tables among which each of two workers has one."""
KILLED = 10
"""Seconds in which the tables of a worker that was killed can be played again: a reading and a playing of the journals, on a busy machine."""


def tables_of_both(client, **wish):
    """A table of each of two workers, with its keys, by process."""
    found = {}
    with fresh_connections(client):
        for _ in range(MANY):
            table, keys = client.make(**wish)
            found.setdefault(owner(client, table), (table, keys))
            if len(found) == 2:
                return found
    pytest.fail("one worker has all tables")


@contextmanager
def fresh_connections(client):
    """Has a client take a connection for each request, so that those about no table come to all workers."""
    client.http.headers["connection"] = "close"
    yield
    client.http.headers["connection"] = "keep-alive"


@pytest.fixture(scope="module")
def long_lived(tmp_path_factory):
    """A server with two workers over SQLite, which serves test after test."""
    server = Workers(str(tmp_path_factory.mktemp("workers") / "l.db"), 2)
    yield server
    server.end()


@pytest.fixture
def two(long_lived):
    """The same; both workers serve, whatever happened to them in a test before."""
    long_lived.all_there()
    return long_lived


def test_a_table_lives_in_one_worker_and_is_played_there(two, visit, play):
    client = visit(two)
    tables = tables_of_both(client)
    for process, (table, keys) in tables.items():
        live = client.live(table, keys["british"], "british")
        assert int(live.socket.response.headers["x-process"]) == process
        assert {owner(client, table) for _ in range(6)} == {process}
        assert live.answer("landing", "0405")["type"] == "done"
        game = play(client, table, keys, 1)
        for _ in range(10):
            assert game.step()
        live.once(lambda s, game=game: s["at"] >= len([g for g in game.given if g[0] == "british"]))
    with fresh_connections(client):
        made = [client.make(sit=False)[0] for _ in range(6)]
    assert {owner(client, table) for table in made} == set(tables), "new tables come to both"


def test_requests_about_tables_of_two_workers_on_one_connection(two, visit):
    """The connection is kept and goes from worker to worker; of two requests that are sent at once the first is answered, and the connection ends."""
    server, client = two, visit(two)
    (one, (first, _)), (two, (second, _)) = tables_of_both(client).items()
    assert [owner(client, t) for t in (first, second, first, second)] == [one, two, one, two]
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
        for table, process in ((first, one), (second, two), (second, two), (first, one)) * 5:
            for piece in (b"GET /api/tab", f"les/{table} HTTP/1.1\r\nhost: x\r\n\r\n".encode()):
                raw.sendall(piece)
            said = whole(raw)
            assert f"x-process: {process}".encode() in said and f'"table":"{table}"'.encode() in said
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
        raw.sendall(b"".join(f"GET /api/tables/{t} HTTP/1.1\r\nhost: x\r\n\r\n".encode() for t in (first, second)))
        said = b""
        while data := raw.recv(65_536):
            said += data
    assert said.count(b"HTTP/1.1 200 OK") == 1 and f'"table":"{first}"'.encode() in said
    assert b"connection: close" in said and f"x-process: {one}".encode() in said
    for path in (f"//api//tables/{second}", f"/api/tables/%{ord(second[0]):x}{second[1:]}", f"{server.address}/api/tables/{second}?lang=de"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
            raw.sendall(f"\r\nGET {path} HTTP/1.0\r\nhost: x\r\n\r\n".encode())
            said = raw.makefile("rb").read()
        assert b" 404 " in said.split(b"\r\n")[0] or f"x-process: {two}".encode() in said, path


def whole(raw):
    """One answer with its body, on a connection that goes on."""
    said = b""
    while b"\r\n\r\n" not in said:
        data = raw.recv(65_536)
        assert data, "the connection ended"
        said += data
    head, _, body = said.partition(b"\r\n\r\n")
    length = next(int(line.split()[1]) for line in head.split(b"\r\n") if line.startswith(b"content-length:"))
    while len(body) < length:
        body += raw.recv(65_536)
    return head + body


def test_lists_and_series_are_those_of_all_workers(two, visit, play):
    client = visit(two)
    wish = {"game": "evasion", "public": True, "hot_seat": True, "start": True}
    first = client.ok("POST", "/tables", wish | {"series": "new"})
    series = client.ok("GET", f"/tables/{first['table']}")["series"]
    made = [first]
    with fresh_connections(client):
        while {owner(client, m["table"]) for m in made} == {owner(client, first["table"])}:
            assert len(made) < MANY
            made.append(client.ok("POST", "/tables", wish | {"series": series}, first["keys"]["host"]))
        for _ in range(4):
            assert {m["table"] for m in made} <= {t["table"] for t in client.ok("GET", "/tables")}
    for n, table in enumerate((made[0], made[-1])):
        play(client, table["table"], dict.fromkeys(("british", "german"), table["keys"]["host"]), n).to_the_end()
    with fresh_connections(client):
        found = [client.call("GET", f"/series/{series}") for _ in range(4)]
    assert len({f.headers["x-process"] for f in found}) == 2
    for one in found:
        assert [g["table"] for g in one.json()["games"]] == [made[0]["table"], made[-1]["table"]]
    client.refused(403, "no-key", "POST", "/tables", wish | {"series": series}, "k" * 43)


def test_limits_are_those_of_all_workers(tmp_path, workers, visit):
    given = {"LYSANDER_REQUESTS": "60", "LYSANDER_TABLES": "5", "LYSANDER_CONNECTIONS": "3", "LYSANDER_PROXIES": "127.0.0.1"}
    server = workers(str(tmp_path / "l.db"), **given)

    def visitor(address):
        client = visit(server)
        client.http.headers["x-forwarded-for"] = address
        return client

    codes = [visitor("192.0.2.1").call("GET", "/games").status_code for _ in range(65)]
    assert codes == [200] * 60 + [429] * 5
    maker = visitor("192.0.2.2")
    with fresh_connections(maker):
        made = [maker.call("POST", "/tables", {"game": "evasion", "hot_seat": True, "start": True}) for _ in range(7)]
    assert [m.status_code for m in made] == [201] * 5 + [429] * 2
    assert len({m.headers["x-process"] for m in made}) == 2
    tables = [m.json() for m in made[:5]]

    def live(table):
        return Live(server.address, table["table"], {"x-forwarded-for": "192.0.2.3"})

    open = [live(table) for table in tables[:3]]
    assert [one.said() for one in open] == ["pong"] * 3
    for table in tables:
        assert live(table).said() == "too-fast"
    open.pop().close()
    open.append(until(lambda: (one := live(tables[4])).said() == "pong" and one))
    assert live(tables[3]).said() == "too-fast"
    server.kill(owner(visitor("192.0.2.4"), tables[0]["table"]))
    until(lambda: live(tables[1]).said() == "pong", KILLED)
    for one in open:
        one.close()


class Live:
    """A WebSocket of a spectator."""

    def __init__(self, address, table, headers):
        self.stack = ExitStack()
        path = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        self.socket = self.stack.enter_context(connect(path, additional_headers=headers, open_timeout=TIME_LIMIT, close_timeout=1))

    def said(self):
        """Whether it is served: ``pong``, or the word of a refusal; nothing if it is closed. One that is not served is closed."""
        with suppress(WebSocketException):
            with suppress(WebSocketException):
                self.socket.send('{"type": "ping"}')
            message = json.loads(self.socket.recv(TIME_LIMIT))
            if message["type"] == "pong":
                return "pong"
            self.close()
            return message["code"]
        self.close()
        return ""

    def close(self):
        self.stack.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_worker_is_killed_and_the_others_play_on(kind, request, visit):
    """Its tables are taken over at once, as they were; when it is back it gets its tables back."""
    server = request.getfixturevalue("two") if kind == "sqlite" else request.getfixturevalue("workers")(request.getfixturevalue("new_postgres"))
    client = visit(server)
    (dies, (hers, her_keys)), (lives, (other, keys)) = tables_of_both(client).items()
    here, there = client.live(other, keys["british"], "british"), client.live(hers, her_keys["british"], "british")
    assert there.answer("landing", "0405")["type"] == "done"
    server.kill(dies)
    begin = time.monotonic()
    assert here.answer("landing", "0405")["type"] == "done"
    with pytest.raises(WebSocketException):
        while True:
            there.receive()
    again = until(lambda: come(client, hers, her_keys), KILLED)
    assert again.state["view"]["landing"] == "0405", "what was acknowledged is there"
    assert again.answer("rendezvous", "0209")["type"] == "done"
    assert time.monotonic() - begin < KILLED
    assert int(again.socket.response.headers["x-process"]) == lives
    with pytest.raises(WebSocketException) as closed:
        while True:
            again.receive()
    assert closed.value.rcvd.code == 1012, "its worker is back"
    fresh = owner(client, hers)
    assert fresh not in (dies, lives)
    back = client.live(hers, her_keys["british"], "british")
    assert int(back.socket.response.headers["x-process"]) == fresh and back.state["view"]["rendezvous"] == "0209"
    here.once(lambda s: s["view"]["landing"] == "0405")
    assert here.answer("rendezvous", "0209")["type"] == "done", "all the time on one WebSocket"
    assert owner(client, other) == lives


def test_bots_of_a_worker_that_is_killed_go_on(two, visit):
    server, client = two, visit(two)
    seats = {"british": {"kind": "human"}, "german": {"kind": "bot", "level": "random"}}
    table, keys = client.make(seats=seats)
    live = client.live(table, keys["british"], "british")
    assert live.answer("landing", "0405")["type"] == "done"
    server.kill(owner(client, table))
    live = until(lambda: come(client, table, keys))
    while live.state["status"] == "running" and len(live.log) < 60:
        ask = next((a for a in live.state["asks"] if not a["standing"]), None)
        if ask is None:
            try:
                live.until("state")
            except WebSocketException:
                live = until(lambda: come(client, table, keys))
        else:
            with suppress(WebSocketException):
                live.answer(ask["kind"], ask["default"])
                continue
            live = until(lambda: come(client, table, keys))


def test_the_number_of_workers_may_change(tmp_path, workers, visit):
    database = str(tmp_path / "l.db")
    server = workers(database, 2)
    client = visit(server)
    tables = {}
    for n, (table, keys) in enumerate([*tables_of_both(client).values(), *(client.make() for _ in range(6))]):
        landing = ("0405", "0916")[n % 2]
        assert client.live(table, keys["british"], "british").answer("landing", landing)["type"] == "done"
        tables[table] = keys, landing
    for number in (1, 3):
        server.stop()
        server = workers(database, number, port=server.port)
        fresh = visit(server)
        for table, (keys, landing) in tables.items():
            assert fresh.state(table, keys["british"], "british")["view"]["landing"] == landing
        names = tuple(map(str, range(number)))
        shared: dict[str, set[int]] = {}
        for table in tables:
            shared.setdefault(ring.owner(table[: ring.FAMILY], names), set()).add(owner(fresh, table))
        assert all(len(process) == 1 for process in shared.values())
        assert len(set.union(*shared.values())) == len(shared) and (number == 1 or len(shared) > 1)
    table, (keys, _) = next(iter(tables.items()))
    assert visit(server).live(table, keys["british"], "british").answer("rendezvous", "0209")["type"] == "done"


def test_the_server_is_killed_and_leaves_nobody_behind(tmp_path, workers, visit):
    """Its workers have made all in advance, as those of others do."""
    server = workers(str(tmp_path / "l.db"), TEST_WARM="1")
    client = visit(server)
    both = tables_of_both(client)
    server.kill(server.process.pid)
    server.process.wait()
    for process in both:
        until(lambda process=process: not Path(f"/proc/{process}").exists())
    fresh = visit(workers(server.database, port=server.port))  # these have not
    for table, keys in both.values():
        assert fresh.state(table, keys["british"], "british")["status"] == "running"


class Raw:
    """A connection over which bytes go as the test says."""

    def __init__(self, port, source="127.0.0.1"):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60, source_address=(source, 0))

    def send(self, data):
        with suppress(OSError):
            self.socket.sendall(data)
        return self

    def status(self):
        """The status of the answer; 0 if the server has closed without one. Waits for the server to close."""
        said = b""
        with self.socket, suppress(ConnectionError):
            while data := self.socket.recv(65_536):
                said += data
        return int(said.split()[1]) if said else 0


def test_hostile_heads_are_refused_by_the_server_as_a_whole(tmp_path, workers, visit):
    server = workers(str(tmp_path / "l.db"), LYSANDER_CONNECTIONS="30", TEST_HEAD_TIME="1")
    raw = lambda source="127.0.0.1": Raw(server.port, source)  # noqa: E731
    begin = time.monotonic()
    slow = [raw().send(data) for data in (b"", b"GET /api/gam", GET, GET + b"x: y", b"\r\n\r\n")]
    assert [one.status() for one in slow] == [408] * 5 and time.monotonic() - begin < 20
    big = [b"GET /" + b"y" * 70_000, GET + b"x: " + b"y" * 70_000, GET + b"x: " + b"y" * 70_000 + b"\r\n\r\n", b"y" * 70_000]
    assert {raw().send(data).status() for data in big} <= {431, 0}
    assert raw().send(b"\0\0\0\r\n\r\n").status() == 400
    assert raw().send(GET + b"connection: close\r\nx: " + b"y" * 60_000 + b"\r\n\r\n").status() == 200
    assert visit(server).ok("GET", "/games")


def test_an_address_has_so_many_connections_at_all_workers(tmp_path, workers, visit):
    server = workers(str(tmp_path / "l.db"), LYSANDER_CONNECTIONS="10")
    raw = lambda source="127.0.0.1": Raw(server.port, source)  # noqa: E731
    crowd = [raw().send(GET if n % 2 else b"") for n in range(20)]  # every second one has come to a worker
    assert raw().status() == 503
    assert raw("127.0.0.2").send(GET + b"connection: close\r\n\r\n").status() == 200, "another is served"
    for one in crowd:
        one.socket.close()
    until(lambda: raw().send(GET + b"connection: close\r\n\r\n").status() == 200)
    for _ in range(60):
        assert raw().send(GET + b"connection: close\r\n\r\n").status() == 200, "each is counted to its end and no longer"


def test_a_system_that_cannot_pass_sockets_on_is_told_so(tmp_path, monkeypatch):
    monkeypatch.delattr(socket, "AF_UNIX")
    with pytest.raises(ValueError, match="several workers need a system"):
        serve(port=free_port(), database=str(tmp_path / "l.db"), workers=2)


def test_a_stranger_is_not_taken_for_a_node(two):
    strange(two)


def test_a_second_server_on_the_file_is_refused(two):
    words = [sys.executable, "-m", "lysander", "serve", "--workers", "2", "--port", str(free_port()), "--database", two.database]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(words, env=environ, capture_output=True, text=True, timeout=TIME_LIMIT, check=False)
    assert done.returncode and "is in use by another server" in done.stderr + done.stdout
