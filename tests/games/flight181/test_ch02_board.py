"""2 Board and pieces, 6 room and sight."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from lysander.core.game import Setup
from lysander.core.tables import BadTable
from lysander.games.flight181 import GAME
from lysander.games.flight181.board import load_board
from lysander.games.flight181.ch06_space import rooms_for
from lysander.games.flight181.rules import rules_of, table_of

BOARD = load_board()


def test_2_1_there_are_42_squares() -> None:
    assert len(BOARD.squares) == 42


def test_2_2_kinds_of_square() -> None:
    kinds = [s.kind for s in BOARD.squares.values()]
    assert [kinds.count(k) for k in ("aisle", "seat", "door", "room")] == [13, 22, 4, 3]


def test_2_3_stations_and_lanes() -> None:
    assert [(s, BOARD.station(s), BOARD.squares[s].lane) for s in ("C", "TF", "A7", "L7", "R13", "TA")] == [
        ("C", 0, "A"), ("TF", 0, "-"), ("A7", 7, "A"), ("L7", 7, "L"), ("R13", 13, "R"), ("TA", 14, "-"),
    ]  # fmt: skip


def test_2_4_a_side_square_touches_one_aisle_square_only() -> None:
    for s in BOARD.squares.values():
        if s.kind in ("seat", "door", "room"):
            assert len(s.adjacent) == 1 and BOARD.squares[s.adjacent[0]].kind == "aisle"
    assert set(BOARD.adjacent("A1")) == {"C", "TF", "A2", "L1", "R1"}


@pytest.mark.parametrize(("a", "b", "steps"), [("A3", "A3", 0), ("L5", "R6", 3), ("C", "TF", 2), ("A10", "TA", 4), ("C", "TA", 14)])
def test_2_5_distance(a: str, b: str, steps: int) -> None:
    assert BOARD.distance(a, b) == BOARD.distance(b, a) == steps


@pytest.mark.parametrize(
    ("square", "beside"),
    [("A4", ("A3", "A5")), ("A1", ("C", "A2")), ("C", ("A1",)), ("L1", ("L2",)), ("R13", ("R12",)), ("A13", ("A12",)), ("TF", ()), ("TA", ())],
)
def test_2_6_in_front_and_behind(square: str, beside: tuple[str, ...]) -> None:
    assert BOARD.beside(square) == beside


def test_2_7_exits_in_the_order_of_the_rulebook() -> None:
    assert BOARD.exits == ("L1", "R1", "L7", "R7", "L13", "R13")


def test_2_8_twenty_cabin_seats() -> None:
    assert len(BOARD.cabin_seats) == 20
    assert not {"L7", "R7", "L1", "R13", "A5"} & set(BOARD.cabin_seats)


def test_2_9_the_pieces(place: Any) -> None:
    state = place().state
    assert (len(state.teams), len(state.hijackers), len(state.passengers), state.casualties) == (3, 4, 10, [])


def test_2_10_tokens_are_numbered_in_one_series(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A6 P:p3@A6 W:w1@A2.2,s2@A2.2")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=-", "T act:t1=h2.u", "? fire-hit:t1>h2=1")
    assert [c.name for c in board.state.casualties] == ["w1", "s2", "w3"]


def test_2_11_a_marker_takes_no_room(place: Any) -> None:
    board = place("~ T3.7 t1:A3 h1#A4 h2#A4 h3#A4 h4=TA P:p1@A4,p2@A4")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A4")
    assert board.team("t1").square == "A4"


def test_2_12_metres_are_for_drawing_only() -> None:
    squares = {s["id"]: s for s in GAME.chart()["squares"]}
    assert squares["A2"]["x"] - squares["A1"]["x"] == 170
    assert not any(hasattr(s, "x") for s in BOARD.squares.values())


def test_6_1_four_points_and_three(place: Any) -> None:
    board = place("~ T3.7 t1:A2 h2=TA P:p1@A8")
    board.play("T next-team=t1", "T control:t1=no")
    assert board.refused("T move:t1=A3,A4,A5,A6,A7") == "13.5 points"
    board = place("~ T3.8 t1:A3(k) h2=TA P:p1@A2")
    assert board.refused("T move-passenger=p1:A3,A4,A5,A6") == "14.3 points"


def test_6_4_hidden_hijackers_are_bound_by_full_squares(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h3=A9 W:w1@A8.2,w2@A8.2,d3@A8.2")
    board.play("H next-hijacker=h3")
    assert board.refused("H hijacker-move:h3=A8") == "6.3 full"


def test_6_6_pieces_do_not_stop_one_another(place: Any) -> None:
    board = place("~ T3.7 t1:A2 h2@A3 P:p1@A4")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A3,A4,A5")
    assert board.team("t1").square == "A5"


def test_6_7_passengers_enter_no_rooms(place: Any) -> None:
    board = place("~ T3.8 t1:A3(k) h2=TA P:p1@A1")
    assert board.refused("T move-passenger=p1:C") == "6.7 room"
    assert not any("C" in m or "TF" in m for m in board.options)


@pytest.mark.parametrize(
    ("rule", "a", "b", "sees"),
    [
        ("6.8.1", "TF", "TF", True),
        ("6.8.2", "C", "A1", True),
        ("6.8.2", "C", "L1", False),
        ("6.8.2", "TF", "C", False),
        ("6.8.3", "A1", "A13", True),
        ("6.8.4", "A3", "L4", True),
        ("6.8.4", "A3", "L5", False),
        ("6.8.4", "L5", "R6", True),
    ],
)
def test_6_8_sight(rule: str, a: str, b: str, sees: bool) -> None:
    assert rule and (b in BOARD.sight[a]) is sees


def test_6_9_sight_is_mutual() -> None:
    assert all((a in BOARD.sight[b]) == (b in BOARD.sight[a]) for a in BOARD.squares for b in BOARD.squares)


def test_6_12_near_squares_are_in_sight() -> None:
    assert all(BOARD.near[s] <= BOARD.sight[s] for s in BOARD.squares)


def test_6_13_2_the_nearest_squares_with_room(place: Any) -> None:
    board = place("~ T3.7 t1:A1 t2:A3 h4=TA P:p1@L3,p2@L3,p3@L3,p4@A3,p5@A3")
    assert rooms_for(board.state, "L3") == ["A2", "R3", "A4"]


def test_6_13_3_with_the_whole_board_full_the_token_is_set_aside(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A6 P:p3@A6", {"stray_check": "yes"})
    state = board.state
    state.rules = dataclasses.replace(state.rules, room=0)
    assert rooms_for(state, "A6") == []
    board.match = type(board.match)(GAME, board.setup, state)
    board.play("T next-team=t1", "T control:t1=no", "T act:t1=h2.u", "? fire-hit:t1>h2=1", "? passenger-morale:p3=6")
    assert [c.place for c in board.state.casualties] == ["z"]
    assert board.view("teams").piles["aside"] == 1


def test_6_14_dead_tokens_do_not_tangle_and_can_be_carried(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2=TA W:d1@A6.2")
    board.play("T next-team=t1", "T move:t1=A6,+d1/A6")
    assert (board.team("t1").tangled, board.team("t1").carries) == (False, 1)


def table(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {"rule": "8.6", "row": rows}


@pytest.mark.parametrize(
    "rows",
    [
        [{"range": [1, 3], "effects": []}],
        [{"range": [1, 4], "effects": []}, {"range": [4, 6], "effects": []}],
        [{"range": [1, 6], "effects": [{"shout": 1}]}],
        [{"range": [1, 6], "effects": [{"check": "crew"}]}],
        [{"range": [1, 6], "effects": [{"flight": 0}]}],
        [{"range": [1, 6]}],
    ],
)
def test_24_1_a_table_with_holes_or_strange_verbs_is_refused(rows: list[dict[str, Any]]) -> None:
    with pytest.raises(BadTable):
        table_of(table(rows), "test")


def test_24_2_a_variant_changes_a_table() -> None:
    variant = {"tables": {"to_hit": {"fire": [{"at": {"id": "aimed"}, "needs": 5}]}}}
    assert rules_of(Setup("flight181", "mogadishu", {}, (), variant)).needs["aimed"] == 5
    with pytest.raises(BadTable):
        rules_of(Setup("flight181", "mogadishu", {}, (), {"tables": {"board": {"rooms": []}}}))


def test_2_13_the_spine() -> None:
    board = load_board(table="spine")
    assert len(board.squares) == 18 and board.exits == ("A1", "A7", "A13") and board.rooms == {"C", "TF", "GF", "GA", "TA"}
    assert board.cabin_seats == tuple(f"A{n}" for n in range(2, 13) if n != 7)
    assert board.distance("GF", "GA") == 14 and board.sight["A1"] >= {f"A{n}" for n in range(1, 14)}
    assert "GA" not in board.sight["A12"] and "GA" in board.sight["A13"]


def test_3_8_a_game_on_the_spine(place: Any) -> None:
    board = place(scenario="spine")
    board.play("H setup-hijackers=C,C,A10,TA", "T next-team=t1")
    assert board.options == ["A1", "A7", "A13"]
    board.play("T enter:t1=A13", "T move:t1=GA")
    assert board.hijacker("h4").state == "hidden" and " t1:GA(a) " in board.position
    board = place("~ T3.8 t1:A9(k) h2=TF P:p6@A8,p1@A11", scenario="spine")
    board.play("T move-passenger=p6:A7,^")
    assert board.state.passengers["p6"].left
