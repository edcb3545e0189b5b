"""Processes that work for the server."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor


def stop(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """Ends a pool now, whatever its processes are doing. ``wait``: until they have ended."""
    processes = list((pool._processes or {}).values())
    for process in processes:
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)
