"""Games and figures as rows of plain values, and as the data frames of pandas where that is installed (``lysander[frames]``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..commands.arguments import BadArgument, os_message
from .estimate import Estimate
from .figures import Figures
from .rows import Row
from .runner import Run

if TYPE_CHECKING:
    from pandas import DataFrame

EXTRA = 'pip install "lysander[frames]"'
Record = dict[str, Any]


def games_of(run: Run) -> list[Record]:
    """Return a row for each game of each arm: ``game`` and ``arm``; ``won.SEAT`` and ``score.SEAT``; ``decisions`` and ``dice``; ``fact.…`` of the
    result; ``measure.…`` of the game; ``event.…``, how often each was told, 0 where it was not."""
    kinds = sorted({kind for arm in run.outcomes for o in arm for kind in o.events})
    rows = []
    for arm, outcomes in zip(run.experiment.arms, run.outcomes, strict=True):
        for n, o in enumerate(outcomes):
            row: Record = {"game": n, "arm": arm.name}
            row |= {f"won.{seat}": seat in o.winners for seat in o.scores} | {f"score.{seat}": score for seat, score in o.scores.items()}
            row |= {"decisions": o.decisions, "dice": o.dice}
            row |= {f"fact.{key}": value for key, value in o.facts.items()} | {f"measure.{key}": value for key, value in o.measures.items()}
            rows.append(row | {f"event.{kind}": o.events.get(kind, 0) for kind in kinds})
    return rows


def places_of(run: Run) -> list[Record]:
    """Return a row for each thing that happened at a place in a game: ``game``, ``arm``, ``thing``, ``place``, ``count``."""
    return [
        {"game": n, "arm": arm.name, "thing": thing, "place": place, "count": count}
        for arm, outcomes in zip(run.experiment.arms, run.outcomes, strict=True)
        for n, o in enumerate(outcomes)
        for thing, found in o.places.items()
        for place, count in found.items()
    ]


def figures_of(found: Figures) -> list[Record]:
    """Return a row for each figure of each arm, and of the difference of two (``B-A``): ``figure``, ``arm``, ``value``, ``low``, ``high``,
    ``games``; the bounds are those of a 95 % interval."""
    named = [(f"{group}/{row.name}", row) for group, rows in found.measures.items() for row in rows]
    named += [(row.name, row) for row in (*found.outcomes, *found.ends, *found.lengths, *found.events)]
    return [
        {"figure": title, "arm": arm, "value": e.value, "low": e.low, "high": e.high, "games": e.games}
        for title, row in named
        for arm, e in _parts(row)
    ]


def stakes_of(found: Figures, names: Sequence[str]) -> list[Record]:
    """Return a row for each kind of question of each arm of which decisions were tried (``--decisions``)."""
    return [
        {"arm": name, "kind": s.kind, "rule": s.rule, "seats": ", ".join(s.seats), "decisions": s.decisions, "gain": s.gain.value}
        | {"spread": s.spread.value, "spread_low": s.spread.low, "spread_high": s.spread.high, "other": s.other.value, "clear": s.clear}
        for name, arm in zip(names, found.stakes)
        for s in arm
    ]


def _parts(row: Row) -> Iterable[tuple[str, Estimate]]:
    return [*zip("AB", row.arms, strict=False), *([("B-A", row.difference)] if row.difference else [])]


def frame(rows: Sequence[Record]) -> DataFrame:
    """Return rows as a data frame. Raises ``BadArgument`` without pandas."""
    try:
        import pandas
    except ImportError:
        raise BadArgument(f"data frames need pandas: {EXTRA}") from None
    made = pandas.DataFrame(list(rows))
    for name in made.columns:
        if len({isinstance(value, str) for value in made[name].dropna()}) > 1:
            made[name] = made[name].map(str, na_action="ignore")  # a column of a Parquet file has one type
    return made


def write_parquet(path: Path, run: Run) -> None:
    """Write a file with a row for each game. Raises ``BadArgument``."""
    try:
        import pyarrow  # noqa: F401  pandas writes with it
    except ImportError:
        raise BadArgument(f"Parquet files need pandas and pyarrow: {EXTRA}") from None
    made = frame(games_of(run))
    try:
        made.to_parquet(path, index=False)
    except OSError as error:
        raise BadArgument(os_message(error)) from None


def check_parquet(path: Path | None) -> None:
    """Check before a long run that its games can be written as Parquet. Raises ``BadArgument``."""
    if path is not None:
        try:
            import pandas  # noqa: F401
            import pyarrow  # noqa: F401
        except ImportError as error:
            raise BadArgument(f"--parquet needs {error.name}: {EXTRA}") from None
