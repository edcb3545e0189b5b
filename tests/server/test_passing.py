"""Two servers with workers over one PostgreSQL database: each table is owned by one of them, which the other passes connections on to."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from contextlib import ExitStack, suppress
from itertools import cycle
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from lysander.server import ring
from lysander.server.settings import read_settings
from lysander.server.workers.nodes import BEAT, CONNECTING
from lysander.testing.postgres import new_database

from .worker_processes import Workers, come, free_port, owner, strange, until

DIES = 20
"""Seconds in which the tables of a node that was killed can be played elsewhere."""


@pytest.fixture
def nodes(new_postgres, workers):
    """Starts one of two nodes by its number."""
    ports = free_port(), free_port()

    def start(n, **environ):
        return workers(new_postgres, 2, port=ports[n], LYSANDER_NODE=f"127.0.0.1:{ports[n]}", **environ)

    return start


class Pair:
    """Two nodes that serve test after test. ``revive`` starts those anew that a test has ended."""

    def __init__(self, database):
        self.database, self.ports = database, (free_port(), free_port())
        self.servers = [None, None]

    def start(self, n):
        if self.servers[n] is not None:
            self.servers[n].end()
        node = f"127.0.0.1:{self.ports[n]}"
        self.servers[n] = Workers(self.database, 2, port=self.ports[n], LYSANDER_NODE=node)

    def revive(self):
        for n, server in enumerate(self.servers):
            if server is None or server.process.poll() is not None:
                self.start(n)


@pytest.fixture(scope="module")
def long_lived(postgres):
    pair = Pair(new_database(postgres, f"pair_{os.getpid()}"))
    yield pair
    for server in filter(None, pair.servers):
        server.end()


@pytest.fixture
def pair(long_lived):
    """The same; both nodes serve, whatever happened to them in a test before."""
    long_lived.revive()
    return long_lived


def children(server):
    """The processes that a server has started."""
    return set(map(int, Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()))


def tables_of_all(clients, servers):
    """A table of each worker of each node, with its keys, by process; when each node knows of the other."""
    found, turns = {}, cycle(clients)

    def one_more():
        table, keys = next(turns).make()
        first, second = (owner(client, table) for client in clients)
        if first == second:
            found.setdefault(first, (table, keys))
        return len(found) == 4 and all(children(server) & set(found) for server in servers)

    until(one_more)
    return found


def test_a_table_is_owned_by_one_node_and_reached_through_both(pair, visit, play):
    servers = pair.servers
    clients = [visit(server) for server in servers]
    for process, (table, keys) in tables_of_all(clients, servers).items():
        for client in clients:
            live = client.live(table, keys["british"], "british")
            assert int(live.socket.response.headers["x-process"]) == process
        assert live.answer("landing", "0405")["type"] == "done"
        game = play(clients[0], table, keys, 1)
        for n in range(10):
            game.client = clients[n % 2]
            assert game.step()
    assert {len({owner(client, table) for client in clients}) for table, _ in (clients[0].make() for _ in range(6))} == {1}


def test_a_stranger_is_not_taken_for_a_node(pair):
    strange(pair.servers[0])


def test_a_node_is_killed_and_its_tables_are_taken_over_until_it_is_back(pair, visit):
    servers = pair.servers
    clients = [visit(server) for server in servers]
    tables = tables_of_all(clients, servers)
    dying = children(servers[1])
    hers, ours = ([t for p, t in tables.items() if (p in dying) == dies] for dies in (True, False))
    (table, keys), (other, other_keys) = hers[0], ours[0]
    here, there = clients[0].live(other, other_keys["british"], "british"), clients[0].live(table, keys["british"], "british")
    assert there.answer("landing", "0405")["type"] == "done"
    servers[1].kill(servers[1].process.pid)
    begin = time.monotonic()
    assert here.answer("landing", "0405")["type"] == "done"
    with pytest.raises(WebSocketException):
        while True:
            there.receive()
    servers[1].process.wait()
    assert owner(clients[0], table) in children(servers[0]), "who asks first is served by the node that was asked"
    again = until(lambda: come(clients[0], table, keys), DIES)
    assert again.state["view"]["landing"] == "0405" and again.answer("rendezvous", "0209")["type"] == "done"
    print(f"taken over after {time.monotonic() - begin:.1f} s")
    pair.start(1)
    clients[1] = visit(servers[1])
    with pytest.raises(WebSocketException) as closed:
        while True:
            again.receive()
    assert closed.value.rcvd.code == 1012, "its node is back"
    until(lambda: owner(clients[0], table) == owner(clients[1], table) and owner(clients[0], table) in children(servers[1]))
    for client in clients:
        assert client.state(table, keys["british"], "british")["view"]["rendezvous"] == "0209"
    here.once(lambda s: s["view"]["landing"] == "0405")
    assert here.answer("rendezvous", "0209")["type"] == "done", "all the time on one WebSocket"


def test_a_node_that_stops_says_so_and_one_that_hangs_is_left(pair, visit):
    servers = pair.servers
    clients = [visit(server) for server in servers]
    tables = tables_of_all(clients, servers)
    mine = children(servers[1])
    table, keys = next(t for p, t in tables.items() if p in mine)
    os.kill(servers[1].process.pid, signal.SIGSTOP)
    try:
        until(lambda: tried(clients[0], table) in children(servers[0]), DIES + CONNECTING)
    finally:
        os.kill(servers[1].process.pid, signal.SIGCONT)
    until(lambda: tried(clients[0], table) in mine)
    servers[1].stop()
    until(lambda: tried(clients[0], table) in children(servers[0]), BEAT + DIES)


def tried(client, table):
    """The process that serves a table; none if the connection is cut."""
    with suppress(httpx.TransportError):
        return owner(client, table)
    return 0


def test_limits_count_for_whom_a_connection_comes_from(nodes, visit):
    """Not for the node that passes it on."""
    given = {"LYSANDER_TABLES": "1000000", "LYSANDER_REQUESTS": "1000000", "LYSANDER_CONNECTIONS": "5"}
    servers = [nodes(0, **given), nodes(1, **given)]
    clients = [visit(server) for server in servers]
    mine = children(servers[1])
    table = next(t for p, (t, _) in tables_of_all(clients, servers).items() if p in mine)
    ask = f"GET /api/tables/{table} HTTP/1.1\r\nhost: x\r\n".encode()
    crowd = []
    with ExitStack() as stack:
        for n in range(30):
            source = f"127.0.1.{n // 10}", 0
            one = stack.enter_context(socket.create_connection(("127.0.0.1", servers[0].port), timeout=60, source_address=source))
            one.sendall(ask)
            crowd.append(one)
        for one in crowd:
            one.sendall(b"\r\n")
            assert one.recv(65_536).startswith(b"HTTP/1.1 200 "), "ten of each address"
    path = f"ws://127.0.0.1:{servers[0].port}/api/tables/{table}/live"
    with ExitStack() as stack:
        for n in range(9):
            source = f"127.0.1.{n // 3}", 0
            one = stack.enter_context(socket.create_connection(("127.0.0.1", servers[0].port), timeout=60, source_address=source))
            live = stack.enter_context(connect(path, sock=one, open_timeout=60))
            live.send('{"type": "ping"}')
            assert "pong" in live.recv(60), "of WebSockets, too: three of each"


def test_a_node_that_refuses_was_asked_nothing(new_postgres, nodes, visit):
    """One that was started again has another secret than the one that is known of it."""
    heard = []

    def refuse(listening):
        with suppress(OSError):
            while True:
                connection, _ = listening.accept()
                with connection:
                    heard.append(connection.recv(65_536))
                    connection.sendall(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")

    server = nodes(0)
    client = visit(server)
    tables = [client.make()[0] for _ in range(12)]
    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=refuse, args=(listening,), daemon=True).start()
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        there = [table for table in tables if ring.owner(table[: ring.FAMILY], (address, f"127.0.0.1:{server.port}")) == address]
        assert there
        with psycopg.connect(new_postgres, autocommit=True) as connection:
            connection.execute("INSERT INTO nodes SELECT %s, 'new', seen + 1000000 FROM nodes", [address])
        until(lambda: client.call("GET", f"/tables/{there[0]}").status_code == 200 and heard)
        assert {client.call("GET", f"/tables/{table}").status_code for table in there} == {200}
    assert all(line.startswith(b"LYSANDER new ") and line.count(b"\n") == 1 for line in heard)


@pytest.mark.parametrize("text", ["here", "here:", ":8000", "here:0", "here:80000", "8000"])
def test_an_address_of_a_node_that_is_none_is_refused(text):
    with pytest.raises(ValueError, match="LYSANDER_NODE"):
        read_settings({"LYSANDER_NODE": text})
