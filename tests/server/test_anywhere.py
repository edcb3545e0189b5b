"""Where people are: a system without the modules that POSIX or a package brings, and one command that serves a person at home."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .conftest import Client
from .worker_processes import free_port

MISSING = ("fcntl", "resource", "uvloop", "termios", "tty", "pwd", "grp", "readline")
"""What Python has not on Windows, and what is not installed there."""
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({MISSING!r})); from lysander.cli import main; main()"


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts a program of Python; it is stopped after the test."""
    running: list[subprocess.Popen[str]] = []

    def start(*words: str, **environ: str) -> subprocess.Popen[str]:
        known = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "LYSANDER_BOTS": "1"}
        here = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
        running.append(subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True, env=here | known | environ))
        return running[-1]

    yield start
    for process in running:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def told(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_a_game_is_played_where_posix_and_uvloop_are_missing(run: Any, tmp_path: Path, play: Any) -> None:
    port = free_port()
    process = run("-c", WITHOUT, "serve", "--port", str(port), "--database", str(tmp_path / "l.db"))
    assert "listens" in told(process)
    client = Client(f"http://127.0.0.1:{port}")
    table, keys = client.make()
    live = client.live(table, keys["british"], "british")
    game = play(client, table, keys, seed=5)
    for _ in range(30):
        assert game.step()
    known = client.state(table, keys["british"], "british")["at"]
    assert known > 10
    live.once(lambda state: state["at"] >= known)
    client.close()


def test_the_command_alone_serves_at_a_free_port_opens_the_browser_and_stops(run: Any, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}\n')
    browser.chmod(0o755)
    os.mkfifo(seen)
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:
            pass  # somebody else has it, which is as good
        process = run("-m", "lysander", DISPLAY=":0", BROWSER=f"{browser} %s")
        line = told(process)
        address = line.split()[3]
        assert address.startswith("http://127.0.0.1:") and ":8000/" not in address
        assert str(tmp_path / "data" / "lysander" / "lysander.db") in line and "Ctrl C" in told(process)
        assert seen.read_text() == address, "the browser was opened"
        client = Client(address.rstrip("/"))
        table, keys = client.make()
        assert client.state(table, keys["british"], "british")["status"] == "running"
        client.close()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) in (0, 130)
    assert (tmp_path / "data" / "lysander" / "lysander.db").exists()
