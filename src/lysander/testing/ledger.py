"""The ledger of a game: which paragraphs of its rulebook are cited by code and by tests.

``tests/games/<id>/ledger.toml`` has the number of paragraphs (``paragraphs``, ``last``), those that it answers for where it shares a rulebook with
another game (``only``: chapters and paragraphs), the beginning of the lines of ``cases.md`` that name the paragraphs of a case (``decided``, where
there are cases), and the paragraphs that need no code or no test, each with its reason.
"""

from __future__ import annotations

import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

from ..games.registry import book_of
from .checkout import Checkout, Missing

PARAGRAPH = re.compile(r"^(?:- )?\*\*(\d+(?:\.\d+)+)\*\*", re.M)
ID = r"\d{1,2}\.\d{1,2}(?:\.\d{1,2})?"
CITED = re.compile(rf"(?<![\w.])({ID})(?:(?: to |–)({ID}))?(?![\w.]*\w|\s*%)")
WEB_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.S)
NAMED = re.compile(r"^(?:async )?def test_((?:\d+_)+)", re.M)
REASON = 20
"""The least number of letters in a reason."""


class Ledger:
    """The paragraphs of a game's rulebook, and their citations. Raises ``Missing`` where rulebook or ledger are missing."""

    def __init__(self, checkout: Checkout, game: str) -> None:
        self.id, self.root = game, checkout.root
        self.game, self.tests = checkout.rules(game), checkout.tests(game)
        self.book = book_of(game)
        book, file = checkout.rules(self.book) / "rulebook.md", self.tests / "ledger.toml"
        if not book.is_file():
            raise Missing(f"{checkout.named(book)} is missing: the rules in paragraphs, each beginning a line with its number, **1.1**")
        if not file.is_file():
            raise Missing(f"{checkout.named(file)} is missing: paragraphs and last of the rulebook, and [code] and [test] with what is excused")
        self.order = PARAGRAPH.findall(book.read_text("utf-8"))
        kept = tomllib.loads(file.read_text("utf-8"))
        only: tuple[str, ...] = tuple(kept.pop("only", ()))
        self.mine = [id for id in self.order if not only or any(id == part or id.startswith(f"{part}.") for part in only)]
        self.counted: tuple[int, str] = (kept.pop("paragraphs", 0), kept.pop("last", ""))
        self.decided: str = kept.pop("decided", "")
        self.excused: dict[str, dict[str, str]] = {"code": {}, "test": {}} | kept

    def citations(self, text: str) -> Iterator[str]:
        """Yield the ids that a text cites; ``6.8 to 6.10`` cites those between, too."""
        for first, last in CITED.findall(text):
            yield first
            if last:
                yield last
                if first in self.order and last in self.order:
                    yield from self.order[self.order.index(first) : self.order.index(last)]

    def code_files(self) -> list[Path]:
        """Return all files that may carry out a paragraph: the game with its bots, its board in the browser, and shared modules that name the
        game."""
        source = self.root / "src" / "lysander"
        house = [*(source / "server").rglob("*.py"), *(source / "text").glob("*.py")]
        web = [p for end in ("ts", "svelte") for p in (self.root / "web" / "src").rglob(f"*.{end}")]
        return [*self.game.rglob("*.py"), *(p for p in [*house, *web] if self.knows(p))]

    def knows(self, file: Path) -> bool:
        """Whether a file names this game."""
        return self.id in file.parts or self.id in file.read_text("utf-8")

    def unknown_citations(self) -> list[tuple[str, str]]:
        """Return citations in modules and test names of paragraphs that the rulebook does not have."""
        modules = [p for p in sorted(self.game.rglob("*.py")) if "bots" not in p.parts]
        found = [(p.name, id) for p in modules for id in self.citations(prose(p))]
        found += [(p.name, name) for p in self.tests.glob("test_*.py") for name in named(p)]
        return [(file, id) for file, id in found if id not in self.order]

    def uncited_by_code(self) -> list[str]:
        """Return the paragraphs that no code cites and no excuse covers."""
        cited = {id for file in self.code_files() for id in self.citations(prose(file))}
        return [id for id in self.mine if id not in cited and id not in self.excused["code"]]

    def uncited_by_tests(self) -> list[str]:
        """Return the paragraphs that no test or case cites and no excuse covers."""
        cited: set[str] = set()
        house = [*(self.root / "tests" / "server").glob("test_*.py"), *(self.root / "tests" / "contract").glob("*.py")]
        for file in [*self.tests.glob("test_*.py"), *(f for f in house if self.knows(f))]:
            cited |= set(named(file)) | set(self.citations(prose(file)))
        cases = self.game / "cases.md"
        for line in cases.read_text("utf-8").splitlines() if cases.is_file() and self.decided else ():
            if line.startswith(self.decided):
                cited |= set(self.citations(line.removeprefix(self.decided).replace(" ", ", ").rstrip(".")))
        return [id for id in self.mine if id not in cited and id not in self.excused["test"]]

    def badly_excused(self) -> list[str]:
        """Return excuses for something that is no paragraph, or without a reason."""
        return [id for which in self.excused.values() for id, reason in which.items() if id not in self.order or len(reason) <= REASON]


def prose(file: Path) -> str:
    """Return the prose of a file: comments and strings of a module, comments of the web client."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return "\n".join(WEB_COMMENT.findall(text))
    kinds = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
    return "\n".join(t.string for t in tokenize.generate_tokens(io.StringIO(text).readline) if t.type in kinds)


def named(file: Path) -> list[str]:
    """Return the paragraphs in the names of a file's tests."""
    return [name.strip("_").replace("_", ".") for name in NAMED.findall(file.read_text("utf-8"))]
