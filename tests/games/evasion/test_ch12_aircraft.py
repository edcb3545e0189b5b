"""Chapter 12: the aircraft."""

from __future__ import annotations

import pytest

from lysander.core.game import Setup
from lysander.games.evasion.rules import rules_of
from lysander.text import for_game


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


@pytest.mark.parametrize(("reading", "finds"), [("always", True), ("men", False)])
def test_12_4_a_later_patrol_finds_the_aircraft_without_men(place, reading: str, finds: bool) -> None:
    """8.4.2, 17.22 The first patrol has reported it, and taken all who were there; there is nobody to look at."""
    board = place("11n.G B[0405m:A 0510h:B] P[2@0506 3@0506] Z[0405!]", {"aircraft_found": reading})
    told = board.play("german order=P2:walk", "german path=x0405.", "chance patrol=1")
    assert [t for t in told if "g_plane" in t] == ["german g_plane unit=P2 hex=0405"] and "german g_captured unit=P2 hex=0405 men=A" in told
    found = ["german g_plane unit=P3 hex=0405"] if finds else []
    assert board.play("german order=P3:walk", "german path=x0405.", *["german path=."] * finds) == [*found, "german g_stop unit=P3 hex=0405"]
    assert "P3:walk" not in board.options and "P3:search" not in board.options, "it has walked; it has not fought"


@pytest.mark.parametrize("reading", ["always", "men"])
def test_12_4_at_the_landing_only_while_men_are_left(place, reading: str) -> None:
    board = place("11n.B B[0405h:A 0510h:B] P[1@0405 3@0405] Z[0405]", {"aircraft_found": reading})
    told = board.play("british party=done", "chance patrol=1")
    assert [t for t in told if "g_plane" in t] == ["german g_plane unit=P1 hex=0405"]
    assert "P3:walk" in board.options, "who met nobody may still be ordered"


def test_12_5_nobody_leaves_the_aircraft(place) -> None:
    board = place("11n.G B[0405m:AB] P[3@0506] Z[0405!]")
    board.play("german order=P3:walk", "german path=x0405.", "chance patrol=4", "chance hit=1")
    assert board.ask.kind == "order" and board.options == ["done"], "no escape step, no second fight"
    assert board.play("german order=done")[0] == "british b_away men=AB"


@pytest.mark.parametrize(
    ("at", "answers"),
    [
        ("11n.G B[0405m:AB 0510h:CD] P[3@0506] Z[0405!]", ("german order=P3:walk", "german path=x0405.")),
        ("11n.B B[0405h:AB 0510h:CD] P[3@0405] Z[0405]", ("british party=done",)),
    ],
)
def test_12_5_the_patrol_sees_that_they_stay(place, at: str, answers: tuple[str, ...]) -> None:
    """10.8, 14.3 In either half: nobody breaks away beside the aircraft, and the belief view keeps them where they are (16.9)."""
    board = place(at)
    told = board.play(*answers, "chance patrol=4", "chance hit=1")
    assert told[-1] == "german g_held_off unit=P3 hex=0405 hit=1" and not any("g_broke_away" in line for line in told)
    trail = board.view("german").belief["trails"][-1]
    assert trail["men"] == 2 and "0405" in trail["hexes"]
    assert trail["hexes"] == ["0405"] or at.startswith("11n.B"), "in the British half the set then grows (16.6)"
    event = next(e for e in board.match.events if e.kind == "g_held_off")
    english = "Patrol 3: the enemy fought the patrol off and holds out at the aircraft in 0405, one man hit."
    assert for_game("evasion", "en").event(event, "german") == english
    assert for_game("evasion", "de").event(event, "german").startswith("Streife 3: Der Feind hat die Streife abgewehrt und hält sich beim Flugzeug")
    assert "british b_away men=AB" in board.play("german order=done")


def test_12_5_elsewhere_they_break_away_although_the_aircraft_waits(place) -> None:
    board = place("11n.G B[0405m:AB 0406h:CD] P[3@0506] Z[0405!]")
    told = board.play("german order=P3:walk", "german path=x0406.", "chance look:P3=1", "chance patrol=4", "chance hit=1")
    assert told[-1] == "german g_broke_away unit=P3 hex=0406 hit=1"
    event = next(e for e in board.match.events if e.kind == "g_broke_away")
    assert for_game("evasion", "en").event(event, "german") == "Patrol 3: the enemy broke away in 0406, one man hit."


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
