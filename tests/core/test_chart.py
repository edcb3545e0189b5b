"""The vocabulary of charts: where its forms put their cells, what it refuses, which pieces lie nowhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lysander.core.chart import Area, Piece, areas, field, graph, hexes, misplaced, places, squares, track
from lysander.core.hexes import neighbours

COLUMNS, ROWS = range(4), range(3)
MAP = [f"{c:02d}{r:02d}" for c in COLUMNS for r in ROWS]
FORMS = (
    graph("graph", {"g1": (0, 0), "g2": (3, 4)}, [("g1", "g2", "road")], {"g2": "water"}),
    hexes("hexes", MAP, {"0001": "wood"}),
    squares("squares", {"a1": (0, 0), "b1": (1, 0)}),
    track("track", ("t1", "t2", "t3", "t4", "t5"), row=2),
    places("places", {"deck": 1, "hand": 5, "shown": 3}),
    field("field", 4000, 3000, 200, {"home": (100, 2900)}),
)


def middles(area: Area) -> dict[str, tuple[int, int]]:
    """Where the cells are."""
    return {cell.id: (cell.x, cell.y) for cell in area.cells}


def test_a_chart_is_plain_data_in_whole_numbers() -> None:
    chart = areas(*FORMS)
    assert json.loads(json.dumps(chart)) == chart
    numbers = [v for area in chart["areas"] for thing in (area, *area["cells"]) for v in thing.values() if isinstance(v, (int, float))]
    assert len(numbers) == 5 * 6 + 4 * (2 + 12 + 2 + 5 + 3 + 1)
    assert all(type(n) is int for n in numbers)


def test_the_two_nearest_nodes_of_a_graph_have_one_gap_in_every_unit() -> None:
    for scale in (1, 7, 1000):
        at = middles(graph("g", {"a": (0, 0), "b": (3 * scale, 4 * scale), "c": (-90 * scale, 0)}, ()))
        assert at["b"] == (96, 128)
        assert at["a"] == (0, 0)


def test_neighbouring_hexes_touch_and_others_do_not() -> None:
    at, looked = middles(FORMS[1]), 0
    for cell in MAP:
        for other in MAP:
            dx, dy = abs(at[cell][0] - at[other][0]), abs(at[cell][1] - at[other][1])
            assert ((dx, dy) in ((104, 0), (52, 90))) is (other in neighbours(cell, MAP)), (cell, other)
            looked += 1
    assert looked == 144
    assert middles(hexes("h", {"A1": (0, 0), "A2": (0, 1)})) == {"A1": (0, 0), "A2": (52, 90)}


def test_a_track_turns_at_the_end_of_a_line_and_its_cells_hang_together() -> None:
    area = FORMS[3]
    assert middles(area) == {"t1": (0, 0), "t2": (120, 0), "t3": (120, 120), "t4": (0, 120), "t5": (0, 240)}
    assert [(link.a, link.b) for link in area.links] == [("t1", "t2"), ("t2", "t3"), ("t3", "t4"), ("t4", "t5")]


def test_places_are_as_wide_as_their_cards_and_never_overlap() -> None:
    cells = [(c.x - c.w / 2, c.x + c.w / 2, c.y) for c in FORMS[4].cells]
    assert [right - left for left, right, _ in cells] == [90, 490, 290]
    assert cells[0][1] <= cells[1][0] and cells[0][2] == cells[1][2] < cells[2][2]


def test_an_area_is_as_large_as_its_cells_and_a_field_as_large_as_it_says() -> None:
    assert [(a.x, a.y, a.w, a.h) for a in (FORMS[2], FORMS[3], FORMS[5])] == [(-50, -50, 200, 100), (-50, -50, 220, 340), (0, 0, 4000, 3000)]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: areas(squares("s", {"a b": (0, 0)})), "'a b' is no name"),
        (lambda: areas(squares("s", {"a": (0, 0)}), track("t", ("a",))), "'a' names two things"),
        (lambda: areas(squares("s", {"s": (0, 0)})), "'s' names two things"),
        (lambda: areas(squares("s", {"a": (0, 0)}, {"a": "lava"})), "'lava' is no ground"),
        (lambda: areas(squares("s", {"a": (0, 0)}, {"b": "wood"})), "ground for 'b'"),
        (lambda: areas(graph("g", {"a": (0, 0), "b": (1, 0)}, [("a", "c")])), "no such cell"),
        (lambda: areas(graph("g", {"a": (0, 0), "b": (1, 0)}, [("a", "b", "rail")])), "'rail' is no kind of link"),
        (lambda: graph("g", {"a": (2, 2), "b": (2, 2)}, ()), "lie in one place"),
        (lambda: track("t", ()), "'t' has no cells"),
    ],
)
def test_mistakes_are_said_in_words(wrong: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        wrong()


def test_pieces_that_lie_nowhere_are_found() -> None:
    chart = areas(*FORMS)
    assert misplaced(chart, (Piece("x", "a1"), Piece("y", "field", x=5), Piece("z", "a1", look="card"))) == []
    found = misplaced(chart, (Piece("x", "c9"), Piece("x", "a1"), Piece("b1", "a1"), Piece("y", "a1", look="ball")))
    assert [line.split(",")[0] for line in found] == [
        "piece x lies at 'c9'",
        "two pieces are called x",
        "two things are called b1",
        "piece y looks like 'ball'",
    ]
