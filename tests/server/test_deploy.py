"""The files of ``deploy/`` as an operator uses them, with the programs that they are for."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets import Origin
from websockets.sync.client import connect

from .conftest import TIME_LIMIT
from .worker_processes import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = (DEPLOY / "lysander.service").read_text("utf-8")
PROXY = (DEPLOY / "nginx.conf").read_text("utf-8")
EXPOSED = 2.0
"""The most that ``systemd-analyze security`` may find on its scale from 0 to 10; a unit that restricts nothing has 9.6."""
ROOM = 30
"""Requests a minute for each address."""
AROUND = """
daemon off; pid {folder}/pid; error_log stderr warn; worker_processes 1;
events {{}}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {server}
}}
"""
needs_nginx = pytest.mark.skipif(not shutil.which("nginx") or not shutil.which("openssl"), reason="no nginx")
needs_systemd = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd")


@pytest.fixture
def running() -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Start programs; they are ended after the test."""
    started: list[subprocess.Popen[bytes]] = []

    def start(port: int, *command: str, **environ: str) -> subprocess.Popen[bytes]:
        path = os.pathsep.join(sys.path)
        started.append(
            subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path} | environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        )
        await_port(started[-1], port)
        return started[-1]

    yield start
    for program in reversed(started):
        program.terminate()
        program.wait(TIME_LIMIT)


def await_port(program: subprocess.Popen[bytes], port: int) -> None:
    """Return when a program accepts connections."""
    while True:
        assert program.poll() is None, "it has ended"
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return


@pytest.fixture
def proxied(tmp_path: Path, running: Any) -> tuple[str, ssl.SSLContext]:
    """The address of a server behind nginx with the file as it is, except for ports, certificate and name, and who trusts its certificate."""
    inner, outer = free_port(), free_port()
    certificate, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *names, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(make, check=True, capture_output=True)
    changes = {"443": str(outer), "127.0.0.1:8000": f"127.0.0.1:{inner}", "lysander.example": "127.0.0.1"}
    changes |= {"/etc/ssl/lysander/fullchain.pem": str(certificate), "/etc/ssl/lysander/privkey.pem": str(key)}
    server = PROXY
    for old, new in changes.items():
        assert server.count(old) == 1, old
        server = server.replace(old, new)
    config = tmp_path / "nginx.conf"
    config.write_text(AROUND.format(folder=tmp_path, server=server))
    lysander = [sys.executable, "-m", "lysander", "serve", "--host", "127.0.0.1", "--port", str(inner), "--database", str(tmp_path / "l.db")]
    running(inner, *lysander, LYSANDER_REQUESTS=str(ROOM), LYSANDER_PROXIES="127.0.0.1")
    running(outer, "nginx", "-c", str(config), "-e", "stderr", "-p", str(tmp_path))
    return f"https://127.0.0.1:{outer}", ssl.create_default_context(cafile=str(certificate))


@needs_nginx
def test_a_table_is_played_through_the_proxy(proxied: tuple[str, ssl.SSLContext]) -> None:
    """Pages, writes from the proxy's origin, a WebSocket; a write from elsewhere is refused."""
    address, trust = proxied
    with httpx.Client(base_url=address, verify=trust, timeout=TIME_LIMIT, headers={"origin": address}) as http:
        wish = {"game": "evasion", "start": True, "seats": {"german": {"kind": "bot", "level": "easy"}}}
        made = http.post("/api/tables", json=wish)
        assert made.status_code == 201, made.text
        assert http.post("/api/tables", json=wish, headers={"origin": "https://elsewhere.example"}).status_code == 403
        table, keys = made.json()["table"], made.json()["keys"]
        invited = {"authorization": f"Bearer {keys['british?']}"}
        key = http.post(f"/api/tables/{table}/seat", json={"action": "take", "seat": "british", "name": ""}, headers=invited).json()["key"]
    path = f"{address.replace('https', 'wss')}/api/tables/{table}/live"
    with connect(path, ssl=trust, origin=Origin(address), open_timeout=TIME_LIMIT) as live:
        live.send(json.dumps({"type": "hello", "key": key, "seat": "british", "since": 0, "lang": "en"}))
        assert json.loads(live.recv(TIME_LIMIT))["type"] == "state"


@needs_nginx
def test_nobody_gets_round_the_limits_by_naming_another_address(proxied: tuple[str, ssl.SSLContext]) -> None:
    address, trust = proxied
    with httpx.Client(base_url=address, verify=trust, timeout=TIME_LIMIT) as http:
        codes = [http.get("/api/games", headers={"x-forwarded-for": f"203.0.113.{n}"}).status_code for n in range(ROOM + 5)]
    assert codes[:ROOM] == [200] * ROOM and set(codes[ROOM:]) == {429}


@needs_systemd
def test_the_unit_is_accepted_and_exposes_little(tmp_path: Path) -> None:
    unit = tmp_path / "lysander.service"
    unit.write_text(UNIT.replace("/srv/lysander/bin/lysander", sys.executable), "utf-8")
    checked = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0 and "lysander.service" not in checked.stderr, checked.stderr
    judged = subprocess.run(["systemd-analyze", "security", "--offline=true", str(unit)], capture_output=True, text=True, check=False)
    (found,) = re.findall(r"Overall exposure level for lysander.service: ([\d.]+)", judged.stdout)
    assert float(found) <= EXPOSED


def test_the_unit_starts_what_there_is() -> None:
    """The words after the program are those that ``serve`` takes; the database lies in the folder that the unit makes."""
    (line,) = re.findall(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    program, *words = line.split()
    assert program == "/srv/lysander/bin/lysander"
    done = subprocess.run([sys.executable, "-m", "lysander", *words, "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "LYSANDER_PROXIES=127.0.0.1\n" in UNIT, "else all visitors of the proxy count as one"
    assert "StateDirectory=lysander\n" in UNIT and "LYSANDER_DATABASE=%S/lysander/lysander.db\n" in UNIT
