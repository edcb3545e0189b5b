"""Referee and match: pausing, sealed and standing asks, the end, taking back, replay."""

from __future__ import annotations

import pytest

from lysander.core.advance import advance, play_out
from lysander.core.ask import CHANCE, Answer, Ask, IllegalAnswer
from lysander.core.chance import Chance
from lysander.core.domain import Amount
from lysander.core.event import ALL, Event
from lysander.core.game import Setup
from lysander.core.match import Match

SETUP = Setup("toy", seats=("left", "right"))


@pytest.fixture
def match(toy) -> Match:
    return Match(toy, SETUP)


def blocking(match: Match) -> list[tuple[str, str]]:
    return [(a.seat, a.kind) for a in match.asks if not a.standing]


def test_sealed_asks_wait_for_all(match: Match) -> None:
    assert blocking(match) == [("left", "bid"), ("right", "bid")]
    assert match.answer("right", "bid", 2) == []
    assert blocking(match) == [("left", "bid")] and match.state.bids == {}, "no answer reaches the state before all are in"
    told = match.answer("left", "bid", 1)
    assert [(e.kind, e.facts) for e in told] == [("bids", {"left": 1, "right": 2})] and blocking(match) == [(CHANCE, "die")]


def test_an_answer_is_judged_in_one_place(match: Match) -> None:
    for answer in (Answer("left", "bid", 4), Answer("left", "next", 0), Answer("nobody", "bid", 1), Answer(CHANCE, "die", 1)):
        with pytest.raises(IllegalAnswer):
            match.give(answer)
    assert match.lines == [] and blocking(match) == [("left", "bid"), ("right", "bid")], "nothing has changed"


def test_a_standing_ask_changes_what_is_asked(match: Match) -> None:
    match.answer("left", "bid", 3)
    match.answer("right", "raise", 7)
    match.answer("right", "bid", 7)
    assert match.state.bids == {"left": 3, "right": 7}


def test_standing_asks_block_nobody_and_tell(match: Match) -> None:
    told = match.answer("left", "say", "hello")
    assert [(e.kind, e.to) for e in told] == [("said", ("right",))] and blocking(match) == [("left", "bid"), ("right", "bid")]


def test_a_standing_ask_of_ones_own_is_open_at_ones_own_question(match: Match) -> None:
    assert [a.kind for a in match.asks_of("left")] == ["bid", "say", "quit"]
    match.answer("left", "bid", 1)
    assert [a.kind for a in match.asks_of("left")] == ["say"]
    with pytest.raises(IllegalAnswer):
        match.answer("left", "quit", 1)


def test_over_leaves_the_step(match: Match) -> None:
    match.answer("left", "quit", 1)
    assert match.over and match.asks == () and match.state.result.scores == {"left": 0, "right": 1}
    with pytest.raises(IllegalAnswer, match="game-over"):
        match.answer("right", "bid", 1)


def test_weights_of_a_draw(match: Match) -> None:
    match.answer("left", "bid", 1)
    match.answer("right", "bid", 1)
    assert match.asks[0].domain.describe()["weights"] == [["left", 1], ["right", 3]]
    with pytest.raises(IllegalAnswer):
        match.answer(CHANCE, "winner", "nobody")


def played(match: Match, chance: Chance) -> None:
    """A whole game."""
    bids = iter((1, 2, 3, 0, 2, 2))
    while not match.over:
        match.roll_on(chance)
        if match.over:
            return
        ask = next(a for a in match.asks if not a.standing)
        match.answer(ask.seat, ask.kind, next(bids) if ask.kind == "bid" else 0)


def test_a_replay_is_the_same_game(match: Match, toy) -> None:
    played(match, Chance(b"seed"))
    again = Match(toy, SETUP)
    again.replay(match.lines)
    assert again.events == match.events and again.state == match.state and again.over


def test_inline_is_the_same_game(match: Match, toy) -> None:
    played(match, Chance(b"seed"))
    lines = iter(match.lines)
    events: list = []
    state = play_out(toy, toy.new(SETUP), lambda ask: next(lines).value, events)
    assert state.result == match.state.result and events == match.events


def test_a_checkpoint_is_unharmed(toy) -> None:
    start = toy.new(SETUP)
    before = start.clone()
    advance(toy, start, (Answer("left", "bid", 1), Answer("right", "bid", 2)))
    with pytest.raises(IllegalAnswer):
        advance(toy, start, (Answer("left", "bid", 9),))
    assert start == before


def test_cut_and_given_again(match: Match) -> None:
    played(match, Chance(b"seed"))
    lines, events = list(match.lines), list(match.events)
    for n in range(len(lines)):
        match.cut(n)
        assert match.lines == lines[:n]
        for line in lines[n:]:
            match.give(line)
        assert match.events == events


def test_free_undo_goes_by_the_ask_and_not_by_what_followed(match: Match) -> None:
    assert match.free_undo("left") is None, "nothing was answered"
    match.answer("left", "bid", 1)
    assert match.free_undo("left") is None, "it is not asked any more"
    match.answer("right", "bid", 2)
    match.answer(CHANCE, "die", 4)
    assert blocking(match) == [("left", "next")] and match.free_undo("left") is None, "a die has fallen"
    match.answer("left", "next", 1)
    assert match.free_undo("left") == 3
    match.answer("right", "bid", 3)
    assert match.free_undo("left") is None, "another seat has answered"


def test_a_firm_answer_is_not_taken_back(toy) -> None:
    """The ask says takeback, but not for this answer."""
    ask = Ask("left", "bid", "1.1", Amount(0, 3, "1.1"), takeback=True, firm=(3,))
    match = Match(toy, SETUP)
    match.lines, match.asked, match.marks = [Answer("left", "bid", 3)], [ask], [0]
    assert match.free_undo("left") is None
    match.lines = [Answer("left", "bid", 2)]
    assert match.free_undo("left") == 0


def test_what_was_told_to_all_can_be_taken_back_where_the_ask_says_so(toy) -> None:
    """``aloud``: the answer has told everybody something, and nobody anything else."""
    for aloud in (False, True):
        match = Match(toy, SETUP)
        ask = Ask("left", "bid", "1.1", Amount(0, 3, "1.1"), takeback=True, aloud=aloud)
        match.lines, match.asked, match.marks = [Answer("left", "bid", 2)] * 2, [ask] * 2, [0, 1]
        match._settled = [Event("bid", "1.1", (ALL,), {})] * 2
        assert match.free_undo("left") == (0 if aloud else None)


def test_a_view_stays_as_it_was_until_its_seat_notices(match: Match) -> None:
    before = match.view("left")
    match.answer("left", "bid", 1)
    match.answer("right", "bid", 2)
    assert match.view("left") == before, "a die is in the air"
    match.answer(CHANCE, "die", 4)
    assert match.view("left") == ("left", 1, 0), "it is asked"
    assert match.view("right") == ("right", 1, 4), "it was told what it won"
