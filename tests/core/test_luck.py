"""Luck is exact: expectation, band and tail are those of fair dice, counted in whole numbers and compared with every outcome of few dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from lysander.core.ending import Stop, Throw, moved
from lysander.core.luck import luck_of, successes, sum_at_most
from lysander.text import for_game
from lysander.text.ending import luck_words


@pytest.mark.parametrize(("number", "faces"), [(1, 6), (2, 6), (4, 3), (3, 10), (2, 20)])
def test_the_sum_of_dice_is_that_of_every_outcome(number: int, faces: int) -> None:
    sums = [sum(dice) for dice in product(range(1, faces + 1), repeat=number)]
    for total in range(-1, number * faces + 2):
        assert sum_at_most(number, faces, total) == Fraction(sum(s <= total for s in sums), len(sums))


def test_successes_are_those_of_every_outcome() -> None:
    goods = [(2, 6), (0, 6), (6, 6), (5, 6), (3, 20)]
    found = [0] * (len(goods) + 1)
    for dice in product(*(range(faces) for _, faces in goods)):
        found[sum(die < good for die, (good, _) in zip(dice, goods, strict=True))] += 1
    assert successes(goods) == [Fraction(n, sum(found)) for n in found]


def test_faces_are_summed_up_by_kind_and_side() -> None:
    one, two = luck_of([*[Throw("a", "e", 6, 3)] * 10, Throw("a", "c", 6, 6)])
    assert (one.side, one.rolls, one.got, one.expected, one.low, one.high, one.least, one.most) == ("e", 10, 30, 35, 26, 44, 10, 60)
    assert one.tail == sum_at_most(10, 6, 30), "as little or less"
    assert (two.side, two.got, two.expected, two.tail) == ("c", 6, Fraction(7, 2), Fraction(1, 6)), "as much or more"


def test_luck_is_told_in_the_order_of_the_seats_whoever_rolled_first() -> None:
    thrown = [Throw("turn", seat, 6, 3) for seat in "CAB"]
    found = luck_words(for_game("hijacked", "en"), thrown, ("A", "B", "C"))
    assert [line.luck.side for line in found] == ["A", "B", "C"]
    shots = [Throw("shot", side, 6, 1, 2, True) for side in "EC"]
    sides = [(line.luck.kind, line.luck.side) for line in luck_words(for_game("clouds", "en"), [*shots, Throw("damage", "E", 20, 3)], ("e1", "c1"))]
    assert sides == [("shot", "E"), ("shot", "C"), ("damage", "E")], "sides that are no seats stay as they rolled"


@pytest.mark.parametrize(
    ("tail", "said"),
    [
        (Fraction(1), "Nearly every game comes to"),
        (Fraction(9, 10), "Nearly every game comes to"),
        (Fraction(8, 10), "About 8 games in ten come to"),
        (Fraction(1, 3), "About 3 games in ten come to"),
        (Fraction(3, 10), "One game in 3 comes to"),
        (Fraction(1, 5000), "Fewer than one game in 1000 comes to"),
    ],
)
def test_nearly_every_game_is_nine_in_ten_or_more(tail: Fraction, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (luck,) = luck_of([Throw("turn", "A", 6, 6)])
    monkeypatch.setattr("lysander.text.ending.luck_of", lambda throws: [luck._replace(tail=tail)])
    (line,) = luck_words(for_game("hijacked", "en"), [])
    assert line.share == f"{said} as much or more."


def test_successes_are_counted_against_their_chances() -> None:
    (luck,) = luck_of([*[Throw("a", "", 6, 1, 2, True)] * 10, Throw("a", "", 6, 1, 6, True), Throw("a", "", 6, 1, 0)])
    assert luck.counts and (luck.rolls, luck.got, luck.expected) == (12, 11, Fraction(10, 3) + 1)
    assert (luck.least, luck.most) == (1, 11) and luck.tail == Fraction(1, 3**10)


@pytest.mark.parametrize(
    "throws", [[Throw("a", "", 6, 1)] * 7, [Throw("a", "", 20, 1, 3, True)] * 40, [Throw("a", "", 6, 1, n % 7) for n in range(30)]]
)
def test_nine_games_in_ten_lie_in_the_band_and_no_narrower_one_of_its_ends_holds_them(throws: list[Throw]) -> None:
    (luck,) = luck_of(throws)
    if luck.counts:
        chances = successes([(t.good or 0, t.faces) for t in throws])
    else:
        chances = [sum_at_most(7, 6, n) - sum_at_most(7, 6, n - 1) for n in range(43)]
    assert sum(chances[luck.low : luck.high + 1]) >= Fraction(9, 10)
    assert sum(chances[: luck.low]) < Fraction(1, 20) and sum(chances[luck.high + 1 :]) <= Fraction(1, 20)
    assert sum(chances[: luck.low + 1]) >= Fraction(1, 20) and sum(chances[luck.high :]) > Fraction(1, 20)


def test_a_thing_that_stands_still_leaves_one_mark() -> None:
    stops = [Stop(1, "a"), Stop(2, "a"), Stop(2, "b"), Stop(3, "b", mark="found"), Stop(4, "b")]
    assert moved(stops) == (Stop(1, "a"), Stop(2, "b"), Stop(3, "b", mark="found"))
