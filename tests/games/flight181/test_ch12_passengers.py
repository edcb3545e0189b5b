"""11 Hits on passengers, 12 morale, 14 passengers move."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.games.flight181.ch12_morale import exit_goal, flight_path

SHOT = ("H next-hijacker=h3", "H hijacker-move:h3=-")


@pytest.mark.parametrize(
    ("face", "casualties", "asked"),
    [(2, "", 0), (4, "w1@L7.3", 0), (5, "s1@L7.3", -1)],
)
def test_11_1_the_table_of_hits(place: Any, face: int, casualties: str, asked: int) -> None:
    board = place("~ T3.9 t2:A10 h3=A6 h4=TF P:p5@L7,p6@L7")
    events = board.events(*SHOT, "H hijacker-act:h3=L7/L6", "? wild-hit:h3>p5=6", "? wild-hit:h3>p6=1", f"? passenger-hit:p5={face}")
    hit = next(e for e in events if e.kind == "passenger-hit").facts
    assert (hit["modifier"], hit["checks"]) == (asked, ["p5", "p6"])
    assert f"W:{casualties or '-'}" in board.position


def test_11_3_no_fire_removes_a_passenger_token(place: Any) -> None:
    board = place("~ T3.9 t2:A10 h3=A6 h4=TF P:p5@L7")
    board.play(*SHOT, "H hijacker-act:h3=L7/L6", "? wild-hit:h3>p5=6", "? passenger-hit:p5=6", "? passenger-hit-six:p5=6", "? passenger-morale:p5=6")
    assert [c.kind for c in board.state.casualties] == ["d"]
    assert board.state.passengers["p5"].left  # FL-C20 it heads for the exit


def test_12_4_a_token_that_left_owes_nothing(place: Any) -> None:
    """p5 leaves by its check in step 6 because of the first shot; what it owes because of the second lapses."""
    board = place("F181/1 T3.6 t1:L5 t2:- t3:- h1# h2# h3@A5 h4=TA P:o,o,o,o,L7,o,o,o,o,o W:- F:- Q:p.1.p5.0.A5,p.2.p5.0.A5")
    board.play("? passenger-morale:p5=3")
    assert board.asked == "teams next-team"


@pytest.mark.parametrize(
    ("rule", "at", "source", "path"),
    [
        ("12.5.1", "A6", "A3", ["A7", "A8", "A9"]),
        ("12.5.1", "A6", "A9", ["A5", "A4", "A3"]),
        ("12.5.2", "L6", "R6", []),
        ("12.5.2", "A6", "L6", ["A7", "A8", "A9"]),
        ("12.5.2", "A3", "L3", ["A2", "A1"]),
        ("12.5.2", "A7", "L7", ["A8", "A9", "A10"]),
        ("12.5.3", "L6", "A3", ["A6", "A7", "A8"]),
        ("12.5.4", "A12", "A3", ["A13"]),
        ("12.5.4", "L2", "A9", ["A2", "A1"]),
    ],
)
def test_12_5_flight(place: Any, rule: str, at: str, source: str, path: list[str]) -> None:
    board = place(f"~ T3.8 t1:TF h2=TA P:p1@{at}")
    assert rule and flight_path(board.state, board.state.passengers["p1"], 3, source) == tuple(path)


def test_12_5_4_it_stops_before_a_full_square(place: Any) -> None:
    board = place("~ T3.8 t1:TF h2=TA P:p1@A6 W:w1@A8.2,w2@A8.2,w3@A8.2")
    assert flight_path(board.state, board.state.passengers["p1"], 3, "A3") == ("A7",)


def test_12_7_panic_leaves_no_mark(place: Any) -> None:
    board = place("~ T3.9 t2:A12 h3=A6 h4=TF P:p5@L7")
    board.play(*SHOT, "H hijacker-act:h3=L7/L6", "? wild-hit:h3>p5=6", "? passenger-hit:p5=1", "? passenger-morale:p5=1")
    assert "A9,o" in board.position and "A9'" not in board.position and "A9*" not in board.position


@pytest.mark.parametrize(("at", "goal"), [("A5", "L7"), ("A4", "L1"), ("A13", "L13"), ("R7", "R7"), ("L10", "L7")])
def test_12_10_the_nearest_exit(place: Any, at: str, goal: str) -> None:
    board = place(f"~ T3.8 t1:TF h2=TA P:p1@{at}")
    assert exit_goal(board.state, board.state.passengers["p1"]) == goal


def test_12_13_movement_causes_no_fire(place: Any) -> None:
    board = place("~ T3.8 t1:L13 h2@A9 h3=C P:p1@A8")
    assert board.asked == "hijackers next-hijacker"
    assert [e.kind for e in board.match.events if e.kind in ("passenger", "wild", "shot")] == ["passenger"]


def test_12_11_without_a_halt_it_runs_on(place: Any) -> None:
    board = place("~ T3.9 t1:A6 h3=A1 h4=TA P:p3@A5")
    board.play(*SHOT, "H hijacker-act:h3=A5/A4", "? wild-hit:h3>p3=5", "? passenger-hit:p3=1", "? passenger-morale:p3=3", "T halt:p3=no")
    assert board.state.passengers["p3"].square == "A7"


def test_14_4_a_token_that_leaves_goes_to_the_pile(place: Any) -> None:
    board = place("~ T3.8 t1:A3(k) h2=TA P:p1@A1,p2@L3")
    board.play("T move-passenger=p1:L1,^")
    assert (board.state.passengers["p1"].left, board.view("teams").piles["left"]) == (True, 9)


def test_14_7_running_tokens_jostle_nobody_and_stay_aboard(place: Any) -> None:
    board = place("~ T3.8 t1:A2 h2@A9 h3=C P:p1@A4")
    assert (board.state.passengers["p1"].square, board.team("t1").jostled) == ("A1", False)


def test_14_9_a_runner_may_be_vetted(place: Any) -> None:
    board = place("~ T3.8 t1:A2 h2@A9 h3=C P:p1@A4,p2@L9")
    assert board.asked == "teams vet-passing:p1"
    assert board.options == ["t1", "-"]
    board.play("T vet-passing:p1=t1", "T card:t1=1", "? vet-card:p1=2")
    assert board.team("t1").mark and board.state.passengers["p1"].vetted


def test_14_2_each_token_once_and_only_controlled_ones(place: Any) -> None:
    board = place("~ T3.8 t1:A3(k) h2=TA P:p1@A1,p2@L4")
    board.play("T move-passenger=p2:A4,A5")
    assert board.refused("T move-passenger=p2:A6") == "14.2 already-moved"
    assert board.refused("T move-passenger=p1:A3") == "2.4 not-adjacent"


def test_17_9_a_token_about_to_leave_may_be_vetted_first(place: Any) -> None:
    board = place("~ T3.8 t1:A1(k) h2=TA P:p1@L1")
    told = board.told("teams", "T move-passenger=p1:^")
    assert told == [] and board.asked == "teams vet-passing:p1"
    assert board.ask.facts == {"token": "p1", "square": "L1", "leaving": True}
    told = board.told("teams", "T vet-passing:p1=-")
    assert told[0] == "! passenger token=p1 run=no hijacker=- square=L1 path=- left=yes [14.3] -> all"
