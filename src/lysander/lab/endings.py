"""How games of two sides end: one side alone reaches its goal, both do, the other one alone does, nobody does."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from ..core.game import Game, Setup
from .experiment import Outcome
from .rows import Measure, Row, marked, row_of
from .saying import Saying

FIRST, BOTH, SECOND, NOBODY = (True, False), (True, True), (False, True), (False, False)
LOOKS = {FIRST: "first", BOTH: "both", SECOND: "second", NOBODY: "nobody"}


def endings(game: Game[Any], setup: Setup, arms: Sequence[Sequence[Outcome]], say: Saying) -> tuple[Row, ...]:
    """Return the share of games with each ending, in this order; those that never came are left out unless each side has a goal of its own
    (``Game.own_goals``). Nothing where there are not two sides, or nobody ever wins."""
    return marked(row_of(measure, arms) for measure in ending_measures(game, setup, arms, say))


def ending_measures(game: Game[Any], setup: Setup, arms: Sequence[Sequence[Outcome]], say: Saying) -> list[Measure]:
    """Return whether a game has each ending."""
    goals = game.goals(setup)
    if len(goals) != 2 or not any(o.winners for arm in arms for o in arm):
        return []
    first, second = (" + ".join(say.text.seat(seat) for seat in goal) for goal in goals)
    names = {
        FIRST: say("ending-alone", side=first),
        BOTH: say("ending-both"),
        SECOND: say("ending-alone", side=second),
        NOBODY: say("ending-nobody"),
    }

    def of(o: Outcome) -> tuple[bool, bool]:
        one, other = (any(seat in o.winners for seat in goal) for goal in goals)
        return one, other

    came = {of(o) for arm in arms for o in arm}
    there = [ending for ending in LOOKS if ending in came or game.own_goals]
    return [Measure(names[ending], "share", lambda o, e=ending: of(o) == e) for ending in there]  # type: ignore[misc]


def sentence(rows: Sequence[Row], arm: int, games: int, say: Saying) -> str:
    """Return all endings of an arm with their intervals."""
    parts = []
    for row in rows:
        e = row.arms[arm]
        parts.append(f"{row.name} {say.percent(e.value)} ({say.percent(e.low)} {say('to')} {say.percent(e.high)})")
    return say("endings", list=", ".join(parts), games=say.count(games))


def short(rows: Sequence[Row], say: Saying) -> str:
    """Return all endings of the first arm for a heading, in whole numbers of a hundred."""
    return say("endings-short", list=", ".join(f"{row.name} {100 * row.arms[0].value:.0f}" for row in rows))


def bars(rows: Sequence[Row], say: Saying) -> str:
    """Return a bar of 100 per cent for each arm, for those who see it; the figures stand in the table below."""
    made = []
    for arm in range(len(rows[0].arms)):
        name = f"<b>{'AB'[arm]}</b>" if len(rows[0].arms) > 1 else ""
        looks = zip(rows, _looks(rows, say), strict=True)
        parts = "".join(_part(row, arm, look, f"ending-{n}", say) for n, (row, look) in enumerate(looks) if row.arms[arm].value)
        made.append(f'<div class="endings">{name}<div class="bar" aria-hidden="true">{parts}</div></div>')
    return "".join(made)


def key(rows: Sequence[Row], say: Saying) -> str:
    """Return the legend of the bars."""
    marks = "".join(f'<span><i class="end-{look}"></i>{escape(row.name)}</span>' for row, look in zip(rows, _looks(rows, say), strict=True))
    return f'<p class="steps">{marks}</p>'


def _looks(rows: Sequence[Row], say: Saying) -> list[str]:
    """Return the look of each ending: its place among all four."""
    known = {say("ending-both"): "both", say("ending-nobody"): "nobody"}
    sides = iter(("first", "second"))
    return [known[row.name] if row.name in known else next(sides) for row in rows]


def _part(row: Row, arm: int, look: str, mark: str, say: Saying) -> str:
    share = row.arms[arm].value
    text = say.percent(share) if share > 0.06 else ""
    return f'<span class="end-{look}" data-mark="{mark}" style="flex-grow:{share:.4f}"><b>{text}</b></span>'
