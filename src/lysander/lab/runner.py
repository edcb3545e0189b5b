"""Runs an experiment: all games of all arms on all cores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

from .experiment import Experiment, Outcome, play
from .outcomes import Outcomes
from .pool import run_in_order


@dataclass(frozen=True)
class Run:
    """The outcomes of each arm in the order of the games, the seconds it took, the number of workers, and how many games an earlier run had kept."""

    experiment: Experiment
    outcomes: tuple[tuple[Outcome, ...], ...]
    seconds: float
    workers: int
    kept: int = 0

    @property
    def speed(self) -> float:
        """Games a second, all arms together, of those that were played in this run."""
        return len(self.outcomes) * (self.experiment.games - self.kept) / self.seconds if self.seconds else 0.0


def run(experiment: Experiment, workers: int, progress: Callable[[int], None] = lambda games: None, keep: Path | None = None) -> Run:
    """Run an experiment. ``progress`` is called with the number of games finished since its last call.

    The outcomes are the same for any number of workers, on any cluster, and where a run that was interrupted goes on. ``keep``: a file in which every
    game is written when it is finished; games that it has are not played again. Raises ``BadArgument`` for a file of another experiment.
    """
    start = perf_counter()
    with Outcomes(keep, experiment) as kept:
        had = sum(n < experiment.games for n in kept)
        found = run_in_order(partial(play, experiment), experiment.games, workers, progress, kept)
    arms = tuple(tuple(outcomes[arm] for outcomes in found) for arm in range(len(experiment.arms)))
    return Run(experiment, arms, perf_counter() - start, workers, had)
