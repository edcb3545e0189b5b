"""What is reported of a run's outcomes."""

from __future__ import annotations

from collections.abc import Mapping

from lysander.core.game import Result, Setup
from lysander.games.evasion import GAME
from lysander.lab.experiment import Arm, Experiment, Outcome
from lysander.lab.figures import answer, figures
from lysander.lab.report import page
from lysander.lab.runner import Run


def outcome(scores: Mapping[str, int], winners: tuple[str, ...], **measures: float) -> Outcome:
    """A game of which only this is of interest."""
    return Outcome(scores, frozenset(winners), {}, 10, 5, {}, {name.replace("__", "/"): value for name, value in measures.items()})


def run_of(*arms: tuple[Outcome, ...]) -> Run:
    """A run that ended so."""
    setup = Setup(GAME.id, seats=("british", "german"))
    return Run(Experiment(GAME.id, tuple(Arm(name, setup, {}) for name in "AB"[: len(arms)]), len(arms[0]), 1), arms, 1.0, 1)


def test_who_has_won_is_said_or_has_a_score() -> None:
    assert Result({"a": 1, "b": 0}, {}).won("a") and not Result({"a": 1, "b": 0}, {}).won("b")
    assert not Result({"a": 30}, {}, winners=()).won("a")
    assert Result({"a": 30, "b": 40}, {}, winners=("a",)).won("a")


def test_a_measure_is_a_mean_over_the_games_that_have_it() -> None:
    found = figures(run_of((outcome({"a": 1}, ("a",), end__rounds=4), outcome({"a": 0}, ()), outcome({"a": 1}, ("a",), end__rounds=6))))
    (row,) = found.measures["end"]
    assert (row.name, row.arms[0].value, row.arms[0].games) == ("rounds", 5, 2)
    assert "score" not in found.measures, "won and lost is no score"


def test_measures_of_pairs_are_compared_where_both_have_them() -> None:
    first = (outcome({"a": 1}, ("a",), end__rounds=4), outcome({"a": 1}, ("a",), end__rounds=5))
    second = (outcome({"a": 1}, ("a",), end__rounds=7), outcome({"a": 1}, ("a",)))
    (row,) = figures(run_of(first, second)).measures["end"]
    assert row.difference is not None and (row.difference.value, row.difference.games) == (3, 1)


def test_a_game_that_nobody_wins_is_answered_by_its_score() -> None:
    found = figures(run_of((outcome({"rescuers": 20}, ()), outcome({"rescuers": 30}, ()))))
    assert answer(found).startswith("Rescuers scores 25.00 on average, with a 95 % interval from ")


def rescues(*scores: int) -> Run:
    """Games of Flight 181 that ended so."""
    setup = Setup("flight181", "no_surprise", seats=("hijackers", "teams"))
    games = tuple(Outcome({"teams": score}, frozenset(), {"score": score, "par": 18}, 10, 5, {}, {}) for score in scores)
    return Run(Experiment("flight181", (Arm("A", setup, {}),), len(games), 1), (games,), 1.0, 1)


def test_a_number_with_many_values_is_counted_in_steps_of_some() -> None:
    spread = figures(rescues(-7, 20, 24, 25, 30)).spreads["score"]
    assert spread.width == 5
    assert {low: round(5 * e.value) for low, e in spread.arms[0].items()} == {-10: 1, 20: 2, 25: 1, 30: 1}


def test_a_number_with_few_values_is_counted_one_by_one_and_one_that_never_differs_is_left_out() -> None:
    spreads = figures(rescues(24, 26)).spreads
    assert set(spreads) == {"score"}
    assert spreads["score"].width == 1 and list(spreads["score"].arms[0]) == [24, 26]


def test_what_a_number_is_held_against_is_a_line_in_its_plot() -> None:
    run = rescues(12, 20, 24, 25, 30)
    found = figures(run)
    assert found.spreads["score"].marks == {"history": 25}
    assert "history 25" in page(run, found, "lysander lab flight181", "games")
    beyond = rescues(3, 4)
    assert "history 25" not in page(beyond, figures(beyond), "lysander lab flight181", "games")
