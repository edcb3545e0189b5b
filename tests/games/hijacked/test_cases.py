"""The worked cases of the rulebook, each by its id."""

from __future__ import annotations

from pathlib import Path

import pytest

import lysander.games.hijacked as hijacked
from lysander.core.cases import blocks
from lysander.games.hijacked import GAME
from lysander.games.hijacked.cases import run

CASES = {b.heading.split()[0]: b.text for b in blocks((Path(hijacked.__file__).parent / "cases.md").read_text("utf-8"))}


@pytest.mark.parametrize("id", CASES)
def test_the_worked_case(id: str) -> None:
    assert run(GAME, CASES[id]) == []


def test_all_fifty_cases_are_played() -> None:
    assert list(CASES) == [f"HJ-C{n:02d}" for n in range(1, 51)]


@pytest.mark.parametrize(
    ("id", "old", "new"),
    [
        ("HJ-C05", "face 4 R04", "face 5 R05"),
        ("HJ-C05", "[B03]}", "[B04]}"),
        ("HJ-C05", "A    pass", "A    reserve 4 b"),
        ("HJ-C05", "tell all played A B03", "tell all played B B03"),
        ("HJ-C05", "card 2 a  7.2", "card 2 a  7.3"),
        ("HJ-C37", "open B cash pilot rescue", "open B cash pilot"),
        ("HJ-C44", "win C", "win B"),
        ("HJ-C01", "*    roll a3 b5", "*    roll a3 v5"),
        ("HJ-C28", "tell -A tiles ? ?", "tell all tiles ? ?"),
    ],
)
def test_a_wrong_case_fails(id: str, old: str, new: str) -> None:
    text = CASES[id].replace(old, new)
    assert text != CASES[id]
    assert run(GAME, text)


@pytest.mark.parametrize("text", ["", "A end", "pos hj:9p", "pos hj:2p zz", "new hj:2p opt:start=D", "what is this", "pos hj:2p\n* fall 3"])
def test_a_malformed_case_says_so(text: str) -> None:
    assert run(GAME, text)[0].startswith("malformed")
