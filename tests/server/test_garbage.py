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
from lysander.server.garbage import DAY, LEAST, Collector

from .test_restart import NOBODY_WRITES, begun, opened, step, stored
from .worker_processes import until


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


def test_it_looks_once_in_a_day(collector, clock):
    left = knot()
    kept = [[n] for n in range(10_000)]
    collector.tick()
    assert left() is not None and kept
    clock.now = DAY
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


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_nothing_of_a_table_waits_for_the_collector(game, engine, collector):
    """Neither of one that was played at, with what was taken back, nor of one that was read from the database."""
    rng = Random(f"freed {game.id}")
    table = begun(game, rng)
    for _ in range(60):
        if table.match.over:
            break
        step(table, rng)
    again = opened(game, NOBODY_WRITES, stored(engine, table))
    left = [weakref.ref(part) for one in (table, again) for part in (one, one.match)]
    del table, again
    assert [reference() for reference in left] == [None] * len(left)


def test_a_table_that_is_forgotten_is_freed_at_once(server, client, play, collector):
    """Somebody looked over a WebSocket and played with a bot, which gave a hint."""
    table, keys = client.make("evasion", hints=True, seats={"british": {"kind": "human"}, "german": {"kind": "bot", "level": "random"}})
    live = client.live(table, keys["british"], "british")
    runner, registry = server.app.state.runner, server.app.state.registry
    game = play(client, table, keys, 1, ("british",))
    for _ in range(5):
        until(game.step)
    live.close()
    client.open.remove(live)
    until(lambda: not runner.busy and not registry.tables[table].listeners)
    client.http.close()
    left = weakref.ref(registry.tables[table])
    registry.tables[table].changed_at = 0
    runner.forget(registry.sweep(1000))
    assert table not in registry.tables
    until(lambda: left() is None, 20)
