"""26 What bots may know: full positions made of a view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from lysander.core.plain import plain, text_of
from lysander.games.flight181 import GAME
from lysander.games.flight181.state import AT_LARGE, State


def samples(board: Any, n: int = 200, seat: str = "teams") -> Iterator[State]:
    view = plain(board.view(seat))
    for i in range(n):
        yield GAME.sample_hidden(view, seat, board.setup, random.Random(i))


def test_26_1_a_sample_is_made_of_the_view_alone(place: Any) -> None:
    one = place("F181/1 T4.7 t1:A3 t2:- t3:- h1~A6 h2=L11 h3=R9?A9.2 h4$p8.7 P:L2,o,o,R5,o,o,L9,L10,o,o W:- F:- Q:-")
    other = place("F181/1 T4.7 t1:A3 t2:- t3:- h1#A6 h2=TA h3=R12?A9.2 h4=C P:L2,o,o,R5,o,o,L9,L10,o,o W:- F:- Q:-")
    assert list(samples(one, 20)) == list(samples(other, 20))


def test_26_2_a_sample_looks_the_same(place: Any) -> None:
    board = place("F181/1 T4.7 t1:A3 t2:A8!1 t3:- h1~A6 h2=L11 h3=R11?A9.2 h4$p8.7 P:L2,o,o,R5,o,o,L9,L10,o,o W:w1@A5.2 F:- Q:-")
    for state in samples(board, 50):
        assert GAME.check(state) == []
        assert text_of(GAME.view(state, "teams")) == text_of(board.view("teams"))


def test_26_2_1_nobody_hidden_is_near_a_team_or_where_one_has_just_been(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2=TA P:p1@L2")
    board.play("T next-team=t1", "T control:t1=no", "T move:t1=A6,A7,A8,A9", "T next-team=t2", "T enter:t2=-")
    reach = board.view("teams").hijackers[1].reach
    assert {"A9", "A8", "A10", "L9"}.isdisjoint(reach) and "L6" in reach
    assert {"A5", "A4", "A6", "L5"}.isdisjoint(reach)  # t1 stood there when it was last looked


def test_26_2_2_a_lost_hijacker_is_within_reach_of_where_he_was_seen(place: Any) -> None:
    board = place("~ T3.9 t1:A2 h2@A12 h4=C")
    board.play("H next-hijacker=h2", "H hijacker-move:h2=R12", "H hijacker-act:h2=-")
    for state in samples(board):
        h = state.hijackers["h2"]
        assert state.board.distance("A12", h.square) <= 4 and h.square not in state.board.sight["A2"]
    board.play("H next-hijacker=-", "H ambush=-", "T next-team=-", "H next-hijacker=-")
    squares = {s.hijackers["h2"].square for s in samples(board)}
    assert max(board.state.board.distance("A12", s) for s in squares) == 6  # from L9 or R9, four steps on


def test_26_2_3_an_unseen_hijacker_is_within_reach_of_where_he_may_begin(place: Any) -> None:
    board = place()
    board.play("H setup-hijackers=C,C,R10,TA")
    found = [{s.hijackers[h].square for s in samples(board)} for h in ("h1", "h3", "h4")]
    assert found[0] == {"C"} and found[2] == {"TA"}
    assert found[1] <= {f"{lane}{n}" for lane in "LAR" for n in range(9, 13)} and len(found[1]) == 12


def test_26_2_4_whoever_is_down_is_dead_five_times_in_six(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2#A9 h3@A12")
    states = Counter(s.hijackers["h2"].state for s in samples(board, 600))
    assert 0.75 < states["dead"] / 600 < 0.9 and states["possum"] > 0


def test_26_2_4_unless_the_game_going_on_proves_more(place: Any) -> None:
    board = place("~ T3.7 t1:A5 h2~A9 h3#")
    for state in samples(board, 50):
        assert any(h.state in AT_LARGE for h in state.hijackers.values())


def test_26_2_5_at_most_one_is_blended_and_none_if_it_is_barred(place: Any) -> None:
    at = "F181/1 T5.7 t1:A3 t2:- t3:- h1=C h2=L11 h3=R9 h4=TA P:L2,o,o,R5,o,o,L9,L10,o,o W:- F:{} Q:-"
    blended = [sum(h.state == "blended" for h in s.hijackers.values()) for s in samples(place(at.format("-")))]
    assert set(blended) == {0, 1}
    assert not any(h.state == "blended" for s in samples(place(at.format("b"))) for h in s.hijackers.values())


def test_26_2_5_nobody_has_escaped_before_anybody_can_have_blended(place: Any) -> None:
    board = place()
    board.play("H setup-hijackers=C,C,R10,TA")
    assert not any(h.state in ("escaped", "blended") for s in samples(board) for h in s.hijackers.values())


def test_26_3_the_hijackers_know_all_but_dice(place: Any) -> None:
    board = place("F181/1 T4.9 t1:A3 t2:- t3:- h1~A6 h2=L11 h3=R9?A9.2 h4$p8.7 P:L2,o,o,R5,o,o,L9,L10,o,o W:- F:- Q:-")
    for state in samples(board, 3, "hijackers"):
        assert GAME.write(state) == board.position


@pytest.mark.parametrize("scenario", ["free", "no_surprise"])
def test_26_4_written_squares_are_a_guess_until_turn_2(place: Any, scenario: str) -> None:
    board = place(scenario=scenario)
    board.play("H setup-hijackers=C,TF,R5,L10", "H setup-passengers=L4,L4,R4,R4,L5,L9,L10,L10,R10,R10")
    written = {s.written for s in samples(board, 20)}
    assert len(written) > 10
    assert all(max(Counter(w).values()) <= 2 for w in written)
