"""What the outcomes of a run say: rates, means, counts, differences, odd games; as plain data for table, JSON and page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from math import inf
from typing import Any

import msgspec

from ..games.registry import game as game_of
from .estimate import Estimate, mean, mean_difference, rate, rate_difference, smallest_effect, smallest_effect_apart, worth_of_pairing
from .experiment import Arm, Outcome
from .runner import Run

MOST_VALUES = 14
TOGETHER = ("all win", "nobody wins")


@dataclass(frozen=True)
class Row:
    """One figure: what, of which sort (``share`` of games or ``mean``), in each arm, and the difference of the second to the first."""

    name: str
    sort: str
    arms: tuple[Estimate, ...]
    difference: Estimate | None


def titled(rows: Iterable[Row], group: str, named: Callable[[str, str], str]) -> list[Row]:
    """Figures of a group under the names that people read."""
    return [replace(row, name=named(group, row.name)) for row in rows]


@dataclass(frozen=True)
class Odd:
    """A game worth opening."""

    arm: str
    game: int
    why: str
    what: str


@dataclass(frozen=True)
class Spread:
    """How often each value of a number came, for each arm: the share of games by the least of ``width`` values that count together. ``marks`` are
    values by name that it is held against."""

    width: int
    arms: tuple[dict[int, Estimate], ...]
    marks: dict[str, int]


@dataclass(frozen=True)
class Figures:
    """All of it. ``measures`` holds what the game itself measures, by group, ``spreads`` the facts of results that are numbers."""

    outcomes: tuple[Row, ...]
    lengths: tuple[Row, ...]
    measures: dict[str, tuple[Row, ...]]
    events: tuple[Row, ...]
    spreads: dict[str, Spread]
    decisions: tuple[tuple[int, ...], ...]
    smallest: float
    pairing: float | None
    odd: tuple[Odd, ...]


def figures(run: Run) -> Figures:
    """Everything that is reported of a run."""
    arms = run.outcomes
    outcomes = [share(name, arms, holds) for name, holds in questions(arms)]
    lengths = [average("decisions of all seats", arms, lambda o: o.decisions), average("dice", arms, lambda o: o.dice)]
    kinds = sorted({kind for arm in arms for o in arm for kind in o.events})
    events = [average(kind, arms, lambda o, kind=kind: o.events.get(kind, 0)) for kind in kinds]  # type: ignore[misc]
    at = outcomes.index(leading(outcomes))
    difference, holds = outcomes[at].difference, questions(arms)[at][1]
    smallest = smallest_effect(difference) if difference else smallest_effect_apart(outcomes[at].arms[0])
    worth = worth_of_pairing(*([holds(o) for o in arm] for arm in arms)) if len(arms) == 2 else inf
    pairing = worth if worth < inf else None
    decisions = tuple(tuple(o.decisions for o in arm) for arm in arms)
    return Figures(tuple(outcomes), tuple(lengths), measured(arms), tuple(events), spreads(run), decisions, smallest, pairing, tuple(odd_games(run)))


def leading(outcomes: Sequence[Row]) -> Row:
    """The outcome that the answer speaks of: the seat whose share changes most, or of one arm the first."""
    seats = [row for row in outcomes if row.name not in TOGETHER]
    return max(seats, key=lambda row: abs(row.difference.value) if row.difference else 0.0)


def questions(arms: Sequence[Sequence[Outcome]]) -> list[tuple[str, Callable[[Outcome], bool]]]:
    """Each seat wins; and with two seats all and none of them do."""
    seats = sorted({seat for arm in arms for o in arm for seat in o.scores})
    found: list[tuple[str, Callable[[Outcome], bool]]] = [(f"{s} wins", lambda o, s=s: s in o.winners) for s in seats]  # type: ignore[misc]
    if len(seats) > 1:
        found.append((TOGETHER[0], lambda o: all(s in o.winners for s in seats)))
        found.append((TOGETHER[1], lambda o: not o.winners))
    return found


def share(name: str, arms: Sequence[Sequence[Outcome]], holds: Callable[[Outcome], bool]) -> Row:
    """The share of games for which something holds."""
    each = [[holds(o) for o in arm] for arm in arms]
    return Row(name, "share", tuple(rate(sum(hits), len(hits)) for hits in each), rate_difference(*each) if len(each) == 2 else None)


def average(name: str, arms: Sequence[Sequence[Outcome]], value: Callable[[Outcome], float]) -> Row:
    """The mean of something over the games."""
    each = [[value(o) for o in arm] for arm in arms]
    return Row(name, "mean", tuple(mean(values) for values in each), mean_difference(*each) if len(each) == 2 else None)


def measured(arms: Sequence[Sequence[Outcome]]) -> dict[str, tuple[Row, ...]]:
    """What the game measures, by group, in its own order; each a mean over the games in which it has a meaning. Seats whose scores are more
    than won and lost count as a group, too."""
    found: dict[str, list[Row]] = {}
    if any(score not in (0, 1) for arm in arms for o in arm for score in o.scores.values()):
        seats = sorted({seat for arm in arms for o in arm for seat in o.scores})
        found["score"] = [average(seat, arms, lambda o, s=seat: o.scores.get(s, 0)) for seat in seats]  # type: ignore[misc]
    for name in dict.fromkeys(name for arm in arms for o in arm for name in o.measures):
        group, _, short = name.partition("/")
        found.setdefault(group, []).append(average_where(short or name, name, arms))
    return {group: tuple(rows) for group, rows in found.items()}


def average_where(name: str, key: str, arms: Sequence[Sequence[Outcome]]) -> Row:
    """The mean of a measure over the games that have it; pairs are compared where both have it."""
    each = [[o.measures[key] for o in arm if key in o.measures] for arm in arms]
    both = (
        [(a.measures[key], b.measures[key]) for a, b in zip(*arms, strict=True) if key in a.measures and key in b.measures] if len(arms) == 2 else []
    )
    return Row(name, "mean", tuple(mean(values) for values in each), mean_difference(*zip(*both, strict=True)) if both else None)


def spreads(run: Run) -> dict[str, Spread]:
    """Each number in the facts of results that differs between games of an arm; those with marks come first."""
    game, arms = game_of(run.experiment.game), run.outcomes
    marks: dict[str, dict[str, int]] = {}
    for arm in run.experiment.arms:
        for key, named in game.marks(arm.setup).items():
            marks.setdefault(key, {}).update(named)
    keys = {k for arm in arms for o in arm for k, v in o.facts.items() if type(v) is int}
    found: dict[str, Spread] = {}
    for key in sorted(keys, key=lambda k: (k not in marks, k)):
        values = [{o.facts.get(key, 0) for o in arm} for arm in arms]
        if any(len(each) > 1 for each in values):
            width = width_for(min(map(min, values)), max(map(max, values)))
            counts = [Counter(o.facts.get(key, 0) // width * width for o in arm) for arm in arms]
            lows = sorted(set().union(*counts))
            shares = tuple({low: rate(n[low], len(arm)) for low in lows} for n, arm in zip(counts, arms, strict=True))
            found[key] = Spread(width, shares, marks.get(key, {}))
    return found


def width_for(least: int, most: int) -> int:
    """How many values are counted together, so that no more than ``MOST_VALUES`` bars are drawn."""
    widths = (n * 10**power for power in range(20) for n in (1, 2, 5))
    return next(w for w in widths if most // w - least // w < MOST_VALUES)


def odd_games(run: Run) -> list[Odd]:
    """The longest and the shortest game of each arm, and where pairs of games differ most in length."""
    found: list[Odd] = []
    for arm, outcomes in zip(run.experiment.arms, run.outcomes, strict=True):
        if outcomes:
            by_length = sorted(range(len(outcomes)), key=[o.decisions for o in outcomes].__getitem__)
            found.append(Odd(arm.name, by_length[-1], "longest", in_words(outcomes[by_length[-1]])))
            found.append(Odd(arm.name, by_length[0], "shortest", in_words(outcomes[by_length[0]])))
    if len(run.outcomes) == 2 and run.outcomes[0]:
        a, b = run.outcomes
        n = max(range(len(a)), key=lambda n: (a[n].scores != b[n].scores, abs(a[n].decisions - b[n].decisions)))
        found += [Odd(arm.name, n, "same dice, other end", in_words(o[n])) for arm, o in zip(run.experiment.arms, run.outcomes, strict=True)]
    return found


def in_words(outcome: Outcome) -> str:
    """A result in a line."""
    facts = ", ".join(f"{key} {value}" for key, value in outcome.facts.items())
    return f"{outcome.decisions} decisions, {outcome.dice} dice; {facts}"


def answer(found: Figures) -> str:
    """The answer of the experiment as a sentence with its interval."""
    row = leading(found.outcomes)
    if "score" in found.measures and not any(e.value for row in found.outcomes if row.name not in TOGETHER for e in row.arms):
        return answer_by_score(found.measures["score"][-1])
    if row.difference is None:
        one = row.arms[0]
        return f"{words(row)} in {percent(one.value)} of {one.games} games, with a 95 % interval from {percent(one.low)} to {percent(one.high)}."
    a, b, d = row.arms[0], row.arms[1], row.difference
    between = f"with a 95 % interval from {points(d.low)} to {points(d.high)}"
    if not d.settled:
        return f"Not settled: {words(row)} in {percent(b.value)} of games instead of {percent(a.value)}, {points(d.value)} points, {between}."
    return f"{words(row)} in {percent(b.value)} of games instead of {percent(a.value)}: {points(d.value)} points, {between}."


def answer_by_score(row: Row) -> str:
    """The answer where nobody wins or loses, and the score says it all."""
    if row.difference is None:
        one = row.arms[0]
        return f"{words(row)} scores {one.value:.2f} on average, with a 95 % interval from {one.low:.2f} to {one.high:.2f}."
    a, b, d = row.arms[0], row.arms[1], row.difference
    head = "" if d.settled else "Not settled: "
    return (
        f"{head}{words(row)} scores {b.value:.2f} instead of {a.value:.2f}: {d.value:+.2f}, with a 95 % interval from {d.low:+.2f} to {d.high:+.2f}."
    )


def words(row: Row) -> str:
    """``british wins`` as the start of a sentence."""
    return row.name[:1].upper() + row.name[1:]


def percent(value: float) -> str:
    """A share in per cent."""
    return f"{100 * value:.1f} %"


def points(value: float) -> str:
    """A difference of shares in points, with its sign."""
    return f"{100 * value:+.1f}".replace("-", "−")


def describe(arm: Arm) -> str:
    """Rules and bots of an arm in a line."""
    words = [arm.setup.scenario, *(f"{k}={v}" for k, v in arm.setup.options.items())]
    words += [f"variant {arm.setup.variant.get('name') or 'unnamed'}"] if arm.setup.variant else []
    return ", ".join([*words, *(f"{seat} {level}" for seat, level in arm.levels.items())])


def as_json(run: Run, found: Figures, command: str) -> str:
    """The report as text; a bound that there is not is null."""
    return msgspec.json.format(msgspec.json.encode(as_data(run, found, command)), indent=1).decode()


def as_data(run: Run, found: Figures, command: str) -> dict[str, Any]:
    """The report as JSON data. Times stand apart: all the rest is the same for any number of workers."""
    experiment = run.experiment
    arms = [
        {"name": a.name, "scenario": a.setup.scenario, "options": dict(a.setup.options), "variant": dict(a.setup.variant), "bots": dict(a.levels)}
        for a in experiment.arms
    ]
    return {
        "answer": answer(found),
        "experiment": {"game": experiment.game, "games": experiment.games, "seed": experiment.seed, "playouts": experiment.playouts, "arms": arms},
        "digest": experiment.digest(),
        "outcomes": [asdict(row) for row in found.outcomes],
        "lengths": [asdict(row) for row in found.lengths],
        "measures": {group: [asdict(row) for row in rows] for group, rows in found.measures.items()},
        "events": [asdict(row) for row in found.events],
        "spreads": {
            key: {"width": s.width, "marks": s.marks, "arms": [{str(v): asdict(e) for v, e in arm.items()} for arm in s.arms]}
            for key, s in found.spreads.items()
        },
        "smallest_effect": found.smallest,
        "worth_of_pairing": found.pairing,
        "odd": [asdict(odd) for odd in found.odd],
        "command": command,
        "took": {"seconds": round(run.seconds, 2), "games_per_second": round(run.speed, 1), "workers": run.workers},
    }
