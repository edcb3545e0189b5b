"""Chapter 6: the British half."""

from __future__ import annotations

import pytest


def test_6_1_until_nobody_is_left_to_move(place) -> None:
    board = place("3n.B B[0410h:A 0510h:B] Z[0405]")
    board.play("british party=A@0410:walk", "british path=x0510.")
    assert board.ask.kind == "party"
    board.play("british party=B@0510:walk", "british path=x0610.")
    assert board.ask.seat == "german"


@pytest.mark.parametrize(
    "party", ["BA@0410:walk", "AC@0410:walk", "A@0411:walk", "AA@0410:walk", "@0410:walk", "A@0410:fly", "F@0410:walk", "A", "x" * 50]
)
def test_6_2_refused_parties(place, party: str) -> None:
    assert place("3n.B B[0410h:AB 0411h:C] Z[0405]").refused(f"british party={party}") == "6.2"


def test_6_2_who_has_moved_may_not_again(place) -> None:
    board = place("3n.B B[0410h:AB] Z[0405]")
    board.play("british party=A@0410:walk", "british path=x0510.")
    assert board.refused("british party=A@0510:walk") == "6.2"


def test_6_3_a_walking_party_gets_off_first(case) -> None:
    case("""
        at     3n.B B[0408h+L5:AB] L[5@0408c] Z[0405]
        > british party=A@0408:walk
        > british path=x0409.
        < british b_stop men=A hex=0409
        > british party=done
        > british aboard:L5=B
        = 3n.G B[0408h+L5:B 0409m:A] L[5@0408c] Z[0405]
    """)


def test_6_4_refused_drives(place) -> None:
    board = place("3n.B B[0408h:AB* 0409h:C 0411h:D] L[5@0408c 6@0408 4@0411dc] Z[0405]")
    assert board.refused("british party=B@0408:drive=L5") == "6.4", "nobody who can drive"
    assert board.refused("british party=A@0408:drive=L6") == "6.4", "German"
    assert board.refused("british party=C@0409:drive=L5") == "6.4", "not in the hex"
    assert board.refused("british party=D@0411:drive=L4") == "6.4", "driven in this half"
    assert board.refused("british party=A@0408:drive=L²") == "6.2"


def test_6_4_men_who_do_not_come_along_get_off_and_may_still_move(case) -> None:
    case("""
        at     3n.B B[0408h:A 0408h+L5:BC] L[5@0408c] Z[0405]
        > british party=AB@0408:drive=L5
        > british path=r0309.
        < british b_stop men=AB hex=0309
        > british getoff=none
        > british party=C@0408:walk
        > british path=x0409.
        < british b_stop men=C hex=0409
        ! british aboard:L5=B  [6.12]
        > british aboard:L5=A
        = 3n.G B[0309m:B 0309m+L5:A 0409m:C] L[5@0309dc] Z[0405]
    """)


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("x0309x0308.", "6.5"),
        ("x0510x0610x0710.", "6.5"),
        ("r0309r0408r0407r0506.", "6.5"),
        ("r0510.", "2.6"),
        ("x0508.", "6.7"),
        ("y0309.", "6.7"),
        ("x0309x", "6.7"),
        ("x03.", "6.7"),
        ("", "6.7"),
    ],
)
def test_6_5_refused_paths(place, path: str, rule: str) -> None:
    """6.5 six points, 2.6 links, 6.7 form and neighbours."""
    board = place("3n.B B[0410h:A] Z[0405]")
    board.play("british party=A@0410:walk")
    assert board.refused(f"british path={path}") == rule


def test_6_6_one_step_with_a_wounded_man(place) -> None:
    board = place("3n.B B[0408h:AB*] Z[0405]")
    board.play("british party=AB@0408:walk")
    assert board.refused("british path=r0407r0506.") == "6.6"
    assert board.play("british path=r0407") == ["british b_stop men=AB hex=0407"]


def test_6_7_asked_again_while_points_are_left(place) -> None:
    board = place("3n.B B[0410h:A] Z[0405]")
    board.play("british party=A@0410:walk", "british path=r0411")
    assert board.ask.kind == "path" and board.ask.facts["left"] == 4
    assert board.play("british path=x0510") == ["british b_stop men=A hex=0510"], "one point is left, and no step costs so little"


def test_6_8_1_a_stop_before_the_first_step_cancels(place) -> None:
    """6.8, 6.8.1"""
    board = place("3n.B B[0308h:AB] P[2@0308s] Z[0405]")
    before = board.position
    assert board.play("british party=AB@0308:walk", "british path=.") == []
    assert board.position == before


def test_6_8_2_a_fight_at_setting_out_ends_the_move(place) -> None:
    board = place("3n.B B[0308h:ABCD] P[2@0308s] Z[0405]")
    board.play("british party=ABCD@0308:walk", "british path=x0408.", "chance patrol=6", "british escape=stay")
    assert board.position == "3n.G B[0308m:ABCD] Z[0405]", "they count as moved"


def test_6_8_3_points_are_paid_step_by_step(place) -> None:
    board = place("3n.B B[0408h:A] Z[0405]")
    board.play("british party=A@0408:walk", "british path=x0407")
    assert (board.ask.facts["hex"], board.ask.facts["left"]) == ("0407", 3)


def test_6_8_4_sights_before_looks(case) -> None:
    """6.8.4, 6.8.5 What has come into sight is told before the looks of the hex."""
    case("""
        at     4d.B B[0409h:A] P[2@0408 3@0407s] Z[0405]
        > british party=A@0409:walk
        > british path=x0408x0407.
        < british b_enemy hex=0407 what=patrol
        < german g_seen unit=P2 hex=0408 men=1 how=foot
        < british b_found hex=0408 men=A by=patrol
        > chance patrol=6
        < british b_foe_killed hex=0408 what=patrol
        < german g_silent units=P2 hex=0408
        ? british escape {0307, 0308, 0309, 0409, 0508, stay}
        > british escape=stay
        = 4d.G B[0408m:A] P[3@0407s] Z[0405]
    """)


def test_6_8_6_news_voids_the_rest_of_the_path(case) -> None:
    case("""
        at     4d.B B[0410h:A] L[2@0407] Z[0405]
        > british party=A@0410:walk
        > british path=r0309r0408r0407.
        < british b_enemy hex=0407 what=lorry
        > british path=.
        < british b_stop men=A hex=0408
        = 4d.G B[0408m:A] L[2@0407] Z[0405]
    """)


def test_6_9_a_lorry_keeps_to_the_links_ten_at_most(place) -> None:
    board = place("3n.B B[0109h+L5:A] L[5@0109c] Z[0405]")
    board.play("british party=A@0109:drive=L5")
    assert board.refused("british path=x0209.") == "6.9"
    assert board.refused("british path=r0108r0107r0106r0105r0104r0103r0202r0302r0301r0401r0500.") == "6.9"
    assert board.play("british path=r0108r0107r0106r0105r0104r0103r0204r0304r0305r0306") == ["british b_stop men=A hex=0306"]


def test_6_9_once_in_a_half_also_after_a_look_at_setting_out(case) -> None:
    """A look at setting out that succeeded counts as driving."""
    case("""
        at     4d.B B[0408h+L5:A 0408h:B] P[2@0408] L[5@0408c] Z[0405]
        > british party=A@0408:drive=L5
        > british path=r0407.
        < german g_seen unit=P2 hex=0408 men=1 how=captured
        < british b_found hex=0408 men=A by=patrol
        > chance patrol=4
        < british b_wounded hex=0408 men=A
        < german g_broke_away unit=P2 hex=0408 hit=1
        ? british escape {0307, 0308, 0309, 0407, 0409, 0508}
        > british escape=0409
        < british b_escaped men=A from=0408 hex=0409
        < german g_lorry_found unit=P2 lorry=L5 hex=0408
        ! british party=B@0408:drive=L5  [6.4]
        > british party=done
        > british aboard:L5=none
        > british posture:0408=hide
        = 4d.G B[0408h:B 0409m:A*] P[2@0408] L[5@0408dc] Z[0405]
    """)


def test_6_10_not_after_a_fight(place) -> None:
    board = place("3n.B B[0408h:A] P[3@0407s] Z[0405]")
    told = board.play("british party=A@0408:walk", "british path=x0407.", "chance patrol=6", "british escape=stay")
    assert not [t for t in told if "b_stop" in t]


def test_6_11_who_sat_in_it_before_may_get_off_and_walk(place) -> None:
    board = place("3n.B B[0408h:A 0408h+L5:BC*] L[5@0408c] Z[0405]")
    board.play("british party=ABC@0408:drive=L5", "british path=r0407.")
    assert board.ask.kind == "getoff"
    assert board.refused("british getoff=A") == "6.11", "he got in in this half"
    assert board.refused("british getoff=C") == "6.3", "a wounded man alone does not walk"
    board.play("british getoff=BC")
    assert board.refused("british path=r0506r0505.") == "6.6"
    board.play("british path=.")
    assert board.ask.kind == "aboard:L5", "a stop leaves them out, and nobody is left to move"
    board.play("british aboard:L5=A")
    assert board.position == "3n.G B[0407m:BC* 0407m+L5:A] L[5@0407dc] Z[0405]"


def test_6_11_no_second_look_where_they_got_off(case) -> None:
    """They were looked at on driving in; setting out on foot draws no look, entering the next hex does."""
    case("""
        at     5n.B B[0408h+L5:A] P[2@0407 3@0406] L[5@0408c] Z[0405]
        > british party=A@0408:drive=L5
        > british path=r0407.
        < british b_enemy hex=0407 what=patrol
        > chance look:P2=5
        > british path=.
        < british b_stop men=A hex=0407
        > british getoff=A
        > british path=x0406.
        < british b_enemy hex=0406 what=patrol
        > chance look:P3=4
        > british path=.
        < british b_stop men=A hex=0406
        = 5n.G B[0406m:A] P[2@0407 3@0406] L[5@0407dc] Z[0405]
    """)


def test_6_12_who_sits_where(place) -> None:
    """In order of number; nobody from another lorry; six at most; default as they sit."""
    board = place("3n.B B[0408h:AB 0408h+L5:C 0408h+L6:D] L[5@0408c 6@0408c] Z[0405]")
    board.play("british party=done")
    assert board.ask.kind == "aboard:L5" and board.ask.default == "C"
    assert board.refused("british aboard:L5=D") == "6.12"
    assert board.refused("british aboard:L5=BA") == "6.12"
    board.play("british aboard:L5=AC")
    assert board.ask.kind == "aboard:L6" and board.refused("british aboard:L6=A") == "6.12"
    board.play("british aboard:L6=none", "british posture:0408=hide")
    assert board.position == "3n.G B[0408h:BD 0408h+L5:AC] L[5@0408c 6@0408c] Z[0405]"


def test_6_13_asked_hex_by_hex_where_it_is_legal(place) -> None:
    board = place("3n.B B[0410h:A 0411h:B 0510h:C] Z[0405]")
    board.play("british party=done")
    assert board.ask.kind == "posture:0410" and board.options == ["hide", "ambush"]
    assert board.refused("british posture:0410=ambush_soft") == "6.13"
    board.play("british posture:0410=hide")
    assert board.ask.kind == "posture:0411"
    board.play("british posture:0411=ambush")
    assert board.position == "3n.G B[0410h:A 0411a:B 0510h:C] Z[0405]", "0510 has no road"


def test_6_14_one_man_who_comes_makes_the_group_moving(place) -> None:
    board = place("3n.B B[0407h:AB 0408h:C 0408h+L5:D] L[5@0408c] Z[0405]")
    board.play("british party=A@0407:walk", "british path=r0408.", "british party=done", "british aboard:L5=D", "british posture:0407=hide")
    assert board.position == "3n.G B[0407h:B 0408m:AC 0408h+L5:D] L[5@0408c] Z[0405]"
