"""Random games, copies of a state and paused answers, compared with catanatron, OpenSpiel and rlcard in one process."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import open_spiel.python.games  # noqa: F401  registers those that are written in Python
import rlcard
from catanatron import Color, Game, RandomPlayer
from peers import RNG, spiel
from rlcard.agents import RandomAgent
from timing import Chapter, Contestant, Verdict, interleave, number, rates_table, versus

from lysander.core.advance import play_out
from lysander.core.ask import Ask
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.evasion import GAME
from lysander.games.flight181 import GAME as FLIGHT181
from lysander.games.hijacked import GAME as HIJACKED

SETUP = Setup("evasion", seats=("british", "german"))
FIRST = FLIGHT181.scenarios[0].id
COPIES = 200
DECISION = "One process, one core. A decision is any answer that the game takes, rolls and draws included, forced ones too where the game asks; for "
DECISION += "catanatron its action records, for rlcard the steps of its environment, with its random agents or, cheaper for it, without."


def ours(game: Any, setup: Setup, log: bool = False) -> Callable[[], dict[str, float]]:
    """Return the work of a random game through the public API, dice and decisions from one source."""

    def work() -> dict[str, float]:
        asked = 0

        def answer(ask: Ask) -> Any:
            nonlocal asked
            asked += 1
            return ask.domain.sample(RNG)

        events: list[Event] | None = [] if log else None
        play_out(game, game.new(setup), answer, events)
        return {"games": 1, "decisions": asked}

    return work


def paused() -> dict[str, float]:
    """Play a random game, one answer at a time."""
    match = Match(GAME, SETUP)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.kind, ask.domain.sample(RNG))
    return {"games": 1, "decisions": len(match.lines)}


def catan() -> dict[str, float]:
    """Play a game of two random players of catanatron. Its action records count as decisions, forced ones too."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return {"games": 1, "decisions": len(getattr(game.state, "actions", None) or game.state.action_records)}


def uno() -> Callable[[], dict[str, float]]:
    """Return the work of a random game of rlcard's UNO: its environment, stepped like ours."""
    env = rlcard.make("uno", config={"seed": 1})

    def work() -> dict[str, float]:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(RNG.choice(list(state["legal_actions"])))
            moves += 1
        return {"games": 1, "decisions": moves}

    return work


def uno_run() -> Callable[[], dict[str, float]]:
    """Return the work of a random game of rlcard's UNO, by its method ``run`` with its random agents."""
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> dict[str, float]:
        before = env.timestep
        env.run(is_training=False)
        return {"games": 1, "decisions": env.timestep - before}

    return work


def half_played() -> Match[Any]:
    """Return a match in the middle of a game."""
    while True:
        match = Match(GAME, SETUP)
        while not match.over and match.state.move < 6:
            ask = match.asks[0]
            match.answer(ask.seat, ask.kind, ask.domain.sample(RNG))
        if not match.over:
            return match


def copies(state: Any, copy: str) -> Callable[[], dict[str, float]]:
    """Return the work of copying one state."""
    method = getattr(state, copy)

    def work() -> dict[str, float]:
        for _ in range(COPIES):
            method()
        return {"copies": COPIES}

    return work


def catan_copies() -> Contestant:
    """Return the work of copying a game of catanatron after a hundred of its decisions."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(100):
        game.play_tick()
    return Contestant("catanatron `game.copy()`", copies(game, "copy"))


def paused_answers(games: int) -> list[float]:
    """Return the time of each answer of some random games, in microseconds, sorted."""
    took = []
    for _ in range(games):
        match = Match(GAME, SETUP)
        while not match.over:
            ask = match.asks[0]
            value = ask.domain.sample(RNG)
            start = perf_counter()
            match.answer(ask.seat, ask.kind, value)
            took.append(1e6 * (perf_counter() - start))
    return sorted(took)


def random_games(rounds: int, seconds: float) -> Chapter:
    """Measure games and decisions a second."""
    plain, logged, answers = (
        Contestant("evasion", ours(GAME, SETUP)),
        Contestant("evasion, event log", ours(GAME, SETUP, log=True)),
        Contestant("evasion, paused at each answer", paused),
    )
    catanatron, backgammon = Contestant("catanatron, 2 random players", catan), Contestant("OpenSpiel backgammon (C++)", spiel("backgammon"))
    python = Contestant("OpenSpiel liar's poker (Python)", spiel("python_liars_poker"))
    every = [plain, logged, answers, catanatron, backgammon, python]
    interleave(every, rounds, seconds)
    verdicts = [
        versus(plain, catanatron, "decisions", 3),
        versus(plain, backgammon, "games", 2),
        versus(logged, plain, "games", 0.5),
    ]
    return Chapter("Random games: evasion", DECISION, rates_table(every, ("games", "decisions")), verdicts)


def hijacked_games(rounds: int, seconds: float) -> Chapter:
    """Measure games and decisions a second with two, three and four players."""
    tables = {n: Setup("hijacked", seats=tuple("ABCD"[:n])) for n in (2, 3, 4)}
    plain = {n: Contestant(f"hijacked, {n} players", ours(HIJACKED, setup)) for n, setup in tables.items()}
    logged = Contestant("hijacked, 3 players, event log", ours(HIJACKED, tables[3], log=True))
    stepped, gin = Contestant("rlcard UNO", uno()), Contestant("OpenSpiel gin rummy (C++)", spiel("gin_rummy"))
    ran = Contestant("rlcard UNO, its own run()", uno_run())
    every = [*plain.values(), logged, ran, stepped, gin]
    interleave(every, rounds, seconds)
    verdicts = [
        versus(plain[3], ran, "decisions", 3),
        versus(plain[3], stepped, "decisions", 3),
        versus(plain[3], gin, "decisions", 2),
        versus(logged, plain[3], "games", 0.5),
    ]
    return Chapter("Random games: hijacked", DECISION, rates_table(every, ("games", "decisions")), verdicts)


def flight181_games(rounds: int, seconds: float) -> Chapter:
    """Measure games and decisions a second, with one to three seats of the Teams."""
    one, three = (Setup("flight181", FIRST, seats=("hijackers", *seats)) for seats in (("teams",), ("team1", "team2", "team3")))
    plain, more = Contestant("flight181", ours(FLIGHT181, one)), Contestant("flight181, 4 seats", ours(FLIGHT181, three))
    logged, catanatron = Contestant("flight181, event log", ours(FLIGHT181, one, log=True)), Contestant("catanatron, 2 random players", catan)
    every = [plain, more, logged, catanatron]
    interleave(every, rounds, seconds)
    verdicts = [versus(plain, catanatron, "decisions", 3), versus(logged, plain, "games", 0.5)]
    return Chapter("Random games: flight181", DECISION, rates_table(every, ("games", "decisions")), verdicts)


def clones(rounds: int, seconds: float) -> Chapter:
    """Measure copies of a state in the middle of a game."""
    clone, copy = Contestant("evasion `clone()`", copies(half_played().state, "clone")), catan_copies()
    interleave([clone, copy], rounds, seconds / 2)
    return Chapter("Copies", "A state in the middle of a game.", rates_table([clone, copy], ("copies",)), [versus(clone, copy, "copies", 10)])


def pauses(rounds: int) -> Chapter:
    """Measure the cost of one paused answer."""
    took = [paused_answers(10) for _ in range(rounds)]
    middle, tail = median(median(t) for t in took), median(t[int(0.99 * len(t))] for t in took)
    rows = ["| | median µs | p99 µs |", "|---|---:|---:|", f"| one answer to a paused game | {number(middle)} | {number(tail)} |"]
    text = "From the answer to the next question, events and views' memory included: the step is run again from its checkpoint."
    return Chapter("A paused answer", text, rows, [Verdict("µs for a paused answer, median", middle, 50, at_most=True)])
