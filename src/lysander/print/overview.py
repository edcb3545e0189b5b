"""The one page of a player's rulebook as data: its running text, lists and tables, their paragraphs apart."""

from __future__ import annotations

import re
from typing import Any

from ..player_rules import PAGE, REFERENCE, player_rules

BOLD = re.compile(r"\*\*(.+?)\*\*")


def overview(game: str, lang: str) -> list[dict[str, Any]]:
    """Return the pieces of the chapter that goes on one page; none if the game has no player's rules. Kinds: ``text``, ``list``, ``table``."""
    rules = player_rules(game, lang)
    chapter = next((c for c in rules.chapters if c.id == PAGE), None) if rules else None
    blocks = [part for block in chapter.blocks for part in block.text.split("\n\n")] if chapter else []
    return [piece(block.strip().splitlines()) for block in blocks if block.strip()]


def piece(lines: list[str]) -> dict[str, Any]:
    """Return one piece of Markdown: a table, a list, or text."""
    if lines[0].startswith("|"):
        cells = [[runs(cell.strip()) for cell in line.strip().strip("|").split("|")] for line in lines if not re.fullmatch(r"[|: -]+", line)]
        return {"kind": "table", "head": cells[0], "rows": cells[1:]}
    if lines[0].startswith("- "):
        return {"kind": "list", "items": [runs(line[2:]) for line in lines]}
    return {"kind": "text", "runs": runs(" ".join(lines))}


def runs(text: str) -> list[dict[str, Any]]:
    """Return a line as runs of text: each with letters (``t``), whether they are bold (``b``) or paragraphs' numbers (``no``)."""
    found: list[dict[str, Any]] = []
    cited = REFERENCE.search(text)
    for n, part in enumerate(BOLD.split(REFERENCE.sub("", text))):
        if part:
            found.append({"t": part, "b": n % 2 == 1, "no": False})
    if cited:
        found.append({"t": cited["ids"], "b": False, "no": True})
    return found
