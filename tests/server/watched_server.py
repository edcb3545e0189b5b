"""A server in a process of its own, fresh and cold. For each line on its standard input it says how long its event loop was kept since the line
before: milliseconds of the loop's own processor time."""

from __future__ import annotations

import sys
import threading
from typing import Any

from lysander.server import serve as module

APPS: list[Any] = []
LONG = 120.0
"""Seconds that a file may take here: what is measured is the loop, on a machine that does other things."""
OFTEN = 0.005
"""Seconds between two heartbeats: more often than usual, so that what comes between them is one thing."""


def create(settings: Any) -> Any:
    """Makes the application and keeps it."""
    APPS.append(MAKE(settings))
    return APPS[0]


def talk() -> None:
    """Answers each line, when the loop has come round twice."""
    while not APPS or not hasattr(getattr(APPS[0].state, "watchdog", None), "last"):
        threading.Event().wait(0.001)
    APPS[0].state.registry.judges.deadline = LONG
    for _ in sys.stdin:
        dog = APPS[0].state.watchdog
        dog.beat = OFTEN
        for _ in range(2):
            last = dog.last
            while dog.last == last:
                threading.Event().wait(0.001)
        print(dog.longest, flush=True)
        dog.longest = 0.0


MAKE, module.create_app = module.create_app, create

if __name__ == "__main__":
    threading.Thread(target=talk, daemon=True).start()
    module.serve(port=int(sys.argv[1]), database=sys.argv[2], ready=lambda _: print("ready", flush=True))
