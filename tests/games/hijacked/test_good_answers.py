"""20, 24 Positions with the answers that a good negotiator gives: *normal* and *hard* give one of them."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from lysander.bots import ask_bot, make
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.hijacked import GAME

PLAYOUTS = 40
ROW = "row:B08,G08,Y08,S08,B09,R01"  # nothing here is easy to have


class Case(NamedTuple):
    """A position, the answers that lead to the question, and what is a good answer to it, as a pattern."""

    why: str
    position: str
    good: str
    moves: tuple[str, ...] = ()


CASES = {
    "11.3-last-round": Case(
        "The squad storms after this round (19.2), nobody has all, and the scores are level: only a push-back saves the plane.",
        f"hj:2p r14 @B start:A sq1 tr60 {ROW} dice:a3,b5 A{{s20 CF [B01] p2 q1}} B{{s20 CF [G01,G03] p2}}",
        "squad a b$",
    ),
    "11.2-last-round": Case(
        "The same with a point between the scores: both have markers to level with, and the call names a score that both reach.",
        f"hj:2p r14 @B start:A sq1 tr60 {ROW} dice:a3,b5 A{{s20 CF [B01] p2 q1}} B{{s19 CF [G01,G03] p2}}",
        "squad a b (20|21|22)$",
    ),
    "11.4-cash": Case(
        "The other seat has called in the last round; two markers are cheaper than losing everything (20.1).",
        f"hj:2p r14 @B start:A sq1 tr60 {ROW} dice:a3,b5 A{{s20 CF [B01] p2 q1}} B{{s22 CF [G01,G03] p2}}",
        "cash [CF]$",
        ("B turn.act squad a b 22",),
    ),
    "11.4-free": Case(
        "Three points are missing and a pair lies ready: the passenger levels the score and counts besides (14.1).",
        f"hj:2p r14 @B start:A sq1 tr60 {ROW} dice:a3,b5 A{{s20 0 [B01,B02] p1 q1}} B{{s23 CF [G01,Y03] p2}}",
        "rescue B01 B02$",
        ("B turn.act squad a b 23",),
    ),
    "14.1-success": Case(
        "With the third passenger everything is there: the round ends the game (20.2).",
        f"hj:2p r12 @A start:A sq2 tr60 {ROW} dice:a3,b5 A{{s30 CF [B01,B02] p2 q1}} B{{s12 C}}",
        "rescue B01 B02$",
    ),
    "14.2-pilot": Case(
        "Three of one colour and no pilot yet: five points and half of what 20.2 wants.",
        f"hj:2p r8 @A start:A sq8 tr60 {ROW} dice:a3,b5 A{{s10 C [B01,B02,B05] p1}} B{{s12 C}}",
        "pilot B01 B02 B05$",
    ),
    "7.8-pair": Case(
        "A grey card for the last pair can be paid: that is worth more than a point for throwing it away (7.10).",
        "hj:2p r9 @A start:A sq5 tr60 row:S02,G08,Y08,S08,B08,R01 dice:a3,b5 A{s14 C [S04] p2 q1} B{s12 C}",
        "play C$",
        ("A turn.act card 1 a",),
    ),
    "7.9-joker": Case(
        "Crypto is paid with crypto: the joker serves for anything (2.3).",
        "hj:2p r6 @A start:A sq9 tr60 row:S02,G08,Y08,S08,B08,R01 dice:a3,b5 A{s9 CJ [S04] p1} B{s12 C}",
        "play C$",
        ("A turn.act card 1 a",),
    ),
    "7.10-left-over": Case(
        "The game ends with this round and a single yellow card would be left over: a point instead of three less (20.5).",
        "hj:2p r12 @A start:B sq3 tr60 row:Y04,G08,Y08,S08,B08,R01 dice:a3,b5 A{s25 C p3 q1} B{s12 C}",
        "discard$",
        ("A turn.act card 1 a",),
    ),
    "8.3-own-card": Case(
        "The card that one has reserved costs no die, and it makes the pair.",
        "hj:2p r7 @A start:A sq9 tr60 row:B08,G03=Aa2,Y08,S08,B09,R01 dice:b5 A{s9 F [G02] p1} B{s12 C}",
        "card 2 -$",
    ),
    "7.2-best-card": Case(
        "Of six open cards one makes the third passenger's pair and can be paid.",
        "hj:2p r9 @A start:A sq6 tr60 row:B08,G08,Y08,S03,B09,R01 dice:a3 done:trust A{s14 C [S04] p2 q1} B{s12 C}",
        "card 4 a$",
    ),
    "9.6-star": Case(
        "One green cube more brings the star, five points, and each cube a point.",
        f"hj:2p r9 @A start:A sq6 tr90 {ROW} dice:a1 num:F2,C5,M3,J6 A{{s14 0 [S04] p2 q1}} B{{s16 C p2 v@10}}",
        "trust a$",
    ),
    "12.1-marker": Case(
        "A die is left, the trust space is used: a marker is a point and pays demands; nobody ends with it unused (5.6).",
        f"hj:2p r5 @A start:A sq10 tr60 {ROW} num:F2,C5,M1,J6 dice:b5 done:card,trust,p1 A{{s4 0 [S04]}} B{{s5 C}}",
        "marker b$",
    ),
    "10.6-last-step": Case(
        "The Softhearted gives up at the next step: with three passengers that is nine points for two dice (18.9), and B is ahead.",
        f"hj:2p r10 @A start:A sq8 tr60 {ROW} hij:1.0,2.0,3.0,8.3A dice:a3,b5 A{{s19 CF p3}} B{{s27 C p2}}",
        "talk 4 a b$",
    ),
    "11.8-crew-first": Case(
        "Three cards of three colours and no pilot: “Crew first” frees one for them (18.3).",
        f"hj:2p r10 @A start:A sq8 tr60 {ROW} dice:a3,b5 A{{s19 CF [B01,G03,Y03] p3}} B{{s19 C}}",
        "keep 1$",
        ("A turn.act squad a b", "* draw.tiles 1 2"),
    ),
    "18.3-crew-first": Case(
        "Three passengers are free; the tile makes a pilot of three odd cards, and that is everything (20.2).",
        f"hj:2p r11 @A start:A sq3 tr60 {ROW} dice:a3,b5 A{{s19 CF [B01,G03,Y03] T1 p3}} B{{s12 C}}",
        "tile 1 B01 G03 Y03$",
    ),
    "20.4-pilot": Case(
        "Three cards of a colour: a pilot is five points and leaves no card; a passenger leaves one, which costs three.",
        "hj:2p r12 @final tr60 A{s30 0 [B01,B02,B05] p3 q1} B{s33 0}",
        "pilot B01 B02 B05$",
    ),
    "20.4-passenger": Case(
        "Two pairs and the Softhearted: each passenger is three points and two more (18.9).",
        "hj:2p r12 @final tr60 hij:1.0,2.0,3.0,4.0 A{s30 0 [B01,B02,G02,G03] p3 q1 H8} B{s33 0}",
        "rescue (B01 B02|G02 G03)$",
    ),
    "20.4-second-chance": Case(
        "“Second chance” makes a pair of the single card: three points, and none less for a card left over.",
        "hj:2p r12 @final tr60 disc:B02,G05 A{s30 0 [G03] T5 p3 q1} B{s33 0}",
        "tile 5 G05$",
    ),
    "20.4-everything": Case(
        "Extra staff, a good word and a second chance first: the way to 40 points, where two pairs at once end with 27.",
        "hj:2p r12 @final tr90 disc:G02 med:1,2,3A A{s30 0 [B02,G03] T4,5,6 p3 q1} B{s33 0}",
        "(tile 4|tile 6|tile 5 G02)$",
    ),
    "21.9-cybot": Case(
        "Alone in the last round, level with the Cybot: only a push-back saves the plane (11.3).",
        f"hj:1p r14 @A start:A sq1 tr60 {ROW} dice:a3,b5 A{{s20 CF [B01] p2 q1}} X{{t2 s20 0}}",
        "squad a b$",
    ),
}


def asked(case: Case) -> tuple[Match[Any], Setup, str]:
    """The match at the question, its set-up and the seat that is asked."""
    seats = tuple("ABCD"[: int(case.position[3])])
    setup = Setup("hijacked", "standard", {}, seats)
    match: Match[Any] = Match(GAME, setup, GAME.parse(case.position, setup))
    for move in case.moves:
        seat, kind, value = move.split(" ", 2)
        match.answer({"*": "chance"}.get(seat, seat), kind, value)
    return match, setup, next(a.seat for a in match.asks if not a.standing)


def answered(case: Case, level: str, seed: int = 1) -> str:
    match, setup, seat = asked(case)
    bot = make("hijacked", seat, level, seed, playouts=PLAYOUTS, variant=setup.variant, strict=True)
    return str(ask_bot(bot, match.view(seat), match.asks, match.events, strict=True)[1])


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("name", CASES)
def test_a_good_answer(name: str, level: str) -> None:
    case = CASES[name]
    assert re.match(case.good, said := answered(case, level)), f"{name}: {said}. {case.why}"


def test_the_cases_tell_good_answers_from_others() -> None:
    """A bot that answers at random gives a good answer in few of them, so each would find a bot that plays badly."""
    given = [sum(bool(re.match(case.good, answered(case, "random", seed))) for case in CASES.values()) for seed in range(3)]
    print(f"good answers by chance: {given} of {len(CASES)}")
    assert max(given) < len(CASES) / 2
