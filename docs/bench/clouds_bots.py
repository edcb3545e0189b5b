"""In Clouds of Glory: how long bots think about a flight plan, in a duel and with twelve aeroplanes."""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter
from typing import Any

from clouds import DUEL, TWELVE, is_plan
from timing import Chapter, Verdict, number

from lysander.bots import make
from lysander.bots.protocol import ask_bot
from lysander.core.ask import CHANCE, Ask
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.clouds import GAME
from lysander.games.clouds.bots import fan

LEVELS = ("easy", "normal", "hard")
QUESTIONS, EVERY = 24, {"duel": 2, "12 aeroplanes": 5}
"""Questions for flight plans that each level answers; of those of a battle of normal players, each so many."""
WITHIN = 2.0
"""Seconds in which hard must have answered."""


def asked(setup: Setup, step: int, seed: int = 1) -> list[tuple[Any, Ask]]:
    """Return views and questions for flight plans from battles of normal players."""
    found: list[tuple[Any, Ask]] = []
    seen, rng = 0, random.Random(seed)
    while len(found) < QUESTIONS:
        match = Match(GAME, setup)
        players = {seat: make("clouds", seat, "normal", rng.getrandbits(32), variant=setup.variant) for seat in setup.seats}
        while not match.over and len(found) < QUESTIONS:
            ask = next(a for a in match.asks if not a.standing)
            if ask.seat == CHANCE:
                match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
                continue
            view = match.view(ask.seat)
            if is_plan(ask):
                seen += 1
                if seen % step == 0:
                    found.append((view, ask))
            match.answer(ask.seat, *ask_bot(players[ask.seat], view, [ask], []))
    return found


def took(setup: Setup, level: str, questions: list[tuple[Any, Ask]]) -> list[float]:
    """Return the seconds that a bot takes for each question, with the time that a table gives it."""
    times = []
    for view, ask in questions:
        bot = make("clouds", ask.seat, level, 1, variant=setup.variant)
        fan._fans.clear()
        start = perf_counter()
        ask_bot(bot, view, [ask], [], strict=True)
        times.append(perf_counter() - start)
    return times


def thinking() -> Chapter:
    """Measure the levels one after the other, at the same questions."""
    rows = ["| | median ms | slowest ms |", "|---|---:|---:|"]
    verdicts = []
    for (name, step), setup in zip(EVERY.items(), (DUEL, TWELVE), strict=True):
        questions = asked(setup, step)
        for level in LEVELS:
            times = took(setup, level, questions)
            rows.append(f"| {level}, {name} | {number(1e3 * median(times))} | {number(1e3 * max(times))} |")
            if level == "hard":
                verdicts.append(Verdict(f"s, clouds, hard, {name}, slowest of {QUESTIONS} plans", max(times), WITHIN, True))
    text = "From the view to the answer, by the clock, at questions from battles of normal players; no fan of plans is kept from before. "
    text += "Hard has a second for its search, as at a table."
    return Chapter("Bots: clouds", text, rows, verdicts)
