"""What is played out next in a review: first a few steps evenly, then where the chances move, then more play-outs at the turning points.

It follows from what was found so far and from nothing else. So a review that is broken off goes on where it was, and comes to the same figures.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

import msgspec

from .. import __version__
from .playouts import CERTAIN, Tally, chances


class Weighed(msgspec.Struct):
    """An answer that bots gave ``times`` times at a step, and how the game ended after it. ``value`` is in JSON."""

    value: str
    times: int
    tally: dict[str, int] = msgspec.field(default_factory=dict)


class Found(msgspec.Struct):
    """What a review has found: endings by step, and at turning points what bots would have answered. ``seconds`` it took; ``goals`` counts those of
    the game; ``version`` is that of the bots, with the product."""

    level: str
    goals: int
    last: int
    end: str
    steps: dict[int, dict[str, int]] = msgspec.field(default_factory=dict)
    bots: dict[int, list[Weighed]] = msgspec.field(default_factory=dict)
    seconds: float = 0.0
    done: bool = False
    version: str = __version__

    @property
    def playouts(self) -> int:
        """How many play-outs were made."""
        answers = [answer.tally for weighed in self.bots.values() for answer in weighed]
        return sum(sum(tally.values()) for tally in (*self.steps.values(), *answers))

    def goes_on(self, new: Found) -> bool:
        """Return whether this goes on with a review in which nothing is found yet: of the same game, by the same bots."""
        return all(getattr(self, name) == getattr(new, name) for name in ("level", "goals", "last", "end", "version"))

    def tallies(self) -> dict[int, Tally]:
        """Return the endings of all steps that are counted, in order; the last one is known."""
        return {**{step: self.steps[step] for step in sorted(self.steps)}, self.last: {self.end: CERTAIN}}


@dataclass(frozen=True)
class Budget:
    """How much is played out: at first ``coarse`` steps evenly, ``first`` times each, then at most ``most`` steps ``few`` times, and the ``turns``
    largest turning points ``many`` times; there bots are asked ``asked`` times, and their ``answers`` likeliest answers are played out ``tried``
    times."""

    coarse: int = 16
    first: int = 20
    most: int = 44
    few: int = 60
    many: int = 300
    turns: int = 7
    asked: int = 20
    answers: int = 3
    tried: int = 100

    @property
    def playouts(self) -> int:
        """The most play-outs that a review needs."""
        return self.most * self.few + 2 * self.turns * (self.many - self.few) + self.turns * self.answers * self.tried


USUAL = Budget()
STEEP = 0.1
"""By how much the chance of a goal has to move in one step for a turning point."""
NEAR = 0.07
"""From how much on a step is played out more often, because it may be one."""
SURE = 2.6
"""How many times its error a move has to be for a turning point: many are looked at, and noise moves some."""
FLAT = 0.03
"""By how much chances have to move between two steps, beyond what is noise, to look between them."""


@dataclass(frozen=True)
class Work:
    """What is to be done at a step: play it out from number ``first`` on, ``count`` times; after an answer of a bot with the number ``answer``; with
    ``ask`` bots are asked for their answers."""

    step: int
    first: int = 0
    count: int = 0
    answer: int = -1
    ask: bool = False


def moved(a: Tally, b: Tally, goals: int) -> tuple[float, float]:
    """Return by how much the chance that moved most has moved, and the error of that."""
    moves = []
    for x, y in zip(chances(a, goals), chances(b, goals), strict=True):
        error = sqrt(sum(((e.high - e.low) / 4) ** 2 for e in (x, y)))
        moves.append((abs(y.value - x.value), error))
    return max(moves)


def due(found: Found, budget: Budget = USUAL) -> Work | None:
    """Return what is to be done next; None if all is done."""
    return _even(found, budget) or _between(found, budget) or _deeper(found, budget) or _bots(found, budget)


def _even(found: Found, budget: Budget) -> Work | None:
    count = min(budget.coarse, found.last)
    steps = [n * found.last // count for n in range(count)]
    return next((work for enough in (budget.first, budget.few) for step in steps if (work := _missing(found, step, enough))), None)


def _missing(found: Found, step: int, count: int) -> Work | None:
    have = sum(found.steps.get(step, {}).values())
    return Work(step, have, count - have) if have < count and step != found.last else None


def _between(found: Found, budget: Budget) -> Work | None:
    """Return the step in the middle of the two between which chances have moved most."""
    tallies = found.tallies()
    half = next((work for step in found.steps if (work := _missing(found, step, budget.few))), None)
    if half is not None:
        return half
    if len(found.steps) >= budget.most:
        return None
    worth = {}
    for a, b in pairwise(tallies):
        if b - a > 1:
            far, error = moved(tallies[a], tallies[b], found.goals)
            worth[a, b] = far - error
    best = max(worth, key=lambda pair: worth[pair], default=None)
    if best is None or worth[best] < FLAT:
        return None
    return Work(sum(best) // 2, 0, budget.few)


def _deeper(found: Found, budget: Budget) -> Work | None:
    for a, b in steep(found, NEAR)[: budget.turns]:
        for step in (a, b):
            if work := _missing(found, step, budget.many):
                return work
    return None


def _bots(found: Found, budget: Budget) -> Work | None:
    for a, _ in sorted(steep(found, STEEP)[: budget.turns]):
        if a not in found.bots:
            return Work(a, ask=True)
        for n, answer in enumerate(found.bots[a]):
            have = sum(answer.tally.values())
            if have < budget.tried:
                return Work(a, have, budget.tried - have, n)
    return None


def steep(found: Found, least: float) -> list[tuple[int, int]]:
    """Return the pairs of steps, one line apart, between which the chance of a goal moved by at least so much; most first."""
    tallies = found.tallies()
    pairs = {(a, b): moved(tallies[a], tallies[b], found.goals)[0] for a, b in pairwise(tallies) if b - a == 1}
    return sorted((pair for pair in pairs if pairs[pair] >= least), key=lambda pair: -pairs[pair])


def turning(found: Found, budget: Budget = USUAL) -> list[int]:
    """Return the turning points in their order, each by the line that turned the chances: they moved by ten points or more, and not by chance of the
    play-outs alone."""
    tallies = found.tallies()
    sure = [a for a, b in steep(found, STEEP) if _sure(tallies[a], tallies[b], found.goals)]
    return sorted(sure[: budget.turns])


def _sure(a: Tally, b: Tally, goals: int) -> bool:
    far, error = moved(a, b, goals)
    return far > SURE * error


def steps_done(found: Found, budget: Budget = USUAL) -> tuple[int, int]:
    """Return how many steps are played out, and how many will be at most."""
    done = sum(sum(tally.values()) >= budget.few for tally in found.steps.values())
    return done, done if found.done else max(done, min(budget.most, found.last))
