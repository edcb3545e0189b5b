"""The rulebook as data: chapters, paragraphs, tags, options, search, HTML."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from lysander.games.registry import games
from lysander.rulebook import rulebook, to_html

BOOK = rulebook("evasion")
REFERENCE = re.compile(r"(?<![\d.,])\d+(?:\.\d+)+")
FRACTION = re.compile(r"1\.732|\d\.\d (?:m|s|seconds)\b|\b0\.\d")
NUMBER = re.compile(r"\d+")
THOUSANDS = re.compile(r"(?<=\d)[,. ](?=\d{3}\b)")


def figures(text: str) -> tuple[list[str], list[list[list[str]]]]:
    """The numbers outside tables, and those of each cell of each row; lists of words stand in the alphabet of their language, and clocks,
    thousands and decimals are written in its manner."""
    lines = THOUSANDS.sub("", text.replace("0400", "4")).splitlines()
    prose = " ".join(line for line in lines if not line.startswith("|"))
    rows = [[sorted(NUMBER.findall(cell)) for cell in line.split("|")] for line in lines if line.startswith("|")]
    return sorted(NUMBER.findall(prose)), sorted(rows)


@pytest.mark.parametrize("game", games())
def test_the_german_rulebook_says_the_same_by_number(game: str) -> None:
    """Every chapter and paragraph with its tags, references, numbers and tables cell by cell; where there is no German text the English one
    stands for it."""
    english, german = (rulebook(game, lang).chapters for lang in ("en", "de"))
    assert [c.id for c in english] == [c.id for c in german]
    for chapter, kapitel in zip(english, german):
        assert figures(chapter.intro) == figures(kapitel.intro), chapter.title
        assert [p.id for p in chapter.paragraphs] == [p.id for p in kapitel.paragraphs]
        for one, other in zip(chapter.paragraphs, kapitel.paragraphs):
            assert one.tags == other.tags, one.id
            assert figures(one.text) == figures(other.text), one.id
            references = [sorted(REFERENCE.findall(FRACTION.sub("", text))) for text in (one.text, other.text)]
            assert references[0] == references[1], one.id


@pytest.mark.parametrize("game", games())
def test_a_german_rulebook_is_in_german(game: str) -> None:
    """Where there is one, no paragraph of it is left in English; a few may be nothing but notation."""
    if not (resources.files(f"lysander.games.{game}") / "rulebook.de.md").is_file():
        pytest.skip("no German text")
    english, german = ([p for c in rulebook(game, lang).chapters for p in c.paragraphs] for lang in ("en", "de"))
    same = [one.id for one, other in zip(english, german) if one.text == other.text]
    assert english and len(same) <= len(english) / 20, same


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("file", ["rulebook.md", "rulebook.de.md"])
def test_a_rulebook_that_names_a_version_names_that_of_its_rules(game: str, file: str) -> None:
    book = resources.files(f"lysander.games.{game}") / file
    named = re.findall(r"Rules version (\d+)\.|Regelversion (\d+)\.", book.read_text("utf-8")) if book.is_file() else []
    assert {number for pair in named for number in pair if number} <= {games()[game].rules_version}


@pytest.mark.parametrize("game", games())
def test_chapters_and_paragraphs_of_every_game_stand_in_order(game: str) -> None:
    for chapter in rulebook(game).chapters:
        keys = [tuple(int(n) for n in p.id.split(".")) for p in chapter.paragraphs]
        assert keys == sorted(keys) and all(str(k[0]) == chapter.id for k in keys)


def test_chapters_are_numbered_from_one_on() -> None:
    numbered = [c for c in BOOK.chapters if c.id]
    assert [int(c.id) for c in numbered] == list(range(1, 24))


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
