"""``docs/bench/landings.py``: the British land where they are bound to, and the points are theirs."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from lysander.games.evasion.bots.ground import Ground
from lysander.games.evasion.rules import rules_of

SCRIPT = Path(__file__).parents[2] / "docs" / "bench" / "landings.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def test_rings_hold_each_landing_hex_once(script):
    ground = Ground(rules_of(script["SETUP"]))
    rings = [script["ring_of"](ground, ring) for ring in script["RINGS"]]
    assert all(rings) and sorted(hex for ring in rings for hex in ring) == sorted(ground.board.landing)


@pytest.mark.parametrize("british", ["easy", "normal"])
def test_the_british_land_within_their_ring_and_elsewhere_where_they_are_not_bound(script, british):
    ground = Ground(rules_of(script["SETUP"]))
    near = script["ring_of"](ground, script["RINGS"][0])
    bound = [script["play"](near, british, "easy", 1, n) for n in range(12)]
    assert {landing for landing, _ in bound} <= {*near} and len({landing for landing, _ in bound}) > 1
    free = [script["play"](ground.board.landing, british, "easy", 1, n)[0] for n in range(12)]
    assert not {*free} <= {*near}
    assert {points for _, points in bound} <= {0.0, 0.5, 1.0} and sum(points for _, points in bound) > 6, "they win most games against easy Germans"
