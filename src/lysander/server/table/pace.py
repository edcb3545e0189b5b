"""How often somebody at a table may do something that costs all others memory or time."""

from __future__ import annotations

from ..errors import ApiError
from .bucket import Bucket


class Pace:
    """Allows each seat ``rate`` things a second, up to ``burst`` at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[str, Bucket] = {}

    def keep(self, who: str) -> None:
        """Counts one more. Raises ``ApiError`` for a seat that does too much at once."""
        if not self.buckets.setdefault(who, Bucket(self.rate, self.burst)).take():
            raise ApiError(429, "too-fast")
