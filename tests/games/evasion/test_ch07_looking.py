"""Chapter 7: looking."""

from __future__ import annotations

import pytest

from lysander.core.game import Setup
from lysander.games.evasion.rules import rules_of

PRINTED = {
    ("day", "moving"): (4, 6, 6, 1),
    ("day", "hiding"): (1, 2, 6, 1),
    ("night", "moving"): (2, 3, 4, 2),
    ("night", "hiding"): (0, 1, 2, 0),
}


def looks(board) -> list[dict]:
    """Returns the looks made so far, failed ones and certain ones too."""
    return [dict(e.facts) for e in board.match.events if e.kind == "roll" and e.facts["name"].startswith("look")]


def test_7_1_units_that_look(place) -> None:
    """A patrol on foot, a lorry with its patrol as one unit, a lorry alone, a garrison; townspeople by 7.8.4."""
    board = place("5n.B B[0411h+L5:A] P[1@0412 2@L2] L[2@0412 3@0412 5@0411c] Z[0405]")
    board.play("british party=A@0411:drive=L5", "british path=r0412.", "chance look:P1=6", "chance look:P2=6")
    assert [x["name"] for x in looks(board)] == ["look:P1", "look:P2", "look:G0412"]


def test_7_2_the_search_matrix() -> None:
    rules = rules_of(Setup("evasion"))
    for (light, state), row in PRINTED.items():
        assert tuple(rules.search[light, state, ground] for ground in ("rough", "open", "road", "urban")) == row


@pytest.mark.parametrize(
    ("at", "how", "number"),
    [
        ("4d.B B[0309h:A] P[2@0308] Z[0405]", "x0308", 4),
        ("3n.B B[0408h:A] P[2@0407] Z[0405]", "x0407", 3),
        ("3n.B B[0408h:A] P[2@0407] Z[0405]", "r0407", 4),
        ("3n.B B[0408h:AB] P[2@0407] Z[0405]", "x0407", 4),
        ("3n.B B[0408h:AB*] P[2@0407] Z[0405]", "x0407", 4),
        ("3n.B B[0408h:AB] L[2@0407] Z[0405]", "x0407", 3),
        ("3n.B B[0408h:AB] P[2@L2] L[2@0407] Z[0405]", "r0407", 4),
        ("4d.B B[0408h:AB] L[2@0407] Z[0405]", "x0407", 6),
        ("4d.B B[0408h:A] L[2@0407] Z[0405]", "x0407", 5),
        ("4d.B B[0310h:A] Z[0405]", "r0210", 1),
        ("4d.B B[0310h:AB] Z[0405]", "x0210", 2),
        ("3n.B B[0310h:AB] Z[0405]", "x0210", 3),
    ],
)
def test_7_3_the_number_of_a_party(place, at: str, how: str, number: int) -> None:
    """7.3 moving; 7.4 column; 7.5 two or more; 7.6 lorry."""
    board = place(at)
    men = "AB" if "AB" in at else "A"
    board.play(f"british party={men}@{at.split('[')[1][:4]}:walk", f"british path={how}.")
    if board.ask.seat == "chance":
        board.play(f"chance {board.ask.kind}=6")
    assert looks(board)[0]["needed"] == number


def test_7_4_at_setting_out_the_step_to_be_made_counts(place) -> None:
    board = place("3n.B B[0407h:A] P[2@0407] Z[0405]")
    board.play("british party=A@0407:walk", "british path=r0408.", "chance look:P2=5")
    assert looks(board)[0]["row"] == ["night", "moving", "road"]


def test_7_5_wounded_men_count(place) -> None:
    board = place("5n.G B[0407h:A*B*] P[2@0408] Z[0405]")
    board.play("german order=P2:walk", "german path=x0407.", "chance look:P2=3")
    assert looks(board)[0]["needed"] == 2


def test_7_6_a_lorry_with_its_patrol_looks_as_one_unit(case) -> None:
    case("""
        at     4d.G B[0407h:AB] P[6@L6] L[6@0506] Z[0405]
        > german order=L6:drive
        > german path=r0407.
        < british b_enemy hex=0407 what=lorry_troops
        > chance look:P6=3
        < german g_stop unit=L6 hex=0407
        = 4d.G B[0407h:AB] P[6@L6] L[6@0407d] Z[0405]
        note   Day, hiding, open 2, +1, -1 = 2; the unit is named P6 (7.13), the stop names the lorry (8.6).
    """)


def test_7_7_at_six_or_more_and_at_nothing_no_die(place) -> None:
    board = place("4d.B B[0408h:AB] L[2@0407] Z[0405]")
    board.play("british party=AB@0408:walk", "british path=r0407.")
    assert board.ask.kind == "attack:L2" and looks(board)[0]["face"] == 0
    board = place("5n.G B[0308h:A] P[2@0309] Z[0405]")
    board.play("german order=P2:walk", "german path=x0308")
    assert looks(board)[0]["needed"] == 0 and board.ask.kind == "order"


@pytest.mark.parametrize("face", [1, 2, 3])
def test_7_7_spotted_at_the_number_not_above(place, face: int) -> None:
    board = place("3n.B B[0408h:A] P[2@0407] Z[0405]")
    board.play("british party=A@0408:walk", "british path=x0407.")
    board.play(f"chance look:P2={face}")
    assert board.ask.kind == "patrol"


def test_7_8_1_a_searching_patrol_spots_every_group(place) -> None:
    board = place("5n.B B[0307h:A] P[2@0308s] Z[0405]")
    board.play("british party=A@0307:walk", "british path=x0308")
    assert looks(board)[0]["certain"] == "7.8.1" and board.ask.kind == "patrol"


def test_7_8_2_a_block_looks_once_per_visit(place) -> None:
    """In by road and out by road: one look; in across country and out by road: one look, at the second step."""
    board = place("3n.B B[0408h:A 0307h:B] L[5@0407r] Z[0405]")
    board.play("british party=A@0408:walk", "british path=r0407r0506.", "german attack:L5=no")
    board.play("british path=r0506.")
    assert [x["certain"] for x in looks(board)] == ["7.8.2"]
    board.play("british party=B@0307:walk", "british path=x0407")
    assert len(looks(board)) == 1, "across country it does not look"
    board.play("british path=r0506.", "german attack:L5=no")
    assert len(looks(board)) == 2


def test_7_8_2_a_block_with_a_patrol_on_board_looks_in_no_other_way(place) -> None:
    board = place("4d.B B[0408h:AB] P[5@L5] L[5@0407r] Z[0405]")
    board.play("british party=AB@0408:walk", "british path=x0407.")
    assert looks(board) == []


def test_7_8_3_by_day_a_patrol_spots_a_captured_lorry_that_sets_out(place) -> None:
    board = place("4d.B B[0408h+L5:A] P[2@0408] L[5@0408c] Z[0405]")
    board.play("british party=A@0408:drive=L5", "british path=r0407.")
    assert looks(board)[0]["certain"] == "7.8.3"
    board = place("3n.B B[0408h+L5:A] P[2@0408] L[5@0408c] Z[0405]")
    board.play("british party=A@0408:drive=L5", "british path=r0407.")
    assert board.ask.kind == "look:P2", "by night the matrix"


def test_7_8_4_by_night_a_captured_lorry_is_spotted_in_a_town(place) -> None:
    board = place("3n.B B[0412h+L5:A] L[5@0412c] Z[0405]", {"garrisons": "no"})
    told = board.play("british party=A@0412:drive=L5", "british path=r0413.")
    assert told[0] == "german g_seen unit=T0412 hex=0412 men=1 how=captured" and looks(board)[0]["certain"] == "7.8.4"
    board = place("4d.B B[0412h+L5:A] L[5@0412c] Z[0405]", {"garrisons": "no"})
    board.play("british party=A@0412:drive=L5", "british path=r0413.")
    assert looks(board) == [], "by day townspeople do nothing"


def test_7_8_5_at_the_aircraft(place) -> None:
    """7.8, 7.8.5 Certain, whatever the ground."""
    board = place("11n.G B[0405m:AB] P[3@0406] Z[0405!]")
    board.play("german order=P3:walk", "german path=x0405.")
    assert looks(board)[0]["certain"] == "7.8.5"


def test_7_9_1_before_the_first_step(place) -> None:
    """7.9, 7.9.1, 7.9.2 Where it begins and in each hex it enters."""
    board = place("3n.B B[0408h:A] P[2@0408 3@0409 4@0510] Z[0405]")
    board.play("british party=A@0408:walk", "british path=x0409x0510", "chance look:P2=6", "chance look:P3=6")
    board.play("british path=x0510", "chance look:P4=6")
    assert [(x["name"], x["hex"]) for x in looks(board)] == [("look:P2", "0408"), ("look:P3", "0409"), ("look:P4", "0510")]


def test_7_9_3_order_of_looks(place) -> None:
    """Searching, other patrols, lorries with a patrol, garrison, road blocks alone, other lorries alone; by number within a class."""
    board = place("5n.B B[0411h+L5:A] P[1@0412 2@0412 3@L3 4@L4] L[1@0412r 2@0412 3@0412 4@0412r 5@0411c] G[0412] Z[0405]")
    board.play("british party=A@0411:drive=L5", "british path=r0412.")
    while board.ask.seat == "chance":
        board.play(f"chance {board.ask.kind}=6")
    assert [x["name"] for x in looks(board)] == ["look:P1", "look:P2", "look:P3", "look:P4"], "the road block with P4 is certain"


def test_7_9_4_a_searching_patrol_goes_first(place) -> None:
    """A searching patrol and a road block look by 7.8, the others by the matrix."""
    board = place("3n.B B[0408h:A] P[1@0407 2@0407s] L[5@0407r] Z[0405]")
    board.play("british party=A@0408:walk", "british path=r0407.")
    assert looks(board)[0]["name"] == "look:P2" and looks(board)[0]["certain"] == "7.8.1"


def test_7_10_men_aboard_first_then_the_men_out(place) -> None:
    board = place("4d.G B[0407h:A 0407h+L4:B 0407h+L5:C] P[2@0408] L[4@0407c 5@0407c] Z[0405]")
    board.play("german order=P2:walk", "german path=x0407.")
    assert looks(board)[0]["row"] == ["day", "hiding", "road"] and board.ask.kind == "patrol"
    board.play("chance patrol=6", "british escape=stay")
    assert len(looks(board)) == 1, "it stops at the first fight"


def test_7_11_no_look_without_a_visit(place) -> None:
    """Germans who stay, lorries that stand, men who get off: no look. 7.12: who does not move is not looked at in the British half."""
    board = place("4d.B B[0407h:A] P[2@0407] L[3@0407] Z[0405]")
    board.play("british party=done", "british posture:0407=hide")
    assert looks(board) == []
    board.play("german order=L3:block")
    assert looks(board) == []


def test_7_12_a_group_that_rests_is_not_looked_at(place) -> None:
    board = place("4d.B B[0407h:AB 0510h:C] P[2@0407s] Z[0405]")
    board.play("british party=C@0510:walk", "british path=x0610.", "british party=done")
    assert looks(board) == []


def test_7_13_who_reports_what(place) -> None:
    """The number counts the wounded; a lorry with a patrol reports under the patrol's name."""
    board = place("4d.B B[0407h+L5:AB*] P[3@L3] L[3@0408 5@0407c] Z[0405]")
    told = board.play("british party=AB@0407:drive=L5", "british path=r0408.")
    assert told[0] == "german g_seen unit=P3 hex=0408 men=2 how=captured"


def test_7_14_a_failed_look_is_told_to_nobody(place) -> None:
    board = place("3n.B B[0308h:AB] P[2@0308] Z[0405]")
    told = board.events("british party=AB@0308:walk", "british path=x0408.", "chance look:P2=4")
    assert [e.kind for e in told if e.to != ("umpire",)] == ["b_stop", "half"]


def test_7_14_a_look_that_only_leads_to_a_report_is_not_told_to_the_british(place) -> None:
    board = place("4d.B B[0408h:AB] L[5@0407r] Z[0405]")
    told = board.events("british party=AB@0408:walk", "british path=r0407.", "german attack:L5=no")
    assert [e.kind for e in told if "british" in e.to] == ["b_stop"]
