"""The variant of ``docs/designer.md`` that gives Hijacked two more bonus tiles."""

from __future__ import annotations

from pathlib import Path

from lysander.core.game import Setup
from lysander.core.tables import read_variant
from lysander.games.hijacked.rules import rules_of

TEXT = (Path(__file__).parents[2] / "docs" / "example" / "night-shift.toml").read_text("utf-8")


def test_the_example_adds_two_tiles_and_changes_none() -> None:
    plain, more = (rules_of(Setup("hijacked", seats=("A", "B"), variant=variant)).tiles for variant in ({}, read_variant(TEXT)))
    assert [tile.names["en"] for tile in more.values()][6:] == ["Night shift", "Side door"]
    assert all(more[id].does == plain[id].does for id in plain)
