"""Every paragraph of a game's rulebook is cited by the code that carries it out and by a test that proves it; nothing else is cited."""

from __future__ import annotations

from pathlib import Path

import pytest

from lysander.games.registry import games
from lysander.testing.checkout import Checkout
from lysander.testing.ledger import Ledger

HERE = Checkout(Path(__file__).parents[2])


@pytest.fixture(scope="module", params=games())
def book(request: pytest.FixtureRequest) -> Ledger:
    return Ledger(HERE, request.param)


def test_the_rulebook_has_the_paragraphs_that_are_counted(book: Ledger) -> None:
    """So that none is lost unnoticed: a rulebook that has grown or shrunk says so in its ledger."""
    assert book.order[0] == "1.1" and len(book.order) == len(set(book.order))
    found = (len(book.mine), book.mine[-1])
    assert book.counted == found, f"tests/games/{book.id}/ledger.toml says {book.counted}, the rulebook has {found}: paragraphs, last"


def test_nothing_cites_a_stranger(book: Ledger) -> None:
    assert not book.unknown_citations(), "files that cite a paragraph which rulebook.md does not have"


def test_every_paragraph_is_cited_by_code(book: Ledger) -> None:
    silent = book.uncited_by_code()
    assert not silent, f"cite these in the docstring of the code that carries them out, or excuse them in tests/games/{book.id}/ledger.toml, [code]"


def test_every_paragraph_is_cited_by_a_test(book: Ledger) -> None:
    silent = book.uncited_by_tests()
    assert not silent, f"name a test by its paragraph (test_3_1_...) or cite it in one, or excuse it in tests/games/{book.id}/ledger.toml, [test]"


def test_what_is_excused_is_a_paragraph_with_a_reason(book: Ledger) -> None:
    assert not book.badly_excused(), f"tests/games/{book.id}/ledger.toml: no such paragraph, or a reason of few words"
