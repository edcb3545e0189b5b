"""7.2 to 7.7 What looks along a path would need, as the seat that plans it may be told."""

from __future__ import annotations

import pytest

from lysander.core.game import Setup
from lysander.games.evasion.odds import looks_on_path, spotted_on
from lysander.games.evasion.rules import rules_of

RULES = rules_of(Setup("evasion"))
MOVES = {"0309": {"x0408": ["0408", 3], "r0408": ["0408", 2], "x0209": ["0209", 6], "x0210": ["0210", 2], "r0210": ["0210", 2]}}


@pytest.mark.parametrize(
    ("row", "many", "vehicle", "number"),
    [
        (("night", "moving", "road"), False, False, 4),
        (("night", "moving", "road"), True, False, 5),
        (("night", "hiding", "rough"), True, True, 0),
        (("day", "moving", "open"), True, False, 6),
        (("night", "hiding", "urban"), False, True, 0),
    ],
)
def test_number_is_that_of_the_search_matrix(row: tuple[str, str, str], many: bool, vehicle: bool, number: int) -> None:
    assert spotted_on(RULES, row, many, vehicle) == number


def test_the_search_command_learns_how_well_its_unit_would_look() -> None:
    view = {"light": "day"}
    assert looks_on_path(RULES, {"means": "walk"}, MOVES, view)["found"]["0408"] == [3, 6]
    assert looks_on_path(RULES, {"means": "drive"}, MOVES, view)["found"]["0408"] == [2, 6]
