"""Arrows point down only: core, then games, then bots, then lab; server, terminal and command line on top; a game never imports a game."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src"
LAYERS = {
    "core": {"core"},
    "games": {"core", "games"},
    "text": {"core", "games", "text"},
    "bots": {"core", "games", "text", "bots"},
    "lab": {"core", "games", "text", "bots", "lab"},
    "testing": {"core", "games", "text", "bots", "lab", "testing"},
}
PURE = ("core", "games")
IMPURE_STANDARD = {
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
STRUCTS = ("msgspec",)
"""What records, asks and events are made of (docs/decisions/015-structs.md)."""

MODULES = sorted((ROOT / "lysander").rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Full names of all that a module imports, ``from a import b`` as ``a.b``."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            yield from (".".join([*base, *filter(None, [node.module]), alias.name]) for alias in node.names)


def layer(parts: tuple[str, ...]) -> str:
    """The layer of a name below ``lysander``; the bots of a game stand in its folder and belong to the bots."""
    if parts[1:2] == ("games",) and parts[3:4] == ("bots",):
        return "bots"
    return parts[1] if len(parts) > 1 else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_point_down(path: Path) -> None:
    parts = path.relative_to(ROOT).with_suffix("").parts
    own = layer(parts)
    for name in imports(path):
        to = tuple(name.split("."))
        if to[0] == "lysander":
            assert own not in LAYERS or layer(to) in LAYERS[own], f"{own} may not import {name}"
            if parts[1] == "games" and len(parts) > 3 and to[1] == "games" and len(to) > 2:
                assert to[2] == parts[2], f"the game {parts[2]} may not import {name}"
        elif own in PURE:
            assert to[0] in sys.stdlib_module_names or to[0] in STRUCTS, f"{own} is standard library and structs only, not {name}"
            assert to[0] not in IMPURE_STANDARD, f"{own} has no clock, no chance, no network of its own: not {name}"
