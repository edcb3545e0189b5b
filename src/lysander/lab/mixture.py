"""The best mixtures of a game between two whose gains are one another's losses, and what it is worth."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

ROUNDS = 4000


class Mixtures(NamedTuple):
    """How often each row and each column is chosen where neither side can gain by another choice, and what the rows then get. ``gap`` is the most
    that either side could still gain, of both together."""

    rows: Any
    columns: Any
    value: Any
    gap: Any


def best_mixtures(payoffs: Any, rounds: int = ROUNDS) -> Mixtures:
    """Return the mixtures for what the rows get against the columns; several tables at once, if there is a first axis for them.

    Both sides regret what they did not choose, in turns, and choose by their regrets (regret matching plus); the mean of what they chose, later
    rounds counting more, goes to the best mixtures. Of several best ones it is one.
    """
    table = np.asarray(payoffs, float)
    rows, columns = (np.zeros((*table.shape[:-2], table.shape[axis])) for axis in (-2, -1))
    regrets = [rows.copy(), columns.copy()]
    chosen = [_by(rows), _by(columns)]
    for n in range(1, rounds + 1):
        gains = np.einsum("...ij,...j->...i", table, chosen[1])
        chosen[0] = _regretted(regrets, 0, gains, chosen[0])
        losses = -np.einsum("...ij,...i->...j", table, chosen[0])
        chosen[1] = _regretted(regrets, 1, losses, chosen[1])
        rows += n * chosen[0]
        columns += n * chosen[1]
    rows, columns = rows / rows.sum(-1, keepdims=True), columns / columns.sum(-1, keepdims=True)
    against_rows, against_columns = np.einsum("...ij,...i->...j", table, rows), np.einsum("...ij,...j->...i", table, columns)
    value = np.einsum("...j,...j->...", against_rows, columns)
    return Mixtures(rows, columns, value, against_columns.max(-1) - against_rows.min(-1))


def _by(regrets: Any) -> Any:
    """Return choices in the measure of their regrets, all alike where there are none."""
    total = regrets.sum(-1, keepdims=True)
    return np.where(total > 0, regrets / np.where(total > 0, total, 1), 1 / regrets.shape[-1])


def _regretted(regrets: list[Any], side: int, gains: Any, chosen: Any) -> Any:
    """Add what a side regrets, and return what it chooses next."""
    got = (gains * chosen).sum(-1, keepdims=True)
    regrets[side] = np.maximum(regrets[side] + gains - got, 0)
    return _by(regrets[side])
