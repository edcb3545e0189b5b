"""Variants: overlays are checked as hard as the tables they change."""

from __future__ import annotations

import pytest

from lysander.core.tables import BadTable, load_variant, overlay

TABLE = {
    "points": 6,
    "lorry": {"hexes": 10},
    "row": [{"die": 1, "does": [{"kill": "group"}]}, {"die": 2, "does": [{"wound": 1}]}],
}


def test_a_table_is_merged_key_by_key() -> None:
    assert overlay(TABLE, {"lorry": {"hexes": 8}}, "t") == TABLE | {"lorry": {"hexes": 8}}


def test_a_row_is_picked_by_at_and_its_array_replaced_whole() -> None:
    made = overlay(TABLE, {"row": [{"at": {"die": 2}, "does": [{"wound": 1}, {"escape": "must"}]}]}, "t")
    assert made["row"] == [TABLE["row"][0], {"die": 2, "does": [{"wound": 1}, {"escape": "must"}]}]  # type: ignore[index]
    assert TABLE["row"][1] == {"die": 2, "does": [{"wound": 1}]}, "the original is untouched"  # type: ignore[index]


def test_a_new_row_is_added_behind_the_printed_ones() -> None:
    made = overlay(TABLE, {"row": [{"new": True, "die": 3, "does": []}, {"at": {"die": 1}, "does": []}]}, "t")
    assert made["row"] == [{"die": 1, "does": []}, TABLE["row"][1], {"die": 3, "does": []}]  # type: ignore[index]
    with pytest.raises(BadTable, match="more than 100 rows"):
        overlay(TABLE, {"row": [{"new": True, "die": n, "does": []} for n in range(99)]}, "t")
    with pytest.raises(BadTable, match="a number beyond 1000"):
        overlay(TABLE, {"row": [{"new": True, "die": 1001, "does": []}]}, "t")


def test_rows_with_a_place_of_their_own_are_replaced_whole_or_picked_by_a_table() -> None:
    placed = {"plane": [{"id": "E1", "at": [0, 5], "type": "pup"}, {"id": "C1", "at": [0, 9], "type": "dr1"}]}
    others = [{"id": "E1", "at": [3, 3], "type": "camel"}]
    assert overlay(placed, {"plane": others}, "t")["plane"] == others
    changed = overlay(placed, {"plane": [{"at": {"id": "C1"}, "type": "alb5"}]}, "t")["plane"]
    assert changed == [placed["plane"][0], {"id": "C1", "at": [0, 9], "type": "alb5"}]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"pionts": 7}, "unknown key 'pionts'"),
        ({"points": "7"}, "points = .7. is no whole number"),
        ({"lorry": {"wheels": 4}}, "unknown key 'wheels'"),
        ({"row": [{"at": {"die": 7}, "does": []}]}, "fits 0 rows"),
        ({"row": [{"at": {}, "does": []}]}, "fits 2 rows"),
        ({"row": [{"at": {"die": 1}, "doze": []}]}, "unknown key 'doze'"),
        ({"row": [{"at": {"die": 1}, "does": []}, {"does": []}]}, "names its row by 'at'"),
    ],
)
def test_what_does_not_fit_is_refused_and_the_text_says_where(change: dict[str, object], where: str) -> None:
    with pytest.raises(BadTable, match=where):
        overlay(TABLE, change, "t")


@pytest.mark.parametrize("text", ["nmae = 'x'", "game = 'hijacked'", "options = 3", "name = [", "tables = 'x'"])
def test_a_variant_file_is_checked(text: str) -> None:
    with pytest.raises(BadTable):
        load_variant(text, "evasion")
