"""Figures of studies as Markdown: values with their intervals, shares of a hundred, tables."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from .estimate import Estimate, percent, rate


def written(e: Estimate, digits: int = 1, sign: str = "") -> str:
    """Return a value with its interval: ``4.2 (3.1 to 5.3)``; without one if it has no bounds."""
    value, low, high = (f"{x + 0.0:{sign}.{digits}f}".replace("-", "−") for x in (e.value, e.low, e.high))
    return f"{value} ({low} to {high})" if e.bounded else value


def share(count: float, games: int, digits: int = 1) -> str:
    """Return in how many of a hundred games something was so, with its interval."""
    return written(percent(rate(count, games)), digits)


def percentage(count: float, games: int, digits: int = 1) -> str:
    """Return the same with its sign: ``82.4 % (59.0 to 93.8)``."""
    e = percent(rate(count, games))
    return f"{e.value:.{digits}f} % ({e.low:.{digits}f} to {e.high:.{digits}f})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], left: int | Collection[int] = 1) -> Iterator[str]:
    """Yield the lines of a table and an empty one. The first ``left`` columns are words, or those with these numbers; the others are numbers."""
    words = range(left) if isinstance(left, int) else left
    yield f"| {' | '.join(head)} |"
    yield f"|{''.join('---|' if at in words else '---:|' for at in range(len(head)))}"
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""
