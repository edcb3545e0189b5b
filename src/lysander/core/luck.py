"""Luck, exactly: what dice came to, against what they had to be expected to come to, with the band in which nine games in ten would lie.

The band holds for as many dice of the same kinds, with the same chances, as were rolled; each die is fair and independent of the others. How many
were rolled, and with which chances, is the doing of those who played, and not counted as luck. All of it is counted in whole numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import accumulate
from math import comb
from typing import NamedTuple

from .ending import Throw

TAIL = Fraction(1, 20)
"""The share of games below the band, and the share above it, at most."""


class Luck(NamedTuple):
    """The dice of one kind and side. ``counts`` says that successes are counted, else faces are summed up.

    Nine games in ten at least come to ``low`` to ``high``, all to ``least`` to ``most``. ``tail`` is the chance of as much as ``got`` or more, where
    that is not below the expectation; else of as little or less.
    """

    kind: str
    side: str
    counts: bool
    rolls: int
    got: int
    expected: Fraction
    low: int
    high: int
    least: int
    most: int
    tail: Fraction


def luck_of(throws: Iterable[Throw]) -> list[Luck]:
    """Return the luck of each kind and side, in the order in which they were first rolled. Dice of a kind whose faces are summed up are alike."""
    grouped: dict[tuple[str, str, int], list[Throw]] = {}
    for throw in throws:
        grouped.setdefault((throw.kind, throw.side, throw.faces if throw.good is None else 0), []).append(throw)
    return [_of_sum(group) if group[0].good is None else _of_successes(group) for group in grouped.values()]


def _of_sum(group: Sequence[Throw]) -> Luck:
    number, faces = len(group), group[0].faces
    got = sum(t.face for t in group)
    return _luck(group, got, Fraction(number * (faces + 1), 2), number, number * faces, lambda total: sum_at_most(number, faces, total))


def _of_successes(group: Sequence[Throw]) -> Luck:
    got = sum(t.hit for t in group)
    goods = [(t.good or 0, t.faces) for t in group]
    certain, never = sum(good == faces for good, faces in goods), sum(good == 0 for good, _ in goods)
    below = [*accumulate(successes(goods)), Fraction()]  # the last one stands for fewer than none
    expected = sum((Fraction(*good) for good in goods), Fraction())
    return _luck(group, got, expected, certain, len(group) - never, below.__getitem__)


def _luck(group: Sequence[Throw], got: int, expected: Fraction, least: int, most: int, at_most: Callable[[int], Fraction]) -> Luck:
    low, high = (_first(least, most, lambda n, share=share: at_most(n) >= share) for share in (TAIL, 1 - TAIL))  # type: ignore[misc]
    tail = at_most(got) if got < expected else 1 - at_most(got - 1)
    return Luck(group[0].kind, group[0].side, group[0].good is not None, len(group), got, expected, low, high, least, most, tail)


def _first(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """Return the first number of a range for which something holds that holds for all behind it, the last one included."""
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


def sum_at_most(number: int, faces: int, total: int) -> Fraction:
    """Return the probability that so many dice of so many faces come to at most ``total``."""
    if total >= number * faces:
        return Fraction(1)
    ways = sum((-1) ** k * comb(number, k) * comb(total - faces * k, number) for k in range(max(0, total - number) // faces + 1) if total >= number)
    return Fraction(ways, faces**number)


def successes(goods: Sequence[tuple[int, int]]) -> list[Fraction]:
    """Return the probability of each number of successes, from 0 on, of dice of which each succeeds on so many of so many faces."""
    ways, all_ways = [1], 1
    for good, faces in goods:
        ways = [a * (faces - good) + b * good for a, b in zip([*ways, 0], [0, *ways], strict=True)]
        all_ways *= faces
    return [Fraction(n, all_ways) for n in ways]
