"""``docs/bench/habits.py``: the numbers of a habit are found again in decisions that it made, and decisions are read as they were made."""

from __future__ import annotations

import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lysander.games.evasion.bots.ground import Ground
from lysander.games.evasion.bots.habits import HABITS, Ways, chances_of
from lysander.games.evasion.rules import rules_of

SCRIPT = Path(__file__).parents[2] / "docs" / "bench" / "habits.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


@pytest.fixture(scope="module")
def ways(script) -> Ways:
    return Ways(Ground(rules_of(script["SETUP"])))


def made(script: dict[str, Any], ways: Ways, name: str, count: int, seed: int) -> tuple[list[Any], Counter[Any]]:
    """Starts and decisions drawn from a habit."""
    rng, habit, seen, starts = np.random.default_rng(seed), HABITS[name], Counter[Any](), []
    chance = chances_of(ways, habit)
    for _ in range(count):
        at, goal = np.unravel_index(rng.choice(chance.size, p=chance.ravel() / chance.sum()), chance.shape)
        starts.append(script["Start"](int(goal), int(at)))
        for move in range(1, 12):
            stay, go = ways.walks(habit, ways.ground.rules.light[move], 11 - move)
            rows = np.nonzero(ways.ground.grid().origin == at)[0]
            odds = np.append(go[rows, goal], stay[at, goal]).astype(float)
            drawn = rng.choice(len(odds), p=odds / odds.sum())
            walk = int(rows[drawn]) if drawn < len(rows) else script["STAYS"]
            seen[script["Decision"](move, int(goal), int(at), walk)] += 1
            at = at if walk < 0 else ways.ground.grid().to[walk]
    return starts, seen


def test_a_habit_is_found_again_in_what_it_decided(script, ways):
    """From the numbers of another habit; on decisions that were not fitted it is as likely as the true one, to a tenth."""
    lot, fresh = made(script, ways, "patient", 60, 1), made(script, ways, "patient", 60, 2)
    found = script["fitted"](ways, HABITS["runner"], *lot)
    true, wrong, again = (script["likelihood"](ways, habit, fresh[1]) for habit in (HABITS["patient"], HABITS["runner"], found))
    assert wrong < true - 0.5, "the two habits can be told apart"
    assert again > true - 0.1
    starts = [script["start_likelihood"](ways, habit, fresh[0]) for habit in (HABITS["patient"], found)]
    assert starts[1] > starts[0] - 0.1


def test_decisions_are_those_of_the_game(script, ways):
    """Every walk begins where its group was, each group decides once a move, and somebody walks and somebody stays."""
    start, decisions = script["watch"](ways.ground, "normal", "easy", 3, 0)
    grid, moves = ways.ground.grid(), [d.move for d in decisions]
    assert moves == sorted(moves) and max(Counter(moves).values()) <= 3
    assert decisions[0].at == start.at and {d.goal for d in decisions} == {start.goal}
    walks = [d for d in decisions if d.walk >= 0]
    assert walks and len(walks) < len(decisions)
    assert all(grid.origin[d.walk] == d.at for d in walks)
    print(f"{len(decisions)} decisions, {len(walks)} of them walks")
