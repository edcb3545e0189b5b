"""``lysander answer``: what the best trained answer makes of the bots of a table."""

from __future__ import annotations

import json
import shlex
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.registry import STYLED, style_of, styled_of
from ..commands.arguments import BadArgument, check_writable, command, write_text
from ..commands.console import console
from ..commands.parser import Parser, count, file
from ..core.game import Setup
from ..games.registry import games
from ..text import for_game
from .crosstable import CrossTable, as_data, cell_played, three
from .pool import cores
from .progress import progress_bar
from .table import loaded
from .table_games import setup_again
from .table_words import figure, lines_of, side_name
from .training import Answer, Task, check_optuna, games_of, trained

KNOWN = 3
"""The best bots of a table, by what they get against the mixture, with which an answer is compared."""
RARE = 0.01
"""A smaller share of a mixture is left out."""
ABOUT = """What does a clever opponent make of the bots there are?

Each side of a table of `lysander table` chooses its bots as well as it can, as a mixture. Against that of the other side an answer is trained:
styles and numbers of bots are tried by an optimiser (Optuna), the best are told apart on other games, and what the best gains is measured on fresh
ones. What both sides gain together is how far the bots are from perfect play, as far as this training finds it. In each further round both answers
have joined the table, and the mixtures are computed anew.

Trained bots are named by their numbers (normal/pairs+day=0.5) and sit in `lysander table` and `lysander lab` like others."""
EXAMPLES = """Examples:
  lysander table flight181 --games 300 --json table.json
  lysander answer flight181 table.json
  lysander answer flight181 table.json --rounds 3 --json answered.json"""


def arguments() -> Parser:
    """Return the parser of ``lysander answer``."""
    parser = Parser("answer", ABOUT, "GAME TABLE [OPTIONS]", EXAMPLES)
    parser.add_game(games())
    add = parser.add_argument
    add("table", type=file, metavar="TABLE", help="A file of lysander table --json.")
    add("--side", choices=("rows", "columns", "both"), default="both", help="Whose answer is sought (default: both sides).")
    add("--level", metavar="LEVEL", help="Level of the bots that are tried (default: that of the best bot of the table).")
    add("--rounds", type=count, default=1, metavar="N", help="How often: after each round the answers join the table.")
    add("--tries", type=count, default=60, metavar="N", help="Bots that are tried for each answer.")
    add("--games", type=count, default=120, metavar="N", help="Games of a try, fewer if it does badly.")
    add("--check", type=count, default=400, metavar="N", help="Fresh games that measure what the answer gains.")
    add("--seed", type=int, default=1001, metavar="S", help="Seed of all dice and bots, and the two seeds after it; not one of the table.")
    add("--workers", type=count, default=cores(), metavar="W", help="Processes at work (default: all cores); changes no result.")
    add("--json", type=Path, metavar="FILE", help="The table with the answers, and all tries.")
    parser.add_screen_options()
    return parser


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander answer``."""
    given = arguments().parse(argv)
    check_writable(given.json)
    check_optuna("answer")
    table, told = loaded(given.game, [given.table])
    setup = _setup(table, told, given.table)
    if given.level not in (None, *styled_of(table.game)):
        raise BadArgument(f"--level {given.level}: bots of {table.game} have numbers at {', '.join(styled_of(table.game))}")
    if set(told["seeds"]) & set(range(given.seed, given.seed + 3)):
        raise BadArgument(f"--seed {given.seed}: the table was played with a seed from {given.seed} to {given.seed + 2}")
    screen = console(given.no_color, 150)
    text, found = for_game(given.game, given.lang), []
    for n in range(given.rounds):
        screen.print(text.say("answer-round", round=n + 1))
        answers = [(which, _answer(given, table, which, setup, told["playouts"])) for which in _sides(given.side)]
        for which, answer in answers:
            for line in answer_lines(table, which, answer, text):
                screen.print(line)
            found.append({"round": n + 1, "side": which, "against": shares_against(table, which)} | answer_as_data(answer))
        for which, answer in answers:
            table = joined(table, which, answer.trained, _player(given, table, setup, told))
        for line in lines_of(table, text)[:2]:
            screen.print(line)
        if given.json is not None:
            data = told | {"command": "lysander answer " + shlex.join(argv)} | as_data(table) | {"trained": found}
            write_text(given.json, json.dumps(data) + "\n")
    return 0


def _setup(table: CrossTable, told: dict[str, Any], path: Path) -> Setup:
    """Return how the games of a table were set up. Raises ``BadArgument`` if they were played by other rules."""
    setup = setup_again(table, told)
    if setup is None:
        raise BadArgument(f"{path}: played by other rules")
    return setup


def _sides(named: str) -> tuple[str, ...]:
    return ("row", "column") if named == "both" else (named.removesuffix("s"),)


def shares_against(table: CrossTable, which: str) -> dict[str, float]:
    """Return the mixture that the other side chooses."""
    bots, shares = (table.columns, table.mixtures.columns) if which == "row" else (table.rows, table.mixtures.rows)
    return {bot: float(share) for bot, share in zip(bots, shares) if share >= RARE}


def _answer(given: Namespace, table: CrossTable, which: str, setup: Setup, playouts: int) -> Answer:
    """Return the best answer of a side to the mixture of the other."""
    side = table.side if which == "row" else table.others
    task = Task(table.game, setup, side, shares_against(table, which), table.by, playouts, given.workers)
    known = best_against(table, which)
    with progress_bar(f"answer {table.game} {', '.join(side)}", games_of(len(known), given.tries, given.games, given.check)) as done:
        return trained(task, given.level or _level(table.game, known[0]), known, given.tries, given.games, given.check, given.seed, done)


def _level(game: str, bot: str) -> str:
    """Return the level of a bot, or that at which styles are offered if there are none at its own."""
    level, _ = style_of(bot)
    return level if level in styled_of(game) else STYLED


def best_against(table: CrossTable, which: str) -> list[str]:
    """Return the bots of a side that get most against the mixture of the other, best first."""
    payoffs = np.array(table.payoffs)
    gains = payoffs @ table.mixtures.columns if which == "row" else -(table.mixtures.rows @ payoffs)
    bots = table.rows if which == "row" else table.columns
    return [bots[n] for n in np.argsort(-gains, kind="stable")[:KNOWN]]


Play = Callable[[tuple[str, str], int], Any]


def _player(given: Namespace, table: CrossTable, setup: Setup, told: dict[str, Any]) -> Play:
    """Return what plays a cell of a table, with its dice."""
    (seed, *_), playouts = told["seeds"], told["playouts"]

    def play(cell: tuple[str, str], games: int) -> Any:
        with progress_bar(" – ".join(cell), games) as done:
            return cell_played(table.game, setup, table.side, cell, games, seed, playouts, given.workers, done)

    return play


def joined(table: CrossTable, which: str, bot: str, play: Play) -> CrossTable:
    """Return a table with one bot more in its rows or columns; ``play`` plays a cell, as many games as others of its row or column have."""
    if bot in (table.rows if which == "row" else table.columns):
        return table
    ended = dict(table.ended)
    for other in table.columns if which == "row" else table.rows:
        cell = (bot, other) if which == "row" else (other, bot)
        alike = ((row, other) for row in table.rows) if which == "row" else ((other, column) for column in table.columns)
        ended[cell] = play(cell, max(len(table.ended[one].won) for one in alike))
    if which == "row":
        return replace(table, ended=ended, rows=(*table.rows, bot))
    return replace(table, ended=ended, columns=(*table.columns, bot))


def answer_lines(table: CrossTable, which: str, answer: Answer, text: Any) -> list[str]:
    """Return what an answer makes of the mixture, in sentences."""

    def written(value: float) -> str:
        return figure(value, table.by, text.lang)

    shares = shares_against(table, which)
    names = {
        "side": side_name(table, text, which),
        "against": "; ".join(f"{text.bot(bot)} {100 * share:.0f} %" for bot, share in shares.items()),
        "trained": text.bot(answer.trained),
        "known": text.bot(answer.known),
    }
    made = {"value": written(answer.value.value), "low": written(answer.value.low), "high": written(answer.value.high)}
    gain = {"gain": written(answer.gain.value), "low": written(answer.gain.low), "high": written(answer.gain.high), "games": answer.gain.games}
    first = text.say(f"answer-{table.by}", **names, **made, before=written(answer.before.value))
    return [str(first), str(text.say("answer-gains" if answer.gain.low > 0 else "answer-unsure", **gain))]


def answer_as_data(answer: Answer) -> dict[str, Any]:
    """Return an answer as plain data."""
    figures = {"value": three(answer.value), "before": three(answer.before), "gain": three(answer.gain)}
    return {"trained": answer.trained, "known": answer.known} | figures | {"tries": [list(t) for t in answer.tries]}
