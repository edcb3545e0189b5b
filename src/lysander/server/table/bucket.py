"""How often something may be done."""

from __future__ import annotations

import time


class Bucket:
    """A token bucket: allows ``rate`` things a second, up to ``burst`` at once."""

    __slots__ = ("burst", "last", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = self.level = burst
        self.last = time.monotonic()

    def take(self) -> bool:
        """Returns whether one more is allowed now, and counts it."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
