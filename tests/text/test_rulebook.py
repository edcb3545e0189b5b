"""The rulebook as data: chapters, paragraphs, tags, options, search, HTML."""

from __future__ import annotations

import re

import pytest

from lysander.games.registry import games
from lysander.rulebook import rulebook, to_html

BOOK = rulebook("evasion")
REFERENCE = re.compile(r"(?<![\d.,])\d+(?:\.\d+)+")
FRACTION = re.compile(r"1\.732|\d\.\d m\b")


@pytest.mark.parametrize("game", games())
def test_the_german_rulebook_says_the_same_by_number(game: str) -> None:
    """Every paragraph with its tags, references and rows of tables; where there is no German text the English one stands for it."""
    english, german = ([p for c in rulebook(game, lang).chapters for p in c.paragraphs] for lang in ("en", "de"))
    assert [p.id for p in english] == [p.id for p in german]
    for one, other in zip(english, german):
        assert one.tags == other.tags, one.id
        assert one.text.count("|") == other.text.count("|"), one.id
        numbers = [sorted(REFERENCE.findall(FRACTION.sub("", text))) for text in (one.text, other.text)]
        assert numbers[0] == numbers[1], one.id


def test_the_rulebook_of_evasion_is_there_in_german() -> None:
    assert rulebook("evasion", "de").find("7.8.1")[0].text.startswith("Eine suchende Streife")


def test_the_rulebook_of_flight181_is_there_in_german() -> None:
    assert rulebook("flight181", "de").find("17.6")[0].text.startswith("Geht seine Gruppe vorher von Bord")


def test_chapters_and_paragraphs_stand_in_order() -> None:
    numbered = [c for c in BOOK.chapters if c.id]
    assert [int(c.id) for c in numbered] == list(range(1, 24))
    for chapter in numbered:
        keys = [tuple(int(n) for n in p.id.split(".")) for p in chapter.paragraphs]
        assert keys == sorted(keys) and all(str(k[0]) == chapter.id for k in keys)


def test_a_paragraph_carries_its_tags_and_options_and_not_in_its_text() -> None:
    (paragraph,) = BOOK.find("17.8")
    assert paragraph.options == ("british_sight",) and "option british_sight=adjacent" in paragraph.tags
    assert "[option" not in paragraph.text and paragraph.text.startswith("`british_sight=own`")


def test_a_table_belongs_to_its_paragraph() -> None:
    assert "<table>" in BOOK.find("7.2")[0].html and "<code>" in BOOK.find("18.2")[0].html


def test_finding() -> None:
    assert [p.id for p in BOOK.find("7.8")] == ["7.8", "7.8.1", "7.8.2", "7.8.3", "7.8.4", "7.8.5"]
    assert BOOK.find("99") == () and BOOK.search("") == ()
    assert "7.8.2" in [p.id for p in BOOK.search("ROAD block")]
    chapter = BOOK.chapter("7.8.2")
    assert chapter is not None and chapter.title.startswith("Looking")


def test_raw_html_stays_text() -> None:
    assert "<script>" not in to_html("a <script>alert(1)</script>")
