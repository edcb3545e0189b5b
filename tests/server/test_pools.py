"""Processes that work for the server end with it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

SCRIPT = """
import sys, time
from lysander.server.pools import start
from helpers import stay

if __name__ == "__main__":
    pool = start()
    print(pool.submit(stay, 0).result(), flush=True)
    if sys.argv[1] == "busy":
        pool.submit(stay, 600)
    time.sleep(600)
"""
HELPERS = """
import os, time

def stay(seconds):
    time.sleep(seconds)
    return os.getpid()
"""


@pytest.mark.parametrize("work", ["idle", "busy"])
def test_a_worker_ends_when_its_server_is_killed(tmp_path, work):
    (tmp_path / "main.py").write_text(SCRIPT)
    (tmp_path / "helpers.py").write_text(HELPERS)
    environ = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    with subprocess.Popen([sys.executable, "main.py", work], cwd=tmp_path, env=environ, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.kill()
    for _ in range(3000):
        if not alive(worker):
            return
        threading.Event().wait(0.01)
    os.kill(worker, 9)
    pytest.fail("it is still there")


def alive(pid):
    """Whether a process runs, and is not one that has ended and nobody has asked for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
