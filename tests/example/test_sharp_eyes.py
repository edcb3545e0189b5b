"""The variant of ``docs/designer.md`` changes what it says and nothing else."""

from __future__ import annotations

import dataclasses
import tomllib
from pathlib import Path

import pytest

from lysander.core.game import Setup
from lysander.core.tables import load_variant
from lysander.games.evasion.rules import rules_of

TEXT = (Path(__file__).parents[2] / "docs" / "example" / "sharp-eyes.toml").read_text("utf-8")


def test_the_example_changes_two_numbers_one_row_and_one_option() -> None:
    assert load_variant(TEXT, "evasion").name == "Sharp eyes"
    plain, sharp = rules_of(Setup("evasion", options={"team": 5})), rules_of(Setup("evasion", variant=tomllib.loads(TEXT)))
    assert {k: sharp.search[k] for k in sharp.search if sharp.search[k] != plain.search[k]} == {
        ("night", "moving", "rough"): 3,
        ("night", "moving", "open"): 4,
    }
    assert {die for die in sharp.patrol.rows if sharp.patrol.rows[die] != plain.patrol.rows[die]} == {3}
    same = dataclasses.replace(sharp, search=plain.search, patrol=plain.patrol, options=plain.options, board=plain.board, tables=plain.tables)
    assert all(getattr(same, f.name) == getattr(plain, f.name) for f in dataclasses.fields(plain))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rough = 3", "rough = 7"),
        ('escape = "must"', 'escape = "never"'),
        ("team = 5", "team = 9"),
        ("[options]", "[optoins]"),
        ("die = 3", "die = 7"),
    ],
)
def test_a_mistake_in_it_is_refused(old: str, new: str) -> None:
    broken = TEXT.replace(old, new)
    assert broken != TEXT
    with pytest.raises(ValueError):
        rules_of(Setup("evasion", variant=tomllib.loads(broken)))
