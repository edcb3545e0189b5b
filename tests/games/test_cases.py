"""The worked cases of every game have the results they state, and a fault planted in one is found.

``tests/games/<id>/cases.toml`` says how many ``cases`` there are, and lists ``fault``: ``old``, a regular expression, is replaced by ``new`` in
the case whose title begins with ``case``, or in every case that has it; ``says`` is how the problem begins, if that matters. ``malformed`` are
texts that are no case.
"""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from lysander.core.cases import cases_of, run, run_block
from lysander.games.registry import games


def shipped(id: str) -> str:
    """Returns the text of a game's ``cases.md``; empty if it has none."""
    file = resources.files(f"lysander.games.{id}") / "cases.md"
    return file.read_text("utf-8") if file.is_file() else ""


def expected(id: str) -> dict[str, Any]:
    """Returns what ``cases.toml`` says of a game's cases."""
    file = Path(__file__).parent / id / "cases.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


GAMES = {id: game for id, game in games().items() if game.case is not None or shipped(id)}
CASES = {id: dict(cases_of(game, shipped(id))) for id, game in GAMES.items()}
FAULTS = [(id, fault) for id in GAMES for fault in expected(id).get("fault", [])]
MALFORMED = [(id, text) for id in GAMES for text in expected(id).get("malformed", [])]


@pytest.mark.parametrize(("id", "title"), [(id, title) for id in CASES for title in CASES[id]])
def test_the_worked_case(id: str, title: str) -> None:
    assert run_block(GAMES[id], CASES[id][title], title).problems == ()


@pytest.mark.parametrize("id", GAMES)
def test_all_cases_are_played_and_faults_are_planted(id: str) -> None:
    says = expected(id)
    assert {"cases", "fault"} <= set(says), f"tests/games/{id}/cases.toml must say how many cases there are, and at least one fault that is found"
    assert len(CASES[id]) == says["cases"], "cases.md has another number of cases, or not all are read, or two have one title"
    assert says["fault"]
    print(f"{id}: {len(CASES[id])} cases, {len(says['fault'])} faults, {len(says.get('malformed', []))} malformed texts")


@pytest.mark.parametrize(("id", "fault"), FAULTS, ids=[f"{id}-{fault['old']}" for id, fault in FAULTS])
def test_a_fault_in_a_case_is_found(id: str, fault: dict[str, str]) -> None:
    of = {title: block.text for title, block in CASES[id].items() if title.startswith(fault.get("case", ""))}
    changed = {title: re.sub(fault["old"], fault["new"], text, count=1) for title, text in of.items() if re.search(fault["old"], text)}
    assert changed, "no case has this text"
    for title, text in changed.items():
        problems = run(GAMES[id], text)
        assert problems and problems[0].startswith(fault.get("says", "")), title


@pytest.mark.parametrize(("id", "text"), MALFORMED)
def test_a_malformed_case_says_so(id: str, text: str) -> None:
    assert run(GAMES[id], text)[0].startswith("malformed")
