"""Chapter 12: the aircraft."""

from __future__ import annotations

from lysander.core.game import Setup
from lysander.games.evasion.rules import rules_of


def test_12_1_it_comes_in_the_landing_move_alone(place) -> None:
    board = place("9n.B B[0405h:A] Z[0405]")
    board.play("british party=done")
    assert board.state.plane == ""
    board = place("11n.B B[0405h:A] Z[0405]")
    assert board.play("british party=done") == ["british b_plane_down hex=0405"]


def test_12_2_a_wounded_man_is_enough(place) -> None:
    assert place("11n.B B[0405h:A* 0510h:B] Z[0405]").play("british party=done") == ["british b_plane_down hex=0405"]


def test_12_3_nobody_there(place) -> None:
    board = place("11n.B B[0404h:AB] Z[0405]")
    assert board.play("british party=done") == ["british b_plane_missed hex=0405"] and board.ask.kind == "order"


def test_12_4_patrols_in_the_hex_meet_it_at_the_landing_by_number(place) -> None:
    board = place("11n.B B[0405h:ABCD] P[1@0405 3@0405] Z[0405]")
    told = board.play("british party=done", "chance patrol=6")
    assert [t for t in told if "g_plane" in t] == ["german g_plane unit=P1 hex=0405", "german g_plane unit=P3 hex=0405"]
    board.play("chance patrol=1")
    assert board.match.over, "nobody is left"


def test_12_4_such_a_patrol_does_nothing_more(place) -> None:
    board = place("11n.B B[0405h:ABCD] P[1@0405 2@0506] Z[0405]")
    board.play("british party=done", "chance patrol=3", "chance hit=1")
    assert board.options == ["P2:walk", "P2:search", "done"]


def test_12_4_without_men_a_later_patrol_is_told_nothing(place) -> None:
    """8.4.2 "with men": the first patrol has reported it, and taken all who were there."""
    board = place("11n.G B[0405m:A 0510h:B] P[2@0506 3@0506] Z[0405!]")
    told = board.play("german order=P2:walk", "german path=x0405.", "chance patrol=1")
    assert [t for t in told if "g_plane" in t] == ["german g_plane unit=P2 hex=0405"] and "german g_captured unit=P2 hex=0405 men=A" in told
    assert board.play("german order=P3:walk", "german path=x0405.") == ["german g_stop unit=P3 hex=0405"]


def test_12_5_nobody_leaves_the_aircraft(place) -> None:
    board = place("11n.G B[0405m:AB] P[3@0506] Z[0405!]")
    board.play("german order=P3:walk", "german path=x0405.", "chance patrol=4", "chance hit=1")
    assert board.ask.kind == "order" and board.options == ["done"], "no escape step, no second fight"
    assert board.play("german order=done")[0] == "british b_away men=AB"


def test_12_6_who_reached_the_hex_by_an_escape_step_flies_too(place) -> None:
    board = place("11n.G B[0405m:A 0406h:B] P[3@0506] Z[0405!]")
    board.play("german order=P3:walk", "german path=x0406.", "chance look:P3=1", "chance patrol=4", "british escape=0405")
    assert "british b_away men=AB" in board.play("german order=done")


def test_12_7_the_others_are_left_behind_but_no_prisoners(place) -> None:
    board = place("11n.G B[0404h:C 0405m:AB] Z[0405!]")
    told = board.play("german order=done")
    assert told[1] == "british b_left men=C" and told[-1] == "all result british=won german=lost away=2 captured=0 dead=0 left=1"


def test_12_8_no_landing_hex_has_a_road() -> None:
    board = rules_of(Setup("evasion")).board
    assert not set(board.landing) & board.roads
