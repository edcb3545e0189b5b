"""The worked cases of every game have the results they state, and a fault planted in one is found, with its line.

``tests/games/<id>/cases.toml`` says how many ``cases`` there are, and lists ``fault``: ``old``, a regular expression, is replaced by ``new`` in
the case whose title begins with ``case``, or in every case that has it; ``says`` is how the problem begins, if that matters. ``unreadable`` says
that the case cannot be read then, in that line, or ``below`` lines further down (-1: in the last line). ``malformed`` are texts that are no case.
``setup`` are cases whose situation names a scenario or options, with these.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from lysander.core.case_text import Block
from lysander.core.cases import cases_of, run_block, run_file
from lysander.games.registry import games

SPOILT = 12


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
SETUPS = [(id, setup) for id in GAMES for setup in expected(id).get("setup", [])]


@pytest.mark.parametrize(("id", "title"), [(id, title) for id in CASES for title in CASES[id]])
def test_the_worked_case(id: str, title: str) -> None:
    assert run_block(GAMES[id], CASES[id][title]).problems == ()


@pytest.mark.parametrize("id", GAMES)
def test_all_cases_are_played_and_faults_are_planted(id: str) -> None:
    says = expected(id)
    assert {"cases", "fault"} <= set(says), f"tests/games/{id}/cases.toml must say how many cases there are, and at least one fault that is found"
    assert len(CASES[id]) == says["cases"], "cases.md has another number of cases, or not all are read, or two have one title"
    assert says["fault"]
    print(f"{id}: {len(CASES[id])} cases, {len(says['fault'])} faults, {len(says.get('malformed', []))} malformed texts")


@pytest.mark.parametrize(("id", "fault"), FAULTS, ids=[f"{id}-{fault['old']}" for id, fault in FAULTS])
def test_a_fault_in_a_case_is_found(id: str, fault: dict[str, Any]) -> None:
    of = {title: block for title, block in CASES[id].items() if title.startswith(fault.get("case", ""))}
    changed = {title: (block, found) for title, block in of.items() if (found := re.search(fault["old"], block.text))}
    assert changed, "no case has this text"
    for title, (block, found) in changed.items():
        text = re.sub(fault["old"], fault["new"], block.text, count=1)
        verdict = run_block(GAMES[id], replace(block, text=text))
        assert verdict.problems and verdict.problems[0].text.startswith(fault.get("says", "")), (title, verdict.problems)
        assert verdict.unreadable == fault.get("unreadable", False), (title, verdict.problems)
        if verdict.unreadable:
            below, first = fault.get("below", 0), len(found[0]) - len(found[0].lstrip("\n"))
            line = block.line + (text.rstrip().count("\n") if below < 0 else text[: found.start() + first].count("\n") + below)
            assert verdict.problems[-1].line == line, (title, verdict.problems)


@pytest.mark.parametrize(("id", "text"), MALFORMED)
def test_a_malformed_case_says_what_was_expected(id: str, text: str) -> None:
    verdict = run_block(GAMES[id], Block(1, text))
    assert verdict.unreadable and verdict.problems[-1].text.startswith("expected "), verdict


@pytest.mark.parametrize(("id", "setup"), SETUPS, ids=[f"{id}-{n}" for n, (id, _) in enumerate(SETUPS)])
def test_a_situation_names_scenario_and_options(id: str, setup: dict[str, Any]) -> None:
    """And the heading of a case may be anything."""
    (verdict,) = run_file(GAMES[id], f"## House rule § 7: äöü\n\n{setup['text']}")
    assert verdict.problems == () and (verdict.title == "House rule § 7: äöü" or setup.get("own_id"))
    wrong = setup["text"].replace(setup["name"], setup["wrong"])
    (verdict,) = run_file(GAMES[id], f"## House rule § 7: äöü\n\n{wrong}")
    line = 3 + setup["text"][: setup["text"].index(setup["name"])].count("\n")
    assert verdict.unreadable and verdict.problems[0].line == line and verdict.problems[0].text.startswith(setup["says"]), verdict


@pytest.mark.parametrize("id", GAMES)
def test_a_lost_or_spoilt_line_is_a_problem_and_no_error(id: str) -> None:
    """Every line of the first cases is taken out, cut in half or made longer in its turn."""
    blocks = list(CASES[id].values())
    for block in blocks[:SPOILT]:
        lines = block.text.split("\n")
        for n in range(len(lines)):
            for spoilt in ([], [lines[n][: len(lines[n]) // 2]], [f"{lines[n]} ="]):
                verdict = run_block(GAMES[id], replace(block, text="\n".join([*lines[:n], *spoilt, *lines[n + 1 :]])))
                assert not any("a fault of the game" in p.text for p in verdict.problems), (lines[n], spoilt, verdict)
                assert all(block.line <= p.line <= block.line + len(lines) for p in verdict.problems)
