"""Work on all cores. Every game has a seed of its own, so that results do not depend on workers, chunks or their order."""

from __future__ import annotations

import os
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


def spread(play: Callable[[int], T], games: int, workers: int) -> Iterator[list[tuple[int, T]]]:
    """``play(n)`` for each n below ``games``, as chunks of (n, what came of it), in any order.

    The first games are played here and timed, so that a chunk takes about half a second. ``play`` and what it returns are pickled.
    """
    start = perf_counter()
    done = min(PILOTS, games)
    yield run_chunk(play, range(done))
    size = max(1, int(CHUNK_SECONDS * done / max(perf_counter() - start, 1e-6)))
    size = max(1, min(size, (games - done) // (4 * workers) or 1))
    chunks = [range(at, min(at + size, games)) for at in range(done, games, size)]
    if workers == 1:
        for numbers in chunks:
            yield run_chunk(play, numbers)
        return
    pool = Parallel(n_jobs=workers, return_as="generator_unordered", batch_size=1, pre_dispatch="3*n_jobs")
    yield from pool(delayed(run_chunk)(play, numbers) for numbers in chunks)
