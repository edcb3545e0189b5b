"""``docs/bench/feel.py``: what is noticed of a level is of the bots in its column."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def rows(monkeypatch, capsys):
    """Returns a function that runs the script and returns its figures by name, column by column."""

    def run(*words: str) -> dict[str, list[str]]:
        monkeypatch.setattr(sys, "argv", ["feel.py", "flight181", "--games", "8", "--hard", "0", "--workers", "1", *words])
        runpy.run_path(str(ROOT / "docs" / "bench" / "feel.py"), run_name="__main__")
        lines = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines() if line.startswith("| ")]
        return {name: figures for name, *figures in lines if " ± " in figures[0]}

    return run


def test_two_levels_that_change_places_change_their_figures(rows):
    usual, swapped = rows(), rows("--swap", "easy", "normal")
    assert len(usual) == 13 and swapped == {name: [random, normal, easy] for name, (random, easy, normal) in usual.items()}
    assert sum(easy != normal for _, easy, normal in usual.values()) > 5, "the two can be told from each other"
