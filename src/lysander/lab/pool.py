"""Work on all cores. Every game has a seed of its own, so that results do not depend on workers, chunks or their order."""

from __future__ import annotations

import os
import signal
import warnings
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeVar

from joblib import Parallel, delayed

T = TypeVar("T")
CHUNK_SECONDS = 0.5
PILOTS = 4


def cores() -> int:
    """How many workers this machine can feed."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_chunk(play: Callable[[int], T], numbers: range) -> list[tuple[int, T]]:
    """The games of one chunk, in one process."""
    return [(n, play(n)) for n in numbers]


def run_games(play: Callable[[int], T], games: int, workers: int) -> Iterator[list[tuple[int, T]]]:
    """``play(n)`` for each n below ``games``, as chunks of (n, what came of it), in any order.

    The first games are played here, and all but the very first, which makes the tables, are timed, so that a chunk takes about half a second.
    ``play`` and what it returns are pickled. Ctrl C stops it between two chunks, with ``KeyboardInterrupt``.
    """
    done = min(1 + PILOTS, games)
    yield run_chunk(play, range(min(1, games)))
    start = perf_counter()
    yield run_chunk(play, range(1, done))
    size = max(1, int(CHUNK_SECONDS * PILOTS / max(perf_counter() - start, 1e-6)))
    size = max(1, min(size, (games - done) // (4 * workers) or 1))
    chunks = [range(at, min(at + size, games)) for at in range(done, games, size)]
    if workers == 1:
        for numbers in chunks:
            yield run_chunk(play, numbers)
        return
    pool = Parallel(n_jobs=workers, return_as="generator_unordered", batch_size=1, pre_dispatch="3*n_jobs")
    asked: list[int] = []
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited by the workers: Ctrl C is for this process
    found = pool(delayed(run_chunk)(play, numbers) for numbers in chunks)
    try:
        signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
        for chunk in found:
            yield chunk
            if asked:
                raise KeyboardInterrupt
    finally:
        with warnings.catch_warnings(action="ignore"):
            found.close()
        signal.signal(signal.SIGINT, usual)
