"""Limits on how much one visitor may ask for, besides the framework's limit on requests."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ..errors import ApiError
from ..settings import Settings
from ..table.bucket import Bucket


class Limits:
    """Counts new tables and open WebSockets by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.makers: dict[str, Bucket] = {}
        self.open: Counter[str] = Counter()

    def make_table(self, address: str) -> None:
        """Counts a new table. Raises ``ApiError``."""
        bucket = self.makers.setdefault(address, Bucket(self.settings.tables / 60, self.settings.tables))
        if not bucket.take():
            raise ApiError(429, "too-fast")

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Counts a WebSocket while it is open. Raises ``ApiError``."""
        if self.open[address] >= self.settings.connections:
            raise ApiError(429, "too-fast")
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def sweep(self) -> None:
        """Forgets addresses that have been quiet for a minute."""
        limit = time.monotonic() - 60
        self.makers = {address: bucket for address, bucket in self.makers.items() if bucket.last > limit}
