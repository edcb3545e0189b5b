"""``lysander lab --decisions``: how much of the result hangs on each kind of question.

Of each game one decision is taken. From its position the game is played on with several answers, many times each, on the same dice for each answer,
by the players of the arm. The answers that look best and worst are picked by half of these play-outs and measured by the other half, and the
other way round: a question on which nothing hangs shows no gain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from statistics import fmean
from typing import Any

from ..bots.playing import RANDOM, AbsentPlayer, Player, player
from ..commands.arguments import BadArgument
from ..core.ask import Answer, Ask, Json, Seat
from ..core.game import umpire_seats
from ..core.plain import text_of
from ..games.registry import game as game_of
from ..review.course import Course, course_of
from ..review.playouts import ended
from ..text import LANGUAGES, for_game
from .estimate import Estimate, clear_of_zero, mean
from .experiment import Arm, Experiment, PlayedGame
from .pool import run_in_order

ANSWERS = 4
"""How many answers are tried: the one that was given, and others at random."""
PLAYOUTS = 16
"""How often a game is played on after each of them."""
FEWEST = 8
"""Of how many decisions on anything is said that something hangs on it."""
TRIES = 40
"""How many answers are drawn to find as many different ones, where they cannot be listed."""


@dataclass(frozen=True)
class Tried:
    """One decision that was tried: what was asked whom, also in words of each language; how many answers were tried.

    ``gain`` and ``spread`` say by how much likelier the seat reaches its goal after the best answer than after one at random, and than after the
    worst; ``other`` is the share of dice with which the game ends otherwise after these two.
    """

    kind: str
    rule: str
    seat: Seat
    question: Mapping[str, str]
    answers: int
    gain: float
    spread: float
    other: float


@dataclass(frozen=True)
class Stake:
    """What hangs on one kind of question, in the mean of the decisions tried: figures as in ``Tried``. ``clear``: ``spread`` is clear of zero, judged
    together with all kinds; never with fewer than ``FEWEST`` decisions."""

    kind: str
    rule: str
    seats: tuple[Seat, ...]
    question: Mapping[str, str]
    decisions: int
    gain: Estimate
    spread: Estimate
    other: Estimate
    clear: bool


def stakes(experiment: Experiment, arm: Arm, decisions: int, workers: int, progress: Callable[[int], None] = lambda games: None) -> tuple[Stake, ...]:
    """Return what hangs on each kind of question, most first. Raises ``BadArgument`` for a game that cannot be played on."""
    check_playable(experiment.game)
    found = run_in_order(partial(tried, experiment, arm), decisions, workers, progress)
    return together([one for one in found if one is not None])


def check_playable(game: str) -> None:
    """Raise ``BadArgument`` for a game that cannot be played on."""
    if not game_of(game).playable_on:
        raise BadArgument(f"--decisions: {game} cannot be played on from the middle.")


def together(found: Sequence[Tried]) -> tuple[Stake, ...]:
    """Return the decisions by their kinds, those on which most hangs first, those of which too few were tried last."""
    kinds: dict[str, list[Tried]] = {}
    for one in found:
        kinds.setdefault(one.kind, []).append(one)
    made = []
    for kind, those in kinds.items():
        gain, spread, other = (mean([getattr(one, name) for one in those]) for name in ("gain", "spread", "other"))
        other = replace(other, low=max(0.0, other.low), high=min(1.0, other.high)) if other.bounded else other
        seats = tuple(sorted({one.seat for one in those}))
        made.append(Stake(kind, those[0].rule, seats, those[0].question, len(those), gain, spread, other, clear=False))
    enough = [stake for stake in made if stake.decisions >= FEWEST]
    clear = clear_of_zero([stake.spread for stake in enough])
    judged = [replace(stake, clear=sure) for stake, sure in zip(enough, clear, strict=True)]
    judged += [stake for stake in made if stake.decisions < FEWEST]
    return tuple(sorted(judged, key=lambda stake: (stake.decisions < FEWEST, -stake.spread.value, stake.kind)))


def tried(experiment: Experiment, arm: Arm, n: int) -> Tried | None:
    """Return a decision of game ``n`` with what other answers would have led to; None if nobody had a choice in it.

    The kind of question is drawn first, so that those that are seldom asked count as well.
    """
    game, rng = game_of(experiment.game), Random(f"decisions/{experiment.seed}/{n}")
    played = PlayedGame(experiment, arm, n)
    course = course_of(game, arm.setup, played.lines)
    kinds: dict[str, list[int]] = {}
    for line in range(course.last):
        if course.decided(line) and course.lines[line].seat not in umpire_seats(game):
            kinds.setdefault(kind_of(course.asked[line]), []).append(line)
    if not kinds:
        return None
    kind = rng.choice(sorted(kinds))
    step = rng.choice(kinds[kind])
    given = course.lines[step]
    ask = next(a for a in course.position(step).asks if (a.seat, a.kind) == (given.seat, given.kind))
    answers = answers_to(ask, given.value, rng)
    goal = next((n for n, seats in enumerate(game.goals(course.setup)) if given.seat in seats), None)
    if len(answers) < 2 or goal is None:
        return None
    ends = [[_ended(experiment, arm, course, step, f"decisions/{experiment.seed}/{n}/{m}", given, a) for m in range(PLAYOUTS)] for a in answers]
    view = course.known(step, given.seat)
    question = {lang: for_game(game.id, lang, arm.setup).question(ask, view) for lang in LANGUAGES}
    return Tried(kind, ask.rule, given.seat, question, len(answers), *weighed(ends, goal))


def kind_of(ask: Ask) -> str:
    """Return the kind of a question without the thing that it is about: ``burst-beside`` of ``burst-beside:t1``."""
    return ask.kind.partition(":")[0]


def answers_to(ask: Ask, given: Json, rng: Random) -> list[Json]:
    """Return the answer that was given, and others that are legal."""
    members = ask.domain.members()
    drawn = rng.sample(list(members), len(members)) if members is not None else [ask.domain.sample(rng) for _ in range(TRIES)]
    return list({text_of(value): value for value in [given, *drawn]}.values())[:ANSWERS]


def _ended(experiment: Experiment, arm: Arm, course: Course, step: int, word: str, given: Answer, value: Json) -> str:
    above = umpire_seats(course.game)
    players: dict[Seat, Player] = {}
    for seat in arm.setup.seats:
        level = arm.levels.get(seat, RANDOM)
        drawn: Any = AbsentPlayer(Random(word)) if seat in above else None
        players[seat] = drawn or player(arm.setup, seat, level, word, f"{word}/{seat}", experiment.playouts)
    return ended(course, step, players, word, Answer(given.seat, given.kind, value))


def weighed(ends: Sequence[Sequence[str]], goal: int) -> tuple[float, float, float]:
    """Return gain, spread and other endings (``Tried``) from how games ended after each answer, on the same dice in each column."""
    folds = [[list(row[n::2]) for row in ends] for n in (0, 1)]
    found = []
    for looked, measured in (folds, folds[::-1]):
        known = [_reached(row, goal) for row in looked]
        best, worst = known.index(max(known)), known.index(min(known))
        values = [_reached(row, goal) for row in measured]
        other = fmean(a != b for a, b in zip(measured[best], measured[worst], strict=True))
        found.append((values[best] - fmean(values), values[best] - values[worst], other))
    gain, spread, others = (fmean(part) for part in zip(*found, strict=True))
    return gain, spread, others


def _reached(ends: Sequence[str], goal: int) -> float:
    return fmean(end[goal] == "1" for end in ends)
