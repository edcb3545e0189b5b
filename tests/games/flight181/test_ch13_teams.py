"""13 Team actions."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.core.plain import plain


def test_13_2_the_parts_come_in_their_order(place: Any) -> None:
    board = place("~ T3.7 t3:- h2@A2 h3=TA P:p1@A2")
    asked = []
    for answer in ("next-team=t3", "enter:t3=L1", "control:t3=no", "move:t3=A1", "vet:t3=-", "act:t3=-"):
        asked.append(board.ask.kind)
        board.play(f"T {answer}")
    assert asked == ["next-team", "enter:t3", "control:t3", "move:t3", "vet:t3", "act:t3"]


def test_13_1_each_team_once_and_he_may_stop(place: Any) -> None:
    board = place("~ T3.7 t1:A5 t2:A6 h2=TA")
    board.play("T next-team=t2", "T move:t2=-")
    assert board.options == ["t1", "t3", "-"]


def test_13_4_entering_is_declined(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2=TA")
    board.play("T next-team=t2", "T enter:t2=-")
    assert (board.team("t2").square, board.options) == ("-", ["t1", "t3", "-"])


def test_13_4_full_exits_are_closed(place: Any) -> None:
    board = place("~ T3.7 h2=TA W:w1@L1.2,w2@L1.2,w3@L1.2")
    board.play("T next-team=t2")
    assert board.refused("T enter:t2=L1") == "6.3 full"
    assert board.options == ["R1", "L7", "R7", "L13", "R13", "-"]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ("A6,A8", "2.4 not-adjacent"),
        ("+w1/A6,+w2/A6", "13.6 carries"),
        ("dn", "13.5 carries-none"),
        ("out", "13.5 carries-none"),
        ("+w1/A6,out", "13.5 no-exit"),
        ("+w1/A7", "13.5 not-here"),
        ("+w9/A6", "13.5 malformed"),
        ("A6,A7,A8,A9,A10", "13.5 points"),
        ("A99", "13.5 malformed"),
    ],
)
def test_13_5_what_a_team_cannot_do(place: Any, plan: str, code: str) -> None:
    board = place("~ T3.7 t1:A5 h2=TA W:w1@A6.2,w2@A6.2")
    board.play("T next-team=t1")
    assert board.refused(f"T move:t1={plan}") == code


def test_13_5_putting_down_is_free_and_needs_room(place: Any) -> None:
    board = place("~ T3.7 t1:A5+w1 h2=TA P:p1@A5 W:w1@t1.2,w2@A5.2")
    board.play("T next-team=t1", "T control:t1=no")
    assert board.refused("T move:t1=dn") == "13.5 full"
    board.play("T move:t1=A6,A7,A8,A9,dn")
    assert "w1@A9.2" in board.position


def test_13_5_the_domain_gives_a_plan_for_each_outcome(place: Any) -> None:
    board = place("~ T3.7 t1:L6 h2=TA W:w1@A7.2")
    board.play("T next-team=t1")
    plans = plain(board.ask.domain.describe())["plans"]
    assert [p["value"] for p in plans if p["out"]] == []  # picking up, three steps and evacuating would be five points
    assert {p["carries"] for p in plans if p["square"] == "L7"} == {"", "w1"}
    assert all(board.ask.domain.why_not(p["value"]) is None for p in plans)
    assert len({(p["square"], p["carries"], str(p["out"]), str(p["put"])) for p in plans}) == len(plans)


def test_13_7_an_evacuated_serious_token_does_not_grow_late(place: Any) -> None:
    board = place("~ T7.10 t1:A2 h2=C W:s1@o.3,s2@A9.3")
    board.play("H ambush=-")
    assert [c.late for c in board.state.casualties] == [False, True]


def test_13_9_discovery_follows_a_movement_of_no_steps_too(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2~A6 h3=TA P:p1@L2")
    told = board.play("T next-team=t1", "T control:t1=no", "T move:t1=-")
    assert [line.split()[1] for line in told] == ["team"]  # a possum is not discovered


def test_13_10_who_did_not_move_does_not_vet(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2=TA P:p1@A5")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=-")
    assert board.asked == "teams next-team"
    board = place("~ T3.7 t1:A4 h2=TA P:p1@A5")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A5")
    assert board.asked == "teams vet:t1"


def test_13_11_nothing_follows_the_act(place: Any) -> None:
    board = place("~ T3.7 t1:A4 h2@A8 h3=TA")
    board.play("T next-team=t1", "T move:t1=A5", "T act:t1=h2.c", "? fire-hit:t1>h2=1")
    assert board.asked == "teams next-team" and "t1" not in board.options


def test_13_3_control_is_not_asked_without_passengers(place: Any) -> None:
    board = place("~ T3.7 t1:A4 h2@A8 h3=TA")
    board.play("T next-team=t1")
    assert board.asked == "teams move:t1"


def test_7_6_sweeping_on_the_way(place: Any) -> None:
    for sweep, state in (("pass", "visible"), ("end", "hidden")):
        board = place("~ T3.7 t1:- h1=L2 h4=C", {"sweep": sweep})
        board.play("T next-team=t1", "T enter:t1=L7", "T move:t1=A7,A6,A5")
        assert board.hijacker("h1").state == "hidden"
        board = place("~ T3.7 t1:A4 h1=R6 h4=C", {"sweep": sweep})
        board.play("T next-team=t1", "T move:t1=A5,A6,A7,A8")
        assert board.hijacker("h1").state == state
