"""Figures of studies as Markdown: values with their intervals, shares of a hundred, tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .estimate import Estimate, rate


def written(e: Estimate, digits: int = 1, sign: str = "") -> str:
    """Return a value with its interval: ``4.2 (3.1 to 5.3)``; without one if it has no bounds."""
    value, low, high = (f"{x + 0.0:{sign}.{digits}f}".replace("-", "−") for x in (e.value, e.low, e.high))
    return f"{value} ({low} to {high})" if e.bounded else value


def share(count: float, games: int, digits: int = 1) -> str:
    """Return in how many of a hundred games something was so, with its interval."""
    e = rate(count, games)
    return written(Estimate(100 * e.value, 100 * e.low, 100 * e.high, games), digits)


def table(head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> Iterator[str]:
    """Yield the lines of a table and an empty one; the first ``left`` columns are words, the others numbers."""
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * left + "---:|" * (len(head) - left)
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""
