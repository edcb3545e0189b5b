"""Chapter 9: ambushes, attacks by crews, lorries that get away."""

from __future__ import annotations

import pytest

AMBUSH = "4d.G B[{at}a:{men}] L[6@{start}] Z[0405]"


@pytest.mark.parametrize(
    ("at", "legal"),
    [
        ("B[0410h:A]", True),
        ("B[0210h:A]", True),
        ("B[0510h:A]", False),
        ("B[0410h:A*]", False),
        ("B[0410h:AB*]", True),
        ("B[0410h:B 0410m:A]", False),
        ("B[0410h+L5:A] L[5@0410c]", False),
    ],
)
def test_9_1_where_an_ambush_is_legal(place, at: str, legal: bool) -> None:
    """A road, an unwounded man, nobody who has moved, men out and not aboard."""
    board = place(f"3n.B {at} Z[0405]")
    if board.ask.kind == "party":
        board.play("british party=done")
    if board.ask.kind.startswith("aboard"):
        board.play(f"british {board.ask.kind}={board.ask.default}")
    assert board.ask.kind.startswith("posture") == legal


def test_9_2_not_on_patrols_on_foot_standing_lorries_or_one_that_withdraws(place) -> None:
    board = place("4d.G B[0407a:ABC 0408h+L5:D] P[2@0508] L[3@0508 5@0408c] Z[0405]")
    board.play("german order=P2:walk", "german path=x0407.")
    assert board.ask.kind == "look:P2"
    board.play("chance look:P2=6")
    board.play("german order=L3:drive", "german path=r0408.", "chance look:L3=1", "german attack:L3=yes", "chance ambush=2")
    assert board.ask.kind == "path", "links are left: it must drive on"
    assert board.refused("german path=.") == "9.10"
    board.play("german path=r0407.")
    assert board.ask.kind == "spring:0407", "driving on it enters by a link"
    assert board.refused("british spring:0407=maybe") == "9.2"


def test_9_2_the_kind_by_night_is_dark(place) -> None:
    board = place("5n.G B[0407a:AB] P[6@L6] L[6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.")
    assert board.ask.facts["what"] == "lorry_dark"


@pytest.mark.parametrize(
    ("posture", "light", "carries", "springs"),
    [("a", "4d", True, True), ("s", "4d", True, False), ("s", "4d", False, True), ("s", "5n", False, False)],
)
def test_9_3_standing_orders(place, posture: str, light: str, carries: bool, springs: bool) -> None:
    patrol = "P[6@L6] " if carries else ""
    board = place(f"{light}.G B[0407{posture}:AB 0916h:C] {patrol}L[6@0506] Z[0405]", {"interrupts": "orders"})
    board.play("german order=L6:drive", "german path=r0407.")
    assert (board.ask.kind in ("ambush", "patrol")) == springs


def test_9_4_which_matrix(place) -> None:
    for patrol, matrix in (("", "ambush"), ("P[6@L6] ", "patrol")):
        board = place(f"4d.G B[0407a:AB] {patrol}L[6@0506] Z[0405]")
        board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes")
        assert board.ask.kind == matrix


@pytest.mark.parametrize(
    ("at", "start", "men", "face", "row"),
    [
        ("0407", "0506", "AB", 1, 1),
        ("0407", "0506", "ABCD", 1, 2),
        ("0407", "0506", "ABCDE*", 1, 2),
        ("0407", "0506", "ABCD*", 1, 1),
        ("0309", "0408", "AB", 1, 2),
        ("0309", "0408", "ABCD", 6, 6),
        ("0412", "0411", "AB", 1, 1),
        ("0412", "0411", "AB", 6, 5),
        ("0412", "0411", "ABCD", 4, 4),
        ("0310", "0210", "ABCD", 2, 4),
    ],
)
def test_9_5_modifiers_and_the_clamp(place, at: str, start: str, men: str, face: int, row: int) -> None:
    """9.5, 9.6 Four or more unwounded men, rough, urban; the wounded do not count."""
    board = place(AMBUSH.format(at=at, men=men, start=start))
    board.play("german order=L6:drive", f"german path=r{at}.", f"british spring:{at}=yes", f"chance ambush={face}")
    rolls = [e for e in board.match.events if e.kind == "roll" and e.facts["name"] == "ambush"]
    assert rolls[0].facts["outcome"] == row


def test_9_6_the_wounded_stay_with_the_group(place) -> None:
    board = place(AMBUSH.format(at="0407", men="AB*", start="0506"))
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes", "chance ambush=5")
    assert board.position == "4d.G B[0407h:AB*] L[6@0407c] Z[0405]"


def test_9_7_a_sprung_ambush_is_over(place) -> None:
    board = place("4d.G B[0407a:AB] L[5@0408 6@0506] Z[0405]")
    board.play(
        "german order=L6:drive", "german path=r0407.", "british spring:0407=yes", "chance ambush=3", "german order=L5:drive", "german path=r0407."
    )
    assert board.ask.kind != "spring:0407"


def test_9_8_let_pass_and_stopped_it_looks(place) -> None:
    board = place("4d.G B[0407a:AB] L[6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=no")
    assert board.ask.kind == "look:L6"


@pytest.mark.parametrize("passes", [(), ("british spring:0407=no",)], ids=["setting out", "coming back"])
def test_8_5_an_order_to_drive_ends_a_road_block_wherever_the_lorry_is_attacked(place, passes: tuple[str, ...]) -> None:
    """The German sees the same after both: else he would learn without a word when it was."""
    board = place("4d.G B[0407a:AB] P[6@L6] L[5@0408 6@0407r] Z[0405]")
    assert board.state.lorries[6].block
    board.play("german order=L6:drive", "german path=r0506r0407r0506.", *passes, "british spring:0407=yes", "chance patrol=4")
    lorry = board.state.lorries[6]
    assert (lorry.hex, lorry.block, lorry.used, lorry.fought) == ("0407", False, True, True)


def test_9_9_no_only_reports_yes_is_found(place) -> None:
    board = place("3n.B B[0409h:AB] L[5@0408] Z[0405]")
    board.play("british party=AB@0409:walk", "british path=x0408.", "chance look:L5=1")
    assert board.refused("german attack:L5=perhaps") == "9.9"
    assert board.play("german attack:L5=yes") == ["british b_found hex=0408 men=AB by=crew"]


def test_9_9_an_attack_ends_an_ambush(place) -> None:
    board = place("4d.G B[0407a:AB] L[5@0408 6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=no", "chance look:L6=1", "german attack:L6=yes", "chance ambush=3")
    assert "0407h:AB" in board.position


def test_9_10_a_lorry_that_has_chosen_to_stop_withdraws(case) -> None:
    """Stopping ends its drive, also with links left: it withdraws and is not asked for a path."""
    case("""
        at     4d.G B[0407h:AB] L[3@0408] Z[0405]
        > german order=L3:drive
        > german path=r0407.
        < british b_enemy hex=0407 what=lorry
        > chance look:L3=1
        < german g_seen unit=L3 hex=0407 men=2 how=foot
        > german attack:L3=yes
        < british b_found hex=0407 men=AB by=crew
        > chance ambush=2
        < british b_foe_away hex=0407
        < german g_under_fire unit=L3 hex=0407
        ? german withdraw:L3 {0408, 0506}
        ! german withdraw:L3=0307  [9.10]
        > german withdraw:L3=0506
        < british b_enemy hex=0506 what=lorry
        < german g_stop unit=L3 hex=0506
        = 4d.G B[0407h:AB] L[3@0506df] Z[0405]
    """)


def test_9_10_without_looks_ambush_or_finds(case) -> None:
    """It withdraws into an ambush hex with a wreck and a captured lorry: nothing happens there."""
    case("""
        at     4d.G B[0407h:AB 0506a:CD] L[3@0408 4@0506k 5@0506c] Z[0405]
        > german order=L3:drive
        > german path=r0407.
        < british b_enemy hex=0407 what=lorry
        > chance look:L3=1
        < german g_seen unit=L3 hex=0407 men=2 how=foot
        > german attack:L3=yes
        < british b_found hex=0407 men=AB by=crew
        > chance ambush=2
        < british b_foe_away hex=0407
        < german g_under_fire unit=L3 hex=0407
        > german withdraw:L3=0506
        < british b_enemy hex=0506 what=lorry
        < german g_stop unit=L3 hex=0506
        = 4d.G B[0407h:AB 0506a:CD] L[3@0506df 4@0506k 5@0506c] Z[0405]
    """)


def test_9_10_a_block_that_withdraws_blocks_no_more(place) -> None:
    board = place("3n.B B[0408h:AB] L[5@0407r] Z[0405]")
    board.play("british party=AB@0408:walk", "british path=r0407.", "german attack:L5=yes", "chance ambush=2", "german withdraw:L5=0506")
    assert "5@0506]" in board.position


def test_9_11_the_standing_order_stays_until_the_next(place) -> None:
    board = place("3n.B B[0916h:A] Z[0405]", {"interrupts": "orders"})
    board.play("british party=done")
    assert board.ask.kind == "policy" and board.options == ["report", "attack"] and board.ask.default == "report"
    assert board.refused("german policy=never") == "9.11"
    board.play("german policy=attack", "german order=done", "british party=done")
    assert board.ask.default == "attack" and "O[attack]" in board.position


def test_9_12_a_group_without_an_unwounded_man_is_taken_by_a_crew(place) -> None:
    board = place("4d.G B[0407h:A* 0916h:B] L[3@0408] Z[0405]")
    told = board.play("german order=L3:drive", "german path=r0407.", "chance look:L3=1", "german attack:L3=yes")
    assert told[-2:] == ["british b_captured hex=0407 men=A", "german g_captured unit=L3 hex=0407 men=A"]


def test_9_13_no_other_attack(place) -> None:
    """The British meet a patrol that stands in their hex and are offered nothing against it."""
    board = place("3n.B B[0407h:ABCDEF] P[2@0407] Z[0405]")
    board.play("british party=done")
    assert board.options == ["hide", "ambush"]
