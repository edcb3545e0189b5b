"""Every paragraph of the rulebook is cited by the code that carries it out and by a test that proves it; nothing else is cited."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lysander.games.hijacked as hijacked


@pytest.fixture(scope="module")
def book(ledger: Any) -> Any:
    return ledger(hijacked, Path(__file__).parent, "Paragraphs: ")


def test_the_rulebook_has_the_paragraphs_of_the_specification(book: Any) -> None:
    assert len(book.order) == len(set(book.order)) == 202
    assert book.order[0] == "1.1" and book.order[-1] == "28.1"


def test_nothing_cites_a_stranger(book: Any) -> None:
    assert not book.strangers()


def test_every_paragraph_is_cited_by_code(book: Any) -> None:
    assert not book.silent_code()


def test_every_paragraph_is_cited_by_a_test(book: Any) -> None:
    assert not book.silent_tests()


def test_what_is_excused_is_a_paragraph_with_a_reason(book: Any) -> None:
    assert not book.badly_excused()
