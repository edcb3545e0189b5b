"""28.11 The score sheets: the points of each side, each with what it was given for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...core.sheet import Sheet, SheetRow
from .names import Names, large


def sheets(words: Names, facts: Mapping[str, Any]) -> list[Sheet]:
    """28.11 Return a sheet for each side, from the facts of the result."""
    return [_sheet(words, side, facts[total], tuple(_rows(words, side, facts))) for side, total in (("E", "entente"), ("C", "central"))]


def _sheet(words: Names, side: str, total: int, rows: tuple[SheetRow, ...]) -> Sheet:
    return Sheet(words.side(side), rows, total)


def _rows(words: Names, side: str, facts: Mapping[str, Any]) -> Iterator[SheetRow]:
    """28.9, 32.5 Yield victories, aeroplanes forced home and objectives of a side."""
    scoring = words.rules.tables["scoring"]
    for m in facts["machines"]:
        if m["id"][0] == side:
            continue
        if m["victory"]:
            label = words.say("sheet-victory", over=words.thing(m["id"]), who=words.man(m["victory"]))
            yield SheetRow(label, scoring["air_victory"], "28.6")
        elif m["home"]:
            yield SheetRow(words.say("sheet-home", over=words.thing(m["id"]), who=words.man(m["home"])), scoring["forced_home"], "28.7")
    for o in facts["objectives"]:
        if o["side"] == side and o["met"]:
            text = words.say(f"objective-{o['kind']}", target=words.thing(o["target"]))
            yield SheetRow(words.say("sheet-objective", text=large(text)), o["points"], "32.5")
