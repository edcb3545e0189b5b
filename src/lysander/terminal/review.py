"""Prints a review of a finished game: how the chances went, where they turned, and what bots would have done there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text as Line

from ..commands.arguments import BadArgument, command, find_game, level_of, read_text
from ..commands.console import console
from ..commands.parser import Parser, count, file
from ..core.ask import IllegalAnswer
from ..core.bundle import part
from ..core.game import Game
from ..core.journal import BadJournal, Journal, load, same_rules
from ..review.course import Course, course_of
from ..review.plan import Budget, Found
from ..review.saying import Chance, Goal, StepLine, TurnLine, goals, steps, turns
from ..review.work import review
from ..text import Text, for_game
from ..text.advice import per_cent
from ..text.catalogue import Catalogue
from .screen import Screen

APART = 0.015
"""How far the chances of a step may be from 100 % for rounding alone."""


class Report(msgspec.Struct):
    """A review as plain data. ``playouts`` were made in all; ``complete``: there was time for all that was planned."""

    game: str
    level: str
    playouts: int
    complete: bool
    goals: list[Goal]
    steps: list[StepLine]
    turning: list[TurnLine]


def course_of_journal(game: Game[Any], journal: Journal) -> Course:
    """Return the course of a finished game from its journal. Raises ``BadJournal``."""
    same_rules(game, journal)
    if not game.playable_on:
        raise BadJournal(f"there are no chances for {game.id}: every play-out would be a whole game for each of its battles; review those")
    try:
        course = course_of(game, journal.setup, journal.lines, game.parse(journal.position, journal.setup) if journal.position else None)
    except IllegalAnswer as error:
        raise BadJournal(f"an answer is refused: {error}") from None
    except Exception as error:
        raise BadJournal(f"the rules break with it ({type(error).__name__})") from None
    if course.result is None:
        raise BadJournal("this game is not over; chances are for finished games alone")
    return course


def report(course: Course, found: Found, text: Text, budget: Budget) -> Report:
    """Return a review as plain data."""
    return Report(course.game.id, found.level, found.playouts, found.done, goals(course, text), steps(found), turns(course, found, text, budget))


def show(screen: Screen, said: Report, name: str) -> None:
    """Print a review. ``name``: of the file."""
    say, lang = screen.say, screen.text.lang
    screen.told("tty-review-what", title=screen.text.title(), steps=said.steps[-1].step, level=said.level, playouts=said.playouts)
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in (say("tty-review-step"), *(goal.label for goal in said.goals), say("tty-review-playouts")):
        grid.add_column(heading, justify="right")
    for step in said.steps:
        grid.add_row(str(step.step), *(chance(lang, c) for c in step.chances), str(step.count) if step.count else "–")
    screen.console.print(grid)
    if any(abs(sum(c.value for c in step.chances) - 1) > APART for step in said.steps):
        screen.told("tty-review-apart")
    screen.line()
    screen.told("tty-review-turns" if said.turning else "tty-review-steady")
    for n, turn in enumerate(said.turning, 1):
        _turn(screen, n, turn, said)
    if said.turning:
        screen.told("tty-review-look", file=name, step=said.turning[0].step + 1)
    if not said.complete:
        screen.told("tty-review-more")


def _turn(screen: Screen, n: int, turn: TurnLine, said: Report) -> None:
    say, lang, named = screen.say, screen.text.lang, said.goals
    screen.console.print(Line(say("tty-review-turn", n=n, step=turn.step + 1, of=said.steps[-1].step, when=turn.when.rstrip(".")), style="bold"))
    screen.line(f"   {turn.title} [{turn.rule}]")
    for words in dict.fromkeys(f"{card['title']}. {card['verdict']}" for card in turn.rolls):
        screen.line(f"   {words}", "dim")
    for goal, before, after in zip(named, turn.before, turn.after, strict=True):
        screen.line("   " + moved(say, lang, goal, before, after))
    for bot in turn.bots:
        then = "; ".join(f"{goal.label} {chance(lang, c)}" for goal, c in zip(named, bot.chances))
        given = say("tty-review-given") if bot.given and bot.share else ""
        line = say("tty-review-bot", by="bots" if bot.share else "nobody", share=per_cent(lang, bot.share), label=bot.label)
        screen.line("   " + " ".join(filter(None, [line, given, then and f"→ {then}"])))
    screen.line()


def moved(say: Catalogue, lang: str, goal: Goal, before: Chance, after: Chance) -> str:
    """Return how a step moved the chance of a goal: from what to what, and by how many points."""
    points = round(100 * after.value) - round(100 * before.value)
    sign = "+" if points > 0 else "−"
    return say("tty-review-moved", goal=goal.label, before=chance(lang, before), after=chance(lang, after), points=abs(points), sign=sign)


def chance(lang: str, c: Chance) -> str:
    """Return a chance with its interval, in per cent."""
    value = f"{100 * c.value:.0f} %"
    return value if c.low == c.high else f"{value} ({100 * c.low:.0f}–{100 * c.high:.0f})"


REVIEW = """Say how the chances of a finished game went: bots play it on from its steps, time and again, from a few at first, then where chances move.

Prints the chance of each goal by step, with its 95 % interval, then the turning points: what happened, with die and paragraph, the chances before
and after it, and what bots would have done from what the seat knew then. The same journal gives the same figures; a short time only gives fewer of
them."""


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander review``."""
    parser = Parser("review", REVIEW, "FILE [OPTIONS]")
    parser.add_argument("file", type=file, metavar="FILE", help="The journal of a finished game.")
    parser.add_argument("--game", default="", metavar="NAME", help="Which game of a file with several: a battle of a campaign.")
    parser.add_argument("--level", default="", help="Level of the bots that play on; normal, if the game has such.")
    parser.add_argument("--seconds", type=count, default=120, metavar="N", help="Stop after so many seconds with what was found.")
    parser.add_argument("--playouts", type=count, default=60, metavar="N", help="Play-outs at each step; at turning points five times as many.")
    parser.add_argument("--json", action="store_true", help="Print the review as JSON.")
    parser.add_screen_options()
    given = parser.parse(argv)
    out, text = console(given.no_color), read_text(given.file)
    try:
        journal = load(part(text, given.game))
        game = find_game(journal.setup.game)
        level = level_of(game, given.level) if given.level else ""
        course = course_of_journal(game, journal)
    except ValueError as error:
        raise BadArgument(f"{given.file}: {error}") from None
    screen = Screen(out, for_game(game.id, given.lang, journal.setup))
    budget = Budget(first=min(20, given.playouts), few=given.playouts, many=5 * given.playouts, tried=2 * given.playouts)
    with screen.busy(screen.say("tty-review-busy", seconds=given.seconds)):
        found = review(course, level, budget, given.seconds)
    said = report(course, found, screen.text, budget)
    if given.json:
        print(msgspec.json.encode(said).decode(), flush=True)  # noqa: T201
    else:
        show(screen, said, str(given.file))
    return 0
