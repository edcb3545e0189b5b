"""Every bot of a game against every other, in either seat, on the same dice; and what follows from it: who beats whom, whether a stronger level is
ever worse, and what the game is worth where both sides choose their bot as well as they can."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import Any, NamedTuple

import numpy as np

from ..bots.registry import LEVELS
from ..core.game import Game, Setup, contestants
from ..games.registry import game as game_of
from .estimate import Estimate, mean, mean_difference, rate, widened
from .experiment import Experiment, Outcome
from .mixture import Mixtures, best_mixtures
from .runner import run
from .sides import arm_of, margin, others_of

ROW_WON, COLUMN_WON = 1, 2
"""What is kept of a game: who has won, as bits; both or none are a draw."""
POINTS = {0: 0.5, ROW_WON: 1.0, COLUMN_WON: 0.0, ROW_WON | COLUMN_WON: 0.5}
RESAMPLED = 300
BY_POINTS, BY_SCORE = ("points", "row", "column"), ("score",)
"""What a table may show: points of the row's side, how often it reaches its goal, how often the other side does; or, in a game that knows no winner,
the score of the row's side less that of the other."""
EVEN = {"points": 0.5, "score": 0.0}
"""What both sides get who do equally well."""


class Ended(NamedTuple):
    """What is kept of the games of a cell, one by one: who has won, and the mean score of the row's seats less that of the others."""

    won: tuple[int, ...]
    scores: tuple[float, ...]

    def values(self, measure: str) -> list[float]:
        """Return a measure of each game. All but scores are shares of one."""
        if measure == "score":
            return list(self.scores)
        if measure == "points":
            return [POINTS[e] for e in self.won]
        bit = ROW_WON if measure == "row" else COLUMN_WON
        return [float(bool(e & bit)) for e in self.won]


class Worse(NamedTuple):
    """A stronger level that does worse than a weaker one against somebody: ``seat`` is the side of both, ``row`` or ``column``. ``sure``: it holds,
    too, where all comparisons of the table are to hold together (Bonferroni)."""

    level: str
    than: str
    against: str
    seat: str
    loss: Estimate
    sure: bool


@dataclass(frozen=True)
class CrossTable:
    """All games of a table: ``rows`` are the bots of one side, ``columns`` those of the other. Game ``n`` has the same dice in all cells; where one
    has fewer games than another, they are compared by those that both have."""

    game: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    side: tuple[str, ...]
    others: tuple[str, ...]
    ended: Mapping[tuple[str, str], Ended]

    @property
    def games(self) -> str:
        """Return the games of a cell, or the fewest and the most."""
        counts = sorted({len(cell.won) for cell in self.ended.values()})
        return str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"

    @property
    def played(self) -> int:
        """Return the games of all cells."""
        return sum(len(cell.won) for cell in self.ended.values())

    @property
    def bots(self) -> tuple[str, ...]:
        """Return the bots that play on both sides."""
        return tuple(bot for bot in self.rows if bot in self.columns)

    @cached_property
    def by(self) -> str:
        """Return what counts: points, or the score in a game that nobody wins."""
        return "points" if any(won for cell in self.ended.values() for won in cell.won) else "score"

    @property
    def measures(self) -> tuple[str, ...]:
        """Return what the table can show."""
        return BY_POINTS if self.by == "points" else BY_SCORE

    def values(self, row: str, column: str, measure: str = "") -> list[float]:
        """Return a measure of each game of a cell, that which counts if none is named. All but scores are shares of one."""
        return self.ended[row, column].values(measure or self.by)

    def cell(self, row: str, column: str, measure: str = "") -> Estimate:
        """Return a measure of a cell."""
        return self._mean(self.values(row, column, measure), measure)

    def row(self, bot: str, measure: str = "") -> Estimate:
        """Return the mean of a row over all columns."""
        return self._mean([float(np.mean(v)) for v in zip(*(self.values(bot, column, measure) for column in self.columns))], measure)

    def column(self, bot: str, measure: str = "") -> Estimate:
        """Return the mean of a column over all rows."""
        return self._mean([float(np.mean(v)) for v in zip(*(self.values(row, bot, measure) for row in self.rows))], measure)

    def _mean(self, values: Sequence[float], measure: str) -> Estimate:
        return mean(values) if (measure or self.by) == "score" else share_of(values)

    def both(self, bot: str, other: str) -> Estimate:
        """Return what counts of a bot against another one, in both seats together."""
        whole = 2 * EVEN[self.by]
        return self._mean([(a + whole - b) / 2 for a, b in zip(self.values(bot, other), self.values(other, bot))], "")

    @cached_property
    def beaten(self) -> dict[str, list[str]]:
        """Return whom each bot beats in both seats together, beyond doubt."""
        even = EVEN[self.by]
        return {bot: [other for other in self.bots if other != bot and self.both(bot, other).low > even] for bot in self.bots}

    @cached_property
    def circle(self) -> tuple[str, ...]:
        """Return three bots of which each beats the next and the last one the first; empty if there are none."""
        found = (c for c in permutations(self.bots, 3) if c[1] in self.beaten[c[0]] and c[2] in self.beaten[c[1]] and c[0] in self.beaten[c[2]])
        return next(found, ())

    @cached_property
    def best(self) -> str:
        """Return the bot with the most points in both seats against all others that play on both sides."""
        return max(self.bots, key=lambda bot: np.mean([self.both(bot, other).value for other in self.bots if other != bot]))

    @cached_property
    def worse(self) -> list[Worse]:
        """Return where a stronger level does worse than a weaker one against anybody of the table, in either seat, by an interval of its own."""
        return [found for seat, low, high, other in self._comparisons() if (found := self._worse(seat, low, high, other)).loss.high < 0]

    @cached_property
    def compared(self) -> int:
        """Return how many comparisons of levels there are."""
        return len(list(self._comparisons()))

    def _comparisons(self) -> Iterator[tuple[str, str, str, str]]:
        """Yield a seat, two levels that can play there, the weaker one first, and whom both play."""
        for seat, mine, others in (("row", self.rows, self.columns), ("column", self.columns, self.rows)):
            for low, high in combinations([level for level in LEVELS if level in mine], 2):
                yield from ((seat, low, high, other) for other in others)

    def _worse(self, seat: str, low: str, high: str, other: str) -> Worse:
        before, after = (self.values(low, other), self.values(high, other)) if seat == "row" else (self.values(other, high), self.values(other, low))
        both = min(len(before), len(after))
        loss = mean_difference(before[:both], after[:both])
        return Worse(high, low, other, seat, loss, widened(loss, self.compared).high < 0)

    @cached_property
    def payoffs(self) -> list[list[float]]:
        """Return what counts, for the rows, in each cell."""
        return [[self.cell(row, column).value for column in self.columns] for row in self.rows]

    @cached_property
    def mixtures(self) -> Mixtures:
        """Return how often each bot is chosen where both sides choose as well as they can."""
        return best_mixtures(self.payoffs)

    @cached_property
    def value(self) -> Estimate:
        """Return what counts for the rows' side between the best mixtures; the interval is of tables drawn anew within the errors of their cells."""
        spread = np.array([[error(self.values(row, column)) for column in self.columns] for row in self.rows])
        drawn = np.random.default_rng(1).normal(self.payoffs, spread, (RESAMPLED, *spread.shape))
        low, high = np.quantile(best_mixtures(drawn, 1000).value, (0.025, 0.975))
        return Estimate(float(self.mixtures.value), float(low), float(high), self.played)

    def answer_to_row(self, bot: str) -> tuple[str, float]:
        """Return the column that does best against a row, and what is left to the row: what an opponent can make of it who knows whom he plays."""
        left = dict(zip(self.columns, self.payoffs[self.rows.index(bot)]))
        return min(left.items(), key=lambda item: item[1])

    def answer_to_column(self, bot: str) -> tuple[str, float]:
        """Return the row that does best against a column, and what it gets."""
        got = {row: self.payoffs[n][self.columns.index(bot)] for n, row in enumerate(self.rows)}
        return max(got.items(), key=lambda item: item[1])


def error(values: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    return float(np.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0


def share_of(values: Sequence[float]) -> Estimate:
    """Return the mean of shares, with an interval that stays between none and all."""
    found = mean(values)
    if found.constant:
        return rate(sum(values), len(values))
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high), found.games)


def three(e: Estimate) -> list[float]:
    """Return a value and its interval."""
    return [e.value, e.low, e.high]


def side_of(game: Game[Any], setup: Setup) -> tuple[str, ...]:
    """Return the seats of the side that is shown in rows: those of the first seat's role, or that seat alone where all have one role."""
    roles, playing = {s.id: s.role for s in game.seats}, contestants(game, setup.seats)
    seats = [seat for seat in setup.seats if seat in playing]
    first = seats[0]
    same = tuple(seat for seat in seats if roles[first] and roles[seat] == roles[first])
    return same if 0 < len(same) < len(seats) else (first,)


def cell_played(
    game: str,
    setup: Setup,
    side: Sequence[str],
    cell: tuple[str, str],
    games: int,
    seed: int,
    playouts: int,
    workers: int,
    done: Callable[[int], None],
) -> Ended:
    """Play one bot of a side against one of the other."""
    others = others_of(game_of(game), setup, side)
    (found,) = run(Experiment(game, (arm_of(setup, side, cell),), games, seed, playouts), workers, done).outcomes
    return ended_of(found, side, others)


def ended_of(outcomes: Sequence[Outcome], side: Sequence[str], others: Sequence[str]) -> Ended:
    """Return what is kept of some games: those of ``side`` sit in the rows."""
    won = (tuple(any(seat in o.winners for seat in seats) for seats in (side, others)) for o in outcomes)
    return Ended(tuple(ROW_WON * row | COLUMN_WON * column for row, column in won), tuple(margin(o, side, others) for o in outcomes))


def as_data(table: CrossTable) -> dict[str, Any]:
    """Return a table as plain data: of each cell who has won its games, as one string of digits, their scores, and the figures made of them."""
    cells = [cell_as_data(cell, ended) | {"figures": {m: three(table.cell(*cell, m)) for m in table.measures}} for cell, ended in table.ended.items()]
    mixtures = {
        "rows": dict(zip(table.rows, map(float, table.mixtures.rows))),
        "columns": dict(zip(table.columns, map(float, table.mixtures.columns))),
    }
    answers = {"rows": {b: table.answer_to_row(b) for b in table.rows}, "columns": {b: table.answer_to_column(b) for b in table.columns}}
    worse = [[w.level, w.than, w.against, w.seat, w.sure, *three(w.loss)] for w in table.worse]
    return {
        "game": table.game, "rules": game_of(table.game).rules_version, "rows": list(table.rows), "columns": list(table.columns),
        "side": list(table.side), "others": list(table.others), "games": table.played, "by": table.by, "cells": cells,
        "mixtures": mixtures | {"gap": float(table.mixtures.gap)}, "answers": answers, "value": three(table.value), "worse": worse,
        "compared": table.compared,
    }  # fmt: skip


def cell_as_data(cell: tuple[str, str], ended: Ended) -> dict[str, Any]:
    """Return the games of a cell as plain data."""
    scores = [int(score) if score == int(score) else round(score, 4) for score in ended.scores]
    return {"row": cell[0], "column": cell[1], "ended": "".join(map(str, ended.won)), "scores": scores}


def cells_of_data(data: Mapping[str, Any]) -> dict[tuple[str, str], Ended]:
    """Return the games of all cells from plain data. Raises ``KeyError``, ``TypeError`` or ``ValueError`` for what is none."""
    ended = {(c["row"], c["column"]): Ended(tuple(map(int, c["ended"])), tuple(map(float, c["scores"]))) for c in data["cells"]}
    if not all(len(cell.won) == len(cell.scores) > 0 and all(e in POINTS for e in cell.won) for cell in ended.values()):
        raise ValueError("no games, or not as many ends as scores")
    return ended


def of_data(data: Mapping[str, Any]) -> CrossTable:
    """Return a table from plain data. Raises ``KeyError``, ``TypeError`` or ``ValueError`` for what is none."""
    ended = cells_of_data(data)
    rows, columns = tuple(data["rows"]), tuple(data["columns"])
    if set(ended) != {(a, b) for a in rows for b in columns}:
        raise ValueError("not every bot against every other")
    return CrossTable(data["game"], rows, columns, tuple(data["side"]), tuple(data["others"]), ended)


def merged(tables: Sequence[CrossTable]) -> CrossTable:
    """Return the games of several tables together. Raises ``ValueError`` if they are not of the same bots."""
    first = tables[0]
    if any((t.game, t.rows, t.columns, t.side, t.others) != (first.game, first.rows, first.columns, first.side, first.others) for t in tables):
        raise ValueError("tables of other games, bots or sides")
    ended = {
        cell: Ended(tuple(e for t in tables for e in t.ended[cell].won), tuple(e for t in tables for e in t.ended[cell].scores))
        for cell in first.ended
    }
    return CrossTable(first.game, first.rows, first.columns, first.side, first.others, ended)
