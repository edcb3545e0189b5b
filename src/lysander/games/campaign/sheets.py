"""31.11, 31.22 The score sheets: the points of each side, mission by mission."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.event import ALL, Event
from ...core.sheet import Sheet, SheetRow
from .names import Names
from .rules import ORGANISER, SIDES

TOTALS = {"E": "points_entente", "C": "points_central"}


def sheets(words: Names, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
    """31.11 Return a sheet for each side: the points of each mission, and in their label who won it; what an organiser has corrected stands apart."""
    closed: list[Any] = [e.facts for e in events if e.kind == "battle_closed" and (ALL in e.to or ORGANISER in e.to)]
    return [_sheet(words, letter, facts[TOTALS[letter]], closed) for letter in SIDES]


def _sheet(words: Names, letter: str, total: int, closed: list[Any]) -> Sheet:
    rows = [SheetRow(_label(words, n, f), f["points"][letter], "28.11") for n, f in enumerate(closed, 1)]
    if more := total - sum(row.points for row in rows):
        rows.append(SheetRow(words.say("sheet-corrected"), more, "31.21"))
    return Sheet(words.side(letter), tuple(rows), total)


def _label(words: Names, number: int, facts: Any) -> str:
    winner = facts["winner"]
    return words.say("sheet-mission", number=number, winner=words.side(winner) if winner in SIDES else "none")
