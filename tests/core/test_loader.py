"""The loader: scenario, then variant, then options; the same setup gives the same rules; what is wrong is refused by its paragraph."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from lysander.core.game import Scenario, Setup
from lysander.core.loader import Loader, read_options

TABLES = {"men": {"points": 6}, "map": {"columns": 3}}
OPTIONS = read_options(
    [
        {"key": "team", "values": [1, 2, 3], "default": 3, "rule": "2.1"},
        {"key": "turns", "values": {"least": 4, "most": 6}, "default": 5, "rule": "2.2"},
        {"key": "name", "values": "a capital letter", "default": "A", "rule": "2.3"},
    ],
    {"name": lambda value: isinstance(value, str) and len(value) == 1 and value.isupper()},
)
SCENARIOS = (Scenario("standard", "Standard", "", {}), Scenario("short", "Short", "", {"team": 2, "turns": 4}))


class Rules:
    """What was built: the arguments."""

    def __init__(self, tables: Mapping[str, Any], options: Mapping[str, Any], setup: Setup) -> None:
        self.points, self.options, self.setup = tables["men"]["points"], options, setup


@pytest.fixture
def loader() -> Loader[Rules]:
    return Loader(
        "toy", Rules, tables=TABLES, options=OPTIONS, scenarios=SCENARIOS, option_rule="1.1", scenario_rule="1.2", overlaid=("men",)
    )  # fmt: skip


def test_options_of_a_list_a_range_and_a_predicate() -> None:
    assert [o.values for o in OPTIONS] == [(1, 2, 3), (4, 5, 6), ("a capital letter",)]
    assert [OPTIONS[2].legal(v) for v in ("B", "b", "BB", 1)] == [True, False, False, False]


def test_the_last_word_has_the_setup_before_it_the_variant_before_it_the_scenario(loader: Loader[Rules]) -> None:
    variant = {"options": {"turns": 6, "name": "V"}, "tables": {"men": {"points": 7}}}
    made = loader.load(Setup("toy", "short", {"name": "S"}, ("left",), variant))
    assert made.options == {"team": 2, "turns": 6, "name": "S"}
    assert (made.points, made.setup.scenario, made.setup.seats) == (7, "short", ("left",))
    assert loader.load(Setup("toy")).points == TABLES["men"]["points"] == 6, "the tables themselves are untouched"


def test_the_same_setup_gives_the_same_object(loader: Loader[Rules]) -> None:
    made = loader.load(Setup("toy", options={"team": 1, "turns": 4}, seats=("left",)))
    assert loader.load(Setup("toy", options={"turns": 4, "team": 1}, seats=("left",))) is made
    others = [
        Setup("toy", options={"team": 1, "turns": 4}, seats=("left", "right")),
        Setup("toy", options={"team": 1}, seats=("left",)),
        Setup("toy", "short", {"team": 1, "turns": 4}, ("left",)),
    ]
    assert all(loader.load(s) is not made for s in others)
    assert loader.load(others[0], seats=()) is loader.load(Setup("toy", options={"team": 1, "turns": 4}), seats=()), "seats that make no difference"


def test_a_value_of_another_type_is_another_setup(loader: Loader[Rules]) -> None:
    """1 and true are equal in Python: a true that came after a 1 must be refused all the same."""
    loader.load(Setup("toy", options={"team": 1}))
    with pytest.raises(ValueError, match=r"\[2.1\] team cannot be True"):
        loader.load(Setup("toy", options={"team": True}))


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        (Setup("toy", "long"), r"\[1.2\] no scenario 'long'"),
        (Setup("toy", options={"maen": 1}), r"\[1.1\] no option 'maen'"),
        (Setup("toy", variant={"options": {"maen": 1}}), r"\[1.1\] no option 'maen'"),
        (Setup("toy", options={"turns": 7}), r"\[2.2\] turns cannot be 7"),
        (Setup("toy", options={"name": "b"}), r"\[2.3\] name cannot be 'b'"),
        (Setup("toy", variant={"tables": {"map": {"columns": 4}}}), "the table 'map' cannot be changed"),
        (Setup("toy", variant={"tables": {"men": {"pionts": 4}}}), "men: unknown key 'pionts'"),
        (Setup("toy", variant={"game": "other"}), "it is for the game 'other'"),
    ],
)
def test_what_is_wrong_is_refused_by_its_paragraph(loader: Loader[Rules], setup: Setup, says: str) -> None:
    for _ in range(2):  # a refusal is not remembered as rules
        with pytest.raises(ValueError, match=says):
            loader.load(setup)
