"""What the tests of all games share: the ledger of paragraphs."""

from __future__ import annotations

import io
import re
import tokenize
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "lysander"
PARAGRAPH = re.compile(r"^(?:- )?\*\*(\d+(?:\.\d+)+)\*\*", re.M)
ID = r"\d{1,2}\.\d{1,2}(?:\.\d{1,2})?"
CITED = re.compile(rf"(?<![\w.])({ID})(?:(?: to |–)({ID}))?(?![\w.]*\w|\s*%)")
WEB_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.S)
NAMED = re.compile(r"^(?:async )?def test_((?:\d+_)+)", re.M)


class Ledger:
    """Which paragraphs of a game's rulebook code and tests cite.

    ``folder`` holds the game's tests and ``ledger.toml``, the paragraphs that are excused; ``decided`` begins the lines of ``cases.md`` that say
    by which paragraphs a case is decided.
    """

    def __init__(self, game: str, folder: Path, decided: str) -> None:
        self.game = SOURCE / "games" / game
        self.id = game
        self.tests = folder
        self.decided = decided
        self.order = PARAGRAPH.findall((self.game / "rulebook.md").read_text("utf-8"))
        self.excused: dict[str, dict[str, str]] = tomllib.loads((folder / "ledger.toml").read_text("utf-8"))

    def citations(self, text: str) -> Iterator[str]:
        """The ids that a text cites; ``6.8 to 6.10`` cites what lies between too."""
        for first, last in CITED.findall(text):
            yield first
            if last:
                yield last
                if first in self.order and last in self.order:
                    yield from self.order[self.order.index(first) : self.order.index(last)]

    def carriers(self) -> list[Path]:
        """All files that may carry out a paragraph: the game with its bots, its board in the browser, and where the house knows of it."""
        house = [*(SOURCE / "server").rglob("*.py"), *(SOURCE / "text").glob("*.py")]
        web = [p for end in ("ts", "svelte") for p in (ROOT / "web" / "src").rglob(f"*.{end}")]
        return [*self.game.rglob("*.py"), *(p for p in [*house, *web] if self.knows(p))]

    def knows(self, file: Path) -> bool:
        """Whether a file is about this game."""
        return self.id in file.parts or self.id in file.read_text("utf-8")

    def strangers(self) -> list[tuple[str, str]]:
        """Paragraphs cited by modules or test names that the rulebook does not have."""
        modules = [p for p in sorted(self.game.rglob("*.py")) if "bots" not in p.parts]
        found = [(p.name, id) for p in modules for id in self.citations(spoken(p))]
        found += [(p.name, name) for p in self.tests.glob("test_*.py") for name in named(p)]
        return [(file, id) for file, id in found if id not in self.order]

    def silent_code(self) -> list[str]:
        """Paragraphs that no code cites and nothing excuses."""
        cited = {id for file in self.carriers() for id in self.citations(spoken(file))}
        return [id for id in self.order if id not in cited and id not in self.excused["code"]]

    def silent_tests(self) -> list[str]:
        """Paragraphs that no test and no case cites and nothing excuses."""
        cited: set[str] = set()
        house = [*(ROOT / "tests" / "server").glob("test_*.py"), *(ROOT / "tests" / "contract").glob("*.py")]
        for file in [*self.tests.glob("test_*.py"), *(f for f in house if self.knows(f))]:
            cited |= set(named(file)) | set(self.citations(spoken(file)))
        for line in (self.game / "cases.md").read_text("utf-8").splitlines():
            if line.startswith(self.decided):
                cited |= set(self.citations(line.removeprefix(self.decided).replace(" ", ", ").rstrip(".")))
        return [id for id in self.order if id not in cited and id not in self.excused["test"]]

    def badly_excused(self) -> list[str]:
        """What is excused without being a paragraph, or without a reason."""
        return [id for which in self.excused.values() for id, reason in which.items() if id not in self.order or len(reason) <= 20]


def spoken(file: Path) -> str:
    """What a file says beside its code: comments and strings of a module, comments of the web client."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return "\n".join(WEB_COMMENT.findall(text))
    kinds = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
    return "\n".join(t.string for t in tokenize.generate_tokens(io.StringIO(text).readline) if t.type in kinds)


def named(file: Path) -> list[str]:
    """The paragraphs in the names of a file's tests."""
    return [name.strip("_").replace("_", ".") for name in NAMED.findall(file.read_text("utf-8"))]


@pytest.fixture(scope="session")
def recorder() -> Callable[[str], ModuleType]:
    """The module that records the corpus of a game."""

    @cache
    def load(game: str) -> ModuleType:
        spec = spec_from_file_location(f"{game}_record", Path(__file__).parent / game / "record.py")
        assert spec is not None and spec.loader is not None
        made = module_from_spec(spec)
        spec.loader.exec_module(made)
        return made

    return load


@pytest.fixture(scope="session")
def ledger() -> type[Ledger]:
    """The ledger, to be opened for a game."""
    return Ledger
