"""What tests of environments need."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lysander import env
from lysander.core.game import Setup, named, seating
from lysander.env.play import Play
from lysander.env.space import Space
from lysander.games.registry import game as game_of

NAMES = env.names()
SHORT = {"campaign-v1": {"scenario": "april"}}
"""Scenarios that are played where any will do: a month of a campaign."""


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Each environment there is."""
    return str(request.param)


def set_up(name: str, scenario: str = "") -> tuple[Any, Setup]:
    """Returns the game of an environment, and its usual set-up."""
    game = game_of(name.rpartition("-v")[0])
    scenario = scenario or SHORT.get(name, {}).get("scenario", "")
    return game, named(game, Setup(game.id, scenario, {}, seating(game, scenario=scenario)))


def begun(name: str, seed: int, scenario: str = "") -> Play:
    """Returns a game from its start."""
    game, setup = set_up(name, scenario)
    space = Space(game, setup)
    return Play(game, setup, space.agents, seed, space)


def any_word(play: Play, rng: Random) -> int:
    """Returns a legal action."""
    return play.space.index[play.words[int(rng.random() * len(play.words))]]
