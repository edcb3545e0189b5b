"""Figures of a run: rates, means, counts, differences, unusual games; as plain data for table, JSON and page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from math import inf
from typing import Any

import msgspec

from ..games.registry import game as game_of
from .endings import endings, sentence
from .estimate import Estimate, doubt, rate, smallest_effect, smallest_effect_apart, widened, worth_of_pairing
from .experiment import Outcome
from .heat import Heat, heats
from .rows import Headline, Measure, Row, average, average_where, marked, row_of
from .runner import Run
from .saying import Saying, saying
from .stakes import Stake

MOST_VALUES = 14


@dataclass(frozen=True)
class OddGame:
    """An unusual game that is worth opening, with the reason; ``pair``: beside the one of the other arm."""

    arm: str
    game: int
    why: str
    what: str
    pair: bool = False


@dataclass(frozen=True)
class Histogram:
    """The distribution of a number, for each arm: the share of games by the lowest of ``width`` values that make one bar.

    ``marks`` are named values that the number is compared with (``Game.marks``).
    """

    width: int
    arms: tuple[dict[int, Estimate], ...]
    marks: dict[str, int]

    def span(self, low: int) -> str:
        """Return the values of a bar."""
        return str(low) if self.width == 1 else f"{low}–{low + self.width - 1}"


@dataclass(frozen=True)
class Figures:
    """All figures of a run.

    ``ends`` are the facts of results, ``measures`` what the game measures, by group, ``spreads`` the distributions of facts that are numbers,
    ``heats`` where things happened, ``stakes`` what hangs on each kind of question in each arm, where that was tried,
    ``endings`` how games of two sides end.
    """

    headline: Headline
    outcomes: tuple[Row, ...]
    ends: tuple[Row, ...]
    lengths: tuple[Row, ...]
    measures: dict[str, tuple[Row, ...]]
    events: tuple[Row, ...]
    spreads: dict[str, Histogram]
    decisions: tuple[tuple[int, ...], ...]
    smallest: float
    pairing: float | None
    odd: tuple[OddGame, ...]
    heats: tuple[Heat, ...]
    stakes: tuple[tuple[Stake, ...], ...] = ()
    endings: tuple[Row, ...] = ()


def figures(run: Run, say: Saying | None = None) -> Figures:
    """Return all figures of a run, with their names in English or the language of ``say``."""
    say = say or saying(run.experiment.game)
    arms = run.outcomes
    seats = groups(run)
    outcomes = marked(row_of(measure, arms) for measure in questions(arms, seats, say))
    lengths = [average(say("decisions"), arms, lambda o: o.decisions), average(say("dice"), arms, lambda o: o.dice)]
    kinds = sorted({kind for arm in arms for o in arm for kind in o.events})
    events = [average(kind, arms, lambda o, kind=kind: o.events.get(kind, 0)) for kind in kinds]  # type: ignore[misc]
    measure, headline = leading(arms, seats, say)
    each = [[float(measure.value(o)) for o in arm] for arm in arms]
    difference = headline.row.difference
    smallest = smallest_effect(difference) if difference else smallest_effect_apart(each[0])
    worth = worth_of_pairing(*each) if len(arms) == 2 else inf
    return Figures(
        headline,
        outcomes,
        marked(ends(arms, say)),
        marked(lengths),
        {group: marked(rows) for group, rows in measured(arms, seats, say).items()},
        marked(events),
        spreads(run),
        tuple(tuple(o.decisions for o in arm) for arm in arms),
        smallest,
        worth if worth < inf else None,
        tuple(odd_games(run, say)),
        heats(arms),
        endings=endings(game_of(run.experiment.game), run.experiment.arms[0].setup, arms, say),
    )


def groups(run: Run) -> list[tuple[str, ...]]:
    """Return the seats in groups: seats of one role (``SeatInfo.role``) that the same level of bot plays in every arm are one group."""
    roles = {s.id: s.role for s in game_of(run.experiment.game).seats if s.role}
    found: dict[tuple[str, ...], list[str]] = {}
    for seat in sorted({seat for arm in run.outcomes for o in arm for seat in o.scores}):
        levels = (arm.levels.get(seat, "") for arm in run.experiment.arms)
        found.setdefault((roles.get(seat, f"only {seat}"), *levels), []).append(seat)
    return [tuple(seats) for seats in found.values()]


def wins_of(seats: Sequence[str], say: Saying) -> Measure:
    """Return the measure of how often a seat of this group wins."""
    return Measure(say("wins", seats=say.seats(seats)), "share", lambda o: sum(s in o.winners for s in seats) / len(seats))


def score_of(seats: Sequence[str], say: Saying, sentence: bool = False) -> Measure:
    """Return the measure of a group's mean score, named so that a figure may follow in a sentence or in a table."""
    name = say.seats(seats)
    return Measure(say("scores", seats=name) if sentence else name, "mean", lambda o: sum(o.scores.get(s, 0) for s in seats) / len(seats))


def leading(arms: Sequence[Sequence[Outcome]], seats: Sequence[tuple[str, ...]], say: Saying) -> tuple[Measure, Headline]:
    """Return the measure that the answer of the report is about, and its row. It is never one of several seats that are alike.

    With two arms it is the one with the surest difference; with one arm, the first that is not the same in every game.
    """
    measures = candidates(arms, seats, say)
    rows = [row_of(measure, arms) for measure in measures]
    if len(arms) == 2:
        at = min(range(len(rows)), key=lambda n: doubt(rows[n].difference))  # type: ignore[arg-type]
    else:
        at = next((n for n, row in enumerate(rows) if 0 < row.arms[0].value < 1 or row.sort == "mean"), 0)
    row, among = rows[at], len(rows) if len(arms) == 2 else 1
    difference = widened(row.difference, among) if row.difference else None
    return measures[at], Headline(replace(row, difference=difference, clear=bool(difference and difference.settled)), among)


def candidates(arms: Sequence[Sequence[Outcome]], seats: Sequence[tuple[str, ...]], say: Saying) -> list[Measure]:
    """Return the measures that the answer may be about.

    These are how often each group wins. If all seats are one group: whether anybody wins, and the score. If nobody ever wins, it is the score of the
    last group alone, because the scores of the others mirror it or do not exist.
    """
    games = [o for arm in arms for o in arm]
    scores = has_scores(arms)
    if scores and not any(o.winners for o in games):
        return [score_of(seats[-1], say, sentence=True)]
    if len(seats) > 1 or len(seats[0]) == 1:
        return [wins_of(group, say) for group in seats]
    alike: list[Measure] = []
    if not all(o.winners for o in games):
        alike.append(Measure(say("somebody"), "share", lambda o: bool(o.winners)))
    if scores:
        alike.append(score_of(seats[0], say, sentence=True))
    return alike or [wins_of(seats[0], say)]


def has_scores(arms: Sequence[Sequence[Outcome]]) -> bool:
    """Whether there are scores other than 1 for won and 0 for lost."""
    return any(score not in (0, 1) for arm in arms for o in arm for score in o.scores.values())


def questions(arms: Sequence[Sequence[Outcome]], seats: Sequence[tuple[str, ...]], say: Saying) -> list[Measure]:
    """Return the rows of the table of outcomes: wins of each group, wins of each seat and, with two seats or more, whether all or none of them
    win. There are none where games end with a figure and nobody wins."""
    if has_scores(arms) and not any(o.winners for arm in arms for o in arm):
        return []
    single = sorted(seat for group in seats for seat in group)
    found = [wins_of(group, say) for group in seats if len(group) > 1] + [wins_of((seat,), say) for seat in single]
    if len(single) > 1:
        found.append(Measure(say("all"), "share", lambda o: all(s in o.winners for s in single)))
        found.append(Measure(say("nobody"), "share", lambda o: not o.winners))
    return found


def ends(arms: Sequence[Sequence[Outcome]], say: Saying) -> list[Row]:
    """Return rows for the facts of the result: the mean of a number over the games that have it, the share of each value of any other fact."""
    found: list[Row] = []
    for key in dict.fromkeys(key for arm in arms for o in arm for key in o.facts):
        counts = Counter(o.facts[key] for arm in arms for o in arm if key in o.facts)
        if all(type(value) is int for value in counts):
            found.append(replace(average_where(key, arms, lambda o: o.facts, key), name=say.fact(key)))
            continue
        often = [value for value, _ in counts.most_common(MOST_VALUES)]
        found += [row_of(Measure(say.fact(key, v), "share", lambda o, k=key, v=v: k in o.facts and o.facts[k] == v), arms) for v in often]  # type: ignore[misc]
        if len(counts) > len(often):
            rest, name = set(often), f"{say.fact(key)}: {say('other')}"
            found.append(row_of(Measure(name, "share", lambda o, k=key, r=rest: k in o.facts and o.facts[k] not in r), arms))  # type: ignore[misc]
    return found


def measured(arms: Sequence[Sequence[Outcome]], seats: Sequence[tuple[str, ...]], say: Saying) -> dict[str, list[Row]]:
    """Return what the game measures, by group, in the game's order; each is a mean over the games that have it. Scores are a group, too."""
    found: dict[str, list[Row]] = {}
    if has_scores(arms):
        alike = [group for group in seats if len(group) > 1]
        single = sorted((seat,) for group in seats for seat in group)
        found["score"] = [row_of(score_of(group, say), arms) for group in (*alike, *single)]
    for name in in_order(o.measures for arm in arms for o in arm):
        group, _, short = name.partition("/")
        found.setdefault(group, []).append(average_where(short or name, arms, lambda o: o.measures, name))
    return found


def in_order(lists: Iterable[Iterable[str]]) -> list[str]:
    """Return all names of some lists; one that an earlier list lacks comes after the name that it follows in its own list."""
    found: list[str] = []
    known: set[str] = set()
    for names in lists:
        at = 0
        for name in names:
            if name in known:
                at = found.index(name) + 1
            else:
                found.insert(at, name)
                known.add(name)
                at += 1
    return found


def spreads(run: Run) -> dict[str, Histogram]:
    """Return the distribution of each number in the facts of results that varies between the games of an arm; those with marks come first."""
    game, arms = game_of(run.experiment.game), run.outcomes
    marks: dict[str, dict[str, int]] = {}
    for arm in run.experiment.arms:
        for key, named in game.marks(arm.setup).items():
            marks.setdefault(key, {}).update(named)
    keys = {k for arm in arms for o in arm for k, v in o.facts.items() if type(v) is int}
    found: dict[str, Histogram] = {}
    for key in sorted(keys, key=lambda k: (k not in marks, k)):
        values = [{o.facts.get(key, 0) for o in arm} for arm in arms]
        if any(len(each) > 1 for each in values):
            width = width_for(min(map(min, values)), max(map(max, values)))
            counts = [Counter(o.facts.get(key, 0) // width * width for o in arm) for arm in arms]
            lows = sorted(set().union(*counts))
            shares = tuple({low: rate(n[low], len(arm)) for low in lows} for n, arm in zip(counts, arms, strict=True))
            found[key] = Histogram(width, shares, marks.get(key, {}))
    return found


def width_for(least: int, most: int) -> int:
    """Return the number of values for one bar, so that there are at most ``MOST_VALUES`` bars."""
    widths = (n * 10**power for power in range(20) for n in (1, 2, 5))
    return next(w for w in widths if most // w - least // w < MOST_VALUES)


def odd_games(run: Run, say: Saying) -> list[OddGame]:
    """Return the longest and the shortest game of each arm, where there are scores those with the largest and the smallest margin, and the pair of
    games with the same dice that differ most."""
    found: list[OddGame] = []
    for arm, outcomes in zip(run.experiment.arms, run.outcomes, strict=True):
        if outcomes:
            by_length = sorted(range(len(outcomes)), key=[o.decisions for o in outcomes].__getitem__)
            found.append(OddGame(arm.name, by_length[-1], say("longest"), summary(outcomes[by_length[-1]], say)))
            found.append(OddGame(arm.name, by_length[0], say("shortest"), summary(outcomes[by_length[0]], say)))
            if has_scores(run.outcomes):
                by_margin = sorted(range(len(outcomes)), key=[margin(o) for o in outcomes].__getitem__)
                ends = ("widest", "closest") if len(outcomes[0].scores) > 1 else ("highest", "lowest")
                found += [OddGame(arm.name, n, say(end), summary(outcomes[n], say)) for n, end in zip((by_margin[-1], by_margin[0]), ends)]
    if len(run.outcomes) == 2 and run.outcomes[0]:
        a, b = run.outcomes
        n = max(range(len(a)), key=lambda n: (a[n].scores != b[n].scores, abs(a[n].decisions - b[n].decisions)))
        found += [OddGame(arm.name, n, say("other-end"), summary(o[n], say), True) for arm, o in zip(run.experiment.arms, run.outcomes, strict=True)]
    return found


def told(found: Figures, say: Saying) -> str:
    """Return the answer of a run: what differs, or with one arm how its games ended, all outcomes that exist."""
    arms = found.headline.row.arms
    if len(arms) == 1 and found.endings:
        return sentence(found.endings, 0, arms[0].games, say)
    return say.answer(found.headline)


def margin(outcome: Outcome) -> float:
    """Return how far the best score is from the next one; the score itself if there is only one."""
    scores = sorted(outcome.scores.values(), reverse=True)
    return scores[0] - scores[1] if len(scores) > 1 else sum(scores)


def summary(outcome: Outcome, say: Saying) -> str:
    """Return a result on one line."""
    told = {key: value for key, value in outcome.facts.items() if value != ""}
    facts = [f"{say.fact(key)} {value}" if type(value) is int else say.fact(key, value) for key, value in told.items()]
    return say("summary", decisions=say.count(outcome.decisions), dice=say.count(outcome.dice), facts=", ".join(facts))


def as_json(run: Run, found: Figures, command: str) -> str:
    """Return the report as JSON text; a missing bound is null."""
    return msgspec.json.format(msgspec.json.encode(as_data(run, found, command)), indent=1).decode()


def as_data(run: Run, found: Figures, command: str) -> dict[str, Any]:
    """Return the report as JSON data. Apart from ``took``, it is the same for any number of workers."""
    experiment = run.experiment
    arms = [
        {"name": a.name, "scenario": a.setup.scenario, "options": dict(a.setup.options), "variant": dict(a.setup.variant), "bots": dict(a.levels)}
        for a in experiment.arms
    ]
    return {
        "answer": told(found, saying(experiment.game)),
        "headline": asdict(found.headline),
        "experiment": {"game": experiment.game, "games": experiment.games, "seed": experiment.seed, "playouts": experiment.playouts, "arms": arms},
        "digest": experiment.digest(),
        "endings": [asdict(row) for row in found.endings],
        "outcomes": [asdict(row) for row in found.outcomes],
        "ends": [asdict(row) for row in found.ends],
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
        "places": {heat.thing: [dict(sorted(arm.items())) for arm in heat.arms] for heat in found.heats},
        **({"decisions": [[asdict(stake) for stake in arm] for arm in found.stakes]} if found.stakes else {}),
        "command": command,
        "took": {"seconds": round(run.seconds, 2), "games_per_second": round(run.speed, 1), "workers": run.workers},
    }
