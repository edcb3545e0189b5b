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


def test_battles_of_a_campaign_are_drawn_or_flown_by_bots():
    """31.10, 31.11 An organiser's seat is nobody's; what battles bring comes from all that they may, or from bots."""
    found = {}
    for within in ("", "random"):
        made = env.make("campaign-v1", scenario="april", within=within)
        made.reset(seed=3)
        rng = np.random.default_rng(3)
        for agent in made.agent_iter():
            seen, _, over, *_ = made.last()
            made.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            assert agent in ("e1", "c1")
        lines = made.play.running.lines
        found[within] = [line.value for line in lines if line.kind == "outcome"]
        assert len(found[within]) == 4
        assert {line.seat for line in lines} == {"chance", "organiser", "e1", "c1"}
    assert [o.get("digest") for o in found[""]] != [o.get("digest") for o in found["random"]]
    with pytest.raises(ValueError, match="organiser"):
        env.gym("campaign-v1", "organiser")
