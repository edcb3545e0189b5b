"""8.11 to 8.13 ambushes at once, 7.10 the other readings of discovery; 14.10, 18.4, 19.1.4 the clock."""

from __future__ import annotations

from typing import Any

import pytest

from lysander.games.flight181 import GAME

MOVE = ("T next-team=t1", "T control:t1=no", "T move:t1=A7,A6")
FOUND = "~ T3.7 t1:A8 h1=R6 h4=C P:p1@L2"


def test_8_11_only_those_just_found_may_ambush_and_only_that_team(place: Any) -> None:
    board = place("~ T3.7 t1:A8 t2:A10 h1=R6 h3=R11 h4~A9 P:p1@L2")
    board.play(*MOVE)
    assert board.ask.kind == "ambush" and board.ask.facts == {"team": "t1", "square": "A6", "found": ["h1"]}
    assert [*board.ask.domain.members()] == ["-", "h1>t1"]
    why = {v: board.ask.domain.why_not(v).facts.get("why") for v in ("h1>t2", "h3>t1", "h4>t1")}
    assert why == {"h1>t2": "team", "h3>t1": "found", "h4>t1": "found"}
    board.play("H ambush=-")
    assert board.ask.kind == "act:t1" and board.hijacker("h1").state == "visible"


def test_8_11_one_found_on_the_way_and_out_of_sight_is_not_asked(place: Any) -> None:
    board = place("~ T3.7 t1:A8 h1=R7 h4=C P:p1@L2", {"sweep": "pass"})
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A7,A6,A5,A4")
    assert board.hijacker("h1").state == "visible" and board.ask.kind != "ambush"


def test_8_12_a_team_that_is_removed_ends_its_action(place: Any) -> None:
    board = place("~ T3.7 t1:A8!2 t2:A13 h1=R6 h4=C P:p1@L2")
    told = board.play(*MOVE, "H ambush=h1>t1", "? ambush-hit:h1>t1=4", "? team-hit:h1>t1=6")
    assert board.state.teams["t1"].square == "x" and board.ask.kind == "next-team" and told


def test_8_12_the_burst_of_its_check_makes_passengers_check_at_once(place: Any) -> None:
    board = place("~ T3.7 t1:A8 t2:A13 h1=R6 h4=C P:p1@R6")
    dice = ("? team-hit:h1>t1=4", "? team-morale:t1=1", "T burst-beside:t1=R5", "? burst-hit:t1>h1=1", "? burst-hit:t1>p1=5", "? passenger-hit:p1=1")
    board.play(*MOVE, "H ambush=h1>t1", "? ambush-hit:h1>t1=4", *dice, "? passenger-morale:p1=6")
    assert board.ask.kind == "vet:t1" and not board.state.debts and not board.state.owing


@pytest.mark.parametrize(("reaction", "asked"), [("no", "act:t1"), ("shot", "act:t1"), ("exchange", "retaliate:t1")])
def test_8_13_no_ambush_the_act_as_answer_or_a_retaliation(place: Any, reaction: str, asked: str) -> None:
    board = place("~ T3.7 t1:A8 h1=R6 h4=C", {"reaction": reaction})
    board.play("T next-team=t1", "T move:t1=A7,A6")
    if reaction != "no":
        board.play("H ambush=h1>t1", "? ambush-hit:h1>t1=1")
    assert board.ask.kind == asked
    if reaction == "exchange":
        board.play("T retaliate:t1=h1.c", "? fire-hit:t1>h1=1")
        assert board.ask.kind == "act:t1"


def test_7_10_1_beside_a_team_he_stays_hidden_and_the_teams_cannot_rule_him_out(place: Any) -> None:
    board = place("~ T3.7 t1:A8 h1=R6 h4=C", {"sweep": "entered"})
    board.play("T next-team=t1", "T move:t1=A7,A6")
    assert board.hijacker("h1").state == "hidden" and GAME.check(board.state) == []
    reach = board.view("teams").hijackers[0].reach
    assert "R6" in reach and {"A7", "A6"}.isdisjoint(reach)


def test_7_10_1_what_the_teams_are_asked_does_not_tell_who_is_beside_them(place: Any) -> None:
    asked = []
    for square in ("R6", "R2"):
        board = place(f"~ T3.7 t1:A8 h1={square} h4=C", {"sweep": "entered"})
        board.play("T next-team=t1", "T move:t1=A7,A6")
        asked.append((board.ask.kind, board.view("teams").hijackers))
    assert asked[0] == asked[1]


def test_7_10_2_while_a_team_acts_somebody_may_be_beside_it(place: Any) -> None:
    board = place("~ T3.7 t1:A8 h1=R6 h2@A9 h4=C", {"sweep": "action"})
    board.play("T next-team=t1", "T move:t1=A7,A6")
    assert board.ask.kind == "act:t1" and "R6" in board.view("teams").hijackers[0].reach
    board.play("T act:t1=-")
    assert board.ask.kind == "ambush" and board.ask.facts["found"] == ["h1"]


def test_16_6_4_a_search_finds_who_is_beside(place: Any) -> None:
    board = place("~ T3.7 t1:A6 h1=R6 h4=C", {"sweep": "entered"})
    board.play("T next-team=t1", "T move:t1=-", "T act:t1=search", "H ambush=-")
    assert board.hijacker("h1").state == "visible"
    assert not {"A5", "A6", "A7", "L6"} & set(board.view("teams").hijackers[3].reach)


def test_14_10_help_comes_in_turn_8_and_not_before(place: Any) -> None:
    for turn, left in ((7, False), (8, True)):
        board = place(f"~ T{turn}.8 t1:A1 h4=TA P:p1@L7,p2@R9")
        board.play("H next-hijacker=-")
        assert board.state.passengers["p1"].left is left


def test_18_4_nobody_breaks_down_on_full_squares(place: Any) -> None:
    board = place("~ T8.9 t1:A1 h4=TA P:p1@L4,p2@L4,p3@L4,p4@R5")
    board.play("H next-hijacker=-")
    assert [(c.name, c.place) for c in board.state.casualties] == [("w1", "R5")]
    board = place("~ T8.9 t1:A1 h4=TA P:p1@L4,p2@L4,p3@L4")
    board.play("H next-hijacker=-")
    assert not board.state.casualties and not board.match.over


def test_19_1_4_an_empty_aircraft_ends_the_game_from_turn_8_on(place: Any) -> None:
    for turn, over in ((7, False), (8, True)):
        board = place(f"~ T{turn}.9 t1:A1 h4=TA")
        board.play("H next-hijacker=-")
        assert board.match.over is over
    assert (board.state.result.facts["reason"], board.state.result.facts["secured"]) == ("empty", False)
