"""An acknowledged answer survives the sudden death of the server: the small form of ``docs/bench/kill_test.py``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "docs" / "bench" / "kill_test.py"


WORKERS = ("--workers", "2", "--kills", "4")


@pytest.mark.parametrize(
    ("database", "more"),
    [
        pytest.param("sqlite", (), id="sqlite-the server"),
        pytest.param("postgres", WORKERS, id="postgres-one worker"),
        pytest.param("sqlite", WORKERS, id="sqlite-one worker", marks=pytest.mark.tools),
        pytest.param("postgres", (), id="postgres-the server", marks=pytest.mark.tools),
    ],
    indirect=["database"],
)
def test_nothing_acknowledged_is_lost_or_doubled(database, more):
    words = [sys.executable, str(SCRIPT), "--tables", "8", "--kills", "2", "--answers", "60", "--database", database, *more]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(words, env=environ, capture_output=True, text=True, timeout=1800, check=False)
    assert done.stdout.splitlines()[-1:] == ["8 passed, 0 failed"], done.stdout + done.stderr
