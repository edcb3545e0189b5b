"""What hangs on a question: a made-up game in which one question decides nearly all, another nothing, and a third looks as if it did."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace
from typing import Any

import pytest

from lysander.commands.arguments import BadArgument
from lysander.core.ask import Ask
from lysander.core.domain import Amount, OneOf
from lysander.core.game import Game, Result, SeatInfo, Setup, Step
from lysander.core.record import Record, record
from lysander.core.referee import Referee
from lysander.games.registry import games
from lysander.lab import stakes
from lysander.lab.experiment import Arm, Experiment
from lysander.lab.main import main
from lysander.lab.saying import saying
from lysander.lab.stakes import PLAYOUTS, Tried, answers_to, together, weighed
from lysander.lab.stakes_page import answer, stake_marks, stakes_section


@record
class State(Record):
    """The way that was chosen."""

    step: str
    way: str
    result: Result | None


def choose(s: State, ref: Referee) -> None:
    """1 One way wins but on a 1, the other one only on a 1; hats and words change nothing."""
    for seat in ("a", "b"):
        ref.ask(Ask(seat, "hat", "2", OneOf(["red", "green", "blue"], "2"), "red"))
    s.way = ref.ask(Ask("a", "way", "1", OneOf(["left", "right"], "1"), "left"))
    ref.ask(Ask("b", "word:a", "3", Amount(0, 99, "3"), 0))
    lucky = ref.roll("luck", 6, "1") > 1
    won = lucky == (s.way == "left")
    s.result = Result({"a": int(won), "b": int(not won)}, {"way": s.way})


class Ways(Game[State]):
    """The game."""

    id, rules_version = "ways", "1"
    seats = (SeatInfo("a", "disc"), SeatInfo("b", "triangle"))
    options = scenarios = ()
    sequence = (Step("choose", "1", choose),)

    def new(self, setup: Setup) -> State:
        return State("choose", "", None)

    def view(self, state: State, seat: str) -> Any:
        return SimpleNamespace(way=state.way)


SETUP = Setup("ways", seats=("a", "b"))


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game is installed; what hangs on its questions."""
    monkeypatch.setitem(games(), "ways", Ways())  # type: ignore[arg-type]
    monkeypatch.setattr(stakes, "for_game", lambda *_: SimpleNamespace(question=lambda ask, view: f"Which {ask.kind}?"))
    arm = Arm("A", SETUP, {"a": "random", "b": "random"})
    return stakes.stakes(Experiment("ways", (arm,), 1, 3), arm, 60, 1)


def test_the_question_that_decides_is_found_and_the_others_are_worth_nothing(tried: Any) -> None:
    first, *others = tried
    print([(s.kind, s.decisions, round(s.spread.value, 3), round(s.other.value, 3)) for s in tried])
    assert (first.kind, first.rule, first.seats, first.clear) == ("way", "1", ("a",), True)
    assert 0.55 < first.spread.value < 0.8 and first.spread.low > 0.5, "5 of 6 against 1 of 6"
    assert abs(first.gain.value - first.spread.value / 2) < 1e-9 and first.other.value == 1, "one of two answers; the same die wins or loses"
    assert {s.kind for s in others} == {"hat", "word"} and {s.seats for s in others} == {("a", "b"), ("b",)}
    for stake in others:
        assert not stake.clear and stake.spread.value == stake.gain.value == stake.other.value == 0, "the same dice give the same end"
    assert sum(s.decisions for s in tried) == 60 and min(s.decisions for s in tried) > 10
    assert "way (1)" in answer(tried, saying("evasion")) and "Which way?" in stakes_section([tried], saying("evasion"))
    marks = stake_marks([tried], saying("evasion"))
    drawn = re.findall('data-mark="([^"]+)"', stakes_section([tried], saying("evasion")))
    assert set(drawn) == set(marks) and "Which way?" in marks["stake-way (1)"].lines, "each row opens its question and figures"


def test_answers_that_only_look_better_are_worth_nothing() -> None:
    """Picked and measured on the same play-outs the best of four equal answers seems to gain: halves keep that out."""
    from random import Random

    rng = Random(1)
    fair, naive = [], []
    for _ in range(600):
        ends = [["10" if rng.random() < 0.5 else "01" for _ in range(PLAYOUTS)] for _ in range(4)]
        fair.append(weighed(ends, 0)[1])
        shares = [sum(end == "10" for end in row) / PLAYOUTS for row in ends]
        naive.append(max(shares) - min(shares))
    mean, fault = sum(fair) / 600, sum(naive) / 600
    print(f"best less worst: {mean:.3f} by halves, {fault:.3f} otherwise")
    assert abs(mean) < 0.02 < 0.15 < fault


def test_answers_are_different_and_begin_with_the_one_given() -> None:
    from random import Random

    listed = answers_to(Ask("a", "hat", "2", OneOf(["red", "green", "blue"], "2"), "red"), "blue", Random(1))
    assert listed[0] == "blue" and sorted(listed) == ["blue", "green", "red"]
    many = answers_to(Ask("b", "word", "3", Amount(0, 99, "3"), 0), 7, Random(1))
    assert many[0] == 7 and len(set(many)) == stakes.ANSWERS


def test_kinds_are_judged_together() -> None:
    made = [Tried("sure", "1", "a", {}, 2, 0.2, 0.4 + n % 3 / 100, 0.5) for n in range(20)]
    made += [Tried("one", "2", "a", {}, 2, 0.3, 0.6, 0.5)]
    first, second = together(made)
    assert first.clear and first.decisions == 20
    assert (second.kind, second.clear, second.decisions, second.spread.bounded) == ("one", False, 1, False), "one decision proves nothing"


def test_the_command_tries_decisions_and_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stakes, "PLAYOUTS", 4)
    wish = ["evasion", "--games", "6", "--decisions", "8", "--workers", "1", "--against", "garrisons=no"]
    assert main([*wish, "--json"]) == 0
    arms = json.loads(capsys.readouterr().out)["decisions"]
    assert [len(arm) > 1 and sum(stake["decisions"] for stake in arm) for arm in arms] == [8, 8]
    assert all(stake["question"]["en"] != stake["question"]["de"] for arm in arms for stake in arm)


def test_a_campaign_cannot_be_played_on(capsys: pytest.CaptureFixture[str]) -> None:
    arm = Arm("A", Setup("campaign"), {})
    with pytest.raises(BadArgument, match="cannot be played on"):
        stakes.stakes(Experiment("campaign", (arm,), 1, 1), arm, 1, 1)
    assert main(["campaign", "--games", "100000", "--decisions", "5"]) == 2, "before any game is played"
    assert "cannot be played on" in capsys.readouterr().err
