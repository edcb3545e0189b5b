"""Plays games on all cores, or on a cluster. Every game has a seed of its own, so results do not depend on workers, chunks or their order."""

from __future__ import annotations

import os
import signal
import warnings
from collections.abc import Callable, Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import Any, TypeVar

from joblib import Parallel, delayed, parallel_config
from joblib.parallel import get_active_backend

T = TypeVar("T")
CHUNK_SECONDS = 0.5
PILOTS = 4
ROUND = 4
"""Chunks for each core that are waited for together, on a cluster that gives nothing earlier."""
CLUSTER: ContextVar[int] = ContextVar("cluster", default=0)
"""The cores of the cluster on which games are played now, 0 for none."""


def cores() -> int:
    """Return the number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def on_cluster(place: str) -> Iterator[None]:
    """Play games on a cluster: the address of a Dask scheduler (``tcp://host:8786``), or ``ray`` for a Ray that this machine can reach.

    Without a place they are played here. Joblib has the back ends; what a lost machine was playing is played by another one. Raises ``ImportError``,
    ``OSError``.
    """
    if not place:
        yield
        return
    if place == "ray":
        from ray.util.joblib import register_ray

        register_ray()
        with parallel_config(backend="ray", n_jobs=-1):
            yield from _counted(64)
        return
    from distributed import Client

    client: Any = Client(place, timeout=10, set_as_default=True)  # type: ignore[no-untyped-call]
    with client, parallel_config(backend="dask", n_jobs=-1):
        yield from _counted(sum(client.ncores().values()) or 1)


def _counted(count: int) -> Iterator[None]:
    token = CLUSTER.set(count)
    try:
        yield
    finally:
        CLUSTER.reset(token)


def run_chunk(play: Callable[[int], T], numbers: Sequence[int]) -> list[tuple[int, T]]:
    """Play the games of one chunk in this process."""
    return [(n, play(n)) for n in numbers]


def run_in_order(
    play: Callable[[int], T],
    games: int,
    workers: int,
    progress: Callable[[int], None] = lambda games: None,
    kept: MutableMapping[int, T] | None = None,
) -> list[T]:
    """Return ``play(n)`` for each n below ``games``, in this order. ``progress`` is called with the number finished since its last call.

    What ``kept`` holds is not played again; what is found is added to it.
    """
    found: MutableMapping[int, T] = {} if kept is None else kept
    progress(sum(n < games for n in found))
    for chunk in run_numbers(play, [n for n in range(games) if n not in found], workers):
        found.update(chunk)
        progress(len(chunk))
    return [found[n] for n in range(games)]


def run_games(play: Callable[[int], T], games: int, workers: int) -> Iterator[list[tuple[int, T]]]:
    """Yield (n, ``play(n)``) for each n below ``games``, as ``run_numbers``."""
    return run_numbers(play, range(games), workers)


def run_numbers(play: Callable[[int], T], numbers: Sequence[int], workers: int) -> Iterator[list[tuple[int, T]]]:
    """Yield (n, ``play(n)``) for each of these numbers, in chunks, in any order.

    The first games are played in this process. All but the very first, which fills the caches, are timed, so that a chunk takes about half a second.
    ``play`` and what it returns are pickled. Ctrl C stops between two chunks, with ``KeyboardInterrupt``. Within ``on_cluster`` the others are played
    there.
    """
    spread, games = CLUSTER.get() or workers, len(numbers)
    done = min(1 + PILOTS, games)
    yield run_chunk(play, numbers[: min(1, games)])
    start = perf_counter()
    yield run_chunk(play, numbers[1:done])
    size = max(1, int(CHUNK_SECONDS * PILOTS / max(perf_counter() - start, 1e-6)))
    size = max(1, min(size, (games - done) // (4 * spread) or 1))
    chunks = [numbers[at : at + size] for at in range(done, games, size)]
    if CLUSTER.get():
        yield from _on_the_cluster(play, chunks, spread)
    elif workers == 1:
        for chunk in chunks:
            yield run_chunk(play, chunk)
    else:
        yield from _on_all_cores(play, chunks, workers)


def _on_the_cluster(play: Callable[[int], T], chunks: Sequence[Sequence[int]], spread: int) -> Iterator[list[tuple[int, T]]]:
    """Yield chunks as they come; in rounds of some for each core where the back end gives nothing before all is done (Ray)."""
    if getattr(get_active_backend()[0], "supports_return_generator", False):
        yield from Parallel(n_jobs=-1, return_as="generator_unordered", batch_size=1)(delayed(run_chunk)(play, chunk) for chunk in chunks)
        return
    for at in range(0, len(chunks), ROUND * spread):
        yield from Parallel(n_jobs=-1, batch_size=1)(delayed(run_chunk)(play, chunk) for chunk in chunks[at : at + ROUND * spread])


def _on_all_cores(play: Callable[[int], T], chunks: Sequence[Sequence[int]], workers: int) -> Iterator[list[tuple[int, T]]]:
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
