"""Every bot of a game against every other, in either seat, on the same dice; and what follows from it: who beats whom, whether a stronger level is
ever worse, and what the game is worth where both sides choose their bot as well as they can."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import Any, NamedTuple

import numpy as np

from ..bots.registry import LEVELS
from ..core.game import Game, Setup
from ..games.registry import game as game_of
from .estimate import Estimate, mean, mean_difference, rate
from .experiment import Arm, Experiment, Outcome
from .mixture import Mixtures, best_mixtures
from .runner import run

ROW_WON, COLUMN_WON = 1, 2
"""What is kept of a game: who has won, as bits; both or none are a draw."""
POINTS = {0: 0.5, ROW_WON: 1.0, COLUMN_WON: 0.0, ROW_WON | COLUMN_WON: 0.5}
RESAMPLED = 300
MEASURES = ("points", "row", "column")
"""What a table may show: points of the row's side, how often it reaches its goal, how often the other side does."""


class Worse(NamedTuple):
    """A stronger level that does worse than a weaker one against somebody, beyond doubt: ``seat`` is the side of both, ``row`` or ``column``."""

    level: str
    than: str
    against: str
    seat: str
    loss: Estimate


@dataclass(frozen=True)
class CrossTable:
    """All games of a table. ``ended[row, column]`` has a number for each game, what is kept of it; game ``n`` has the same dice in all cells."""

    game: str
    bots: tuple[str, ...]
    side: tuple[str, ...]
    others: tuple[str, ...]
    ended: Mapping[tuple[str, str], Sequence[int]]

    @property
    def games(self) -> int:
        """Return the games of a cell."""
        return len(next(iter(self.ended.values())))

    def values(self, row: str, column: str, measure: str = "points") -> list[float]:
        """Return a measure of each game of a cell, as a share of one."""
        if measure == "points":
            return [POINTS[e] for e in self.ended[row, column]]
        bit = ROW_WON if measure == "row" else COLUMN_WON
        return [float(bool(e & bit)) for e in self.ended[row, column]]

    def cell(self, row: str, column: str, measure: str = "points") -> Estimate:
        """Return a measure of a cell."""
        return share_of(self.values(row, column, measure))

    def row(self, bot: str, measure: str = "points") -> Estimate:
        """Return the mean of a row over all columns."""
        return share_of([float(np.mean(v)) for v in zip(*(self.values(bot, column, measure) for column in self.bots))])

    def column(self, bot: str, measure: str = "points") -> Estimate:
        """Return the mean of a column over all rows."""
        return share_of([float(np.mean(v)) for v in zip(*(self.values(row, bot, measure) for row in self.bots))])

    def both(self, bot: str, other: str) -> Estimate:
        """Return the points of a bot against another one, in both seats together."""
        return share_of([(a + 1 - b) / 2 for a, b in zip(self.values(bot, other), self.values(other, bot))])

    @cached_property
    def beaten(self) -> dict[str, list[str]]:
        """Return whom each bot beats in both seats together, beyond doubt."""
        return {bot: [other for other in self.bots if other != bot and self.both(bot, other).low > 0.5] for bot in self.bots}

    @cached_property
    def circle(self) -> tuple[str, ...]:
        """Return three bots of which each beats the next and the last one the first; empty if there are none."""
        found = (c for c in permutations(self.bots, 3) if c[1] in self.beaten[c[0]] and c[2] in self.beaten[c[1]] and c[0] in self.beaten[c[2]])
        return next(found, ())

    @cached_property
    def best(self) -> str:
        """Return the bot with the most points in both seats against all others."""
        return max(self.bots, key=lambda bot: np.mean([self.both(bot, other).value for other in self.bots if other != bot]))

    @cached_property
    def worse(self) -> list[Worse]:
        """Return where a stronger level does worse than a weaker one against anybody of the table, in either seat."""
        levels = [level for level in LEVELS if level in self.bots]
        return [found for low, high in combinations(levels, 2) for other in self.bots for found in self._worse(low, high, other)]

    def _worse(self, low: str, high: str, other: str) -> list[Worse]:
        in_row = mean_difference(self.values(low, other), self.values(high, other))
        in_column = mean_difference(self.values(other, high), self.values(other, low))
        sides = (("row", in_row), ("column", in_column))
        return [Worse(high, low, other, side, loss) for side, loss in sides if loss.high < 0]

    @property
    def compared(self) -> int:
        """Return how many comparisons of levels there are."""
        levels = sum(level in self.bots for level in LEVELS)
        return levels * (levels - 1) // 2 * len(self.bots) * 2

    @cached_property
    def mixtures(self) -> Mixtures:
        """Return how often each bot is chosen where both sides choose as well as they can."""
        return best_mixtures([[self.cell(row, column).value for column in self.bots] for row in self.bots])

    @cached_property
    def value(self) -> Estimate:
        """Return the points of the rows' side between the best mixtures; the interval is of tables drawn anew within the errors of their cells."""
        cells = [[self.values(row, column) for column in self.bots] for row in self.bots]
        middle, spread = np.mean(cells, -1), np.std(cells, -1, ddof=1) / np.sqrt(self.games) if self.games > 1 else np.zeros((1, 1))
        drawn = np.random.default_rng(1).normal(middle, spread, (RESAMPLED, *middle.shape))
        low, high = np.quantile(best_mixtures(drawn, 1000).value, (0.025, 0.975))
        return Estimate(float(self.mixtures.value), float(low), float(high), self.games)


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
    roles = {s.id: s.role for s in game.seats}
    first = setup.seats[0]
    same = tuple(seat for seat in setup.seats if roles[first] and roles[seat] == roles[first])
    return same if 0 < len(same) < len(setup.seats) else (first,)


def played(
    game: str, setup: Setup, side: Sequence[str], bots: Sequence[str], games: int, seed: int, playouts: int, workers: int, done: Callable[[int], None]
) -> CrossTable:
    """Play every bot on one side against every bot on the other."""
    others = tuple(seat for seat in setup.seats if seat not in side)
    cells = [(row, column) for row in bots for column in bots]
    arms = tuple(Arm(f"{row} against {column}", setup, dict.fromkeys(side, row) | dict.fromkeys(others, column)) for row, column in cells)
    found = run(Experiment(game, arms, games, seed, playouts), workers, done).outcomes
    ended = {cell: tuple(_ended(outcome, side, others) for outcome in outcomes) for cell, outcomes in zip(cells, found)}
    return CrossTable(game, tuple(bots), tuple(side), others, ended)


def _ended(outcome: Outcome, side: Sequence[str], others: Sequence[str]) -> int:
    row, column = (any(seat in outcome.winners for seat in seats) for seats in (side, others))
    return ROW_WON * row | COLUMN_WON * column


def as_data(table: CrossTable) -> dict[str, Any]:
    """Return a table as plain data: all games of a cell as one string of digits, and the figures that are made of them."""
    cells = [
        {"row": row, "column": column, "ended": "".join(map(str, ended)), "figures": {m: three(table.cell(row, column, m)) for m in MEASURES}}
        for (row, column), ended in table.ended.items()
    ]
    mixtures = {"rows": dict(zip(table.bots, map(float, table.mixtures.rows))), "columns": dict(zip(table.bots, map(float, table.mixtures.columns)))}
    worse = [[w.level, w.than, w.against, w.seat, *three(w.loss)] for w in table.worse]
    return {
        "game": table.game, "rules": game_of(table.game).rules_version, "bots": list(table.bots), "side": list(table.side),
        "others": list(table.others), "games": table.games, "cells": cells, "mixtures": mixtures | {"gap": float(table.mixtures.gap)},
        "value": three(table.value), "worse": worse, "compared": table.compared,
    }  # fmt: skip


def of_data(data: Mapping[str, Any]) -> CrossTable:
    """Return a table from plain data. Raises ``KeyError``, ``TypeError`` or ``ValueError`` for what is none."""
    ended = {(cell["row"], cell["column"]): tuple(map(int, cell["ended"])) for cell in data["cells"]}
    bots = tuple(data["bots"])
    lengths = {len(games) for games in ended.values()}
    if set(ended) != {(a, b) for a in bots for b in bots} or len(lengths) != 1 or not all(e in POINTS for games in ended.values() for e in games):
        raise ValueError("not every bot against every other, or not as often")
    return CrossTable(data["game"], bots, tuple(data["side"]), tuple(data["others"]), ended)


def merged(tables: Sequence[CrossTable]) -> CrossTable:
    """Return the games of several tables together. Raises ``ValueError`` if they are not of the same bots."""
    first = tables[0]
    if any((t.game, t.bots, t.side, t.others) != (first.game, first.bots, first.side, first.others) for t in tables):
        raise ValueError("tables of other games, bots or sides")
    ended = {cell: tuple(e for t in tables for e in t.ended[cell]) for cell in first.ended}
    return CrossTable(first.game, first.bots, first.side, first.others, ended)
