"""What ``docs/decisions/030-evasion-rulings.md`` decides and no other test of this folder shows."""

from __future__ import annotations

from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.evasion import GAME
from lysander.games.evasion.ch16_belief import settle, steady_units

THREE = ("british", "german", "umpire")


def test_6_1_changes_first_then_whoever_can_move(place) -> None:
    """6.1, 15.12"""
    board = place("3n.B B[0410h:A] Z[0405]", {"umpire_release": "auto"}, THREE)
    board.play("british party=A@0410:walk", 'umpire change=man A moved=no "start again"', "british path=x0510.")
    assert board.ask.kind == "party" and "0510h:A" in board.position
    board.play("british party=A@0510:walk", 'umpire change=man A state=wounded "a fall"', "british path=x0610.")
    assert board.ask.seat == "german", "B1 is not asked for nothing"


def test_7_9_3_lorries_with_a_patrol_look_by_the_number_of_the_lorry(place) -> None:
    board = place("3n.B B[0408h:A] P[1@L6 6@L2] L[2@0407 6@0407] Z[0405]")
    board.play("british party=A@0408:walk", "british path=x0407.", "chance look:P6=6", "chance look:P1=6")
    assert board.ask.kind == "path"


def test_10_8_whoever_lives_is_told_that_they_broke_away(place) -> None:
    variant = {"tables": {"patrol": {"result": [{"at": {"die": 4}, "does": [{"escape": "may"}]}]}}}

    setup = Setup("evasion", "standard", {}, ("british", "german"), variant)
    match = Match(GAME, setup, GAME.parse("4d.G B[0407h:A] P[2@0407] Z[0405]", setup))
    match.answer("german", "order", "P2:search")
    told = match.answer("chance", "patrol", 4)
    assert [e.kind for e in told if e.kind != "roll"] == ["g_broke_away"] and told[-1].facts["hit"] == 0
    assert "stay" not in match.asks[0].domain.members(), "a German is left in the hex"


def test_15_13_a_change_shows_and_is_not_reported(place) -> None:
    """4.8 It neither enters nor comes into sight."""
    board = place("4d.G B[0407h:A] P[2@0616] Z[0405]", {"umpire_release": "auto"}, THREE)
    told = board.play('umpire change=patrol P2 hex=0408 "misread"')
    assert told == [] and board.view("british").enemies == ({"hex": "0408", "what": "patrol"},)


def test_15_11_what_he_takes_off_is_lost(place) -> None:
    board = place("4d.G B[0407h:A] P[2@0616] L[3@0506] Z[0405]", {"umpire_release": "auto"}, THREE)
    board.play('umpire change=patrol P2 lost "desertion"', 'umpire change=lorry L3 state=wreck "engine fire"')
    view = board.view("german")
    assert [(p.unit, p.hex, p.lost) for p in view.patrols] == [("P2", "0616", True)]
    assert [(x.unit, x.hex, x.lost) for x in view.lorries] == [("L3", "0506", True)]


def test_16_4_there_and_back_again_is_not_steady(place) -> None:
    board = place("3n.B B[0409h:AB 0508h:CD 0916h:E] L[5@0408] Z[0405]")
    board.play("british party=AB@0409:walk", "british path=x0408.", "chance look:L5=1", "german attack:L5=yes", "chance ambush=2")
    board.play("german withdraw:L5=0407", "british party=CD@0508:walk", "british path=x0407.", "chance look:L5=1")
    board.play("german attack:L5=yes", "chance ambush=2", "german withdraw:L5=0408", "british party=done")
    assert board.state.lorries[5].hex == "0408"
    assert "L5" not in steady_units(board.state.rules, board.state.memory.belief.steady)


def test_16_14_a_hex_from_which_something_was_reported_keeps_its_weight(place) -> None:
    shares = []
    for wreck in ("", " 5@0407k"):
        board = place(f"4d.G B[0916h:A] L[3@0408{wreck}] Z[0405]", {"belief": "weights"})
        board.play("german order=L3:drive", "german path=r0407.", *(["german path=."] if wreck else []))
        weights = settle(board.state).weights
        shares.append(weights["0407"] / weights["0510"])
    assert shares[0] < 0.7 and 0.99 < shares[1] < 1.01


def test_17_10_no_matrix_at_setting_out(place) -> None:
    board = place("3n.B B[0408h+L5:A] P[2@0408s] L[5@0408c] Z[0405]", {"leave_look": "no"})
    assert board.play("british party=A@0408:drive=L5", "british path=r0407.") == ["british b_stop men=A hex=0407"]
