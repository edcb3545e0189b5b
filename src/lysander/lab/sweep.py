"""``lysander lab --sweep`` and ``--sensitivity``: what each change of rules or bots does, all on the same dice, with intervals that hold together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from ..core.share import Z
from .changes import Change
from .estimate import Estimate
from .experiment import Experiment, Outcome
from .figures import candidates, groups
from .rows import Measure, row_of
from .runner import Run
from .saying import Saying

RESAMPLES = 2000
LEVEL = 0.95


@dataclass(frozen=True)
class Effect:
    """What a change does to one goal: the figure with the change, the difference to the base with the interval of this difference alone, and with the
    one that holds for all differences of the sweep together."""

    value: Estimate
    alone: Estimate
    together: Estimate

    @property
    def clear(self) -> bool:
        """Whether the difference is clear of zero, all taken together."""
        return self.together.settled


@dataclass(frozen=True)
class Goal:
    """Something that may change: its measure, its figure in the base, and the effect of each change."""

    measure: Measure
    base: Estimate
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Sweep:
    """All goals of a sweep, and by how much an interval that holds together is wider than one alone (in standard errors)."""

    changes: tuple[Change, ...]
    goals: tuple[Goal, ...]
    factor: float

    def order(self) -> list[int]:
        """Return the numbers of the changes, those with the largest effect on the first goal first."""
        return sorted(range(len(self.changes)), key=lambda n: -abs(self.goals[0].effects[n].alone.value))


def sweep_of(run: Run, changes: Sequence[Change], say: Saying) -> Sweep:
    """Return what came of a run whose first arm is the base and whose others are the changes."""
    arms = run.outcomes
    measures = candidates(arms, groups(base_only(run)), say)
    each = [[_values(measure, arm) for arm in arms] for measure in measures]
    differences = [[changed - values[0] for changed in values[1:]] for values in each]
    factor = together([d for goal in differences for d in goal], run.experiment.seed)
    goals = []
    for measure in measures:
        effects = tuple(_effect(measure, arms[0], arm, factor) for arm in arms[1:])
        goals.append(Goal(measure, row_of(measure, arms[:1]).arms[0], effects))
    return Sweep(tuple(changes), tuple(goals), factor)


def base_only(run: Run) -> Run:
    """Return the games of the base."""
    return replace(run, experiment=replace(run.experiment, arms=run.experiment.arms[:1]), outcomes=run.outcomes[:1])


def _values(measure: Measure, arm: Sequence[Outcome]) -> NDArray[np.float64]:
    return np.array([float(measure.value(o)) for o in arm])


def _effect(measure: Measure, base: Sequence[Outcome], arm: Sequence[Outcome], factor: float) -> Effect:
    row = row_of(measure, [base, arm])
    alone = row.difference
    assert alone is not None
    middle, half = (alone.low + alone.high) / 2, (alone.high - alone.low) / 2 * factor / Z
    return Effect(row.arms[1], alone, Estimate(alone.value, middle - half, middle + half, alone.games) if alone.bounded else alone)


def together(differences: Sequence[NDArray[np.float64]], seed: int) -> float:
    """Return how many standard errors an interval has on each side, so that in 95 of 100 experiments all differences are in theirs (max-t).

    The greatest of all errors is drawn from the games themselves, taken again with replacement: games of one number have the same dice in all
    arms, so their differences go together. Never less than for one difference alone.
    """
    varied = [d for d in differences if len(d) > 1 and d.std() > 0]
    if len(varied) < 2:
        return Z
    found = np.column_stack(varied)
    games = len(found)
    error = found.std(axis=0, ddof=1) / sqrt(games)
    rng = np.random.default_rng(seed)
    greatest = [
        np.abs((rng.multinomial(games, np.full(games, 1 / games)) @ found / games - found.mean(axis=0)) / error).max() for _ in range(RESAMPLES)
    ]
    return max(Z, float(np.quantile(greatest, LEVEL)))


# words


def show(print_: Callable[..., None], found: Sweep, experiment: Experiment, say: Saying, *, sort: bool) -> None:
    """Print a sweep as a table: a row for each change."""
    print_(escape(answer(found, say)), style="bold")
    print_(table(found, say, found.order() if sort else range(len(found.changes))))
    print_(say("sweep-note", count=len(found.changes) * len(found.goals), games=say.count(experiment.games)))


def answer(found: Sweep, say: Saying) -> str:
    """Return one sentence: how many changes do something that is clear of zero, and which does most."""
    clear = [n for n in found.order() if any(goal.effects[n].clear for goal in found.goals)]
    if not clear:
        return say("sweep-nothing", count=len(found.changes))
    first, goal = found.changes[clear[0]], next(g for g in found.goals if g.effects[clear[0]].clear)
    effect = spelled(goal.measure, goal.effects[clear[0]].together, say, "+")
    return say("sweep-answer", clear=len(clear), count=len(found.changes), change=label(first), goal=goal.measure.name, effect=effect)


def label(change: Change) -> str:
    """Return what a change is called: ``garrisons=no``."""
    return f"{change.key}={change.value}"


def table(found: Sweep, say: Saying, order: Sequence[int]) -> Table:
    """Return the rows of changes in some order; differences that are clear of zero, all taken together, are bold."""
    made = Table(box=SIMPLE_HEAD)
    made.add_column(say("sweep-change"))
    for goal in found.goals:
        made.add_column(f"{goal.measure.name}, %" if goal.measure.sort == "share" else goal.measure.name, justify="right", no_wrap=True)
        made.add_column(say("sweep-difference"), justify="right", no_wrap=True)
    made.add_row(say("sweep-base"), *(cell for goal in found.goals for cell in (spelled(goal.measure, goal.base, say), "")))
    for n in order:
        change = found.changes[n]
        cells = []
        for goal in found.goals:
            effect = goal.effects[n]
            text = spelled(goal.measure, effect.together, say, "+")
            cells += [spelled(goal.measure, effect.value, say), f"[bold]{text}[/]" if effect.clear else text]
        made.add_row(escape(f"{label(change)}{f' ({change.rule})' if change.rule else ''}"), *cells)
    return made


def spelled(measure: Measure, e: Estimate, say: Saying, sign: str = "") -> str:
    """Return a figure and its interval; shares in per cent."""
    write = say.percent if measure.sort == "share" else say.mean
    return f"{write(e.value, sign)} ({write(e.low, sign)}…{write(e.high, sign)})" if e.bounded else write(e.value, sign)


# data


def as_data(found: Sweep, run: Run, command: str) -> dict[str, Any]:
    """Return a sweep as plain data; but for ``took`` it is the same for any number of workers."""

    def plain(e: Estimate) -> dict[str, float]:
        return {"value": e.value, "low": e.low, "high": e.high}

    rows = []
    for n, change in enumerate(found.changes):
        goals = {g.measure.name: _plain(g.effects[n], plain) for g in found.goals}
        rows.append({"key": change.key, "value": change.value, "rule": change.rule, "goals": goals})
    experiment = run.experiment
    return {
        "game": experiment.game,
        "games": experiment.games,
        "seed": experiment.seed,
        "playouts": experiment.playouts,
        "digest": experiment.digest(),
        "base": {g.measure.name: plain(g.base) for g in found.goals},
        "changes": rows,
        "standard_errors_together": found.factor,
        "command": command,
        "took": {"seconds": round(run.seconds, 2), "workers": run.workers},
    }


def _plain(effect: Effect, plain: Callable[[Estimate], dict[str, float]]) -> dict[str, Any]:
    return {"figure": plain(effect.value), "difference": plain(effect.alone), "together": plain(effect.together), "clear": effect.clear}


def as_json(found: Sweep, run: Run, command: str) -> str:
    """Return a sweep as JSON text; a missing bound is null."""
    return msgspec.json.format(msgspec.json.encode(as_data(found, run, command)), indent=1).decode()
