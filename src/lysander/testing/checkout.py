"""Where the files of a game lie in a checkout of Lysander: all of them in two folders, that of its rules and that of its tests."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType


class Missing(LookupError):
    """A file that a game needs is not there, or lacks something; the text says which, and what goes into it."""


@dataclass(frozen=True)
class Checkout:
    """A working copy of the repository, by its root."""

    root: Path

    @property
    def complete(self) -> bool:
        """Whether this is a checkout: it has the folders of games and of their tests."""
        return (self.root / "src/lysander/games/registry.py").is_file() and (self.root / "tests/games").is_dir()

    def rules(self, game: str) -> Path:
        """The folder of a game's rules, tables, texts, bots and rulebook."""
        return self.root / "src" / "lysander" / "games" / game

    def tests(self, game: str) -> Path:
        """The folder of a game's tests: ``test_*.py``, ``endings.py``, ``ledger.toml``, ``journals`` and ``transcripts``."""
        return self.root / "tests" / "games" / game

    def named(self, path: Path) -> str:
        """The name of a file from the root on, for messages."""
        return path.relative_to(self.root).as_posix()


def load_module(path: Path) -> ModuleType:
    """A module by its file, which need not belong to a package."""
    spec = spec_from_file_location(f"{path.parent.name}_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
