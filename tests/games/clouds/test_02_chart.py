"""2.14 The field as a chart, and the pieces on it."""

from __future__ import annotations

from typing import Any

from lysander.core.chart import misplaced
from lysander.games.clouds.chart import chart, on_chart
from lysander.games.clouds.plane import LEFT
from lysander.games.clouds.view import view


def test_2_14_the_field_is_160_MU_wide_with_north_at_the_top() -> None:
    (field,) = chart()["areas"]
    assert (field["w"], field["h"]) == (16000, 16000)
    assert on_chart(0, 0) == (8000, 8000)
    assert on_chart(-8000, 8000) == (0, 0)


def test_2_14_pieces_lie_on_the_field_and_point_where_they_fly(battle: Any) -> None:
    b = battle()
    b.plane("E1", "camel", (100, 200, 20), 905, "L0", 15)
    b.plane("C1", "dr1", (0, 0, 20), 1800, "L0", 15, state=LEFT)
    pieces = view(b.s, "e1").pieces
    assert [(p.id, p.kind, p.x, p.y, p.heading) for p in pieces] == [("E1", "camel", 8100, 7800, 90)]
    assert misplaced(chart(), pieces) == []


def test_3_1_the_chart_prints_the_panel_of_every_type() -> None:
    types = chart()["types"]
    assert len(types) == 17
    camel = types["camel"]
    assert (camel["vs"], camel["vtop"], camel["vne"], camel["roll"]) == (7, 19, 25, {"left": 3, "right": 2})
    assert (camel["first"], camel["cells"][camel["vtop"] - camel["first"]]) == (8, "L")
