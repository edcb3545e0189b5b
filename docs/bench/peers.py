"""Random games of others, stepped from Python: those of OpenSpiel and of PettingZoo. ``decisions`` are all answers that a game takes, rolls and draws
included, ``actions`` those of players alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

RNG = random.Random(1)


def spiel(name: str, looks: bool = False) -> Callable[[], dict[str, float]]:
    """Return the work of a random game of OpenSpiel: its C++ core, or its Python. ``looks``: with the numbers and the mask before each action."""
    game = import_module("pyspiel").load_game(name)

    def work() -> dict[str, float]:
        state, decisions, actions = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            decisions += 1
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(RNG.choices(outcomes, weights)[0])
                continue
            actions += 1
            if state.is_simultaneous_node():
                state.apply_actions([RNG.choice(state.legal_actions(p)) for p in range(game.num_players())])
                continue
            if looks:
                np.asarray(state.observation_tensor(), np.float32)
                state.legal_actions_mask()
            state.apply_action(RNG.choice(state.legal_actions()))
        return {"games": 1, "decisions": decisions, "actions": actions}

    return work


def stepped(made: Any) -> Callable[[], dict[str, float]]:
    """Return the work of a game of an environment of PettingZoo, stepped as its documents say, with legal actions at random."""

    def work() -> dict[str, float]:
        made.reset(seed=RNG.randrange(2**31))
        actions = 0
        for _ in made.agent_iter():
            seen, _, terminated, truncated, _ = made.last()
            if terminated or truncated:
                made.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            made.step(int(legal[int(RNG.random() * len(legal))]))
            actions += 1
        return {"games": 1, "actions": actions}

    return work
