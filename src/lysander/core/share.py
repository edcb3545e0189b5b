"""Shares that were counted, with their 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist

Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval, and the number of games behind it."""

    value: float
    low: float
    high: float
    games: int

    @property
    def bounded(self) -> bool:
        """Whether there is an interval; one game alone has none."""
        return self.high < inf

    @property
    def constant(self) -> bool:
        """Whether a mean has the same value in every game."""
        return self.games > 1 and self.low == self.high

    @property
    def settled(self) -> bool:
        """Whether the interval of a difference excludes zero."""
        return self.low > 0 or self.high < 0


def rate(hits: float, games: int) -> Estimate:
    """Return a share of games, with Wilson's interval; it is too wide, never too narrow, where games count in part (a draw as half)."""
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    share, square = hits / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return Estimate(share, 0.0 if hits == 0 else middle - half, 1.0 if hits == games else middle + half, games)
