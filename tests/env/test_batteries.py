"""The tests that PettingZoo and Gymnasium have for environments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from lysander import env


@pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:We recommend agents:UserWarning", "ignore:Agents are recommended:UserWarning")
def test_pettingzoo_accepts_it(name):
    made = env.make(name, render_mode="ansi")
    api_test(made, num_cycles=1000)
    seed_test(lambda: env.make(name), num_cycles=200)


def test_a_seat_against_bots(name):
    seat = env.make(name).possible_agents[0]
    alone = env.gym(name, seat, {other: "easy" for other in env.make(name).possible_agents if other != seat})
    seen, info = alone.reset(seed=4)
    assert alone.observation_space.contains(seen)
    actions = over = 0
    rng = np.random.default_rng(4)
    while not over:
        seen, reward, over, _, info = alone.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert alone.observation_space.contains(seen)
        actions += 1
    print(name, seat, actions, "actions,", info["answers"], "answers, reward", reward)
    assert alone.play is not None
    assert alone.play.over


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: env.make("chess-v1"), "no environment"),
        (lambda: env.make("evasion-v99"), "no environment"),
        (lambda: env.make("evasion-v1", players=7), "not played by 7"),
        (lambda: env.make("evasion-v1", scenario="moon"), "moon"),
        (lambda: env.make("evasion-v1", options={"team": 99}), "team"),
        (lambda: env.gym("evasion-v1", "french"), "no seat french"),
    ],
)
def test_what_does_not_exist_is_refused(wrong, said):
    with pytest.raises(ValueError, match=said):
        wrong()


def test_the_first_game_of_the_page_for_researchers_runs():
    page = (Path(__file__).parents[2] / "docs/researchers.md").read_text("utf-8")
    code = page.partition("## A first game")[2].partition("```python\n")[2].partition("```")[0]
    said: dict[str, Any] = {}
    exec(code, said)
    assert said["game"].agents == []
