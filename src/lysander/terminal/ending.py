"""The end of a game in the terminal: the sentence, the goals, the score sheets, luck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.box import SIMPLE
from rich.table import Table as Grid

from ..core.match import Match
from ..core.sheet import Sheet
from ..text import Text
from ..text.ending import goals_of, luck_words, story_of, throws_of


def told_at_the_end(text: Text, match: Match[Any]) -> list[str]:
    """Return who has won and why, then each goal with its count and whether it was reached."""
    ending = match.game.ending(match.state, match.events)
    story = text.say("tty-over", result=story_of(text, match.state.result, ending).text)
    goals = goals_of(text, ending)
    return [story, *(text.say("tty-goal", goal=g.label, count=g.line, how=g.how, rule=g.goal.rule) for g in goals)]


def luck_lines(text: Text, match: Match[Any]) -> list[str]:
    """Return luck, for each kind of dice and side; nothing if no dice count."""
    luck = [f"{line.label}: {line.line}. {line.share}" for line in luck_words(text, throws_of(match.game, match.events), match.setup.seats)]
    return [text.say("end-luck"), *(f"  {line}" for line in luck), f"  {text.say('end-luck-help')}"] if luck else []


def grids(text: Text, sheets: Iterable[Sheet]) -> Iterator[Any]:
    """Yield score sheets as they are printed: one without rows is a line."""
    for sheet in sheets:
        if not sheet.rows:
            yield f"{sheet.title}: {minus(sheet.total)}"
            continue
        grid = Grid(title=sheet.title, title_justify="left", show_header=False, box=SIMPLE, show_footer=True)
        grid.add_column("", footer=text.say("tty-sum"))
        grid.add_column("", footer=minus(sheet.total), justify="right")
        grid.add_column("", style="dim")
        for row in sheet.rows:
            grid.add_row(row.label, signed(row.points) if row.points else "0", f"[{row.rule}]" if row.rule else "")
        yield grid


def minus(number: Any) -> str:
    """Return a number with a minus sign instead of a hyphen."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """Return a number with its sign."""
    return minus(f"{number:+d}")
