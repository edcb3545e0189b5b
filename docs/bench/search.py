"""Search: simulations a second with full random playouts. Ours is information-set Monte Carlo tree search over sampled states."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from timing import Chapter, Contestant, interleave, rates_table, versus

from lysander.core.advance import play_out
from lysander.core.ask import Ask, Json
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.evasion import GAME

SETUP = Setup("evasion", seats=("british", "german"))
SIMULATIONS = 25


class Node:
    """An information set of the searching seat: visits and value of each answer that was tried."""

    __slots__ = ("tried",)

    def __init__(self) -> None:
        self.tried: dict[Json, list[Any]] = {}


class Search:
    """Single-observer ISMCTS: each simulation samples a state from the view, plays it to the end, and adds one answer to the tree."""

    def __init__(self, view: Any, seat: str, rng: random.Random) -> None:
        self.view, self.seat, self.rng = view, seat, rng
        self.root = Node()

    def simulate(self) -> None:
        """Run one simulation with a full playout."""
        rng, node, path, grown = self.rng, self.root, [], False

        def answer(ask: Ask) -> Json:
            nonlocal node, grown
            value = ask.domain.sample(rng)
            if ask.seat != self.seat or grown:
                return value
            edge = node.tried.get(value)
            if edge is not None:
                value = self.best(node, ask)
                edge = node.tried[value]
            else:
                edge = node.tried[value] = [0, 0.0, Node()]
                grown = True
            path.append(edge)
            node = edge[2]
            return value

        state = play_out(GAME, GAME.sample_hidden(self.view, self.seat, SETUP, rng), answer)
        score = state.result.scores[self.seat]
        for edge in path:
            edge[0] += 1
            edge[1] += score

    def best(self, node: Node, ask: Ask) -> Json:
        """Return the answer with the highest upper bound among those that are legal in this state."""
        total = math.log(1 + sum(edge[0] for edge in node.tried.values()))

        def bound(value: Json) -> float:
            visits, score, _ = node.tried[value]
            return score / visits + 0.7 * math.sqrt(total / visits) if visits else math.inf

        return max((v for v in node.tried if ask.domain.why_not(v) is None), key=bound)


def first_order() -> Any:
    """Return what the German is given for the first question."""
    rng, match = random.Random(4), Match(GAME, SETUP)
    while match.asks[0].seat != "german":
        ask = match.asks[0]
        match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
    return match.view("german")


def ours() -> dict[str, float]:
    """Run a search from the first German question, to the end of eleven moves."""
    search = Search(VIEW, "german", random.Random(5))
    for _ in range(SIMULATIONS):
        search.simulate()
    return {"simulations": SIMULATIONS}


def theirs() -> dict[str, float]:
    """Run OpenSpiel's Python MCTS bot on backgammon, with one random rollout for each simulation."""
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(BACKGAMMON, 2, SIMULATIONS, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = BACKGAMMON.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot.mcts_search(state)
    return {"simulations": SIMULATIONS}


def search(rounds: int, seconds: float) -> Chapter:
    """Measure both, interleaved."""
    global VIEW, BACKGAMMON
    VIEW, BACKGAMMON = first_order(), pyspiel.load_game("backgammon")
    us, them = Contestant("evasion, ISMCTS from the first German question", ours), Contestant("OpenSpiel backgammon, Python MCTSBot", theirs)
    interleave([us, them], rounds, seconds)
    text = "A simulation is one truth sampled from the seat's view, the walk down the tree, and one full random playout. OpenSpiel's own "
    text += "information-set search cannot run on its games of hidden places (no resampling), so its search on backgammon, which hides nothing, "
    text += "stands in."
    return Chapter("Search", text, rates_table([us, them], ("simulations",)), [versus(us, them, "simulations", 1.5)])
