"""Chapter 4: who sees what. Chapter 24: what bots may know."""

from __future__ import annotations

import random

import pytest

from lysander.core.event import ALL, SPECTATOR
from lysander.core.plain import plain, text_of
from lysander.games.hijacked import GAME

PUSH = "hj:3p r3 sq8 dice:a1,b6 A{s12} B{s13} C{s12}"


@pytest.fixture
def drawn(place):
    """A has drawn two bonus tiles and is asked which to keep."""
    board = place("hj:3p r3 sq8 dice:a1,b6 A{s12} B{s12} C{s12}")
    board.play("A squad a b", "B take C")
    board.told = board.events("* draw.tiles 3 6")
    return board


def test_4_1_the_cybot_answers_nothing(place) -> None:
    board = place("hj:1p r3 @cybot tr90 X{s7}")
    board.play("* draw.cybot 5")
    assert board.ask.kind == "draw.cube"
    assert [s.id for s in GAME.seats] == list("ABCD") and "X" in board.state.players


def test_4_2_all_onlookers_see_the_same(place) -> None:
    """4.5"""
    board = place("hj:2p r4 tr20 row:B02,2,G01=Ba3,4,5,6 dice:a1,v6 A{C v@4} B{C}")
    views = [plain(GAME.view(board.state, seat)) | {"seat": ""} for seat in ("A", "B", SPECTATOR)]
    assert views[0] == views[1] == views[2]


def test_4_3_no_face_and_no_order_is_kept(place) -> None:
    """4.6 The state holds backs and the cards that are unseen, and nothing that says which lies where."""
    board = place("hj:2p")
    assert [p.face for p in board.state.row] == [""] * 6
    assert sorted(c for cards in board.state.pools[0] for c in cards) == sorted(board.state.rules.cards)


def test_4_4_two_drawn_tiles_are_seen_by_the_drawing_seat(drawn) -> None:
    views = {seat: GAME.view(drawn.state, seat) for seat in ("A", "B", SPECTATOR)}
    assert views["A"].drawn == (3, 6) and views["B"].drawn == views[SPECTATOR].drawn == ()
    assert all(v.drawn_count == 2 for v in views.values())


def test_4_5_whoever_is_asked_in_between_is_the_one_that_acts(place) -> None:
    """15.5, 18.8, 3.4"""
    board = place("hj:3p r3 sq8 dice:a1,b6 A{s12} B{s12 T6} C{s12}")

    def acts() -> object:
        return GAME.waiting(board.state)["acts"]

    assert acts() == ["A"]
    board.play("A squad a b")
    assert board.ask.kind == "track.take" and acts() == ["B"]
    board.play("B take C", "* draw.tiles 3 5")
    assert board.ask.kind == "squad.keep" and acts() == ["A"]
    board.play("A keep 3", "B tile 6", "* draw.cube g")
    assert board.ask.kind == "trust.more" and acts() == ["B"]
    board.play("B stop")
    assert board.ask.kind == "turn.act" and acts() == ["A"]
    board = place("hj:2p opt:start=B,tracks=choose @setup")
    assert board.ask.kind == "setup.track" and acts() == ["B"]
    board.play("B track 3")
    assert acts() == ["A"]


def test_4_7_the_others_are_told_that_two_were_drawn(drawn) -> None:
    told = [e for e in drawn.told if e.kind == "tiles"]
    assert [(e.to, e.facts["tiles"]) for e in told] == [(("A",), [3, 6]), (("B", "C", SPECTATOR), [])]
    assert {e.to for e in drawn.told if e.kind != "tiles"} <= {(ALL,)}
    assert [e.facts["tile"] for e in drawn.events("A keep 6")] == [6]


def test_4_7_a_refusal_says_nothing_of_the_tiles(drawn) -> None:
    assert drawn.refused("A keep 5") == "11.8"


def test_24_1_a_state_out_of_a_view_is_the_true_one(place) -> None:
    """24.3"""
    for at in (PUSH, "hj:1p r6 @cybot tr30 hij:1.3,2.3A,3.3X,4.0 X{s7}", "hj:2p r5 row:1,B05=Aa4,3,4,5,6 A{v@5 m@6}"):
        board = place(at)
        for seat in board.setup.seats:
            again = GAME.sample_hidden(GAME.view(board.state, seat), seat, board.setup, random.Random(1))
            assert GAME.write(again) == at
            assert text_of(GAME.view(again, seat)) == text_of(GAME.view(board.state, seat))


def test_24_3_in_the_middle_of_a_selection_too(place) -> None:
    board = place("hj:2p tr20 dice:a3,b5 A{C}")
    board.play("A card 3 a", "* draw.face B03", "* draw.face G06", "* draw.face R04")
    again = GAME.sample_hidden(GAME.view(board.state, "A"), "A", board.setup, random.Random(1))
    assert again == board.state and again.step == "decide"


def test_24_2_the_exact_odds_are_in_the_view(place) -> None:
    board = place("hj:2p dice:a3,b5 disc:B03,B09")
    view = GAME.view(board.state, "B")
    board.play("A card 3 a")
    assert list(board.weights) == list(view.unseen[0][3])
