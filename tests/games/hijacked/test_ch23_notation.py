"""Chapter 23: positions, answers, chance, events, results."""

from __future__ import annotations

import random

import pytest

from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.hijacked import GAME
from lysander.games.hijacked.cases import LINES, told_line

EXAMPLE = (
    "hj:3p r4 @B sq9 tr40 star:A num:F2,C5,M1,J6 row:4,B05,2,G01=Ba3,6,S02 top:3 disc:B01,R02 hij:1.0,5.2B,7.0,3.0 obj:2 med:3,1B,2x used:4 "
    "dice:b4,v2 done:card,p1 A{s12 CCJ [B02,Y07] p1} B{t4 s9 k1 0 q1 T3,5 H8* v@4 m@5} C{s10 F}"
)


def test_23_7_the_example(place) -> None:
    assert place(EXAMPLE).position == EXAMPLE


@pytest.mark.parametrize(
    "at",
    [
        "hj:2p @setup",
        "hj:4p opt:head_start=2,start=C,tracks=choose @setup",
        "hj:2p",
        "hj:1p r3 @cybot tr20 cyb:2 X{s5 [B01]}",
        "hj:2p r5 row:1,B05=Aa4,3,4,5,6 A{v@5 m@6}",
        "hj:2p r4 tr20 row:1,-,3,4,5,6 pile:0 dice:-",
        "hj:2p r4 dice:a1,b1 done:call mid:level=ab12B A{s12} B{s10}",
        "hj:2p tr20 row:G05,B02,3,4,5,6 dice:b1 done:card,p1 mid:decide=1 A{C}",
        "hj:2p dice:b1 done:card,p1 mid:decide=top:B03 A{T3}",
        "hj:2p row:1,B02,3,4,5,6 dice:b1 done:card,p1 mid:reserve=1",
        "hj:3p r9 @final mid:final=C A{p3 q1}",
    ],
)
def test_23_1_a_position_is_read_and_written_the_same(place, at: str) -> None:
    """23.2 Supply, bag, aircraft, stack and reserve are not written."""
    assert GAME.write(place(at).match.position.checkpoint) == at


def test_23_1_a_push_back_in_the_window_is_a_position_while_its_tiles_are_drawn(place) -> None:
    """11.6, 11.8"""
    board = place("hj:2p r7 sq9 dice:a1,b4 done:call mid:level=ab11A A{s10 C} B{s11}")
    board.play("A cash C")
    assert [ask.kind for ask in board.match.asks] == ["draw.tiles"] and "mid:" not in board.position
    assert place(board.position).position == board.position


def test_23_1_older_pools_are_written(place) -> None:
    """7.14 Face-down cards keep the pool they were dealt from."""
    board = place("hj:2p row:1,2,B05,4,5,6 pile:0 disc:B01,G01 dice:a3,b3")
    board.play("A card 3 a", "* draw.face G06", "* draw.face G02", "A discard", "* draw.top 1", "* draw.top 5", "A pass")
    text = GAME.write(board.match.position.checkpoint)
    assert "row:1',G06,1,G02,5',6' top:5 pile:2 old:B02," in text
    assert place(text).position == text and place(text).state.pools == board.state.pools


@pytest.mark.parametrize(
    "at",
    [
        "",
        "hj:2p  r4",
        "hj:3p",
        "hj:2p r0",
        "hj:2p @C",
        "hj:2p @over",
        "hj:2p @cybot",
        "hj:2p r4 r5",
        "hj:2p sq19",
        "hj:2p tr45",
        "hj:2p star:C",
        "hj:2p num:F1,C1,M3,J4",
        "hj:2p row:1,2,3",
        "hj:2p row:1,2,3,4,5,B99",
        "hj:2p row:B01,2,3,4,5,6 disc:B01",
        "hj:2p hij:1.0,1.0,3.0,4.0",
        "hj:2p obj:6",
        "hj:2p med:1,1,3",
        "hj:2p used:7",
        "hj:2p dice:v3",
        "hj:2p dice:a7",
        "hj:2p dice:a1 done:sleep",
        "hj:2p mid:decide=1",
        "hj:2p dice:a1 mid:decide=1",
        "hj:2p A{k5}",
        "hj:2p A{[R01]}",
        "hj:2p A{CCCCCCCC}",
        "hj:2p A{t2}",
        "hj:2p C{s1}",
        "hj:2p A{v@0}",
        "hj:2p A{v@3} B{v@3}",
        "hj:2p A{w@3}",
        "hj:2p A{T1} B{T1}",
        "hj:2p A{[B01,B02,B03,B04,B05,B06]}",
        "hj:2p opt:start=B",
        "hj:2p row:B01=Aa3,2,3,4,5,6 dice:a1",
        "hj:2p A{p9} B{p9}",
        "hj:2p ☃",
    ],
)
def test_23_1_what_is_no_position_is_refused(at: str) -> None:
    with pytest.raises(ValueError):
        GAME.parse(at, Setup("hijacked", seats=("A", "B")))


def test_23_3_answers_are_those_of_the_rulebook(place) -> None:
    """23.4 Draws too."""
    board = place("hj:3p r4 sq8 tr30 row:1,2,B08,4,5,6 dice:a6,b1,v2,w3 A{s9 FMJ v@4 w@4} B{s9} C{s9}")
    board.play("A card 3 a", "* draw.face B02", "* draw.face B04", "A play", "A pay MJ", "* draw.top 2", "A reserve 2 b")
    board.play("A trust v", "* draw.cube g", "A stop", "A change w 4 F")
    assert board.state.players["A"].markers == {"C": 0, "F": 0, "M": 0, "J": 0}


def test_23_5_every_event_of_a_game_has_its_line() -> None:
    """23.6 Every event told to all in random games can be written, or is not listed in 23.5; so can the result."""
    unlisted = {"starts", "track", "row", "top", "hijackers", "numbers", "objective", "medals", "round", "turn", "passes", "builds", "broke_off"}
    unlisted |= {"success", "lost", "done"}
    listed = {*LINES, "rolled", "tiles", "rescued", "medal", "result"}
    for n in range(12):
        rng = random.Random(n)
        match, chance = Match(GAME, Setup("hijacked", seats=tuple("ABCD"[: n % 4 + 1]))), Chance(bytes([n]))
        while not match.over:
            match.roll_on(chance)
            for ask in match.asks[:1] if not match.over else ():
                match.answer(ask.seat, ask.kind, ask.domain.sample(rng))
        for event in match.events:
            assert event.kind in unlisted | listed
            stormed = event.kind == "result" and event.facts["end"] == "storm"
            assert bool(told_line(event)) is (event.kind in listed and not stormed), event
