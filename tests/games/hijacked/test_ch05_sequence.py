"""Chapter 5: rounds, questions, any-time moves. Chapter 25: defaults."""

from __future__ import annotations

import random

import pytest

from lysander.bots.offers import Offers
from lysander.core.advance import play_out
from lysander.core.ask import CHANCE
from lysander.core.game import Setup
from lysander.games.hijacked import GAME


def test_5_1_three_phases_make_a_round(place) -> None:
    """5.2"""
    board = place("hj:2p r3 @B sq7 dice:a1,b1")
    kinds = [e.kind for e in board.events("B end")]
    assert kinds == ["police", "round", "turn"]
    assert [s.id for s in GAME.sequence if s.id in ("roll", "act", "turn-end", "police", "round-end", "last-call", "scoring")] == [
        "roll", "act", "turn-end", "police", "round-end", "last-call", "scoring",
    ]  # fmt: skip


def test_5_3_turns_go_clockwise_from_the_start_seat(place) -> None:
    board = place("hj:3p @B start:B dice:a1,b1")
    seats = []
    for seat in ("B", "C", "A"):
        seats += [e.facts["seat"] for e in board.events(f"{seat} end") if e.kind == "turn"]
        board.play("* roll.turn 1", "* roll.turn 1")
    assert seats == ["C", "A", "B"] and board.state.round == 2


def test_5_4_with_one_seat_the_cybot_comes_before_the_police(place) -> None:
    board = place("hj:1p dice:a1,b1")
    board.play("A end")
    assert board.ask.kind == "draw.cybot"
    assert "police" in [e.kind for e in board.events("* draw.cybot 10")]


def test_5_5_actions_in_any_order(place) -> None:
    """5.6"""
    board = place("hj:3p r4 dice:a1,b2,v3 A{0 v@4}")
    board.play("A marker b", "A bonus a", "A trust v", "* draw.cube r")
    assert (board.ask.kind, board.state.dice) == ("turn.act", {})


@pytest.mark.parametrize(
    ("at", "answer", "kind", "open"),
    [
        ("hj:2p dice:a1 A{C}", "", "turn.act", True),
        ("hj:2p tr20 row:B03,2,3,4,5,6 dice:a1 A{C}", "A card 1 a/* draw.face G06", "card.decide", True),
        ("hj:2p row:R01,B02,3,4,5,6 dice:a1,b1 A{C}", "A card 1 a/* draw.top 4", "card.reserve", True),
        ("hj:2p r4 dice:a1,b1 A{s9 CC} B{s10}", "A squad a b 10", "squad.level", True),
        ("hj:2p r12 @final med:1,2,3A", "", "final.call", True),
        ("hj:2p tr20 row:B03,2,3,4,5,6 dice:a1 A{CJ}", "A card 1 a/* draw.face G06/A play", "card.pay", False),
        ("hj:2p dice:a1", "A trust a/* draw.cube g", "trust.more", False),
        ("hj:2p dice:a1 A{s7 CFJ}", "A cash C", "track.take", False),
        ("hj:2p r3 dice:a1,b1", "A squad a b/* draw.tiles 1 2", "squad.keep", False),
    ],
)
def test_5_7_offers_are_open_during_main_questions_and_windows(place, at: str, answer: str, kind: str, open: bool) -> None:
    board = place(at)
    board.play(*filter(None, answer.split("/")))
    assert board.ask.kind == kind
    assert bool(board.open("B")) is open


def test_5_8_no_offer_while_chance_is_awaited(place) -> None:
    board = place("hj:2p dice:a1,b1")
    board.play("A trust a")
    assert [a.seat for a in board.match.asks] == [CHANCE]


def test_5_11_polled_seats_come_before_the_answer_clockwise_as_long_as_they_move(place) -> None:
    """24.4"""
    board, offers, asked = place("hj:3p dice:a1,b1 A{C} B{CC} C{F}"), Offers(), []
    while (seat := offers.due(board.match.asks, len(board.match.lines), lambda seat: True)) is not None:
        offers.note(seat, len(board.match.lines))
        asked.append(seat)
        if asked.count("B") < 3 and seat == "B":
            ask = next(a for a in board.match.asks_of("B") if a.standing)
            board.match.answer("B", ask.kind, ask.domain.members()[0])
    assert asked == ["B", "B", "C"] and board.ask.kind == "turn.act"


def test_5_11_in_windows_nobody_is_polled_but_the_seat_asked(place) -> None:
    board = place("hj:2p r4 dice:a1,b1 A{s9 CC} B{s10}")
    board.play("A squad a b 10")
    assert board.ask.kind == "squad.level"
    assert Offers().due(board.match.asks, len(board.match.lines), lambda seat: True) is None


def test_5_12_no_question_between_end_and_the_next_turn(place) -> None:
    board = place("hj:2p r3 @B dice:a1,b1 A{C}")
    board.play("B end")
    assert [a.seat for a in board.match.asks] == [CHANCE]
    board.play("* roll.turn 1")
    assert [a.seat for a in board.match.asks] == [CHANCE]


@pytest.mark.parametrize(
    ("at", "default"),
    [
        ("hj:2p dice:a1,b1", "end"),
        ("hj:3p r4 dice:a1,w2,n3 A{w@4 n@4}", "trust w"),
        ("hj:3p r4 tr100 dice:a1,v6,w2,n3 A{v@4 w@4 n@4}", "marker w"),
        ("hj:3p r4 tr100 num:F1,C2,M3,J4 row:1,B03,3,4,5,6 dice:a1,n6 A{n@4}", "card 2 n"),
        ("hj:3p r4 tr100 row:1,2,3,4,1,1 dice:a1,n6 A{n@4}", "end"),
    ],
)
def test_5_14_the_default_of_a_turn_uses_the_bonus_dice_that_must_be_used(place, at: str, default: str) -> None:
    assert place(at).ask.default == default


@pytest.mark.parametrize(
    ("at", "answers", "kind", "default"),
    [
        ("hj:2p opt:tracks=choose @setup", ["* setup.start B"], "setup.track", "track 1"),
        ("hj:2p tr20 row:B03,2,3,4,5,6 dice:a1 A{CJ}", ["A card 1 a", "* draw.face G06"], "card.decide", "discard"),
        ("hj:2p tr20 row:B03,2,3,4,5,6 dice:a1 A{CJ}", ["A card 1 a", "* draw.face G06", "A play"], "card.pay", "pay C"),
        ("hj:2p row:R01,B02,3,4,5,6 dice:a1,b1", ["A card 1 a", "* draw.top 4"], "card.reserve", "pass"),
        ("hj:2p dice:a1", ["A trust a", "* draw.cube g"], "trust.more", "more"),
        ("hj:2p opt:trust_score=key dice:a1", ["A trust a", "* draw.cube g"], "trust.more", "more"),
        ("hj:2p r4 dice:a1,b1 A{s9 CC} B{s10}", ["A squad a b 10"], "squad.level", "done"),
        ("hj:2p r3 dice:a1,b1", ["A squad a b", "* draw.tiles 3 5"], "squad.keep", "keep 3"),
        ("hj:2p dice:a1 A{s7 CFJ}", ["A cash C"], "track.take", "take J"),
        ("hj:2p @final r12 A{[B01,B02,B03,G01,G02] p3 q1}", [], "final.call", "pilot B01 B02 B03"),
        ("hj:2p @final r12 A{[B01,B02,G01,Y01] p3 q1}", [], "final.call", "rescue B01 B02"),
        ("hj:2p @final r12 A{[B01,G01] p3 q1}", [], "final.call", "done"),
    ],
)
def test_25_2_every_question_is_put_and_has_its_default(place, at: str, answers: list[str], kind: str, default: str) -> None:
    """25.1 ``more`` under ``key`` too."""
    board = place(at)
    board.play(*answers)
    assert (board.ask.kind, board.ask.default) == (kind, default)


@pytest.mark.parametrize("seats", range(1, 5))
def test_25_3_every_answer_that_is_listed_is_legal_and_those_alone(seats: int) -> None:
    """In random games: every listed answer is accepted, and words put together at random are accepted only if they are listed."""
    rng = random.Random(seats)
    words = ["card", "trust", "talk", "squad", "marker", "bonus", "change", "end", *"123456", "top", "-", *"abvwmn", *"CFMJ", "CC"]
    checked = 0

    def source(ask):
        nonlocal checked
        if ask.kind == "turn.act" and rng.random() < 0.1:
            members = ask.domain.members()
            assert len(set(members)) == len(members)
            assert all(ask.domain.why_not(m) is None for m in members)
            for _ in range(40):
                value = " ".join(rng.choices(words, k=rng.randint(1, 4)))
                assert (ask.domain.why_not(value) is None) == (value in members), value
                checked += 1
        return ask.domain.sample(rng)

    for _ in range(3):
        play_out(GAME, GAME.new(Setup("hijacked", seats=tuple("ABCD"[:seats]))), source)
    assert checked > 100


def test_5_13_an_answer_is_free_to_be_taken_back_until_a_die_falls_or_another_acts(place) -> None:
    board = place("hj:2p dice:a1,b4 A{CCFMJ}")
    start = board.position
    board.play("A change a 6 J", "A marker b", "A cash C")
    assert board.match.free_undo("A") == 0
    board.match.cut(0)
    assert board.position == start
    board.play("A cash C", "B cash J")
    assert board.match.free_undo("A") is None
    board.play("A trust a", "* draw.cube g")
    assert board.match.free_undo("A") is None
    board.play("A stop")
    assert board.match.free_undo("A") == len(board.match.lines) - 1


def test_11_8_the_tile_that_was_kept_is_not_taken_back(place) -> None:
    board = place("hj:2p r3 dice:a1,b1,v1 A{v@3}")
    board.play("A squad a b", "* draw.tiles 1 2", "A keep 1")
    assert board.ask.seat == "A" and board.match.free_undo("A") is None
