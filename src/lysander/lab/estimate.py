"""Estimates of rates, means and differences, always with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist

from ..core.share import Estimate as Estimate
from ..core.share import Z
from ..core.share import rate as rate

POWER = NormalDist().inv_cdf(0.8)


def mean(values: Sequence[float]) -> Estimate:
    """Return a mean, with the interval of the normal approximation; without bounds for a single value."""
    n = len(values)
    if not n:
        return Estimate(0.0, -inf, inf, 0)
    if n > 1 and min(values) == max(values):
        same = float(values[0])
        return Estimate(same, same, same, n)
    middle = sum(values) / n
    half = Z * deviation(values) / sqrt(n) if n > 1 else inf
    return Estimate(middle, middle - half, middle + half, n)


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    n = len(values)
    middle = sum(values) / n
    return sqrt(sum((v - middle) ** 2 for v in values) / (n - 1)) if n > 1 else 0.0


def percent(e: Estimate) -> Estimate:
    """Return a share of one as a share of a hundred."""
    return Estimate(100 * e.value, 100 * e.low, 100 * e.high, e.games)


def rate_difference(a: Sequence[bool], b: Sequence[bool]) -> Estimate:
    """Return the share in ``b`` minus the share in ``a``, paired game by game: the adjusted interval of Bonett and Price for matched pairs."""
    n = len(a)
    gained = sum(y and not x for x, y in zip(a, b, strict=True))
    lost = sum(x and not y for x, y in zip(a, b, strict=True))
    if not n:
        return Estimate(0.0, -1.0, 1.0, 0)
    up, down = (gained + 1) / (n + 2), (lost + 1) / (n + 2)
    half = Z * sqrt((up + down - (up - down) ** 2) / (n + 2))
    return Estimate((gained - lost) / n, max(-1.0, up - down - half), min(1.0, up - down + half), n)


def mean_difference(a: Sequence[float], b: Sequence[float]) -> Estimate:
    """Return the mean of ``b`` minus the mean of ``a``, paired game by game."""
    return mean([y - x for x, y in zip(a, b, strict=True)])


def widened(e: Estimate, among: int) -> Estimate:
    """Return an estimate with a wider interval, for one that was picked out of ``among`` estimates (Bonferroni).

    All intervals together then hold with 95 %.
    """
    if among < 2 or not e.bounded:
        return e
    factor = NormalDist().inv_cdf(1 - 0.025 / among) / Z
    middle, half = (e.low + e.high) / 2, (e.high - e.low) / 2
    return Estimate(e.value, middle - factor * half, middle + factor * half, e.games)


def doubt(difference: Estimate) -> float:
    """Return the p-value of a difference: the chance of an estimate this far from zero if there were no difference."""
    middle, half = (difference.low + difference.high) / 2, (difference.high - difference.low) / 2
    if not difference.bounded or not middle:
        return 1.0
    return 2 * NormalDist().cdf(-Z * abs(middle) / half) if half else 0.0


def clear_of_zero(differences: Sequence[Estimate]) -> list[bool]:
    """Return which of these differences are not zero, judged together (Holm, 5 %): in 20 such lists, at most one has a false one."""
    ranked = sorted(range(len(differences)), key=lambda n: doubt(differences[n]))
    clear = [False] * len(ranked)
    for tried, n in enumerate(ranked):
        if doubt(differences[n]) > 0.05 / (len(ranked) - tried):
            break
        clear[n] = True
    return clear


def smallest_effect(difference: Estimate) -> float:
    """Return the smallest true difference that a run of this size detects with a chance of 80 %."""
    return (Z + POWER) * (difference.high - difference.low) / (2 * Z)


def smallest_effect_apart(values: Sequence[float]) -> float:
    """Return the same for a second run of this size on other dice."""
    return (Z + POWER) * sqrt(2 / len(values)) * deviation(values) if len(values) > 1 else inf


def worth_of_pairing(a: Sequence[float], b: Sequence[float]) -> float:
    """Return how many times as many games would be needed without pairing; below 1 if pairing did harm."""
    paired = deviation([y - x for x, y in zip(a, b, strict=True)]) ** 2
    apart = deviation(a) ** 2 + deviation(b) ** 2
    return apart / paired if paired else inf
