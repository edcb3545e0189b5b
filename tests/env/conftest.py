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


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Each environment there is."""
    return str(request.param)


def set_up(name: str, scenario: str = "") -> tuple[Any, Setup]:
    """Returns the game of an environment, and its usual set-up."""
    game = game_of(name.rpartition("-v")[0])
    return game, named(game, Setup(game.id, scenario, {}, seating(game, scenario=scenario)))


def begun(name: str, seed: int, scenario: str = "") -> Play:
    """Returns a game from its start."""
    game, setup = set_up(name, scenario)
    return Play(game, setup, setup.seats, seed, Space(game, setup))


def any_word(play: Play, rng: Random) -> int:
    """Returns a legal action."""
    return play.space.index[play.words[int(rng.random() * len(play.words))]]
