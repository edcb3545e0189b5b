"""Plays games on all cores. Every game has a seed of its own, so results do not depend on workers, chunks or their order."""

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
    """Return the number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_chunk(play: Callable[[int], T], numbers: range) -> list[tuple[int, T]]:
    """Play the games of one chunk in this process."""
    return [(n, play(n)) for n in numbers]


def run_in_order(play: Callable[[int], T], games: int, workers: int, progress: Callable[[int], None] = lambda games: None) -> list[T]:
    """Return ``play(n)`` for each n below ``games``, in this order. ``progress`` is called with the number finished since its last call."""
    found: dict[int, T] = {}
    for chunk in run_games(play, games, workers):
        found.update(chunk)
        progress(len(chunk))
    return [found[n] for n in range(games)]


def run_games(play: Callable[[int], T], games: int, workers: int) -> Iterator[list[tuple[int, T]]]:
    """Yield (n, ``play(n)``) for each n below ``games``, in chunks, in any order.

    The first games are played in this process. All but the very first, which fills the caches, are timed, so that a chunk takes about half a second.
    ``play`` and what it returns are pickled. Ctrl C stops between two chunks, with ``KeyboardInterrupt``.
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
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited by the workers, so that Ctrl C stops this process only
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
