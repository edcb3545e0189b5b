"""31.5, 31.17 What clients draw a campaign with."""

from __future__ import annotations

import json

from lysander.games.campaign.game import GAME

CHART = GAME.chart()


def test_31_5_the_chart_has_every_type_of_every_nation_with_its_months_and_crew() -> None:
    types = {(nation, row["type"]): (row["from"], row["until"]) for nation, rows in CHART["timeline"].items() for row in rows}
    assert types["british", "camel"] == ("1917-06", "1918-11")
    assert types["french", "spad13"] == ("1917-09", "1918-11")
    assert types["german", "gotha"] == ("1917-08", "1918-11")
    assert {type for _, type in types} <= set(CHART["crews"])
    assert (CHART["crews"]["camel"], CHART["crews"]["bristol"]) == (["pilot"], ["pilot", "gunner"])
    assert len(CHART["crews"]["gotha"]) == 3
    assert [CHART["first"], CHART["last"]] == ["1916-05", "1918-11"]


def test_31_17_the_chart_has_the_prices_of_skill_points() -> None:
    assert [(row["from"], row["points"]) for row in CHART["prices"]] == [(1, 1), (13, 2), (16, 4), (18, 6), (20, 8)]


def test_the_chart_is_plain_data() -> None:
    assert json.loads(json.dumps(CHART)) == CHART
