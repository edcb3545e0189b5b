"""Whatever keeps the event loop is noticed: how long, and where; and watching costs next to nothing."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time

import pytest

from lysander.server.watchdog import LONG, Watchdog, where


def busy(seconds: float) -> None:
    """Works for so many seconds of this thread's processor time."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def watched(seconds: float, long: float = LONG) -> Watchdog:
    """A watchdog over a loop in which something takes so long."""
    dog = Watchdog(long=long)
    dog.start()
    await asyncio.sleep(0.1)
    busy(seconds)
    await asyncio.sleep(0.1)
    dog.close()
    return dog


def test_a_busy_loop_is_logged_once_with_its_time_and_place(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "lysander"):
        dog = asyncio.run(watched(0.15))
    hangs = [r for r in caplog.records if "busy" in r.getMessage()]
    assert len(hangs) == 1 and hangs[0].levelno == logging.WARNING
    assert "test_watchdog.py" in hangs[0].getMessage()
    assert dog.longest >= 150 and dog.hangs >= 1


def test_what_is_short_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "lysander"):
        dog = asyncio.run(watched(0.05, long=2))  # a busy machine may make a second of it
    assert not [r for r in caplog.records if "busy" in r.getMessage()]
    assert 50 <= dog.longest < 200


def test_work_of_other_threads_is_not_taken_for_work_of_the_loop() -> None:
    async def beside() -> Watchdog:
        dog = Watchdog()
        dog.start()
        await asyncio.to_thread(busy, 0.3)
        await asyncio.sleep(0.05)
        dog.close()
        return dog

    assert asyncio.run(beside()).longest < 80


def test_a_place_names_code_and_no_values() -> None:
    secret = "s3cret"
    frames = []

    def holds(value: str) -> None:
        frames.append(sys._getframe())
        assert value

    holds(secret)
    told = where(frames[0])
    assert told.startswith("tests/server/test_watchdog.py:") and " holds < " in told
    assert secret not in told


def test_watching_costs_next_to_nothing() -> None:
    async def idle() -> float:
        dog = Watchdog()
        dog.start()
        assert dog.thread.ident is not None
        its = time.pthread_getcpuclockid(dog.thread.ident)
        used = lambda: time.thread_time() + time.clock_gettime(its)  # noqa: E731  # and nothing of what other threads do
        before = used()
        await asyncio.sleep(2)
        share = (used() - before) / 2
        dog.close()
        return share

    assert asyncio.run(idle()) < 0.02, "share of a core"
    assert "watchdog" not in [t.name for t in threading.enumerate()]
