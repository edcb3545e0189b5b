"""Processes that work for the server, and end with it, however it ends."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread


def start(idle: bool = False) -> ProcessPoolExecutor:
    """Returns a pool of one fresh process. ``idle``: it leaves the processor to others."""
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=give_way if idle else end_with_parent)


def give_way() -> None:
    """Has this process leave the processor to others that want it, and end with the one that started it."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def stop(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """Ends a pool now, whatever its processes are doing. ``wait``: until they have ended."""
    processes = list((pool._processes or {}).values())
    for process in processes:
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)


def end_with_parent() -> None:
    """Has this process end as soon as the one that started it has: a server that is killed cannot end its processes itself, and they would wait for
    work for ever."""
    Thread(target=_end_with_parent, name="end with the server", daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
