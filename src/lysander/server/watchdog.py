"""A watch over the event loop: whatever keeps it for long is logged, with the place in the code where it was.

Nothing in the loop may take more than 100 ms, since everybody at every table waits meanwhile (docs/decisions/029-nothing-holds-the-loop.md).
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from types import FrameType

LOG = logging.getLogger("lysander")
BEAT = 0.05
"""Seconds between two heartbeats of the loop: a hang is at most this much longer than it is said to be."""
LONG = 0.1
"""Seconds without a heartbeat that is due, from which on the loop hangs."""
VERY_LONG = 5.0
"""Seconds after which a hang is logged even before it is over."""
IDLE = frozenset(("run", "run_forever", "run_until_complete", "_run_once", "select", "_beat"))
"""Functions in which the loop is when it waits for something to do."""
DEPTH = 12
"""Places of a stack that are logged: the innermost ones."""


class Watchdog:
    """Watches the running event loop. ``longest`` is the longest time between two heartbeats that was work of the loop's own thread, in milliseconds
    of its processor time; ``hangs`` counts what was logged.

    The loop notes a heartbeat by a timer. A thread looks whether one is overdue and then notes where the loop's thread is. When the loop has come
    round again this is logged, with the time it took and how much of it was processor time: the rest went to other threads and processes. If the loop
    only waited, the machine stood still and not the server, which is worth a line at level INFO.
    """

    def __init__(self, beat: float = BEAT, long: float = LONG) -> None:
        self.beat, self.long = beat, long
        self.longest = 0.0
        self.hangs = 0
        self.over = threading.Event()
        self.place = ""

    def start(self) -> None:
        """Begins to watch the loop that runs here."""
        self.loop = asyncio.get_running_loop()
        self.ident = threading.get_ident()
        self.last, self.work = time.monotonic(), time.thread_time()
        self.timer = self.loop.call_later(self.beat, self._beat)
        self.thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Stops watching. Call in the loop."""
        self.over.set()
        self.timer.cancel()
        self.thread.join()

    def _beat(self) -> None:
        """Notes that the loop has come round; called in the loop."""
        now, work = time.monotonic(), time.thread_time()
        late, worked = now - self.last - self.beat, work - self.work
        self.last, self.work = now, work
        self.longest = max(self.longest, 1000 * worked)
        if late > self.long:
            place = self.place or "place unknown"
            ours = worked > self.long / 4 or not (place == "place unknown" or idle(place))
            self.hangs += ours
            level = logging.WARNING if ours else logging.INFO
            LOG.log(level, "the event loop did not come round for %d ms, %d ms of them work of its own: %s", 1000 * late, 1000 * worked, place)
        self.place = ""
        self.timer = self.loop.call_later(self.beat, self._beat)

    def _watch(self) -> None:
        """Notes where the loop is when a heartbeat is overdue, until closed; runs in a thread of its own."""
        told = 0.0
        while not self.over.wait(max(self.beat, self.last + self.beat + self.long / 2 - time.monotonic())):
            last = self.last
            late = time.monotonic() - last - self.beat
            if late < self.long / 2:
                continue
            place = where(sys._current_frames().get(self.ident))
            if last != self.last:
                continue  # it has just come round
            self.place = self.place if self.place and idle(place) else place
            if late > VERY_LONG and told != last:
                told = last
                LOG.warning("the event loop has not come round for %d ms and still hangs: %s", 1000 * late, place)


def idle(place: str) -> bool:
    """Returns whether the loop was waiting there, so that only the machine can have kept it."""
    return place.partition(" < ")[0].rpartition(" ")[2] in IDLE


def where(frame: FrameType | None) -> str:
    """Returns the innermost places of a stack, the innermost first: file, line and function, and nothing of what they work on."""
    places: list[str] = []
    while frame is not None and len(places) < DEPTH:
        code = frame.f_code
        places.append(f"{'/'.join(code.co_filename.replace(chr(92), '/').split('/')[-3:])}:{frame.f_lineno} {code.co_name}")
        frame = frame.f_back
    return " < ".join(places)
