"""Servers with workers in processes of their own, as tests start and ask them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

import httpx
from websockets.exceptions import WebSocketException

LIMIT = 180
"""Seconds that anything may take on a busy machine."""
SCRIPT = Path(__file__).with_name("worker_server.py")
UNLIMITED = dict.fromkeys(("LYSANDER_REQUESTS", "LYSANDER_TABLES", "LYSANDER_CONNECTIONS", "LYSANDER_MESSAGES"), "1000000")


RANGE = 1500
FIRST = 20_000 + RANGE * (int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 8)
"""Each process that runs tests has ports of its own, below those that the system gives away."""
GIVEN = set()


def free_port():
    """A port that stays free until a server listens there, and while it is down: nobody else is given it."""
    while True:
        port = SystemRandom().randrange(FIRST, FIRST + RANGE)
        with suppress(OSError):
            if port not in GIVEN:
                socket.create_server(("127.0.0.1", port)).close()
                GIVEN.add(port)
                return port


class Workers:
    """A server in processes of its own. ``process`` is the one that accepts connections."""

    def __init__(self, database, workers, port=0, **environ):
        self.database, self.workers, self.port = database, workers, port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        environ = os.environ | UNLIMITED | {"LYSANDER_BOTS": "1", "PYTHONPATH": os.pathsep.join(sys.path)} | environ
        words = [sys.executable, str(SCRIPT), str(self.port), database, str(workers)]
        self.process = subprocess.Popen(words, env=environ, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        if self.process.stdout.readline() != "ready\n":
            self.end()
            raise AssertionError("the server did not start")

    def stop(self):
        self.process.terminate()
        assert self.process.wait(LIMIT) == -signal.SIGTERM
        self.process.stdout.close()

    def kill(self, pid):
        os.kill(pid, signal.SIGKILL)

    def end(self):
        """Ends the server at once, with all its processes: they end as soon as it has."""
        self.process.kill()
        self.process.wait(LIMIT)
        self.process.stdout.close()

    def all_there(self):
        """Waits until every worker serves."""
        found = set()
        with httpx.Client(base_url=self.address, timeout=LIMIT, headers={"connection": "close"}) as client:
            until(lambda: found.add(client.get("/api/games").headers["x-process"]) or len(found & self.children()) == self.workers)

    def children(self):
        """The processes that the server has started."""
        return set(Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split())


def owner(client, table):
    """The process that serves a table."""
    response = client.call("GET", f"/tables/{table}")
    assert response.status_code == 200, response.text
    return int(response.headers["x-process"])


def until(test, limit=LIMIT):
    """Waits until something is so, and returns what was found."""
    end = time.monotonic() + limit
    while not (found := test()):
        assert time.monotonic() < end, "it does not come to that"
        threading.Event().wait(0.02)
    return found


def come(client, table, keys):
    """A WebSocket at a table, if one can be had now."""
    with suppress(WebSocketException, OSError):
        return client.live(table, keys["british"], "british")
    return None


def strange(server):
    """Connections that say falsely that another server has passed them on are refused."""
    for secret in (b"x" * 32, b"", b"\xff"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
            raw.sendall(b"LYSANDER " + secret + b" 192.0.2.1 1\r\nGET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
            assert raw.recv(65_536).startswith(b"HTTP/1.1 400 ")
