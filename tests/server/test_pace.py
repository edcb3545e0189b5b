"""The load of the chapters on servers, in small: on a server, and on one that gives each answer back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

LOAD = Path(__file__).parents[2] / "docs" / "bench" / "server_load.py"


@pytest.mark.parametrize("echo", [0, 3000], ids=["server", "echo"])
def test_the_load_is_answered(echo):
    words = [sys.executable, str(LOAD), "--tables", "3", "--seconds", "1", "--echo", str(echo)]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(words, env=environ, capture_output=True, text=True, timeout=600, check=False)
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["answers_per_second"] > 3 and said["own_ms"]["p99"] >= said["own_ms"]["p50"] > 0 and said["cpu_us_per_answer"] > 0, done.stderr
    assert said["state_bytes"] == echo or (not echo and said["state_bytes"] > 500)
