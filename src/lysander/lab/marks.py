"""What made each mark of a picture: the games behind it, those that are nearest to what it shows first."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from typing import Any

from .estimate import Estimate, rate
from .experiment import Outcome
from .figures import Figures, groups, questions
from .heat import Heat
from .rows import Measure
from .runner import Run
from .saying import Saying
from .sweep import Sweep, label, spelled

LISTED = 12
"""How many games of each arm are listed for a mark; how many there are is said."""
NOTED = 6
"""How many are in a row of a table."""
BINS = 24


@dataclass(frozen=True)
class Games:
    """Games of an arm behind a mark: how many there are, and the first with what is told of each; ``order`` is the message that says how they are
    ordered."""

    arm: str
    count: int
    first: tuple[tuple[int, str], ...]
    order: str

    def said(self, say: Saying) -> str:
        """Return how many games there are and how those listed are ordered."""
        return say(f"mark-{self.order}", count=self.count, shown=len(self.first), more="yes" if self.count > len(self.first) else "no")


@dataclass(frozen=True)
class Mark:
    """A mark of a picture: what it is, its figures in words, the games behind it, the change that it shows where it shows one, and the
    command that opens its games where that is not the page's."""

    title: str
    lines: tuple[str, ...] = ()
    games: tuple[Games, ...] = ()
    change: str = ""
    command: str = ""


Marks = Mapping[str, Mark]
"""The marks of a page by their ids, which the pictures have as ``data-mark``."""


def games_with(arm: str, outcomes: Sequence[Outcome], value: Callable[[Outcome], Any], order: str, tell: Callable[[Any], str] = str) -> Games:
    """Return the games of which there is a value other than none or 0, those with the largest value first."""
    there = [(n, v) for n, o in enumerate(outcomes) if (v := value(o))]
    there.sort(key=lambda pair: -pair[1])
    return Games(arm, len(there), tuple((n, tell(v)) for n, v in there[:LISTED]), order)


# the marks of each picture


def heat_mark(heat: Heat, arm: str, place: str) -> str:
    """Return the id of a place of a map."""
    return f"{heat.thing}-{arm}-{place}"


def heat_marks(
    found: Sequence[Heat], run: Run, named: Sequence[Callable[[str], str]], say: Saying, changes: Sequence[str] = (), most: int = LISTED
) -> dict[str, Mark]:
    """Return a mark for each place of each map at which anything happened, with at most so many games. ``changes``: of a sweep, what is changed in
    each arm."""
    made: dict[str, Mark] = {}
    for heat in found:
        for arm, outcomes, name, change in zip(run.experiment.arms, run.outcomes, named, changes or [""] * len(named), strict=True):
            there: dict[str, list[tuple[int, int]]] = {}
            for n, outcome in enumerate(outcomes):
                for place, count in outcome.places.get(heat.thing, {}).items():
                    there.setdefault(place, []).append((n, count))
            for place, games in there.items():
                games.sort(key=lambda pair: -pair[1])
                times = say("mark-times", times=sum(count for _, count in games), games=say.count(len(outcomes)))
                listed = Games(arm.name, len(games), tuple((n, str(count)) for n, count in games[:most]), "most")
                made[heat_mark(heat, arm.name, place)] = Mark(name(place), (times,), (listed,), change)
    return made


@dataclass(frozen=True)
class Bins:
    """The bars of a plot of lengths: the lowest number of decisions, how many make one bar, how many bars there are."""

    low: int
    size: int
    count: int

    def span(self, n: int) -> str:
        """Return the numbers of a bar."""
        first = self.low + n * self.size
        return str(first) if self.size == 1 else f"{first}–{first + self.size - 1}"

    def rates(self, decisions: Sequence[Sequence[int]]) -> dict[int, tuple[Estimate, ...]]:
        """Return the share of each arm's games in each bar that has any."""
        counts = [Counter((d - self.low) // self.size for d in arm) for arm in decisions]
        return {n: tuple(rate(count[n], count.total()) for count in counts) for n in range(self.count) if any(count[n] for count in counts)}


def bins(decisions: Sequence[Sequence[int]]) -> Bins:
    """Return the bars for games of these lengths."""
    low, high = min(min(d) for d in decisions), max(max(d) for d in decisions)
    size = max(1, -(-(high - low + 1) // BINS))
    return Bins(low, size, -(-(high - low + 1) // size))


def length_marks(found: Figures, run: Run, say: Saying) -> dict[str, Mark]:
    """Return a mark for each bar of the lengths."""
    bars, made = bins(found.decisions), {}
    for n in range(bars.count):
        low = bars.low + n * bars.size
        within = range(low, low + bars.size)
        games = tuple(
            games_with(arm.name, outcomes, lambda o, r=within: o.decisions if o.decisions in r else 0, "longest")  # type: ignore[misc]
            for arm, outcomes in zip(run.experiment.arms, run.outcomes, strict=True)
        )
        if any(g.count for g in games):
            made[f"length-{n}"] = Mark(say("mark-length", span=bars.span(n)), shares(games, run, say), games)
    return made


def shares(games: Iterable[Games], run: Run, say: Saying) -> tuple[str, ...]:
    """Return in which share of each arm's games it is so, with the count."""
    total = run.experiment.games
    return tuple(say("mark-share", arm=g.arm, count=say.count(g.count), games=say.count(total), share=say.percent(g.count / total)) for g in games)


def spread_marks(found: Figures, run: Run, say: Saying) -> dict[str, Mark]:
    """Return a mark for each value, or span of values, of the numbers at the end."""
    made: dict[str, Mark] = {}
    for key, spread in found.spreads.items():
        for low in spread.arms[0]:
            within = range(low, low + spread.width)
            games = tuple(
                games_with(arm.name, outcomes, lambda o, r=within, k=key: (o.facts.get(k, 0) in r, o.facts.get(k, 0))[0], "plain", lambda _: "")  # type: ignore[misc]
                for arm, outcomes in zip(run.experiment.arms, run.outcomes, strict=True)
            )
            made[f"{key}-{low}"] = Mark(f"{say.fact(key)}: {spread.span(low)}", shares(games, run, say), games)
    return made


def row_marks(name: str, measures: Sequence[Measure], run: Run, say: Saying) -> dict[str, Mark]:
    """Return a mark for each measure that games have or lack, such as who has won."""
    made = {}
    for n, measure in enumerate(measures):
        games = tuple(
            games_with(arm.name, outcomes, measure.value, "plain", lambda _: "")
            for arm, outcomes in zip(run.experiment.arms, run.outcomes, strict=True)
        )
        made[f"{name}-{n}"] = Mark(measure.name, shares(games, run, say), games)
    return made


def outcome_marks(run: Run, say: Saying) -> dict[str, Mark]:
    """Return a mark for each row of the outcomes."""
    return row_marks("outcome", questions(run.outcomes, groups(run), say), run, say)


def change_mark(goal: int, change: int) -> str:
    """Return the id of what a change of a sweep does to a goal."""
    return f"change-{goal}-{change}"


def change_marks(found: Sweep, run: Run, say: Saying) -> dict[str, Mark]:
    """Return a mark for each change and goal of a sweep: the comparison of this one change, and the games that come out otherwise."""
    made, base = {}, run.outcomes[0]
    for g, goal in enumerate(found.goals):
        value = goal.measure.value
        for n, (change, effect) in enumerate(zip(found.changes, goal.effects, strict=True)):
            changed = run.outcomes[n + 1]
            apart = [(i, value(a), value(b)) for i, (a, b) in enumerate(zip(base, changed, strict=True)) if value(a) != value(b)]
            apart.sort(key=lambda row: -abs(row[2] - row[1]))
            first = tuple((i, f"{float(a):g} → {float(b):g}") for i, a, b in apart[:LISTED])
            base_said, value_said = spelled(goal.measure, goal.base, say), spelled(goal.measure, effect.value, say)
            alone, together = (spelled(goal.measure, e, say, "+") for e in (effect.alone, effect.together))
            lines = (say("mark-change", base=base_said, value=value_said), say("mark-effect", alone=alone, together=together))
            clear = say("mark-clear" if effect.clear else "mark-open-effect", games=say.count(len(base)))
            games = (Games("", len(apart), first, "otherwise"),)
            made[change_mark(g, n)] = Mark(f"{label(change)}: {goal.measure.name}", (*lines, clear), games, f"{change.key}={change.value}")
    return made


# on the page


def attribute(id: str) -> str:
    """Return what an element has that is the mark of this id."""
    return f' data-mark="{escape(id)}"'


def noted(*marks: Mark | None) -> str:
    """Return the games of some marks for a row of a table."""
    parts = []
    for games in (games for mark in marks if mark for games in mark.games):
        if games.count:
            listed = ", ".join(str(n) for n, _ in games.first[:NOTED])
            parts.append(f"{games.arm} {listed}{' …' if games.count > NOTED else ''}")
    return "; ".join(parts)


def script_of(marks: Marks, kept: Mapping[str, str], opened: str, say: Saying) -> str:
    """Return the script that opens marks, with what it shows. ``kept`` has the addresses of games that have a page, by arm and number; ``opened``
    is the command that writes the journal of any other one."""
    words = {id: say(f"mark-{id}") for id in ("close", "open", "read", "compare")}
    data = {
        "marks": {
            id: [
                m.title,
                list(m.lines),
                [[g.arm, g.said(say), g.first] for g in m.games if g.count],
                *([m.change, m.command] if m.change or m.command else []),
            ]
            for id, m in marks.items()
        },
        "kept": dict(kept),
        "words": words,
        "opened": opened,
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    code = (resources.files(__package__) / "marks.js").read_text("utf-8")
    return f'<script type="application/json" id="marks">{text}</script>\n<script>\n{code}</script>'
