"""Chapters 10 and 22: fights and their effects."""

from __future__ import annotations

import pytest


def searched(place, at: str, **more):
    """Plays P2's search of the hex in which the men hide: a certain look, then the fight."""
    board = place(at, **more)
    board.told = board.play("german order=P2:search")
    return board


def test_10_1_only_this_unit_and_this_group(place) -> None:
    board = searched(place, "4d.G B[0407h:AB 0407h+L5:C] P[2@0407 3@0407] L[5@0407c] Z[0405]")
    board.play("chance patrol=3")
    assert board.position == "4d.G B[0407h:AB] P[2@0407sf 3@0407] L[5@0407c] Z[0405] X[dead:C]"


def test_10_2_seen_then_found(place) -> None:
    board = searched(place, "4d.G B[0407h:AB] P[2@0407] Z[0405]")
    assert board.told == ["german g_seen unit=P2 hex=0407 men=2 how=foot", "british b_found hex=0407 men=AB by=patrol"]


def test_10_3_without_an_unwounded_man_captured_without_a_roll(place) -> None:
    board = searched(place, "4d.G B[0407h:A*B* 0510h:C] P[2@0407] Z[0405]")
    assert board.told[-2:] == ["british b_captured hex=0407 men=AB", "german g_captured unit=P2 hex=0407 men=AB"]


@pytest.mark.parametrize(
    ("men", "hex", "face", "row"),
    [
        ("AB", "0407", 1, 1),
        ("ABCD", "0407", 1, 2),
        ("ABCD*", "0407", 1, 1),
        ("AB", "0308", 3, 4),
        ("ABCD", "0308", 6, 6),
        ("AB", "0412", 1, 1),
        ("AB", "0412", 6, 5),
    ],
)
def test_10_4_modifiers_and_the_clamp(place, men: str, hex: str, face: int, row: int) -> None:
    """10.4, 10.5"""
    board = searched(place, f"4d.G B[{hex}h:{men}] P[2@{hex}] Z[0405]")
    board.play(f"chance patrol={face}")
    rolls = [e for e in board.match.events if e.kind == "roll" and e.facts["name"] == "patrol"]
    assert rolls[0].facts["outcome"] == row


def test_10_5_the_wounded_share_every_fate(place) -> None:
    board = searched(place, "4d.G B[0407h:AB* 0510h:C] P[2@0407] Z[0405]")
    board.play("chance patrol=1")
    assert board.position.endswith("X[pow:AB]")


def test_10_6_effects_in_the_order_of_the_table(place) -> None:
    """Row 5: the Germans are destroyed first, then a man is hit."""
    board = searched(place, "4d.G B[0407h:A] P[2@0407] Z[0405]")
    assert [t.split()[1] for t in board.play("chance patrol=5")] == ["b_foe_killed", "g_silent", "b_wounded"]


def test_10_7_a_fight_ends_an_ambush(place) -> None:
    board = searched(place, "4d.G B[0407a:AB] P[2@0407] Z[0405]")
    board.play("chance patrol=5", "chance hit=1")
    assert "0407h:A*B" in board.position


def test_10_8_broke_away_is_told_before_the_step(place) -> None:
    board = searched(place, "4d.G B[0407h:AB] P[2@0407] Z[0405]")
    told = board.play("chance patrol=4", "chance hit=1")
    assert told[-1] == "german g_broke_away unit=P2 hex=0407 hit=1" and board.ask.kind == "escape"


def test_10_8_if_nobody_lives_bodies_are_told(place) -> None:
    board = searched(place, "4d.G B[0407h:A* 0510h:B] P[2@0407] Z[0405]", options={"wounded_alone": "roll"})
    told = board.play("chance patrol=4")
    assert told == ["british b_died hex=0407 men=A", "german g_bodies unit=P2 hex=0407 men=1"]


def test_10_9_options_from_what_they_know(place) -> None:
    """By day not where Germans are in sight, nor a village whose garrison they have not destroyed; by lorry along the links."""
    board = searched(place, "4d.G B[0411h+L5:AB] P[2@0411 3@0410] L[5@0411c] Z[0405]")
    board.play("chance patrol=4", "chance hit=1")
    assert board.options == ["0311", "0510", "0511", "0512"], "neither 0410 nor 0412, nor by lorry to either"
    assert board.refused("british escape=0410") == "10.9"
    night = searched(place, "5n.G B[0411h+L5:AB] P[2@0411 3@0410] L[5@0411c] G[0412] Z[0405]")
    night.play("chance patrol=4", "chance hit=1")
    assert {"0410", "0412", "L5:0410", "L5:0412"} <= set(night.options) and "stay" not in night.options


def test_10_9_on_foot_a_lorry_is_left_behind_and_found(place) -> None:
    board = searched(place, "4d.G B[0407h+L5:AB] P[2@0407] L[5@0407c] Z[0405]")
    told = board.play("chance patrol=4", "chance hit=1", "british escape=0406")
    assert [t.split()[1] for t in told[-2:]] == ["b_escaped", "g_lorry_found"]
    assert board.position == "4d.G B[0406m:A*B] P[2@0407sf] L[5@0407c] Z[0405]"


def test_10_9_with_the_lorry_along_a_link(place) -> None:
    board = searched(place, "4d.G B[0407h+L5:AB] P[2@0407] L[5@0407c] Z[0405]")
    board.play("chance patrol=4", "chance hit=1", "british escape=L5:0506")
    assert board.position == "4d.G B[0506m+L5:A*B] P[2@0407sf] L[5@0506c] Z[0405]"


def test_10_9_without_an_unwounded_man_not_by_lorry(place) -> None:
    board = searched(place, "4d.G B[0407h+L5:A] P[2@0407] L[5@0407c] Z[0405]")
    board.play("chance patrol=4")
    assert not [o for o in board.options if o.startswith("L")]


@pytest.mark.parametrize(("others", "stays"), [("", True), (" 3@0407", False), (" 5@L6", False)])
def test_10_10_staying_only_if_no_german_is_left(place, others: str, stays: bool) -> None:
    board = searched(place, f"4d.G B[0407h:ABCD] P[2@0407{others}] L[6@{'0407' if 'L6' in others else '0506'}] Z[0405]")
    board.play("chance patrol=6")
    assert ("stay" in board.options) == stays
    assert board.options[-1] == "stay" or not stays


def test_10_10_row_6_beside_a_garrison(place) -> None:
    board = searched(place, "4d.G B[0412h:ABCD] P[2@0412] Z[0405]")
    board.play("chance patrol=6")
    assert "stay" not in board.options


def test_10_11_after_the_step_they_are_moving_with_the_group_there(place) -> None:
    board = searched(place, "4d.G B[0407h:AB 0406h:C 0510h:D] P[2@0407] Z[0405]")
    board.play("chance patrol=4", "chance hit=1", "british escape=0406")
    assert "0406m:A*BC" in board.position
    board = searched(place, "4d.G B[0407h:ABCD] P[2@0407] Z[0405]")
    board.play("chance patrol=6", "british escape=stay")
    assert "0407h:ABCD" in board.position, "a group that stays keeps its row"


def test_10_12_row_5_stays(place) -> None:
    board = searched(place, "4d.G B[0407h:A] P[2@0407] Z[0405]")
    board.play("chance patrol=5")
    assert board.position == "4d.G B[0407h:A*] Z[0405]"


def test_10_13_who_is_destroyed(place) -> None:
    """A patrol on foot leaves its lorry untouched; a garrison is gone for good."""
    board = searched(place, "4d.G B[0412h:ABCDEF] P[2@0412] L[2@0412] Z[0405]")
    board.play("chance patrol=6", "british escape=0311")
    assert "L[2@0412]" in board.position and "P[" not in board.position
    board = place("4d.G B[0412h:AB] Z[0405]")
    board.play("german order=done", "chance look:G0412=1", "chance patrol=6", "chance hit=1")
    assert "G[0412]" in board.position


def test_22_1_capture(place) -> None:
    board = searched(place, "4d.G B[0407h:AB 0510h:C] P[2@0407] Z[0405]")
    assert board.play("chance patrol=1") == ["british b_captured hex=0407 men=AB", "german g_captured unit=P2 hex=0407 men=AB"]


def test_22_2_kill(place) -> None:
    board = searched(place, "4d.G B[0407h:AB 0510h:C] P[2@0407] Z[0405]")
    assert board.play("chance patrol=2") == ["british b_killed hex=0407 men=AB", "german g_bodies unit=P2 hex=0407 men=2"]


@pytest.mark.parametrize(("highest", "die"), [(1, 2), (2, 2), (2, 3), (3, 3)])
def test_17_23_what_captures(place, highest: int, die: int) -> None:
    board = searched(place, "4d.G B[0407h:AB 0510h:C] P[2@0407] Z[0405]", options={"captured_on": highest})
    told = board.play(f"chance patrol={die}")[0].split()[1]
    assert told == ("b_captured" if die <= highest else "b_killed")


def test_22_3_the_unwounded_in_the_order_of_letters(place) -> None:
    board = searched(place, "4d.G B[0407h:AB*CD] P[2@0407] Z[0405]")
    board.play("chance patrol=4")
    assert board.ask.domain.describe() == {"type": "dice", "low": 1, "high": 3}
    assert board.play("chance hit=3")[0] == "british b_wounded hex=0407 men=D"


def test_22_4_must_never_offers_to_stay(place) -> None:
    board = searched(place, "4d.G B[0407h:AB] P[2@0407] Z[0405]")
    board.play("chance patrol=4", "chance hit=1")
    assert board.ask.kind == "escape" and "stay" not in board.options


def test_22_5_patrol_then_lorry(place) -> None:
    board = place("4d.G B[0407a:AB] P[6@L6] L[6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes")
    told = board.play("chance patrol=6")
    assert told == ["british b_foe_killed hex=0407 what=lorry_troops", "british b_taken hex=0407 lorry=L6", "german g_silent units=P6,L6 hex=0407"]


@pytest.mark.parametrize(
    ("face", "told"),
    [
        (2, ["british b_foe_away hex=0407", "german g_under_fire unit=L6 hex=0407"]),
        (3, ["british b_wrecked hex=0407", "german g_silent units=L6 hex=0407"]),
        (5, ["british b_taken hex=0407 lorry=L6", "german g_silent units=L6 hex=0407"]),
    ],
)
def test_22_6_fates_of_a_lorry(place, face: int, told: list[str]) -> None:
    """22.6, 22.7, 22.8"""
    board = place("4d.G B[0407a:AB] L[6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes")
    assert board.play(f"chance ambush={face}") == told
