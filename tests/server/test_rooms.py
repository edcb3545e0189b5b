"""The rooms of the server (docs/decisions/025-server-rooms.md): a table is written from few of them. Who imports whom: ``tests/test_arrows.py``."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src" / "lysander" / "server"
WRITERS = {"store", "table", "registry", "app"}
"""Rooms that may speak to the writer of the database; ``app`` makes it."""


def test_only_some_rooms_speak_to_the_writer() -> None:
    found = {}
    for path in ROOT.rglob("*.py"):
        uses = [n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Attribute) and n.attr == "writer"]
        if uses:
            found[path.relative_to(ROOT).parts[0].removesuffix(".py")] = len(uses)
    assert {"table", "registry"} <= set(found)
    assert sum(found.values()) > 3
    assert set(found) - WRITERS == set()
