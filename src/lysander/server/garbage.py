"""The collector of reference cycles, so that it makes no pause that anybody notices.

It stands still: to look through a process with a thousand tables takes half a second. Answers, refusals, what is written and forgotten tables leave
no cycles behind (``tests/server/test_garbage.py``); requests that fail and closed connections leave some kilobytes each. So it looks once in a day,
and sooner if the process has grown to twice what it was.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable

DAY = 86_400
LEAST = 4_000_000
"""Blocks of memory (some sixty bytes each) by which the process must have grown before it is looked through sooner."""


class Collector:
    """Takes over the collector of this process. ``clock`` gives seconds, ``blocks`` the size of the process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, blocks: Callable[[], int] = sys.getallocatedblocks) -> None:
        self.clock = clock
        self.blocks = blocks
        gc.disable()
        self._look()

    def _look(self) -> None:
        gc.collect()
        self.due, self.most = self.clock() + DAY, 2 * self.blocks() + LEAST

    def tick(self) -> None:
        """Collects if it is time; called once a minute."""
        if self.clock() >= self.due or self.blocks() >= self.most:
            self._look()

    def close(self) -> None:
        """Leaves the collector as it was."""
        gc.enable()
