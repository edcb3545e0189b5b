"""13 By what each side has won or lost: a sheet for each, line by line with its paragraph."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.event import Event
from ...core.sheet import Sheet, SheetRow
from .names import Names
from .state import BRITISH, GERMAN

NEEDED = {BRITISH: ("away", 2, "13.3"), GERMAN: ("captured", 1, "13.2")}


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
    if gave_up:
        rows.append(SheetRow(words.say(f"tally-gave-up-{gave_up}"), 0, "13.7"))
    if score != earned:
        rows.append(SheetRow(words.say("tally-awarded"), score - earned, "15.19"))
    return Sheet(words.say(f"seat-{side}"), tuple(rows), score)
