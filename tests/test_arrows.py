"""Arrows point down only, and never in a circle. Layers, rooms of the server and games are contracts of import-linter in ``pyproject.toml``.

Here are the circles, what the rules may import from outside, and a copy of the package in which faults are planted. Imports inside functions and
for types alone count.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
PURE = ("lysander.core", "lysander.games")
STRUCTS = {"msgspec"}
"""What records, asks and events are made of (docs/decisions/015-structs.md)."""

IMPURE = {
    "asyncio",
    "datetime",
    "http",
    "multiprocessing",
    "os",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "urllib",
}
"""Clock, chance, network and files."""

PLANTED = {
    "core/ask.py": "def late():\n    from .match import Match\n    return Match\n",
    "core/hexes.py": "import random\n",
    "core/sheet.py": "from ..text import plain\n",
    "games/evasion/board.py": "from ..hijacked.state import State\n",
    "games/evasion/odds.py": "import numpy\n",
    "games/flight181/aim.py": "from ...bots import protocol\n",
    "games/hijacked/check.py": "from .bots import BOTS\n",
    "games/flight181/odds.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .words import Words\n",
    "lab/pool.py": "from ..server import wire\n",
    "server/http/games.py": "from ..bots import worker\n",
    "server/store/queries.py": "def late():\n    from ..table import keys\n    return keys\n",
    "text/rolls.py": "from . import Text\n",
}


def built() -> grimp.ImportGraph:
    """All modules of the package and what they import."""
    return grimp.build_graph("lysander", include_external_packages=True, cache_dir=None)


def circles(graph: grimp.ImportGraph) -> Iterator[str]:
    """Each arrow that is part of a circle, with the shortest way back."""
    for module in sorted(graph.modules):
        for name in sorted(graph.find_modules_directly_imported_by(module)):
            if back := graph.find_shortest_chain(importer=name, imported=module):
                yield " -> ".join((module, *back))


def impure(graph: grimp.ImportGraph) -> Iterator[str]:
    """What core and rules import besides the package, the pure standard library and structs. A bot in the folder of a game may do more."""
    for module in graph.modules:
        if module.startswith(PURE) and module.split(".")[3:4] != ["bots"]:
            for name in graph.find_modules_directly_imported_by(module):
                own = name.startswith("lysander") or name in STRUCTS
                if not own and (name not in sys.stdlib_module_names or name in IMPURE):
                    yield f"{module} imports {name}"


def broken(source: Path) -> str:
    """What import-linter says of contracts that are broken by the package in this folder; empty if all are kept. It runs in a process of its
    own, because it silences the logs of the process it runs in."""
    command = [Path(sys.executable).with_name("lint-imports"), "--config", ROOT / "pyproject.toml", "--no-cache"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, text=True, check=False)
    assert "5 kept" in done.stdout or done.returncode, done.stderr
    return done.stdout if done.returncode else ""


def test_arrows_point_down() -> None:
    assert broken(ROOT / "src") == ""


def test_no_modules_import_each_other() -> None:
    graph = built()
    assert len(graph.modules) > 250 and graph.count_imports() > 1500
    assert list(circles(graph)) == []


def test_rules_are_standard_library_and_structs_only() -> None:
    assert list(impure(built())) == []


def test_planted_arrows_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "src" / "lysander", tmp_path / "lysander", ignore=shutil.ignore_patterns("web_dist", "__pycache__"))
    for name, code in PLANTED.items():
        file = tmp_path / "lysander" / name
        file.write_text(file.read_text("utf-8") + code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in [n for n in sys.modules if n.partition(".")[0] == "lysander"]:
        monkeypatch.delitem(sys.modules, name)
    graph = built()
    found = list(circles(graph))
    for arrow in ("core.ask -> lysander.core.match", "games.flight181.odds -> lysander.games.flight181.words", "text.rolls -> lysander.text"):
        assert any(circle.startswith(f"lysander.{arrow}") for circle in found), arrow
    assert sorted(impure(graph)) == ["lysander.core.hexes imports random", "lysander.games.evasion.odds imports numpy"]
    said = broken(tmp_path)
    for arrow in (
        "lysander.core is not allowed to import lysander.text",
        "lysander.games is not allowed to import lysander.bots",
        "lysander.lab is not allowed to import lysander.server",
        "lysander.server.store is not allowed to import lysander.server.table",
        "lysander.server.http is not allowed to import lysander.server.bots",
        "lysander.games.evasion is not allowed to import lysander.games.hijacked",
        "lysander.games.hijacked.check -> lysander.games.hijacked.bots",
    ):
        assert arrow in said, arrow
