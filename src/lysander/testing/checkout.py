"""The files of a game in a checkout of Lysander. They lie in two folders: one for its rules and one for its tests."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType


class Missing(LookupError):
    """Raised for a file that a game needs and that is missing or incomplete; the text says which, and what belongs into it."""


@dataclass(frozen=True)
class Checkout:
    """A working copy of the repository, given by its root."""

    root: Path

    @property
    def complete(self) -> bool:
        """Whether this is a checkout: it has a folder of games and a folder of their tests."""
        return (self.root / "src/lysander/games/registry.py").is_file() and (self.root / "tests/games").is_dir()

    def rules(self, game: str) -> Path:
        """Return the folder of a game's rules, tables, texts, bots and rulebook."""
        return self.root / "src" / "lysander" / "games" / game

    def tests(self, game: str) -> Path:
        """Return the folder of a game's tests: ``test_*.py``, ``endings.py``, ``ledger.toml``, ``journals`` and ``transcripts``."""
        return self.root / "tests" / "games" / game

    def named(self, path: Path) -> str:
        """Return a path relative to the root, for messages."""
        return path.relative_to(self.root).as_posix()


def load_module(path: Path) -> ModuleType:
    """Load a module from a file, which need not belong to a package."""
    spec = spec_from_file_location(f"{path.parent.name}_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
