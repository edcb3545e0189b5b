"""Rulings of ``docs/decisions/032-flight181-rulings.md`` that no other test checks."""

from __future__ import annotations

from typing import Any


def test_7_6_the_exit_square_of_an_entry_is_swept(place: Any) -> None:
    found = {}
    for sweep in ("pass", "end"):
        board = place("~ T3.7 t1:- h1=L6 h4=C", {"sweep": sweep})
        board.play("T next-team=t1", "T enter:t1=L7", "T move:t1=A7,A8,A9")
        found[sweep] = board.hijacker("h1").state
    assert found == {"pass": "hidden", "end": "hidden"}  # L6 and L7 touch different aisle squares
    board = place("~ T3.7 t1:- h1=A7 h4=C", {"sweep": "pass"})
    told = board.play("T next-team=t1", "T enter:t1=L7", "T move:t1=-")
    assert "! found hijacker=h1 square=A7 team=t1 [7.5] -> all" in told


def test_10_11_the_token_met_by_a_stray_shot_is_told(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2@A8 P:p4@A7,p3@A7")
    told = board.play("T next-team=t1", "T control:t1=no", "T move:t1=-", "T act:t1=h2.u", "? fire-hit:t1>h2=1")
    assert told[-2] == "! stray team=t1 token=p3 square=A7 [10.11] -> all"


def test_12_11_a_halt_that_changes_nothing_is_not_asked(place: Any) -> None:
    board = place("~ T3.9 t1:A6 h3=A1 h4=TA P:p3@A4,p1@R7,p2@R7 W:w1@L1.2,w2@L1.2,w3@L1.2,w4@R1.2,w5@R1.2,w6@R1.2")
    board.play("H next-hijacker=h3", "H hijacker-move:h3=-", "H hijacker-act:h3=A4/A3", "? wild-hit:h3>p3=5", "? passenger-hit:p3=1")
    board.play("? passenger-morale:p3=3")
    assert board.state.passengers["p3"].square == "A6"
    assert board.asked == "hijackers next-hijacker"


def test_13_4_with_every_exit_full_in_turn_1_nobody_can_enter(place: Any) -> None:
    exits = ("L1", "R1", "L7", "R7", "L13", "R13")
    lying = ",".join(f"w{3 * n + k}@{e}.1" for n, e in enumerate(exits) for k in (1, 2, 3))
    board = place(f"F181/1 T1.7 t1:- t2:- t3:- h1=C h2=C h3=R10 h4=TA P:-,-,-,-,-,-,-,-,-,- W:{lying} F:- Q:-")
    board.play("T next-team=t1", "T next-team=-")
    assert board.asked == "hijackers next-hijacker"


def test_17_9_a_match_does_not_keep_a_token_aboard(place: Any) -> None:
    board = place("~ T3.8 t1:A1(k) h2=TA h3$p1.7 P:p1@L1")
    board.play("T move-passenger=p1:^", "T vet-passing:p1=t1", "T card:t1=1", "? vet-card:p1=1")
    assert (board.hijacker("h3").state, board.state.passengers["p1"].left) == ("captured", True)


def test_18_2_a_token_set_aside_grows_late(place: Any) -> None:
    board = place("~ T7.10 t1:A2 h2=C W:s1@z.3")
    board.play("H ambush=-")
    assert board.state.casualties[0].late
