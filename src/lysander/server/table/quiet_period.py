"""The quiet period of a table: after an answer that may lead to something nobody is shown anything for a while.

So a question put to somebody else in between, or a roll, makes no pause that could be noticed (docs/decisions/021-quiet-period.md).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class QuietPeriod:
    """``clock`` gives seconds. What happens while it is quiet does not make it last longer: a question that is answered within the period takes
    no time at all for the others."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.until = 0.0

    def begin(self, milliseconds: int) -> None:
        """Begins a quiet period, unless one is under way; called for an answer that may lead to something."""
        now = self.clock()
        if now >= self.until:
            self.until = now + milliseconds / 1000

    @property
    def remaining(self) -> float:
        """Returns the seconds for which it is still quiet, 0 if it is not."""
        return max(0.0, self.until - self.clock())

    async def ended(self) -> None:
        """Waits until it is not quiet any more."""
        if quiet := self.remaining:
            await asyncio.sleep(quiet)
