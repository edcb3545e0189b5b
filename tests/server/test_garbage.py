"""The collector of cycles: small steps, and nothing kept for ever."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from lysander.server.garbage import EVERYTHING, YOUNG, Collector


class Knot:
    """A reference cycle."""

    def __init__(self) -> None:
        self.self = self


class Clock:
    """A clock that stands until it is set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    """Of the collector."""
    return Clock()


@pytest.fixture
def collector(clock) -> Iterator[Collector]:
    """In charge for one test."""
    made = Collector(clock)
    yield made
    made.close()


def test_what_has_been_looked_through_is_not_looked_through_again(collector):
    kept = [[n] for n in range(20 * YOUNG)]
    assert sum(map(len, map(gc.get_objects, range(3)))) <= 2 * YOUNG
    assert len(kept) <= gc.get_freeze_count()


def test_new_cycles_go_at_once_and_old_ones_within_the_hour(collector, clock):
    young = weakref.ref(Knot())
    old = Knot()
    kept = [[n] for n in range(3 * YOUNG)]
    assert young() is None and kept
    watched = weakref.ref(old)
    del old
    collector.tick()
    assert watched() is not None
    clock.now = EVERYTHING
    collector.tick()
    assert watched() is None and gc.get_freeze_count() > 0
