"""The collector of reference cycles, so that it makes no pause that anybody notices.

Its pauses grow with what it looks through, and a server that serves a thousand tables holds millions of objects. Answers leave no cycles behind:
so it looks through the newest objects alone, few at a time, and sets aside for good what is still in use then. Once in an hour it looks through
everything, for what closed connections and forgotten tables left.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Any

YOUNG = 2_000  # objects looked through at a time: about a millisecond
EVERYTHING = 3600  # seconds


class Collector:
    """Takes over the collector of this process. ``clock`` gives seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.due = clock() + EVERYTHING
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG)
        gc.callbacks.append(self._keep)

    def _keep(self, phase: str, _: dict[str, Any]) -> None:
        if phase == "stop":
            gc.freeze()

    def tick(self) -> None:
        """Look through everything, if it is time. Called now and then."""
        if self.clock() >= self.due:
            self.due = self.clock() + EVERYTHING
            gc.unfreeze()
            gc.collect()

    def close(self) -> None:
        """Leave the collector as it was."""
        gc.callbacks.remove(self._keep)
        gc.unfreeze()
        gc.set_threshold(*USUAL)


USUAL = gc.get_threshold()
