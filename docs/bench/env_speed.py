"""Environments for agents: views as numbers against views as JSON, answers in words, and the games of PettingZoo and OpenSpiel, in one process.

``python docs/bench/env_speed.py [GAME …]`` prints the tables. Games of PettingZoo need ``pygame``, its poker ``rlcard`` too; what is missing is left
out.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from statistics import median
from typing import Any

from peers import RNG, spiel, stepped
from timing import Chapter, Contestant, Verdict, interleave, machine, rates_table, versus

from lysander import env
from lysander.bots.protocol import prepare
from lysander.core.game import Setup, named, seating
from lysander.env.play import Play
from lysander.env.running import Running
from lysander.env.space import Sights, Space
from lysander.games.registry import game as game_of

ROUNDS, SECONDS = 5, 0.5
TIMES = 5
"""How many times as many decisions a second are wanted with numbers as with views in JSON."""
PEERS = ("connect_four_v3", "texas_holdem_v4")


Look = Callable[[Any, Running], object]


def whole_answers(game: Any, setup: Setup, looks: Callable[[], Look]) -> Callable[[], dict[str, float]]:
    """Return the work of a game in which each seat that is asked is shown what it sees, and answers at random, without words. ``looks()`` returns how
    it is shown in a new game."""
    agents = Space(game, setup).agents

    def work() -> dict[str, float]:
        running, asked, look = Running(game, setup, agents, RNG.randrange(2**60)), 0, looks()
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
        play = Play(game, setup, space.agents, RNG.randrange(2**60), space)
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


def looks_of(game: Any, setup: Setup) -> tuple[Callable[[], Look], Callable[[], Look]]:
    """Return the two ways in which a seat is shown what it sees: as JSON data, as for bots, and as numbers."""
    space = Space(game, setup)

    def numbers() -> Look:
        sights: Sights = {}
        return lambda ask, at: space.observe(at.state, ask.seat, ask, (), sights=sights)

    return lambda: lambda ask, at: prepare(ask.seat, game.view(at.state, ask.seat), at.asks, ()), numbers


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
            found.append(Contestant(f"OpenSpiel {name} (C++)", spiel(name, looks=True)))
        except ImportError as missing:
            print(f"left out: {name} ({missing})", file=sys.stderr)
    return found


def env_speed(names: Sequence[str], rounds: int = ROUNDS, seconds: float = SECONDS) -> Chapter:
    """Measure each game beside the others."""
    others = peers()
    every, verdicts, looking, most = list(others), list[Callable[[], Verdict]](), list[Callable[[], Verdict]](), list[Callable[[], str]]()
    for name in names:
        game = game_of(name)
        setup = named(game, Setup(name, "", {}, seating(game)))
        data, numbers = looks_of(game, setup)
        ways = (("seen by nobody", lambda: lambda ask, at: None), ("views as JSON", data), ("numbers", numbers))
        blind, old, new = (Contestant(f"{name}, {what}", whole_answers(game, setup, look)) for what, look in ways)
        words = [Contestant(f"{name}, in words{more}", in_words(game, setup, bool(more))) for more in ("", ", numbers before each")]
        stepping = Contestant(f"{name}, PettingZoo", stepped(env.make(f"{name}-v{Space(game, setup).arrays.version}")))
        every += [blind, old, new, *words, stepping]
        verdicts.append(partial(versus, new, old, "decisions", TIMES))
        looking.append(partial(seeing, name, blind, old, new))
        most.append(partial(bound, name, blind, old))
        verdicts += [partial(versus, stepping, other, "actions", 1) for other in others[:1]]
    interleave(every, rounds, seconds)
    text = "One process, one core. A decision is a whole answer of a seat, an action a word of one; what chance answers does not count. Answers are "
    text += "random: drawn by the rules where they are whole, words at random where they are not. A view as JSON is the data that a bot gets, before "
    text += "it is made a text. However fast numbers are written, they cannot be more times as fast as that than a game that nobody looks at: "
    text += f"{', '.join(line() for line in most)}."
    return Chapter("Environments", text, rates_table(every, ("games", "decisions", "actions")), [verdict() for verdict in (*verdicts, *looking)])


def seeing(name: str, blind: Contestant, old: Contestant, new: Contestant) -> Verdict:
    """Return how much longer a view as JSON takes than one in numbers, without the game."""
    rates = zip(blind.rates["decisions"], old.rates["decisions"], new.rates["decisions"], strict=True)
    ratios = [(1 / b - 1 / a) / (1 / c - 1 / a) for a, b, c in rates]
    middle = median(ratios)
    return Verdict(f"µs to see, {name}, as JSON : in numbers", middle, TIMES, spread=100 * (max(ratios) - min(ratios)) / middle)


def bound(name: str, blind: Contestant, old: Contestant) -> str:
    """Return by how much a game is faster that nobody sees."""
    return f"{name} {blind.rate('decisions') / old.rate('decisions'):.1f}"


def environments(rounds: int, seconds: float) -> Chapter:
    """Measure all games there are."""
    return env_speed([name.rpartition("-v")[0] for name in env.names()], rounds, seconds)


if __name__ == "__main__":
    done = env_speed(sys.argv[1:]) if sys.argv[1:] else environments(ROUNDS, SECONDS)
    print(machine(), "", done.text, "", *done.table, "", "| | ratio | ± % | aim | met |", "|---|---:|---:|---:|---|", sep="\n")
    print("\n".join(v.row() for v in done.verdicts))
