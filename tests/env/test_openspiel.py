"""Games in OpenSpiel: its own tests, worlds that are drawn, its search."""

from __future__ import annotations

import pickle
from contextlib import suppress
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from lysander.env import openspiel

from .conftest import NAMES

GAMES = [game for name in NAMES if (game := f"lysander_{name.rpartition('-v')[0]}") in pyspiel.registered_names()]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Any:
    """Each game, as OpenSpiel loads it."""
    return pyspiel.load_game(request.param)


def play_on(state: Any, rng: np.random.RandomState) -> None:
    """Takes an action at random, of chance or of a player."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=chances)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_openspiel_simulates_it(game):
    pyspiel.random_sim_test(game, 1, True, False)


@pytest.mark.tools
def test_openspiel_writes_a_playthrough_of_it(game):
    said = generate_playthrough.playthrough(str(game), action_sequence=[], seed=7)
    assert "IsTerminal() = True" in said
    assert said.count("ApplyAction") + said.count("Apply action") > 20


def test_a_world_that_is_drawn_looks_the_same_to_the_player_and_is_another_one(game):
    rng = np.random.RandomState(2)
    drawn = within = others = 0
    for _ in range(6):
        state = game.new_initial_state()
        while not state.is_terminal() and drawn < 60:
            if not state.is_chance_node() and rng.rand() < 0.2:
                player = state.current_player()
                world = state.resample_from_infostate(player, rng.rand)
                drawn, within = drawn + 1, within + bool(state.node.position.script)
                others += world.node.position.checkpoint != state.node.position.checkpoint
                assert world.information_state_string(player) == state.information_state_string(player)
                assert world.observation_tensor(player) == state.observation_tensor(player)
                assert world.legal_actions() == state.legal_actions()
            play_on(state, rng)
    print(game, drawn, "worlds drawn,", within, "within a step,", others, "other than the truth")
    assert drawn > 30
    assert others > 20 or str(game).startswith("lysander_hijacked")


def test_a_world_is_drawn_for_a_seat_that_is_asked_in_a_step_of_the_other_side(monkeypatch):
    """Escape and Evasion: a view does not say at which step of the other side's half it stands."""
    monkeypatch.setattr(openspiel, "TRIES", 2)
    game, rng, drawn = pyspiel.load_game("lysander_evasion"), np.random.RandomState(5), 0
    while drawn < 3:
        state = game.new_initial_state()
        while not state.is_terminal() and drawn < 3:
            node = state.node
            if not state.is_chance_node() and node.seat == "german" and node.position.checkpoint.step.startswith("B"):
                drawn += 1
                with suppress(RuntimeError):  # few tries find a world in which somebody is just there
                    state.resample_from_infostate(state.current_player(), rng.rand)
            play_on(state, rng)


def test_a_state_survives_a_file_and_a_clone_goes_its_own_way(game):
    rng = np.random.RandomState(2)
    state = game.new_initial_state()
    for _ in range(30):
        play_on(state, rng)
    clone, read = state.clone(), pickle.loads(pickle.dumps(state))
    assert str(clone) == str(read) == str(state)
    before = str(state)
    play_on(clone, rng)
    assert str(state) == before


def test_its_search_runs(game):
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, Nothing(), 2.0, 12, -1, rng, use_observation_string=True, allow_inconsistent_action_sets=True)
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal() and searched < 3:
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            action, searched = int(bot.step(state)), searched + 1
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            play_on(state, rng)
    assert searched == 3


class Nothing(mcts.Evaluator):
    """Finds all states alike: what a search does is looked at here, not how well."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_a_campaign_is_no_game_for_openspiel():
    assert set(GAMES) == {f"lysander_{game}" for game in ("clouds", "evasion", "flight181", "hijacked")}
