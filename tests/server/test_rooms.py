"""The rooms of the server (docs/decisions/025-server-rooms.md): arrows run one way, and a table is written from two rooms only."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src" / "lysander" / "server"
BASE = ("errors", "settings", "garbage")
ORDER = (*BASE, "store", "table", "bots", "messages", "registry", "http", "push", "app", "start", "serve", "openapi")
"""A room may import those before it."""
APART = {("messages", "bots"), ("registry", "bots"), ("http", "bots"), ("push", "bots"), ("garbage", "errors"), ("garbage", "settings")}
"""Earlier in the list, and not to be imported all the same."""
WRITERS = {"store", "table", "registry", "app"}
"""Rooms that may speak to the writer of the database; ``app`` makes it."""


def room(parts: tuple[str, ...]) -> str:
    """The room of a module below ``lysander.server``."""
    return parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The rooms that a module imports, wherever the import stands."""
    package = ("lysander", "server", *path.relative_to(ROOT).parts[:-1])
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            full = (*base, *(node.module or "").split("."))
            names = [full] if node.module else [(*base, alias.name) for alias in node.names]
            found |= {name[2] for name in (tuple(filter(None, n)) for n in names) if name[:2] == ("lysander", "server") and len(name) > 2}
    return found


def wrong_arrows(arrows: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The arrows that point up, or to a room that stands apart."""
    return {(a, b) for a, b in arrows if a != b and (ORDER.index(b) > ORDER.index(a) or (a, b) in APART)}


def test_arrows_between_rooms_run_one_way() -> None:
    paths = [p for p in ROOT.rglob("*.py") if p != ROOT / "__init__.py"]
    arrows = {(room(p.relative_to(ROOT).parts), to) for p in paths for to in imported(p)}
    assert {a for arrow in arrows for a in arrow} <= set(ORDER), "a room that the list does not know"
    assert len(arrows) > 40 and wrong_arrows(arrows) == set()
    assert wrong_arrows({("store", "table"), ("http", "bots"), ("table", "store")}) == {("store", "table"), ("http", "bots")}


def test_modules_of_one_room_make_no_circle() -> None:
    names = {p: ".".join(("lysander", "server", *p.relative_to(ROOT).with_suffix("").parts)) for p in ROOT.rglob("*.py") if p.name != "__init__.py"}
    needs = {name: modules(p) & set(names.values()) for p, name in names.items()}
    assert sum(map(len, needs.values())) > 100
    assert circle(needs) == []
    assert circle(needs | {"lysander.server.table.lock": {"lysander.server.table.live_table"}}) != []


def modules(path: Path) -> set[str]:
    """Full names of the modules that one imports, wherever the import stands; a name that is no module does no harm."""
    package = ("lysander", "server", *path.relative_to(ROOT).parts[:-1])
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = ".".join((*package[: len(package) - node.level + 1], *filter(None, [node.module])))
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return found


def circle(needs: dict[str, set[str]]) -> list[str]:
    """The modules that are left when those that need nothing more are taken away again and again."""
    left = dict(needs)
    while free := [name for name, others in left.items() if not others & set(left) - {name}]:
        for name in free:
            del left[name]
    return sorted(left)


def test_only_some_rooms_speak_to_the_writer() -> None:
    found = {}
    for path in ROOT.rglob("*.py"):
        uses = [n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Attribute) and n.attr == "writer"]
        if uses:
            found[room(path.relative_to(ROOT).parts)] = len(uses)
    assert {"table", "registry"} <= set(found)
    print(found)
    assert set(found) - WRITERS == set()
