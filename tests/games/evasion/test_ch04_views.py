"""Chapter 4: who sees what."""

from __future__ import annotations

from random import Random

from lysander.core.battery.twins import Pair
from lysander.games.evasion import GAME


def shown(board) -> list[tuple[str, str]]:
    """Returns the captured lorries in the British view."""
    return [(x["lorry"], x["hex"]) for x in board.view("british").lorries]


def test_4_1_seats(place) -> None:
    assert [s.id for s in GAME.seats] == ["british", "german", "umpire"]
    assert [s.optional for s in GAME.seats] == [False, False, True]
    assert place(options={"landing_move": "secret"}).ask.seat == "chance"


def test_4_2_a_seat_is_asked_not_a_person(place) -> None:
    """4.2 An answer names the seat, so that whoever of those who share it answers first has answered."""
    board = place("3n.B B[0410h:AB] Z[0405]")
    board.play("british party=A@0410:walk", "british path=r0411.")
    assert board.match.lines[0].seat == board.match.lines[1].seat == "british"


def test_4_3_the_sides_do_not_talk(place) -> None:
    assert GAME.table_talk is False
    assert "message" not in place("3n.B B[0410h:AB] Z[0405]").standing("british"), "there is no umpire to write to"
    board = place("3n.B B[0410h:AB] Z[0405]", seats=("british", "german", "umpire"))
    told = board.events("british message=Is that smoke?")
    assert [e.to for e in told] == [("british", "umpire")]


def test_4_4_public_facts(place) -> None:
    board = place("4d.B B[0410h:AB] P[1@0309] Z[0405]")
    fields = set(board.view("spectator").__struct_fields__)
    assert fields == {"seat", "move", "moves", "light", "half", "over", "paused", "umpire", "options"}


def test_4_5_the_british_view(place) -> None:
    board = place("4d.B B[0408h:AB*] P[2@0407 3@0309] L[6@0508] G[0412] Z[0405] X[dead:C]")
    view = board.view("british")
    assert [(m.letter, m.state, m.hex, m.posture, m.moved) for m in view.men] == [
        ("A", "ok", "0408", "hiding", False),
        ("B", "wounded", "0408", "hiding", False),
        ("C", "dead", "", "", False),
    ]
    assert [(e["hex"], e["what"]) for e in view.enemies] == [("0407", "patrol"), ("0508", "lorry")], "0309 is rough"
    assert view.silenced == ("0412",) and view.landing == "0405" and view.landing_move == 11


def test_4_5_a_lorry_they_left_stays_where_they_last_were_with_it(place) -> None:
    """It is shown until they are told that it is gone, or see its hex without it."""
    board = place("3n.B B[0408h:A] P[3@0407] L[5@0408c] Z[0405]")
    board.play("british party=A@0408:walk", "british path=x0409x0510")
    assert shown(board) == [("L5", "0408")]
    board.play("german order=P3:walk", "german path=r0408.", "german path=.", "german order=done")
    assert "g_lorry_recovered" in [e.kind for e in board.match.events]
    assert shown(board) == [("L5", "0408")], "they are told nothing of it and do not see the hex"
    board.play("british party=A@0510:walk", "british path=x0409")
    assert shown(board) == []


def test_4_5_a_lorry_taken_in_an_ambush_is_remembered_after_the_escape(place) -> None:
    board = place("4d.G B[0407a:ABCD] P[6@L6 5@0407] L[6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes", "chance patrol=6", "british escape=0307")
    assert shown(board) == [("L6", "0407")]


def test_4_6_captured_lorries_and_wrecks_that_they_meet(place) -> None:
    board = place("4d.B B[0410h:A] L[4@0408C 5@0411k] Z[0405]")
    assert board.view("british").lorries == () and board.view("british").wrecks == ("0411",)
    board.play("british party=A@0410:walk", "british path=r0309r0408.")
    assert [x["lorry"] for x in board.view("british").lorries] == ["L4"]


def test_4_6_a_wreck_is_seen_without_a_word(place) -> None:
    """A true position with a wreck out of sight and one without it may look different as soon as men come by; nothing else may differ."""
    for n in range(12):
        board = place("3n.B B[0410h:AB] L[5@0411k] Z[0405]")
        match, rng = board.match, Random(n)
        twin = GAME.sample_hidden(board.view("british"), "british", match.setup, rng)
        pair = Pair(GAME, match.setup, "british", match.position.checkpoint, twin, rng)
        for side in (pair.a, pair.b):
            side.match.answer("british", "party", "AB@0410:walk")
            side.match.answer("british", "path", "x0411.")
            side.play_others(rng, None)
        assert board.state.lorries[5].hex == "0411" and pair.a.match.view("british").wrecks == ("0411",)
        pair.same_so_far(1)


def test_4_7_sight_by_day_and_by_night(place) -> None:
    assert place("4d.B B[0407h:A] Z[0405]").view("british").sight == ("0307", "0406", "0407", "0408", "0506", "0507", "0508")
    assert place("4d.B B[0408h:A] Z[0405]").view("british").sight == ("0307", "0407", "0408", "0409", "0508"), "0308 and 0309 are rough"
    assert place("3n.B B[0408h:A] Z[0405]").view("british").sight == ("0408",)


def test_4_8_order_of_new_sights(case) -> None:
    """By hex, patrols on foot before lorries, then by number; what was in sight is no news."""
    case("""
        at     4d.B B[0409h:A] P[2@0407 3@0508 4@L2 5@0407] L[1@0407 2@0407] Z[0405]
        > british party=A@0409:walk
        > british path=x0408.
        < british b_enemy hex=0407 what=patrol
        < british b_enemy hex=0407 what=patrol
        < british b_enemy hex=0407 what=lorry
        < british b_enemy hex=0407 what=lorry_troops
        > british path=.
        < british b_stop men=A hex=0408
        = 4d.G B[0408m:A] P[2@0407 3@0508 4@L2 5@0407] L[1@0407 2@0407] Z[0405]
    """)


def test_4_8_a_patrol_that_gets_off_in_sight(case) -> None:
    case("""
        at     4d.G B[0407h:A] P[3@L3] L[3@0408] Z[0405]
        > german order=L3:unload
        < british b_enemy hex=0408 what=patrol
        = 4d.G B[0407h:A] P[3@0408o] L[3@0408] Z[0405]
    """)


def test_4_8_a_lorry_that_withdraws_into_sight(case) -> None:
    case("""
        at     4d.B B[0409h:A] L[5@0408] Z[0405]
        > british party=A@0409:walk
        > british path=x0408.
        > chance look:L5=5
        < german g_seen unit=L5 hex=0408 men=1 how=foot
        > german attack:L5=yes
        < british b_found hex=0408 men=A by=crew
        > chance ambush=2
        < british b_foe_away hex=0408
        < german g_under_fire unit=L5 hex=0408
        > german withdraw:L5=0407
        < british b_enemy hex=0407 what=lorry
        < german g_stop unit=L5 hex=0407
        = 4d.G B[0408m:A] L[5@0407] Z[0405]
    """)


def test_4_8_after_an_escape_step(case) -> None:
    """What stands there comes into sight, also what nobody saw before; garrisons are not reported."""
    case("""
        at     5n.G B[0211h:A 0510h:B] P[1@0312 2@0112 4@0111] Z[0405]
        > german order=P1:walk
        > german path=r0211.
        < british b_enemy hex=0211 what=patrol
        < german g_stop unit=P1 hex=0211
        > german order=P4:walk
        > german path=r0211.
        < british b_enemy hex=0211 what=patrol
        < german g_stop unit=P4 hex=0211
        = 5n.G B[0211h:A 0510h:B] P[1@0211w 2@0112 4@0211w] Z[0405]
    """)


def test_4_9_the_german_view(place) -> None:
    board = place("4d.G B[0407a:ABCD 0510h:E] P[5@0808s 6@L6] L[3@0408r 6@0506] Z[0405]")
    board.play("german order=L6:drive", "german path=r0407.", "british spring:0407=yes", "chance patrol=4", "chance hit=1")
    view = board.view("german")
    assert [(p.unit, p.hex, p.searching, p.lost) for p in view.patrols] == [("P5", "0808", True, False), ("P6", "0407", False, True)]
    assert [(x.unit, x.hex, x.block, x.lost) for x in view.lorries] == [("L3", "0408", True, False), ("L6", "0407", False, True)]
    assert view.news == ({"lorry": "L6", "hex": "0407", "what": "silent", "move": 4},)


def test_4_10_the_umpire_sees_everything(place) -> None:
    board = place("4d.G B[0407h:AB] P[2@0308] Z[0405]", seats=("british", "german", "umpire"))
    view = board.view("umpire")
    assert view.truth["men"][0]["hex"] == "0407" and view.british == board.view("british") and view.german == board.view("german")


def test_4_11_after_the_end_everything_is_open(place) -> None:
    board = place("11n.B B[0404h:A] P[2@0407] Z[0405]")
    assert not hasattr(board.view("spectator"), "truth")
    board.play("british party=done", "german order=done")
    assert board.view("spectator").truth["landing"] == "0405"


def test_4_12_the_waiting_line_names_only_the_half(place) -> None:
    asked = place("4d.G B[0506a:AB] L[6@0505] Z[0405]")
    before = GAME.waiting(asked.state)
    asked.play("german order=L6:drive", "german path=r0506.")
    assert asked.ask.seat == "british" and GAME.waiting(asked.state) == before
    assert set(before) == {"move", "light", "half", "paused"}


def test_4_13_an_order_is_judged_by_what_its_seat_knows(place) -> None:
    """A German may walk into a hex whatever stands there; the British may drive into a road block they do not see."""
    with_men, without = (place(f"4d.G B[{h}h:AB] P[2@0308] Z[0405]") for h in ("0209", "0916"))
    with_men.play("german order=P2:walk")
    without.play("german order=P2:walk")
    assert with_men.ask.domain.describe() == without.ask.domain.describe()


def test_4_14_an_answer_that_told_nobody_anything_may_be_taken_back(place) -> None:
    board = place("4d.G B[0407h:A] P[3@L3 4@0113] L[3@0408 4@0113] Z[0405]")
    board.play("german order=P4:board=L4")
    assert board.match.free_undo("german") == 0
    seen, unseen = place("4d.G B[0407h:A] P[3@L3] L[3@0408] Z[0405]"), place("4d.G B[0916h:A] P[3@L3] L[3@0408] Z[0405]")
    for board in (seen, unseen):
        board.play("german order=L3:unload")
        assert board.match.free_undo("german") is None, "whether the British saw it must not show"
