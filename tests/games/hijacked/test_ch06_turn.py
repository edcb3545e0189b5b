"""Chapters 6 to 13: what dice do in a turn, beyond the worked cases."""

from __future__ import annotations

import pytest

from lysander.games.hijacked.ch06_dice import ring_distance


@pytest.mark.parametrize(
    ("at", "answers", "again", "rule"),
    [
        ("hj:2p tr10 dice:a1,b2", ["A trust a", "* draw.cube r"], "A trust b", "9.1"),
        ("hj:3p r4 dice:a1,b4,v1,w4 A{v@4 w@4}", ["A talk 1 a b"], "A talk 1 v w", "10.1"),
        ("hj:3p r4 dice:a1,b4,v1,w4 A{s1 v@4 w@4}", ["A squad a b 11", "A done"], "A squad v w 11", "11.1"),
        ("hj:2p dice:a1,b2 A{0}", ["A marker a"], "A marker b", ""),
        ("hj:3p dice:a1,b2", ["A bonus a"], "A bonus b", ""),
        ("hj:2p dice:a1,b2", ["A bonus a"], "A bonus b", "13.1"),
    ],
)
def test_6_3_what_a_space_takes_in_one_turn(place, at: str, answers: list[str], again: str, rule: str) -> None:
    board = place(at)
    board.play(*answers)
    if rule:
        assert board.refused(again) == rule
    else:
        board.play(again)


@pytest.mark.parametrize(("answer", "rule"), [("A talk 3 a", "10.1"), ("A talk 3 a a", "6.4"), ("A squad a", "11.2"), ("A squad b b", "6.4")])
def test_6_4_two_dice_in_one_answer(place, answer: str, rule: str) -> None:
    assert place("hj:2p r3 dice:a1,b1").refused(answer) == rule


def test_6_6_the_ring() -> None:
    assert [ring_distance(6, v) for v in (1, 2, 3, 4, 5, 6)] == [1, 2, 3, 2, 1, 0]
    assert all(ring_distance(a, b) == min((a - b) % 6, (b - a) % 6) for a in range(1, 7) for b in range(1, 7))


@pytest.mark.parametrize(
    ("answer", "rule"),
    [("A change a 1 C", "6.6"), ("A change a 2 CC", "6.6"), ("A change a 2 M", "6.5"), ("A change a 3 FC", "6.5"), ("A change a 7 C", "6.5")],
)
def test_6_5_a_change_that_is_not_possible(place, answer: str, rule: str) -> None:
    assert place("hj:2p dice:a1 A{CF}").refused(answer) == rule


def test_6_7_a_bonus_die_is_changed_a_spent_one_is_not(place) -> None:
    board = place("hj:2p r4 dice:a1,v6 A{CF v@4}")
    board.play("A change v 1 C", "A trust v", "* draw.cube r")
    assert board.refused("A change v 2 F") == "6.2"


def test_6_5_a_die_is_changed_before_it_reserves(place) -> None:
    board = place("hj:2p row:R01,B02,3,4,5,6 dice:a1,b1 A{C}")
    board.play("A card 1 a", "* draw.top 4", "A change b 6 C", "A reserve 2 b")
    assert "B02=Ab6!" in board.position


def test_6_9_own_dice_may_stay_unused(place) -> None:
    board = place("hj:2p dice:a1,b2")
    board.play("A end")
    assert board.state.active == "B"


def test_7_1_the_steps_of_a_selection_in_their_order(place) -> None:
    board = place("hj:2p tr20 dice:a3,b5 A{C}")
    told = board.events("A card 3 a", "* draw.face B03", "* draw.face G06", "* draw.face R04", "A play", "* draw.top 6", "A reserve 2 b")
    kinds = [e.kind for e in told]
    assert kinds == ["chose", "turned", "turned", "turned", "paid", "played", "dealt", "top", "reserved"]


def test_7_14_odds_of_a_face_and_of_a_back(place) -> None:
    """26.1 A reshuffle draws nothing: the odds follow from the pool."""
    board = place("hj:2p row:1,2,B05,4,5,6 pile:0 disc:B01,G01 dice:a3,b3")
    board.play("A card 3 a")
    assert board.weights == dict.fromkeys(["B02", "B08", "B14", "G06", "G12", "R02", "R07", "S01", "S07", "S13", "Y04", "Y10"], 1)
    board.play("* draw.face G06", "* draw.face G02", "A discard")
    assert board.weights == {1: 1, 3: 1, 5: 1}
    board.play("* draw.top 1")
    assert board.weights == {3: 1, 5: 1}


def test_7_14_a_back_of_the_top_leaves_out_what_lies_face_down(place) -> None:
    board = place("hj:2p row:1,1,1,1,1,R01 dice:a3")
    board.play("A card 6 a", "* draw.face B01")
    assert board.weights[1] == 10 - 2 - 5  # two seen, four in the row, and the top card that was just dealt


def test_8_4_a_bonus_die_pays_for_the_own_card_when_the_limit_is_used(place) -> None:
    board = place("hj:2p r4 row:1,B02=Ab3,3,4,5,6 dice:a1,v6 A{C v@4}")
    assert board.refused("A card 2 v") == "8.4" and board.refused("A card 2 a") == "7.2"
    board.play("A card 1 a", "* draw.face G05", "A discard", "* draw.top 1")
    assert board.refused("A card 2 -") == "7.3"
    board.play("A card 2 v", "* draw.face B07", "* draw.face B03", "A discard", "* draw.top 1")
    assert board.state.dice == {} and not board.state.row[1].by


@pytest.mark.parametrize("cube", "gr")
def test_9_2_each_cube_of_the_bag_is_equally_likely(place, cube: str) -> None:
    board = place("hj:2p tr40 dice:a1")
    board.play("A trust a")
    assert board.weights == {"g": 8, "r": 3}
    board.play(f"* draw.cube {cube}")
    assert board.state.trust == (50 if cube == "g" else 40)


def test_10_8_a_persuaded_hijacker_brings_nothing_at_once(place) -> None:
    board = place("hj:2p tr50 hij:1.3A,2.0,3.0,4.0 dice:a1,b5")
    board.play("A talk 1 a b", "* draw.hijacker 7")
    assert board.state.players["A"].score == 1


def test_11_8_pairs_of_tiles_are_drawn_out_of_the_stack(place) -> None:
    board = place("hj:2p r3 used:1,2 dice:a1,b1 B{T3}")
    board.play("A squad a b")
    assert board.weights == {"4 5": 1, "4 6": 1, "5 6": 1}


def test_11_6_what_a_success_brings_belongs_to_the_answer_that_brought_it(place) -> None:
    """15.5 A question in the middle of it is no point of rest (24.3)."""
    board = place("hj:3p r6 @C sq5 dice:a4,b6 A{t2 s3 0 [G09,G10]} B{t1 s6} C{t4 s6}")
    told = board.events("C squad a b 6", "A rescue G09 G10")
    assert "squad" in [e.kind for e in told]
    assert (board.ask.seat, board.ask.kind) == ("B", "track.take")
    assert board.match.position.script, "the state behind a view is made at points of rest only"


def test_11_5_a_later_move_may_unlevel_an_earlier_seat(place) -> None:
    """11.4 B's tile takes a point off A, whose score was the target; the last seat is level, but not all are."""
    board = place("hj:2p r4 dice:a1,b1 A{s10} B{s9 C T2}")
    board.play("A squad a b 10", "B tile 2 C>A")
    assert [p.score for p in board.state.players.values()] == [9, 10]
    assert board.ask.kind == "turn.act" and board.state.called and board.state.squad == 15


def test_11_4_the_question_falls_away_when_an_offer_brings_the_seat_to_the_target(place) -> None:
    board = place("hj:2p r4 dice:a1,b1 A{s9 C} B{s10 0}")
    board.play("A squad a b 10")
    board.match.answer("A", "any", "cash C")
    assert board.ask.kind == "draw.tiles" and board.state.squad == 17


def test_12_3_three_uses_of_a_marker(place) -> None:
    board = place("hj:2p tr30 row:B03,2,3,4,5,6 dice:a2,b6 A{CCC}")
    board.play("A change b 1 C", "A cash C", "A card 1 a", "* draw.face G06", "A play C")
    assert board.state.left("C") == 7


def test_13_2_a_mini_die_comes_from_a_track_m_before_n(place) -> None:
    board = place("hj:2p r3 dice:a1,b1 A{s18 CC} B{s19 C}")
    board.play("B cash C", "A cash C")
    assert (board.state.players["B"].held, board.state.players["A"].held) == ({"m": 4}, {"n": 4})


def test_13_4_a_bonus_die_serves_in_every_action_but_13_1(place) -> None:
    board = place("hj:3p r4 dice:a1,b1,v2,w5 A{v@4 w@4}")
    options = set(board.ask.domain.members())
    assert {"card 2 v", "card 5 w", "trust v", "talk 1 a w", "marker v", "squad v w"} <= options
    assert board.refused("A bonus v") == "13.1"


def test_13_8_a_seat_may_hold_several(place) -> None:
    board = place("hj:3p r4 dice:a1,b4")
    board.play("A bonus a", "A bonus b")
    assert board.state.players["A"].held == {"v": 5, "w": 5}


def test_17_2_a_goal_is_met_before_the_decision_on_the_top_card(place) -> None:
    """The fourth die was placed when the card was chosen."""
    board = place("hj:2p r4 obj:4 top:3 dice:v3 done:p3 A{0 T3 v@4}")
    board.play("A card top v", "* draw.face B03")
    assert [e.kind for e in board.match.events][-2:] == ["turned", "medal"] and board.ask.kind == "card.decide"


@pytest.mark.parametrize(
    ("at", "low", "high"),
    [
        ("hj:1p r7 sq11 tr60 dice:a1,b2 A{s14 F} X{s13}", 14, 13),
        ("hj:1p r7 sq11 tr60 dice:a1,b2 A{s12 F} X{s13}", 13, 13),
        ("hj:1p r7 sq11 tr60 dice:a1,b2 A{s10 T2 CC} X{s13}", 10, 13),
        ("hj:2p r7 sq11 dice:a1,b2 A{s14} B{s11}", 14, 24),
        ("hj:2p r7 sq11 dice:a1,b2 A{s14} B{s11 T2}", 11, 24),
        ("hj:2p r7 sq11 dice:a1,b2 A{s14 T2} B{s11}", 14, 24),
        ("hj:1p r7 sq11 tr60 dice:a1,b2 A{s10 0} X{s13}", 13, 10),
        ("hj:1p r7 sq11 tr60 dice:a1,b2 A{s10 0 T2} X{s13}", 13, 10),
        ("hj:2p r7 sq11 dice:a1,b2 A{s14} B{s11 0}", 14, 11),
        ("hj:2p r7 sq11 dice:a1,b2 A{s14 0} B{s11}", 14, 14),
        ("hj:2p r7 sq11 dice:a1,b2 A{s14 T2} B{s11 0}", 14, 24),
        ("hj:2p r7 sq11 dice:a1,b2 A{s14 0 T2} B{s11 0}", 14, 11),
    ],
)
def test_11_2_a_push_back_that_cannot_succeed_is_not_offered(place, at: str, low: int, high: int) -> None:
    board = place(at)
    calls = [m for m in board.ask.domain.members() if m.startswith("squad")]
    assert calls == [f"squad a b {target}" for target in range(low, high + 1)]
    if low > high:
        assert board.ask.domain.why_not(f"squad a b {high}").code == "cannot-level"
    else:
        assert {board.ask.domain.why_not(f"squad a b {target}").code for target in (low - 1, high + 1)} == {"target-out-of-range"}
