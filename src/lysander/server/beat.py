"""A fixed beat: after an answer that may lead to something nobody is shown anything for a while, so that a question put to somebody else
in between, or a roll, makes no pause that could be noticed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class Beat:
    """``clock`` gives seconds. What happens while it is quiet does not make it last longer: a question that is answered within the beat
    takes no time at all for the others."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.until = 0.0

    def strike(self, milliseconds: int) -> None:
        """An answer was given that may lead to something."""
        now = self.clock()
        if now >= self.until:
            self.until = now + milliseconds / 1000

    @property
    def left(self) -> float:
        """Seconds for which it is still quiet, 0 if it is not."""
        return max(0.0, self.until - self.clock())

    async def over(self) -> None:
        """Wait until it is not quiet any more."""
        if quiet := self.left:
            await asyncio.sleep(quiet)
