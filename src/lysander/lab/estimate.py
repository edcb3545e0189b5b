"""Rates, means and differences with 95 % intervals. Nothing is reported without one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist

Z = NormalDist().inv_cdf(0.975)
POWER = NormalDist().inv_cdf(0.8)


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval, and out of how many games it comes."""

    value: float
    low: float
    high: float
    games: int

    @property
    def bounded(self) -> bool:
        """Whether there is an interval: one game alone, or none, has none."""
        return self.high < inf

    @property
    def settled(self) -> bool:
        """Of a difference: whether the interval lies clear of zero."""
        return self.low > 0 or self.high < 0


def rate(hits: int, games: int) -> Estimate:
    """A share of games, with Wilson's interval."""
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    share, square = hits / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return Estimate(share, 0.0 if hits == 0 else middle - half, 1.0 if hits == games else middle + half, games)


def mean(values: Sequence[float]) -> Estimate:
    """A mean, with the interval of the normal approximation; without bounds if there is only one value."""
    n = len(values)
    if not n:
        return Estimate(0.0, -inf, inf, 0)
    middle = sum(values) / n
    half = Z * deviation(values) / sqrt(n) if n > 1 else inf
    return Estimate(middle, middle - half, middle + half, n)


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    n = len(values)
    middle = sum(values) / n
    return sqrt(sum((v - middle) ** 2 for v in values) / (n - 1)) if n > 1 else 0.0


def rate_difference(a: Sequence[bool], b: Sequence[bool]) -> Estimate:
    """Share in ``b`` minus share in ``a``, game by game on the same dice: the adjusted interval of Bonett and Price for matched pairs."""
    n = len(a)
    gained = sum(y and not x for x, y in zip(a, b, strict=True))
    lost = sum(x and not y for x, y in zip(a, b, strict=True))
    if not n:
        return Estimate(0.0, -1.0, 1.0, 0)
    up, down = (gained + 1) / (n + 2), (lost + 1) / (n + 2)
    half = Z * sqrt((up + down - (up - down) ** 2) / (n + 2))
    return Estimate((gained - lost) / n, max(-1.0, up - down - half), min(1.0, up - down + half), n)


def mean_difference(a: Sequence[float], b: Sequence[float]) -> Estimate:
    """Mean of ``b`` minus mean of ``a``, game by game on the same dice."""
    return mean([y - x for x, y in zip(a, b, strict=True)])


def smallest_effect(difference: Estimate) -> float:
    """The smallest true difference that a run of this size shows with a chance of 80 %."""
    return (Z + POWER) * (difference.high - difference.low) / (2 * Z)


def smallest_effect_apart(share: Estimate) -> float:
    """The same for a second run of this size on other dice."""
    return (Z + POWER) * sqrt(2 * share.value * (1 - share.value) / share.games) if share.games else 1.0


def worth_of_pairing(a: Sequence[bool], b: Sequence[bool]) -> float:
    """How many times as many games would be needed without pairing; below 1 if pairing did harm."""
    paired = deviation([int(y) - int(x) for x, y in zip(a, b, strict=True)]) ** 2
    apart = deviation([int(x) for x in a]) ** 2 + deviation([int(y) for y in b]) ** 2
    return apart / paired if paired else inf
