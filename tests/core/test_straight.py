"""Lines played straight through lead where they lead one by one; the battery compares the same at points of random games (``check_straight``)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lysander.core import straight
from lysander.core.ask import CHANCE, Answer, Ask, IllegalAnswer
from lysander.core.battery.basics import Broken
from lysander.core.battery.paths import check_straight
from lysander.core.battery.trial import Trial
from lysander.core.chance import Chance
from lysander.core.domain import Amount
from lysander.core.event import Event
from lysander.core.game import Game, Result, SeatInfo, Setup, Step
from lysander.core.match import Match
from lysander.core.record import Record, record
from lysander.core.referee import Referee

SETUP = Setup("toy", seats=("left", "right"))
BIDS = [Answer("left", "say", "hello"), Answer("right", "bid", 2), Answer("right", "raise", 9), Answer("left", "bid", 7), Answer(CHANCE, "die", 4)]


def trial_of(game: Any, seed: int) -> Trial[Any]:
    """A game in which somebody uses an any-time question now and then."""
    rng = Random(seed)
    return Trial(game, SETUP, rng, Chance(bytes([seed]) * 32), any_time_rate=0.2)


def test_every_point_of_a_game_is_reached_straight_through(toy) -> None:
    points = 0
    for seed in range(40):
        trial = trial_of(toy, seed)
        while not trial.match.over:
            check_straight(trial.match)
            trial.step()
            points += 1
        check_straight(trial.match)
    assert points > 300


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ([Answer("left", "next", 5)], "too-much"),
        ([Answer("right", "next", 0)], "not-asked"),
        ([Answer("left", "quit", 2)], "too-much"),
        ([Answer("left", "quit", 1), Answer("left", "next", 0)], "game-over"),
        ([Answer(CHANCE, "die", 4)], "not-asked"),
    ],
)
def test_a_line_is_refused_as_it_is_by_itself(toy, more: list[Answer], code: str) -> None:
    match: Match[Any] = Match(toy, SETUP)
    for line in [*BIDS, *more[:-1]]:
        match.give(line)
    with pytest.raises(IllegalAnswer) as alone:
        match.give(more[-1])
    with pytest.raises(IllegalAnswer) as through:
        match.replay([*BIDS, *more, Answer("left", "bid", 0)])
    assert str(through.value) == str(alone.value) and through.value.refusal.code == alone.value.refusal.code
    assert match.lines == [] and [a.kind for a in match.asks if not a.standing] == ["bid", "bid"], "the match has begun anew"


def test_a_match_goes_on_and_back_after_it(toy) -> None:
    match: Match[Any] = Match(toy, SETUP)
    match.replay(BIDS)
    assert not match.remembers(4)
    match.give(Answer("left", "next", 1))
    assert match.remembers(5)
    match.cut(5)
    match.cut(2)
    assert match.lines == BIDS[:2] and [(a.seat, a.kind) for a in match.asks if not a.standing] == [("left", "bid")]


@record
class Count(Record):
    """How much has happened, and what each seat has heard."""

    step: str
    result: Result | None
    n: int
    heard: dict[str, int]


THREE = ("a", "b", "c")


def turn(state: Count, ref: Referee) -> str | None:
    """1 Chance draws who is told and who is asked; everything counts, and each view shows the count."""
    state.n += 1
    for _ in range(2):
        if (told := ref.draw("told", dict.fromkeys((*THREE, "nobody"), 1), "1")) != "nobody":
            ref.tell(Event("told", "1", (told,), {"n": state.n}))
        state.n += 1
    asked = ref.draw("asked", dict.fromkeys((*THREE, "both"), 1), "1")
    if asked == "both":
        ref.sealed(lambda: tuple(Ask(seat, "pick", "1", Amount(0, 1, "1"), 0) for seat in THREE[:2]))
    else:
        ref.ask(lambda: Ask(asked, "pick", "1", Amount(0, 1, "1"), 0))
    state.n += 1
    state.result = Result({}, {}) if state.n > 60 else None
    return None


class Counting(Game[Count]):
    """A game in which it can be seen at which moment each seat looked."""

    id = "counting"
    rules_version = "1"
    seats = tuple(SeatInfo(seat, "disc") for seat in THREE)
    options = ()
    scenarios = ()
    sequence = (Step("turn", "1", turn), Step("pass", "2", lambda state, ref: None))

    def new(self, setup: Setup) -> Count:
        return Count("turn", None, 0, {})

    def standing(self, state: Count) -> tuple[Ask, ...]:
        return tuple(Ask(seat, "poke", "3", Amount(0, 2, "3"), standing=True, own=seat == "c") for seat in THREE)

    def interject(self, state: Count, ref: Referee, ask: Ask, value: Any) -> None:
        state.n += 1
        if value:
            ref.tell(Event("poked", "3", (THREE[value],), {"n": state.n}))

    def hear(self, state: Count, event: Event) -> None:
        state.heard[event.to[0]] = state.heard.get(event.to[0], 0) + 1

    def view(self, state: Count, seat: str) -> Any:
        return (state.n, state.heard.get(seat, 0))

    def waiting(self, state: Count) -> dict[str, Any]:
        return {}

    def check(self, state: Count) -> list[str]:
        return []


def counted(game: Counting, seed: int) -> None:
    """Compares at every point of a game."""
    trial = Trial(game, Setup("counting", seats=THREE), Random(seed), Chance(bytes([seed]) * 32), any_time_rate=0.3)
    while not trial.match.over:
        check_straight(trial.match)
        trial.step()
    check_straight(trial.match)


def test_each_seat_sees_the_moment_that_it_saw() -> None:
    for seed in range(60):
        counted(Counting(), seed)


PAUSE, TAKE, BEGIN = straight._Reader._pause, straight._Reader._take, straight._Reader.begin


def all_views_wait(self: Any, asks: Any, over: bool = False) -> None:
    """Who is asked does not look."""
    PAUSE(self, asks if not self.noticed or over else (), over)


def nobody_remembers(self: Any, asks: Any, over: bool = False) -> None:
    """What was told while chance was asked is forgotten."""
    PAUSE(self, asks, over)
    self.heard.clear()


def any_time_blocks(self: Any, waiting: Any, answer: Answer) -> None:
    """An any-time question is taken for the one that blocks."""
    straight.Referee._carry_out(self, waiting, answer)


def late_marks(self: Any, asks: Any, answer: Answer) -> Any:
    """A line is marked one event too late."""
    ask = TAKE(self, asks, answer)
    self.marks[-1] += 1
    return ask


def events_twice(self: Any, state: Any) -> Any:
    """The events of a step are told twice."""
    self.settled += self.told
    return BEGIN(self, state)


@pytest.mark.parametrize(
    ("where", "fault"),
    [("_pause", all_views_wait), ("_pause", nobody_remembers), ("_carry_out", any_time_blocks), ("_take", late_marks), ("begin", events_twice)],
    ids=lambda given: getattr(given, "__name__", ""),
)
def test_what_goes_wrong_on_the_way_is_found(monkeypatch: pytest.MonkeyPatch, where: str, fault: Any) -> None:
    monkeypatch.setattr(straight._Reader, where, fault)
    with pytest.raises(Broken):
        for seed in range(60):
            counted(Counting(), seed)
