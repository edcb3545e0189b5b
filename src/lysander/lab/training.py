"""Trains an answer: which numbers of a bot do best against a mixture of opponents, and what that gains over the bots there are.

An optimiser tries styles and numbers on the same games; bad ones are dropped on the way. What is left is told apart on other games, and what it gains
is measured on a third lot, so that no figure comes from games by which it was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from ..bots.numbers import joined, numbers_of
from ..bots.registry import row_of, style_of, styles_of
from ..commands.arguments import BadArgument
from ..core.game import Setup
from ..games.registry import game as game_of
from .crosstable import ended_of
from .estimate import Estimate, mean, mean_difference
from .experiment import Experiment, Outcome, PlayedGame, outcome
from .pool import run_in_order
from .sides import arm_of, others_of

SMALLEST = 20
"""The games after which a try may be dropped first; then after twice as many, and so on."""
FINALISTS = 4
WIDEST = 4.0
"""By what a number is multiplied or divided at most."""


@dataclass(frozen=True)
class Task:
    """Whose answer is sought: the seats of ``side`` against bots of ``shares`` in all other seats, and what counts: ``points`` or ``score``."""

    game: str
    setup: Setup
    side: tuple[str, ...]
    shares: Mapping[str, float]
    by: str
    playouts: int
    workers: int

    def played(self, bot: str, seed: int, games: range) -> list[float]:
        """Return what the side gets in each of some games of a seed. Game ``n`` has the same dice and the same opponent whoever plays it."""
        others = others_of(game_of(self.game), self.setup, self.side)
        known = list(self.shares)
        arms = tuple(arm_of(self.setup, self.side, (bot, foe)) for foe in known)
        drawn = _drawn(np.array([self.shares[foe] for foe in known]), seed, games)
        play = partial(_play, Experiment(self.game, arms, games.stop, seed, self.playouts), games.start, drawn)
        return ended_of(run_in_order(play, len(games), self.workers), self.side, others).values(self.by)


class Try(NamedTuple):
    """A bot that was tried, and what it got in the games it played."""

    bot: str
    value: float
    games: int


def check_optuna(command: str) -> None:
    """Raise ``BadArgument`` if there is no optimiser for a command."""
    if find_spec("optuna") is None:
        raise BadArgument(f"lysander {command} needs Optuna: pip install 'lysander[train]'")


@dataclass(frozen=True)
class Answer:
    """The best answer that was found: ``trained`` gets ``value``, ``known``, the best bot there was, gets ``before``, and ``gain`` is what the former
    gets more, in the same fresh games. ``tries`` has all that were tried."""

    trained: str
    known: str
    value: Estimate
    before: Estimate
    gain: Estimate
    tries: tuple[Try, ...]


def trained(task: Task, level: str, known: Sequence[str], tries: int, games: int, check: int, seed: int, progress: Callable[[int], None]) -> Answer:
    """Return the best answer that is found in so many tries of bots of a level, of at most ``games`` games each. ``known`` are the bots there are, of
    which those of the level are tried first; ``check`` the fresh games. Seeds ``seed`` to ``seed + 2`` are used. ``progress`` is called with the
    number of games, of ``games_of``, that are finished since its last call."""
    done = _tried(task, level, known, tries, games, seed, progress)
    best = sorted(done, key=lambda t: (t.games, t.value), reverse=True)
    fit = [t.bot for t in best if t.bot not in known][:FINALISTS]
    progress((FINALISTS - len(fit)) * 2 * games)

    def fresh(bot: str, of: int, count: int) -> Any:
        values = task.played(bot, of, range(count))
        progress(count)
        return values

    again = {bot: fresh(bot, seed + 1, 2 * games) for bot in (*fit, *known)}
    new, old = (max(bots, key=lambda bot: np.mean(again[bot])) for bots in (fit or known, known))
    values, before = (fresh(bot, seed + 2, check) for bot in (new, old))
    return Answer(new, old, mean(values), mean(before), mean_difference(before, values), tuple(best))


def games_of(known: int, tries: int, games: int, check: int) -> int:
    """Return how many games a search takes at most, with so many known bots."""
    return (tries + 2 * (FINALISTS + known)) * games + 2 * check


def _tried(task: Task, level: str, known: Sequence[str], tries: int, games: int, seed: int, progress: Callable[[int], None]) -> list[Try]:
    """Return all tries; the optimiser chooses them, and gives one up where others had more after as many games."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    space = Space(task.game, task.side[0], level)
    study = optuna.create_study(
        direction="maximize",
        sampler=optuna.samplers.TPESampler(seed=seed, multivariate=True),
        pruner=optuna.pruners.MedianPruner(n_startup_trials=5),
    )
    for bot in known:
        if (point := space.point(bot)) is not None:
            study.enqueue_trial(point)
    done: list[Try] = []

    def judged(trial: Any) -> float:
        bot, size = space.bot(trial), SMALLEST
        values: list[float] = []
        while len(values) < games:
            more = task.played(bot, seed, range(len(values), min(size, games)))
            values += more
            progress(len(more))
            trial.report(float(np.mean(values)), len(values))
            if trial.should_prune() and len(values) < games:
                break
            size *= 2
        done.append(Try(bot, float(np.mean(values)), len(values)))
        progress(games - len(values))
        return done[-1].value

    study.optimize(judged, n_trials=tries)
    return done


class Space:
    """The bots of a level that can be tried in a seat: every style, with each of its numbers multiplied by up to ``WIDEST`` or divided by it. A
    number that a style has not (0) goes as far, on either side, as that of the style which has most of it."""

    def __init__(self, game: str, seat: str, level: str) -> None:
        self.level = level
        self.rows = {style: numbers_of(row_of(game, seat, style)) for style in ("", *styles_of(game, seat))}
        keys = sorted({key for row in self.rows.values() for key in row})
        self.reach = {key: max(abs(row.get(key, 0.0)) for row in self.rows.values()) for key in keys}
        self.keys = [key for key in keys if self.reach[key] > 0]

    def point(self, bot: str) -> dict[str, Any] | None:
        """Return where a bot stands that exists, if it is of the level."""
        level, style = style_of(bot)
        return {"style": style} | dict.fromkeys(self.keys, 0.0) if level == self.level and style in self.rows else None

    def bot(self, trial: Any) -> str:
        """Return the bot that the optimiser wants to see."""
        style = trial.suggest_categorical("style", list(self.rows))
        moves = {key: trial.suggest_float(key, -1.0, 1.0) for key in self.keys}
        numbers = {key: self.number(style, key, move) for key, move in moves.items() if move and key in self.rows[style]}
        return joined(f"{self.level}/{style}" if style else self.level, numbers)

    def number(self, style: str, key: str, move: float) -> float:
        """Return a number, for a move between −1 and 1 from the style's own."""
        own = self.rows[style][key]
        return float(f"{own * WIDEST**move if own else move * self.reach[key]:.3g}")


def _drawn(shares: Any, seed: int, games: range) -> list[int]:
    """Return the opponents of some games: of every ten as many of each as their share is, by the seed."""
    rng = np.random.default_rng(seed)
    steps = (np.arange(games.stop) + rng.random()) * 0.6180339887498949 % 1.0
    return [int(n) for n in np.minimum(np.searchsorted(np.cumsum(shares / shares.sum()), steps[games.start :], side="right"), len(shares) - 1)]


def _play(experiment: Experiment, first: int, drawn: Sequence[int], n: int) -> Outcome:
    """Play one game against the opponent that was drawn for it."""
    return outcome(PlayedGame(experiment, experiment.arms[drawn[n]], first + n))
