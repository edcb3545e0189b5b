"""Environments for agents: views as numbers against views as JSON, answers in words, and the games of PettingZoo and OpenSpiel, in one process.

``python docs/bench/env_speed.py [GAME …]`` prints the tables. Games of PettingZoo need ``pygame``, its poker ``rlcard`` too; what is missing is left
out.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from timing import Chapter, Contestant, Verdict, interleave, machine, rates_table, versus

from lysander import env
from lysander.bots.protocol import prepare
from lysander.core.game import Setup, named, seating
from lysander.env.play import Play
from lysander.env.running import Running
from lysander.env.space import Space
from lysander.games.registry import game as game_of

RNG = random.Random(1)
ROUNDS, SECONDS = 5, 0.5
TIMES = 5
"""How many times as many decisions a second are wanted with numbers as with views in JSON."""
PEERS = ("connect_four_v3", "texas_holdem_v4")


def whole_answers(game: Any, setup: Setup, look: Callable[[Any, Running], object]) -> Callable[[], dict[str, float]]:
    """Return the work of a game in which each seat that is asked is shown what it sees, and answers at random, without words."""

    def work() -> dict[str, float]:
        running, asked = Running(game, setup, setup.seats, RNG.randrange(2**60)), 0
        while running.asks:
            ask = running.asks[0]
            look(ask, running)
            running.answer(ask, ask.domain.sample(RNG))
            asked += 1
        return {"games": 1, "decisions": asked}

    return work


def in_words(game: Any, setup: Setup, looks: bool) -> Callable[[], dict[str, float]]:
    """Return the work of a game whose answers are made of words at random; ``looks``: with numbers and mask before each word."""
    space = Space(game, setup)

    def work() -> dict[str, float]:
        play = Play(game, setup, setup.seats, RNG.randrange(2**60), space)
        asked = words = 0
        while not play.over:
            asked += not play.made
            if looks:
                play.observe(play.seat)
                play.mask()
            play.act(space.index[play.words[int(RNG.random() * len(play.words))]])
            words += 1
        return {"games": 1, "decisions": asked, "actions": words}

    return work


def stepped(made: Any) -> Callable[[], dict[str, float]]:
    """Return the work of a game of an environment of PettingZoo, stepped as its documents say, with legal actions at random."""

    def work() -> dict[str, float]:
        made.reset(seed=RNG.randrange(2**31))
        words = 0
        for _ in made.agent_iter():
            seen, _, terminated, truncated, _ = made.last()
            if terminated or truncated:
                made.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            made.step(int(legal[int(RNG.random() * len(legal))]))
            words += 1
        return {"games": 1, "actions": words}

    return work


def spiel(name: str) -> Callable[[], dict[str, float]]:
    """Return the work of a game of OpenSpiel, stepped from Python with the numbers and the mask of whose turn it is; chance does not count."""
    game = import_module("pyspiel").load_game(name)

    def work() -> dict[str, float]:
        state, words = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(RNG.choices(actions, weights)[0])
                continue
            np.asarray(state.observation_tensor(), np.float32)
            state.legal_actions_mask()
            state.apply_action(RNG.choice(state.legal_actions()))
            words += 1
        return {"games": 1, "actions": words}

    return work


def looks_of(game: Any, setup: Setup) -> tuple[Callable[[Any, Running], object], Callable[[Any, Running], object]]:
    """Return the two ways in which a seat is shown what it sees: as JSON data, as for bots, and as numbers."""
    space = Space(game, setup)
    return (
        lambda ask, at: prepare(ask.seat, game.view(at.state, ask.seat), at.asks, ()),
        lambda ask, at: space.observe(at.state, ask.seat, ask, ()),
    )


def peers() -> list[Contestant]:
    """Return those games of others that are installed."""
    found = []
    for name in PEERS:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
            found.append(Contestant(f"PettingZoo {name}", stepped(module.env())))
        except ImportError as missing:
            print(f"left out: {name} ({missing})", file=sys.stderr)
    for name in ("backgammon", "leduc_poker"):
        try:
            found.append(Contestant(f"OpenSpiel {name} (C++)", spiel(name)))
        except ImportError as missing:
            print(f"left out: {name} ({missing})", file=sys.stderr)
    return found


def env_speed(names: list[str], rounds: int = ROUNDS, seconds: float = SECONDS) -> Chapter:
    """Measure each game beside the others."""
    every: list[Contestant] = peers()
    others, pairs = list(every), []
    environments = []
    for name in names:
        game = game_of(name)
        setup = named(game, Setup(name, "", {}, seating(game)))
        data, numbers = looks_of(game, setup)
        old, new = (Contestant(f"{name}, {what}", whole_answers(game, setup, look)) for what, look in (("views as JSON", data), ("numbers", numbers)))
        blind = Contestant(f"{name}, seen by nobody", whole_answers(game, setup, lambda ask, at: None))
        words = [Contestant(f"{name}, in words{more}", in_words(game, setup, bool(more))) for more in ("", ", numbers before each")]
        stepping = Contestant(f"{name}, PettingZoo", stepped(env.make(f"{name}-v{Space(game, setup).arrays.version}")))
        pairs.append((new, old))
        environments.append(stepping)
        every += [blind, old, new, *words, stepping]
    interleave(every, rounds, seconds)
    verdicts: list[Verdict] = [versus(new, old, "decisions", TIMES) for new, old in pairs]
    verdicts += [versus(one, other, "actions", 1) for one in environments for other in others[:1]]
    text = "One process, one core. A decision is a whole answer of a seat, an action a word of one; what chance answers does not count. Answers are "
    text += "random: drawn by the rules where they are whole, words at random where they are not."
    return Chapter("Environments", text, rates_table(every, ("games", "decisions", "actions")), verdicts)


if __name__ == "__main__":
    done = env_speed(sys.argv[1:] or [name.rpartition("-v")[0] for name in env.names()])
    print(machine(), "", done.text, "", *done.table, "", "| | ratio | ± % | aim | met |", "|---|---:|---:|---:|---|", sep="\n")
    print("\n".join(v.row() for v in done.verdicts))
