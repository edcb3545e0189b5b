"""The collector of cycles: it stands still, nothing is kept for ever, and answers leave nothing for it to do."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from random import Random

import pytest

from lysander.core.ask import Answer, IllegalAnswer
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.registry import games
from lysander.server.garbage import HOUR, LEAST, Collector


class Knot:
    """A reference cycle."""

    def __init__(self) -> None:
        self.self = self


class Dial:
    """A number that stands until it is set."""

    now = 0

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Dial:
    """Of the collector."""
    return Dial()


@pytest.fixture
def size() -> Dial:
    """Of the process, in blocks."""
    return Dial()


@pytest.fixture
def collector(clock, size) -> Iterator[Collector]:
    """In charge for one test."""
    made = Collector(clock, size)
    yield made
    made.close()


def knot() -> weakref.ref[Knot]:
    """A cycle that nobody needs."""
    return weakref.ref(Knot())


def test_it_looks_once_in_an_hour(collector, clock):
    left = knot()
    kept = [[n] for n in range(10_000)]
    collector.tick()
    assert left() is not None and kept
    clock.now = HOUR
    collector.tick()
    assert left() is None


def test_it_looks_sooner_if_the_process_has_doubled(collector, size):
    left = knot()
    size.now = LEAST - 1
    collector.tick()
    assert left() is not None
    size.now = LEAST
    collector.tick()
    assert left() is None


def test_answers_and_refusals_leave_no_cycles(collector):
    game = games()["evasion"]
    match: Match = Match(game, Setup("evasion", game.scenarios[0].id, {}, ("british", "german"), {}))
    rng = Random(1)
    gc.collect()
    answers = 60
    for _ in range(answers):
        ask = next(a for a in match.asks if not a.standing)
        with pytest.raises(IllegalAnswer):
            match.give(Answer(ask.seat, ask.kind, "no such thing"))
        match.give(Answer(ask.seat, ask.kind, ask.domain.sample(rng)))
    assert gc.collect() < answers, "a server of another test may leave a little meanwhile, not something for each answer"
