"""Carries out what the plan says, piece by piece: in a process of the server, or in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec

from ..bots import ask_bot, levels_of, make
from ..core.ask import Answer
from ..core.game import Game, Result, Setup
from .course import Course
from .plan import USUAL, Budget, Found, Weighed, Work, due
from .playouts import ending, played_on

USUAL_LEVEL = "normal"


def new(game: Game[Any], setup: Setup, result: Result | None, last: int, level: str = "") -> Found:
    """Return a review in which nothing is found yet, of a game of ``last`` lines; without a ``level``, with the usual bots. Raises ``ValueError`` for
    a game that is not over."""
    if result is None:
        raise ValueError("the game is not over")
    return Found(level or usual_level(game.id), len(game.goals(setup)), last, ending(game, setup, result))


def usual_level(game: str) -> str:
    """Return the level of the bots that play on, if no other is asked for: those that do not search are quick."""
    levels = levels_of(game)
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[-1]


def carry_out(course: Course, found: Found, work: Work, seconds: float, budget: Budget = USUAL) -> Found:
    """Return what is found after a piece of work, or the part of it that takes about so many seconds."""
    begun = perf_counter()
    if work.ask:
        made = msgspec.structs.replace(found, bots=found.bots | {work.step: bots_answers(course, work.step, found.level, budget)})
    else:
        counted: Counter[str] = Counter()
        answer = _answer(course, found, work) if work.answer >= 0 else None
        for n in range(work.first, work.first + work.count):
            counted[played_on(course, work.step, found.level, n, answer)] += 1
            if perf_counter() - begun > seconds:
                break
        made = _counted(found, work, counted)
    made.seconds = found.seconds + perf_counter() - begun
    return made


def _answer(course: Course, found: Found, work: Work) -> Answer:
    given = course.lines[work.step]
    return Answer(given.seat, given.kind, msgspec.json.decode(found.bots[work.step][work.answer].value))


def _counted(found: Found, work: Work, counted: Counter[str]) -> Found:
    if work.answer < 0:
        tally = dict(Counter(found.steps.get(work.step, {})) + counted)
        return msgspec.structs.replace(found, steps={**found.steps, work.step: tally})
    answers = [*found.bots[work.step]]
    one = answers[work.answer]
    answers[work.answer] = Weighed(one.value, one.times, dict(Counter(one.tally) + counted))
    return msgspec.structs.replace(found, bots={**found.bots, work.step: answers})


def bots_answers(course: Course, step: int, level: str, budget: Budget = USUAL) -> list[Weighed]:
    """Return what bots of a level would have answered to the question that the line after a step answers, from what its seat knew, likeliest first;
    none where nobody had a choice there."""
    if not course.decided(step):
        return []
    line, counted = course.lines[step], Counter[str]()
    view, asks = course.known(step, line.seat), course.position(step).asks
    told = course.events[: course.marks[step]]
    for n in range(budget.asked):
        bot = make(course.game.id, line.seat, level, f"review/{n}", playouts=1, variant=course.setup.variant, strict=True)
        kind, value = ask_bot(bot, view, asks, told, strict=True)
        bot.close()
        if kind == line.kind:
            counted[msgspec.json.encode(value).decode()] += 1
    return [Weighed(value, times) for value, times in counted.most_common(budget.answers)]


def review(course: Course, level: str, budget: Budget = USUAL, seconds: float = 0.0) -> Found:
    """Return a whole review, or what is found of it after so many seconds, unless they are 0."""
    begun = found = new(course.game, course.setup, course.result, course.last, level)
    for found in pieces(course, begun, budget):
        if seconds and found.seconds >= seconds:
            break
    return found


def pieces(course: Course, found: Found, budget: Budget = USUAL, each: float = 1.0) -> Iterator[Found]:
    """Yield what is found after each piece of work of about ``each`` seconds, until all is done."""
    while (work := due(found, budget)) is not None:
        found = carry_out(course, found, work, each, budget)
        yield found
    found.done = True
    yield found
