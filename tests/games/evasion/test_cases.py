"""18.7 The worked cases of the rulebook, each by its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lysander.games.evasion as evasion
from lysander.core.cases import blocks
from lysander.games.evasion import GAME
from lysander.games.evasion.cases import run

CASES = {GAME.case_title(b.text).split()[0]: b.text for b in blocks((Path(evasion.__file__).parent / "cases.md").read_text("utf-8"))}


@pytest.mark.parametrize("id", CASES)
def test_the_worked_case(id: str) -> None:
    assert run(GAME, CASES[id]) == []


def test_18_7_all_fifty_cases_are_played() -> None:
    assert list(CASES) == [f"EE-C{n:02d}" for n in range(1, 51)]


def test_18_7_a_wrong_case_fails() -> None:
    """A case whose report, die or position is off does not pass."""
    good = CASES["EE-C06"]
    for old, new in [("b_stop men=AB", "b_stop men=A"), ("look:P2=4", "look:P2=3"), ("B[0408m:AB]", "B[0408h:AB]")]:
        assert old in good
        assert run(GAME, good.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("at  ", "from", "malformed"),
        ("\n=", "\n#", "malformed"),
        ("look:P2=4", "look:P2=x", "malformed"),
        ("P[2@0308] Z", "P[2@9999] Z", "malformed"),
        ("> british party", "> british", "malformed"),
    ],
)
def test_18_7_a_malformed_case_says_so(old: str, new: str, says: str) -> None:
    with_fault = CASES["EE-C06"].replace(old, new, 1)
    try:
        problems = run(GAME, with_fault)
    except ValueError as error:
        problems = [f"malformed: {error}"]
    assert any(says in p or re.search("refused", p) for p in problems)
