"""The progress bar of long commands: how many games are done, and the time left, also where one takes minutes."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from lysander.lab import progress
from lysander.lab.training import FINALISTS, games_of

LONG = ("main", "tune", "table", "answer", "ladder", "matrix", "fuzz")
"""The modules of commands that play many games."""


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What a terminal is told."""
    said = io.StringIO()
    monkeypatch.setattr(progress, "Console", lambda **_: Console(file=said, force_terminal=True, width=90))
    return said


def last_line(shown: io.StringIO) -> str:
    """What stands in the terminal at the end, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.getvalue()).rstrip().replace("\r", "\n").splitlines()[-1]


@pytest.mark.parametrize("each", [0.02, 95.0])
def test_the_time_left_is_told_however_long_a_game_takes(each: float, shown: io.StringIO) -> None:
    now = [0.0]
    with progress.progress_bar("lab evasion", 10, lambda: now[0]) as done:
        done(0)
        for _ in range(6):
            now[0] += each
            done(1)
        now[0] += each / 2
    last = last_line(shown)
    hours, minutes, seconds = map(int, re.search(r"6/10 (\d+):(\d+):(\d+) left", last).groups())  # type: ignore[union-attr]
    assert abs(3600 * hours + 60 * minutes + seconds - 4 * each) <= max(1, each / 2), last


def test_games_that_were_kept_do_not_count_as_speed(shown: io.StringIO) -> None:
    now = [0.0]
    with progress.progress_bar("lab evasion", 1000, lambda: now[0]) as done:
        done(900)
        for _ in range(10):
            now[0] += 10
            done(1)
    assert "910/1000 0:15:00 left" in last_line(shown), "90 games of 10 seconds"


def test_a_bar_that_remembers_seconds_only_loses_the_time_left(shown: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault that the long memory is for."""
    monkeypatch.setattr(progress, "REMEMBERED", 30)
    now = [0.0]
    with progress.progress_bar("lab evasion", 10, lambda: now[0]) as done:
        for _ in range(4):
            now[0] += 95
            done(1)
    assert "-:--:--" in last_line(shown)


def test_every_long_command_has_the_bar() -> None:
    for name in LONG:
        text = Path(progress.__file__).with_name(f"{name}.py").read_text("utf-8")
        assert "with progress_bar(" in text or ", progress_bar(" in text, name
        assert "rich.progress" not in text, "one bar for all"


def test_a_search_counts_its_games() -> None:
    assert games_of(3, 40, 200, 1000) == 40 * 200 + 2 * 200 * (FINALISTS + 3) + 2 * 1000
