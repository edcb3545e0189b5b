"""One row of a report: something measured in every game of each arm, and the difference between the arms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .estimate import Estimate, clear_of_zero, mean, mean_difference, rate, rate_difference
from .experiment import Outcome


@dataclass(frozen=True)
class Row:
    """One row of a report: its name, its sort (``share`` of games, ``mean``, or how ``often`` in 100 games), a figure for each arm, and the second
    minus the first.

    ``clear`` says that the difference is clear of zero, judged together with all rows of its table.
    """

    name: str
    sort: str
    arms: tuple[Estimate, ...]
    difference: Estimate | None
    clear: bool = False


@dataclass(frozen=True)
class Headline:
    """The row in the answer of the report, and the number of rows it was picked from. Its interval is wide enough for all of these together."""

    row: Row
    among: int


@dataclass(frozen=True)
class Measure:
    """Something that can be said of a game by a number or yes and no. A ``share`` of games has an interval of its own kind if each game counts 0 or
    1."""

    name: str
    sort: str
    value: Callable[[Outcome], float]


def titled(rows: Iterable[Row], group: str, named: Callable[[str, str], str]) -> list[Row]:
    """Return the figures of a group under the names that people read."""
    return [replace(row, name=named(group, row.name)) for row in rows]


def row_of(measure: Measure, arms: Sequence[Sequence[Outcome]]) -> Row:
    """Return the row of a measure. A share that a game can have in part (two of three seats win) is a mean with the interval of a mean."""
    each = [[measure.value(o) for o in arm] for arm in arms]
    if measure.sort == "share" and all(value in (0, 1) for values in each for value in values):
        hits = [[bool(value) for value in values] for values in each]
        return Row(measure.name, "share", tuple(rate(sum(h), len(h)) for h in hits), rate_difference(*hits) if len(hits) == 2 else None)
    return Row(measure.name, measure.sort, tuple(mean(values) for values in each), mean_difference(*each) if len(each) == 2 else None)


def average(name: str, arms: Sequence[Sequence[Outcome]], value: Callable[[Outcome], float]) -> Row:
    """Return the row of a mean over all games."""
    return row_of(Measure(name, "mean", value), arms)


def marked(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Return the rows of a table with ``clear`` set, judged together."""
    rows = tuple(rows)
    there = [n for n, row in enumerate(rows) if row.difference is not None]
    clear = dict(zip(there, clear_of_zero([d for row in rows if (d := row.difference) is not None]), strict=True))
    return tuple(replace(row, clear=clear.get(n, False)) for n, row in enumerate(rows))


def average_where(name: str, arms: Sequence[Sequence[Outcome]], of: Callable[[Outcome], Mapping[str, Any]], key: str) -> Row:
    """Return the row of a mean over the games that have this number. Only pairs in which both games have it are compared."""
    each = [[of(o)[key] for o in arm if key in of(o)] for arm in arms]
    both = [(of(a)[key], of(b)[key]) for a, b in zip(*arms, strict=True) if key in of(a) and key in of(b)] if len(arms) == 2 else []
    return Row(name, "mean", tuple(mean(values) for values in each), mean_difference(*zip(*both, strict=True)) if both else None)
