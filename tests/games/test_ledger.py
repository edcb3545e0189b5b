"""Every paragraph of a game's rulebook is cited by the code that carries it out and by a test that proves it; nothing else is cited."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lysander.games.registry import games

PARAGRAPHS = {"evasion": (262, "23.1"), "hijacked": (202, "28.1"), "flight181": (252, "27.1")}
DECIDED = {"evasion": "rules ", "hijacked": "Paragraphs: ", "flight181": "Decided by: "}


@pytest.fixture(scope="module", params=games())
def book(ledger: Any, request: pytest.FixtureRequest) -> Any:
    return ledger(request.param, Path(__file__).parent / request.param, DECIDED[request.param])


def test_the_rulebook_has_the_paragraphs_of_the_specification(book: Any) -> None:
    assert len(book.order) == len(set(book.order))
    assert (book.order[0], (len(book.order), book.order[-1])) == ("1.1", PARAGRAPHS[book.id])


def test_nothing_cites_a_stranger(book: Any) -> None:
    assert not book.strangers()


def test_every_paragraph_is_cited_by_code(book: Any) -> None:
    assert not book.silent_code()


def test_every_paragraph_is_cited_by_a_test(book: Any) -> None:
    assert not book.silent_tests()


def test_what_is_excused_is_a_paragraph_with_a_reason(book: Any) -> None:
    assert not book.badly_excused()
