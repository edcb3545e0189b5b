"""Every paragraph of the rulebook is cited by the code that carries it out and by a test that proves it; nothing else is cited."""

from __future__ import annotations

import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import lysander.games.evasion as evasion

GAME = Path(evasion.__file__).parent
SOURCE = GAME.parents[1]
ROOT = SOURCE.parents[1]
TESTS = Path(__file__).parent
PARAGRAPH = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\*", re.M)
CITED = re.compile(r"(?<![\w.])(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?:(?: to |–)(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?))?(?![\w.]*\w|\s*%)")
WEB_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.S)
NAMED = re.compile(r"^(?:async )?def test_((?:\d+_)+)", re.M)
EXCUSED = tomllib.loads((TESTS / "ledger.toml").read_text("utf-8"))


def paragraphs() -> list[str]:
    """All ids of the rulebook, in its order."""
    return PARAGRAPH.findall((GAME / "rulebook.md").read_text("utf-8"))


ORDER = paragraphs()


def spoken(file: Path) -> str:
    """What a file says beside its code: comments and strings of a module, comments of the web client."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return "\n".join(WEB_COMMENT.findall(text))
    kinds = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
    return "\n".join(t.string for t in tokenize.generate_tokens(io.StringIO(text).readline) if t.type in kinds)


def citations(text: str) -> Iterator[str]:
    """The ids that a text cites; ``6.8 to 6.10`` cites what lies between too."""
    for first, last in CITED.findall(text):
        yield first
        if last:
            yield last
            if first in ORDER and last in ORDER:
                yield from ORDER[ORDER.index(first) : ORDER.index(last)]


def modules() -> list[Path]:
    """The modules of the game."""
    return [p for p in sorted(GAME.rglob("*.py")) if "bots" not in p.parts]


def carriers() -> list[Path]:
    """All files that may carry out a paragraph: the game with its bots, the server, the texts, the web client."""
    web = [p for end in ("ts", "svelte") for p in (ROOT / "web" / "src").rglob(f"*.{end}")]
    return [*GAME.rglob("*.py"), *(SOURCE / "server").rglob("*.py"), *(SOURCE / "text").glob("*.py"), *web]


def cited_by_tests() -> set[str]:
    """What the tests of this folder cite: in their names, in what they say, and in the cases that they play."""
    found: set[str] = set()
    for file in [*TESTS.glob("test_*.py"), *(ROOT / "tests" / "server").glob("test_*.py"), *(ROOT / "tests" / "contract").glob("*.py")]:
        text = file.read_text("utf-8")
        if file == Path(__file__) or (file.parent != TESTS and "evasion" not in text):
            continue
        found |= {name.strip("_").replace("_", ".") for name in NAMED.findall(text)} | set(citations(spoken(file)))
    for line in (GAME / "cases.md").read_text("utf-8").splitlines():
        if line.startswith("rules "):
            found |= set(line.split()[1:])
    return found


def test_the_rulebook_has_the_paragraphs_of_the_specification() -> None:
    assert len(ORDER) == len(set(ORDER)) > 250
    assert ORDER[0] == "1.1" and ORDER[-1] == "23.1"


@pytest.mark.parametrize("file", modules(), ids=lambda p: p.name)
def test_no_module_cites_a_stranger(file: Path) -> None:
    assert not sorted(set(citations(spoken(file))) - set(ORDER))


def test_no_test_cites_a_stranger() -> None:
    names = {name.strip("_").replace("_", ".") for file in TESTS.glob("test_*.py") for name in NAMED.findall(file.read_text("utf-8"))}
    assert not sorted(names - set(ORDER))


def test_every_paragraph_is_cited_by_code() -> None:
    cited = {id for file in carriers() for id in citations(spoken(file))}
    silent = [id for id in ORDER if id not in cited and id not in EXCUSED["code"]]
    assert not silent


def test_every_paragraph_is_cited_by_a_test() -> None:
    cited = cited_by_tests()
    silent = [id for id in ORDER if id not in cited and id not in EXCUSED["test"]]
    assert not silent


@pytest.mark.parametrize("list", ["code", "test"])
def test_what_is_excused_is_a_paragraph_with_a_reason(list: str) -> None:
    for id, reason in EXCUSED[list].items():
        assert id in ORDER
        assert len(reason) > 20
