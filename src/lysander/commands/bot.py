"""``lysander bot``: a built-in bot as a program that reads and writes JSON lines (``bots.lines``), for tables in any language; without a seat, the
bots of a game and what they want."""

from __future__ import annotations

import json
import logging
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Any, BinaryIO

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as Line

from ..bots.lines import Decide, Hello, Over, Ready, Refused, Reply, encode, schema, table_lines
from ..bots.protocol import Bot, decide_prepared
from ..bots.registry import make
from ..core.game import Game, player_seats
from ..games.registry import games
from ..text import catalogue
from ..text.advice import line_of
from .arguments import BadArgument, bot_of, command, find_game
from .console import console
from .listed import bots_by_side
from .parser import Parser

ABOUT = """A built-in bot as a program that reads and writes JSON lines, for tables in any language.
`lysander bot GAME` lists the bots of a game, with what each wants.

A table starts this program, writes a line {"lysander_bot": 1, "type": "hello", ...} to it and reads {"type": "ready"}; then it writes a line
{"type": "decide", "id": 1, "view": ..., "questions": [...], "events": [...]} for each question
and reads {"type": "answer", "id": 1, "kind": ..., "value": ...}."""
EXAMPLE = """\
The other way round, a program of your own that speaks the same lines plays at a table of Lysander:
    lysander play evasion --seat british=human --seat german='bot:cmd:python mybot.py'

docs/bot-writer.md explains both, with a bot in ten lines of Python."""


def arguments() -> Parser:
    """Return the parser of ``lysander bot``."""
    parser = Parser("bot", ABOUT, "GAME [SEAT] [LEVEL] [OPTIONS]", EXAMPLE)
    parser.add_game(games(), nargs="?", default="")
    parser.add_argument(
        "seat",
        metavar="SEAT",
        nargs="?",
        default="",
        help="The seat that the bot plays; without it the bots are listed.",
    )
    parser.add_argument("level", metavar="LEVEL", nargs="?", default="normal", help="random, easy, normal (the default) or hard.")
    parser.add_argument("--seed", default="", metavar="WORD", help="The bot's own dice (default: the seed of hello).")
    parser.add_argument("--budget", type=float, default=0.0, metavar="SECONDS", help="Time for a search (default: the budget of hello).")
    parser.add_argument("--playouts", type=int, default=0, metavar="N", help="Playouts for a search, instead of time.")
    parser.add_argument("--schema", action="store_true", help="Print the JSON schema of the lines and leave.")
    parser.add_screen_options()
    return parser


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander bot``."""
    given = arguments().parse(argv)
    if given.schema:
        print(json.dumps(schema(), indent=1))  # noqa: T201
        return 0
    game = find_game(given.game)
    seats = player_seats(game)
    if not given.seat:
        show(game, given.lang, console(given.no_color))
        return 0
    if given.seat not in seats:
        raise BadArgument(f"There is no seat {given.seat!r}. There are: {', '.join(seats)}.")
    bot_of(game, given.seat, given.level)
    logging.basicConfig(stream=sys.stderr)
    return serve(given, sys.stdin.buffer, sys.stdout.buffer)


def show(game: Game[Any], lang: str, out: Console) -> None:
    """Print the bots of each side, with what each wants and how it plays."""
    for seats, said in bots_by_side(game, lang):
        out.print(Line(seats, style="bold"))
        grid = Grid.grid(padding=(0, 2))
        for name, note in said.items():
            grid.add_row("", Line(name, style="bold"), Line(note))
        out.print(grid)


def serve(given: Namespace, source: BinaryIO, sink: BinaryIO) -> int:
    """Answer line by line until the game is over. Returns the exit status: 1 if a line cannot be read."""
    bot: Bot | None = None
    for text in source:
        try:
            line = table_lines.decode(text)
        except msgspec.DecodeError as error:
            print(f"lysander: a line that is not understood ({error})", file=sys.stderr)  # noqa: T201
            return 1
        if isinstance(line, Hello):
            bot = _greet(given, line)
            sink.write(encode(Ready(name=f"lysander {given.level}")))
        elif isinstance(line, Decide):
            bot = bot or _greet(given, Hello(game=given.game, seat=given.seat))
            kind, value = decide_prepared(bot, msgspec.to_builtins(line))
            why = [line_of(catalogue("en", given.game), reason) for reason in bot.explain()]
            sink.write(encode(Reply(id=line.id, kind=kind, value=value, why=why)))
        elif isinstance(line, Refused):
            print(f"lysander: {line.kind}={line.value!r} was refused", file=sys.stderr)  # noqa: T201
        elif isinstance(line, Over):
            break
        sink.flush()
    if bot is not None:
        bot.close()
    return 0


def _greet(given: Namespace, hello: Hello) -> Bot:
    seed, budget = given.seed or hello.seed, given.budget or hello.budget
    return make(given.game, given.seat, given.level, seed, budget, playouts=given.playouts, variant=hello.variant or None)
