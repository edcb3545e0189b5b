"""Intervals: textbook values, and that they hold the truth as often as they say."""

from __future__ import annotations

import random

import pytest

from lysander.lab.estimate import (
    Estimate,
    clear_of_zero,
    doubt,
    mean,
    mean_difference,
    rate,
    rate_difference,
    smallest_effect,
    smallest_effect_apart,
    widened,
    worth_of_pairing,
)


def test_wilson_of_the_textbook() -> None:
    found = rate(15, 20)
    assert (round(found.low, 4), round(found.high, 4)) == (0.5313, 0.8881)
    assert rate(0, 10).low == 0.0 and round(rate(0, 10).high, 4) == 0.2775
    assert rate(10, 10).high == 1.0 and rate(0, 0) == Estimate(0.0, 0.0, 1.0, 0)


def test_mean_and_its_interval() -> None:
    found = mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * 1.29099 / 2, rel=1e-3)


def test_a_paired_difference_of_the_same_games_is_not_settled() -> None:
    same = [True, False] * 50
    found = rate_difference(same, same)
    assert found.value == 0 and not found.settled
    assert mean_difference([1, 2, 3], [1, 2, 3]) == Estimate(0.0, 0.0, 0.0, 3)


def test_a_paired_difference_counts_what_changed() -> None:
    a, b = [True] * 30 + [False] * 70, [True] * 50 + [False] * 50
    found = rate_difference(a, b)
    assert found.value == pytest.approx(0.2) and found.settled and found.low > 0.1
    back = rate_difference(b, a)
    assert (back.value, back.low, back.high) == pytest.approx((-found.value, -found.high, -found.low))


@pytest.mark.parametrize(("p", "q"), [(0.1, 0.15), (0.5, 0.5), (0.02, 0.04)])
def test_intervals_hold_the_truth_as_often_as_they_say(p: float, q: float) -> None:
    rng, runs, games = random.Random(f"{p}{q}"), 600, 150
    held_rate = held_difference = 0
    for _ in range(runs):
        dice = [rng.random() for _ in range(games)]
        other = [d if rng.random() < 0.7 else rng.random() for d in dice]
        a, b = [d < p for d in dice], [d < q for d in other]
        one, difference = rate(sum(a), games), rate_difference(a, b)
        held_rate += one.low <= p <= one.high
        held_difference += difference.low <= q - p <= difference.high
    assert held_rate / runs > 0.92
    assert held_difference / runs > 0.92


def test_pairing_is_worth_more_the_more_games_agree() -> None:
    rng = random.Random(1)
    a = [rng.random() < 0.4 for _ in range(4000)]
    close = [x if rng.random() < 0.9 else rng.random() < 0.4 for x in a]
    apart = [rng.random() < 0.4 for _ in a]
    assert worth_of_pairing(a, close) > 5
    assert 0.8 < worth_of_pairing(a, apart) < 1.25


def test_the_smallest_effect_shrinks_with_the_root_of_the_games() -> None:
    wide, narrow = rate_difference([False] * 100, [True] * 10 + [False] * 90), rate_difference([False] * 400, [True] * 40 + [False] * 360)
    assert smallest_effect(wide) / smallest_effect(narrow) == pytest.approx(2, rel=0.1)
    assert smallest_effect_apart([0, 1] * 50) == pytest.approx(0.198, rel=0.01)


def normal(rng: random.Random, shift: float = 0.0) -> Estimate:
    """A difference with a standard error of one."""
    value = rng.gauss(shift, 1)
    return Estimate(value, value - 1.96, value + 1.96, 100)


def test_doubt_is_a_p_value() -> None:
    assert doubt(Estimate(1.96, 0.0, 3.92, 100)) == pytest.approx(0.05, abs=1e-4)
    assert doubt(Estimate(-2.576, -4.536, -0.616, 100)) == pytest.approx(0.01, abs=1e-4)
    assert doubt(Estimate(0.0, 0.0, 0.0, 9)) == 1 and doubt(Estimate(1.0, 1.0, 1.0, 9)) == 0, "the same in every pair of games"
    assert doubt(mean([3.0])) == 1, "one game settles nothing"


def test_of_many_differences_without_any_few_lists_name_one() -> None:
    """One at a time a list of ten names a false one in 40 % of runs; taken together in 5 %."""
    rng, runs = random.Random(3), 2000
    lists = [[normal(rng) for _ in range(10)] for _ in range(runs)]
    assert sum(any(d.settled for d in each) for each in lists) / runs > 0.35
    assert 0.03 < sum(any(clear_of_zero(each)) for each in lists) / runs < 0.065
    assert 0.03 < sum(any(widened(d, 10).settled for d in each) for each in lists) / runs < 0.065


def test_what_is_clear_stays_so_among_others() -> None:
    big, none = Estimate(5, 3, 7, 100), Estimate(0.5, -1, 2, 100)
    assert clear_of_zero([none, big, none, big]) == [False, True, False, True]
    assert clear_of_zero([]) == []
