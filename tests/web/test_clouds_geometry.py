"""2, 12 What the board works out of flight plans while they are drawn is what the engine works out, value by value."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lysander.games import registry

ROOT = Path(__file__).parents[2]
PLANS = 2000
"""Random plans here; ``make geometry`` takes 100,000."""

pytestmark = pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet")


def test_12_the_board_draws_the_paths_of_the_engine() -> None:
    command = [sys.executable, str(ROOT / "tools" / "clouds_geometry.py"), "--plans", str(PLANS), "--seed", "12"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.fullmatch(
        r"(\d+) plans compared: (\d+) legs, (\d+) path points, (\d+) ends of the reach, (\d+) values; 0 differences", done.stdout.strip()
    )
    assert found, done.stdout
    plans, legs, points, ends, _ = map(int, found.groups())
    assert plans == PLANS
    assert legs > PLANS and points > 5 * PLANS and ends > PLANS
