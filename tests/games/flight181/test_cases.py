"""The worked cases of the rulebook, part by part."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from lysander.games.flight181 import GAME
from lysander.games.flight181.cases import run

MARKDOWN = (resources.files("lysander.games.flight181") / "cases.md").read_text("utf-8")
CASES = {GAME.case_title(b.text): b.text for b in GAME.case_blocks(MARKDOWN)}


@pytest.mark.parametrize("title", CASES, ids=lambda t: t.split()[0] + (t[-3:] if t.endswith(")") else ""))
def test_the_worked_case(title: str) -> None:
    assert run(GAME, CASES[title]) == []


def test_all_fifty_cases_are_played() -> None:
    """FL-C48 is told in words; test_ch04_views plays it."""
    ids = dict.fromkeys(title.split()[0] for title in CASES)
    assert list(ids) == [f"FL-C{n:02d}" for n in range(1, 51) if n != 48]
    assert len(CASES) == 83


@pytest.mark.parametrize(
    ("pattern", "wrong"),
    [
        (r"(After: `[^`]*)T(\d+)\.(\d+)", r"\1T\2.2"),
        (r"refused, \[[\d.]+\]", "refused, [9.9]"),
        (r"(After: `~[^`]*?)(h\d)[^ `]*", r"\1\2@TF"),
        (r"Score: (-?\d+)", r"Score: 1\1"),
        (r"(A3–A8) 5", r"\1 6"),
        (r"(A3–L4) yes", r"\1 no"),
        (r"(Situation[^`]*(?:`[^`]*`)?: `)~", r"\1~ h9=C"),
    ],
)
def test_a_wrong_case_fails(pattern: str, wrong: str) -> None:
    changed = {title: re.sub(pattern, wrong, text, count=1) for title, text in CASES.items() if re.search(pattern, text)}
    assert changed
    assert [title for title, text in changed.items() if run(GAME, text) == []] == []
