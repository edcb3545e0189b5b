"""The progress bar of commands that play many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

REMEMBERED = 3600
"""Seconds by which the time left is judged: one game of bots that think may take minutes."""


@contextmanager
def progress_bar(title: str, total: int, clock: Callable[[], float] = monotonic) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with the time left, in a terminal only; what is given is called with the number of games finished since its last call."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("left"))
    with Progress(*columns, console=screen, disable=not screen.is_terminal, get_time=clock, speed_estimate_period=REMEMBERED) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)
