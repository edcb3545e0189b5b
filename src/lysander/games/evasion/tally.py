"""13 By what each side has won or lost: a sheet for each, line by line with its paragraph."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.event import Event
from ...core.sheet import Sheet, SheetRow
from .ending import NEEDED
from .names import Names
from .state import BRITISH, GERMAN

BESIDE = {BRITISH: ("left", "12.7"), GERMAN: ("dead", "22.2")}
"""12.7, 22.2 What is told beside it and counts for neither side."""


def sheets(words: Names, facts: Mapping[str, Any], events: Iterable[Event]) -> list[Sheet]:
    """13.2 to 13.4, 13.6 Returns a sheet for each side; none for a game without a result (15.19)."""
    if facts[BRITISH] == "none":
        return []
    gave_up = next((str(e.facts["side"]) for e in events if e.kind == "resigned"), "")
    return [_sheet(words, facts, side, gave_up) for side in (BRITISH, GERMAN)]


def _sheet(words: Names, facts: Mapping[str, Any], side: str, gave_up: str) -> Sheet:
    """13.2, 13.3 Returns what a side needed and has; 13.7 what giving up did; 15.19 what the umpire awarded."""
    key, needed, rule = NEEDED[side]
    earned, score = int(facts[key] >= needed), int(facts[side] == "won")
    rows = [SheetRow(words.say(f"tally-{key}", count=facts[key]), earned, rule)]
    beside, paragraph = BESIDE[side]
    if facts[beside]:
        rows.append(SheetRow(words.say(f"tally-{beside}", count=facts[beside]), 0, paragraph))
    if gave_up:
        rows.append(SheetRow(words.say(f"tally-gave-up-{gave_up}"), 0, "13.7"))
    if score != earned:
        rows.append(SheetRow(words.say("tally-awarded"), score - earned, "15.19"))
    return Sheet(words.say(f"seat-{side}"), tuple(rows), score)
