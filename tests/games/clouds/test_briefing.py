"""What a mission's briefing says is what is printed of it."""

from __future__ import annotations

import re
from itertools import product

import pytest

from lysander.games.registry import game as game_of
from lysander.testing import briefings
from lysander.text import LANGUAGES, for_game
from lysander.text.briefing import briefing_of, told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_goal_names_the_points_of_its_mission(lang: str) -> None:
    game, briefing = game_of("clouds"), briefing_of("clouds")
    assert briefing is not None
    for setup, card in product(briefings.setups(game), briefing.card):
        goal = told(for_game("clouds", lang), briefing, card, game, setup, card.seats[0]).goal.replace("R.E.8", "")
        printed = {o["points"] for o in game.new(setup).rules.scene.get("objective", ())}
        assert {int(n) for n in re.findall(r"\d+", goal)} <= {1, 3, *printed}, (setup.scenario, goal)
