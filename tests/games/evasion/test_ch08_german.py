"""Chapter 8: the German half."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("pieces", "orders"),
    [
        ("P[3@0113]", ["P3:walk", "P3:search"]),
        ("P[3@0113] L[3@0113]", ["P3:walk", "P3:search", "P3:board=L3", "L3:drive", "L3:block"]),
        ("P[3@0113w] L[3@0113]", ["P3:board=L3", "L3:drive", "L3:block"]),
        ("P[3@0113sf] L[3@0113]", ["L3:drive", "L3:block"]),
        ("P[3@0113o] L[3@0113]", ["P3:walk", "L3:drive", "L3:block"]),
        ("P[3@0113ow] L[3@0113]", ["L3:drive", "L3:block"]),
        ("P[3@L3] L[3@0113]", ["L3:unload", "L3:drive", "L3:block"]),
        ("P[3@L3b] L[3@0113]", ["L3:drive", "L3:block"]),
        ("P[3@L3bw] L[3@0113d]", []),
        ("P[3@L3] L[3@0113d]", ["L3:unload"]),
        ("P[3@L3f] L[3@0113df]", []),
        ("P[3@0212] L[3@0212r]", ["P3:walk", "P3:search", "P3:board=L3", "L3:drive", "L3:block", "L3:park"]),
        ("P[3@0113] L[3@0113f]", ["P3:walk", "P3:search"]),
        ("P[1@L3 3@0113] L[3@0113]", ["P3:walk", "P3:search", "L3:unload", "L3:drive", "L3:block"]),
        ("P[3@0113] L[2@0113 3@0113]", ["P3:walk", "P3:search", "P3:board=L2", "P3:board=L3", "L2:drive", "L2:block", "L3:drive", "L3:block"]),
    ],
)
def test_8_2_orders(place, pieces: str, orders: list[str]) -> None:
    """8.2, 20.2 Exactly these, in the order of the table."""
    board = place(f"4d.G B[0510h:A] {pieces} Z[0405]")
    assert board.options == [*orders, "done"]
    for other in ("P3:walk", "P3:search", "P3:board=L3", "L3:unload", "L3:drive", "L3:block", "L3:park", "P9:walk", "L9:drive", "P²:walk", "", "x"):
        if other not in orders:
            assert board.refused(f"german order={other}") == "8.2"


def test_8_1_one_order_after_the_other_until_done(place) -> None:
    board = place("4d.G B[0510h:A] P[3@0113] Z[0405]")
    board.play("german order=P3:walk", "german path=r0114.")
    assert board.ask.kind == "order"
    board.play("german order=done")
    assert board.ask.seat == "british"


@pytest.mark.parametrize(("path", "rule"), [("x0410x0510x0610.", "6.5"), ("r0209.", "2.6"), ("x0407.", "6.7"), ("z", "6.7")])
def test_8_3_a_patrol_walks_like_the_british(place, path: str, rule: str) -> None:
    board = place("4d.G B[0916h:A] P[3@0309] Z[0405]")
    board.play("german order=P3:walk")
    assert board.refused(f"german path={path}") == rule


def test_8_3_a_lorry_keeps_to_the_links(place) -> None:
    board = place("4d.G B[0916h:A] L[3@0309] Z[0405]")
    board.play("german order=L3:drive")
    assert board.refused("german path=x0308.") == "8.3" and board.refused("german path=r0209.") == "8.3"


def test_8_4_the_first_step_ends_a_search(place) -> None:
    board = place("4d.G B[0916h:A] P[3@0309s] Z[0405]")
    board.play("german order=P3:walk", "german path=.")
    assert "P[3@0309s]" in board.position, "a stop before it cancels the order"
    board.play("german order=P3:walk", "german path=r0408.")
    assert "P[3@0408w]" in board.position


def test_8_4_1_entering_a_hex_in_sight(place) -> None:
    board = place("4d.G B[0407h:A] P[2@0409] Z[0405]")
    assert board.play("german order=P2:walk", "german path=x0408x0409") == ["british b_enemy hex=0408 what=patrol", "german g_stop unit=P2 hex=0409"]


def test_8_4_2_what_stands_there_is_found_before_the_look(place) -> None:
    board = place("4d.G B[0407h:A] P[2@0408] L[4@0407k 5@0407c] Z[0405]")
    told = board.play("german order=P2:walk", "german path=x0407.")
    assert [t.split()[1] for t in told] == ["b_enemy", "g_wreck", "g_lorry_found"] and board.ask.kind == "look:P2"


def test_8_4_3_a_fight_ends_its_move(place) -> None:
    board = place("4d.G B[0407h:ABC 0510h:D] P[2@0408] Z[0405]")
    board.play("german order=P2:walk", "german path=r0407r0506.", "chance look:P2=1", "chance patrol=2")
    assert board.ask.kind == "order" and "2@0407wf" in board.position


def test_8_4_4_news_voids_the_path(place) -> None:
    board = place("4d.G B[0916h:A] P[2@0408] L[5@0407c] Z[0405]")
    board.play("german order=P2:walk", "german path=r0407r0506.")
    assert board.ask.kind == "path" and board.ask.facts["hex"] == "0407"


def test_8_5_ambush_where_the_drive_begins(case) -> None:
    """The lorry gets away: the path is void, and it must drive on."""
    case("""
        at     5n.G B[0506a:ABC] L[6@0506r] Z[0405]
        > german order=L6:drive
        > german path=r0505.
        > british spring:0506=yes
        > chance ambush=2
        < british b_foe_away hex=0506
        < german g_under_fire unit=L6 hex=0506
        ! german path=.  [9.10]
        > german path=r0407.
        < german g_stop unit=L6 hex=0407
        = 5n.G B[0506h:ABC] L[6@0407df] Z[0405]
    """)


def test_8_5_an_ambush_that_lets_it_start_changes_nothing(case) -> None:
    case("""
        at     5n.G B[0506a:ABC] L[6@0506] Z[0405]
        > german order=L6:drive
        > german path=r0505.
        > british spring:0506=no
        < german g_stop unit=L6 hex=0505
        = 5n.G B[0506a:ABC] L[6@0505d] Z[0405]
    """)


def test_8_5_a_stop_before_the_first_link_cancels(place) -> None:
    board = place("5n.G B[0506a:ABCD] L[6@0506r] Z[0405]")
    before = board.position
    assert board.play("german order=L6:drive", "german path=.") == [] and board.position == before


def test_8_5_1_entering_a_hex_in_sight(place) -> None:
    board = place("4d.G B[0406h:A] L[6@0506] Z[0405]")
    assert board.play("german order=L6:drive", "german path=r0407r0408.")[0] == "british b_enemy hex=0407 what=lorry"


def test_8_5_2_a_patrol_on_board_that_has_fought_drives_no_further(place) -> None:
    board = place("4d.G B[0407a:ABCD 0510h:E] P[6@L6] L[6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407r0408.", "british spring:0407=yes", "chance patrol=2")
    assert board.ask.kind == "order" and "6@0407df" in board.position


def test_8_5_3_a_lorry_finds_what_stands_in_its_way(place) -> None:
    board = place("4d.G B[0916h:A] P[6@L6] L[5@0407c 6@0506] Z[0405]")
    assert board.play("german order=L6:drive", "german path=r0407.") == ["german g_lorry_found unit=P6 lorry=L5 hex=0407"]


def test_8_5_4_a_lorry_that_reports_drives_on_and_looks_at_no_men_off_the_road(case) -> None:
    case("""
        at     4d.G B[0407h:C 0407h+L5:AB] L[3@0408 5@0407c] Z[0405]
        > german order=L3:drive
        > german path=r0407r0506.
        < british b_enemy hex=0407 what=lorry
        < german g_seen unit=L3 hex=0407 men=2 how=captured
        > german attack:L3=no
        > german path=r0506.
        < british b_enemy hex=0506 what=lorry
        < german g_stop unit=L3 hex=0506
        = 4d.G B[0407h:C 0407h+L5:AB] L[3@0506d 5@0407c] Z[0405]
    """)


def test_8_5_4_a_crew_that_took_prisoners_may_drive_on(case) -> None:
    """It is not lost, so it may; where it attacked no stop is told (8.6)."""
    case("""
        at     4d.G B[0407h+L5:A* 0510h:B] L[3@0408 5@0407c] Z[0405]
        > german order=L3:drive
        > german path=r0407r0506.
        < british b_enemy hex=0407 what=lorry
        > chance look:L3=5
        < german g_seen unit=L3 hex=0407 men=1 how=captured
        > german attack:L3=yes
        < british b_found hex=0407 men=A by=crew
        < british b_captured hex=0407 men=A
        < german g_captured unit=L3 hex=0407 men=A
        < german g_lorry_found unit=L3 lorry=L5 hex=0407
        > german path=r0506.
        < german g_stop unit=L3 hex=0506
        = 4d.G B[0510h:B] L[3@0506df 5@0407c] Z[0405] X[pow:A]
    """)


def test_8_5_5_ten_links_and_it_stops(place) -> None:
    board = place("3n.G B[0916h:ABC] L[6@0401] Z[0405]")
    told = board.play("german order=L6:drive", "german path=r0301r0302r0202r0103r0104r0105r0106r0107r0108r0109")
    assert told == ["german g_stop unit=L6 hex=0109"]


def test_8_5_6_where_it_stops_it_looks_once_at_the_men_out(place) -> None:
    board = place("4d.G B[0407h:AB 0407h+L5:C] L[3@0408 5@0407c] Z[0405]")
    board.play("german order=L3:drive", "german path=r0407.", "chance look:L3=6", "chance look:L3=6")
    assert board.ask.kind == "order", "one look at the men aboard, one at the men out"


def test_8_6_a_stop_is_told_after_the_looks(place) -> None:
    board = place("4d.G B[0407h:AB 0916h:C] P[3@L3] L[3@0408] Z[0405]")
    told = board.play("german order=L3:drive", "german path=r0407.", "chance look:P3=2", "chance patrol=1")
    assert not [t for t in told if "g_stop" in t], "not if it fought there"


def test_8_7_board_and_set_down_cost_nothing(place) -> None:
    board = place("4d.G B[0510h:A] P[3@0113 4@0210] L[3@0113 4@0210] Z[0405]")
    board.play("german order=P3:board=L3", "german order=L3:drive", "german path=r0212.")
    assert "3@L3b" in board.position and "L3:unload" not in board.options
    board = place("4d.G B[0510h:A] P[3@L3] L[3@0113] Z[0405]")
    board.play("german order=L3:unload")
    assert board.options == ["P3:walk", "L3:drive", "L3:block", "done"], "a lorry that has set down a patrol may still drive"


def test_8_8_a_block_stands_until_it_drives_or_parks(place) -> None:
    board = place("4d.G B[0916h:A] L[3@0408 4@0407r 5@0506r] Z[0405]")
    board.play("german order=L3:block", "german order=L4:park", "german order=L5:drive", "german path=r0505.", "german order=done")
    assert "L[3@0408r 4@0407 5@0505]" in board.position


def test_8_9_a_search_finds_lorries_first_then_the_men_aboard(place) -> None:
    board = place("5n.G B[0407h:C 0407h+L4:AB 0510h:D] P[2@0407] L[4@0407c 5@0407c] Z[0405]")
    told = board.play("german order=P2:search")
    assert told[:2] == ["german g_lorry_found unit=P2 lorry=L5 hex=0407", "german g_seen unit=P2 hex=0407 men=2 how=captured"]
    told = board.play("chance patrol=6")
    assert "german g_silent units=P2 hex=0407" in told


def test_8_9_it_goes_on_searching(place) -> None:
    """A group that stays in the hex without a fight is told by nobody; the patrol stays searching until it walks or boards."""
    board = place("5n.G B[0916h:A] P[2@0407] L[2@0407] Z[0405]")
    board.play("german order=P2:search", "german order=done", "british party=done")
    assert "2@0407s" in board.position
    board.play("german order=P2:board=L2")
    assert "2@L2b" in board.position


def test_8_10_idle_patrols_search_in_order_of_number(place) -> None:
    board = place("5n.G B[0916h:A] P[1@0407 2@0408w 3@0409o 4@0410s 5@L5] L[5@0411] Z[0405]")
    told = board.play("german order=done")
    assert told[:2] == ["german g_clear unit=P1 hex=0407", "german g_clear unit=P4 hex=0410"]
    assert not [t for t in told if "g_clear" in t][2:]


def test_8_11_garrisons_look_by_the_matrix_in_order_of_hex(place) -> None:
    board = place("4d.G B[0412h:A 0210h:BC] Z[0405]")
    board.play("german order=done")
    assert board.ask.kind == "look:G0210"
    board.play("chance look:G0210=3")
    assert board.ask.kind == "look:G0412"
    board.play("chance look:G0412=2")
    assert board.ask.seat == "british"


def test_8_12_who_has_fought_does_nothing_more(place) -> None:
    board = place("4d.G B[0407h:AB 0510h:C] P[2@0408] L[2@0407] Z[0405]")
    board.play("german order=P2:walk", "german path=x0407.", "chance look:P2=1", "chance patrol=4", "chance hit=1")
    board.play(f"british escape={board.options[0]}")
    assert not [o for o in board.options if o.startswith("P2")]


def test_8_13_garrisons_take_no_orders(place) -> None:
    assert place("4d.G B[0916h:A] Z[0405]").refused("german order=G0210:search") == "8.2"
