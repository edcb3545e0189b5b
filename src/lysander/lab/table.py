"""``lysander table``: every bot of a game against every other, and who should be chosen."""

from __future__ import annotations

import json
import shlex
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from rich.table import Table

from ..bots import bots_of
from ..bots.playing import RANDOM
from ..bots.registry import style_of
from ..commands.arguments import BadArgument, bot_of, check_writable, command, find_game, seats_of, setup_of, write_text
from ..commands.console import console
from ..commands.parser import Parser, count, file, whole
from ..core.game import Game, Setup, contestants
from ..games.registry import games
from ..text import for_game
from .again import open_games
from .crosstable import CrossTable, as_data, cell_played, merged, of_data, side_of
from .experiment import Experiment
from .fuzz import SEARCHING
from .kept import Kept, setup_digest
from .loading import loaded_runs
from .pool import cores
from .progress import progress_bar
from .sides import arm_of, others_of
from .table_words import figure, interval, lines_of

ABOUT = """Who beats whom? Every bot of a game plays every other one, in either seat, on the same dice.

Rows play one side, columns the other. A win counts 1 point; where both or none have won, ½. In a game that nobody wins the score counts. From the
cells follow who beats whom in both seats together, what is left to each bot where the other side knows whom it plays, how often each is chosen by two
sides that choose as well as they can, and what the game is worth then.

The exit status is 1 where a stronger level does worse than a weaker one against any bot of the table, beyond a 95 % interval for all of these
comparisons together."""
EXAMPLES = """Examples:
  lysander table evasion --games 300 --html table.html
  lysander table hijacked --players 2 --rows hard --columns normal hard normal/pusher --json monday.json
  lysander table flight181 --games 1000 --searched 300 --keep flight181.json --html flight181.html
  lysander table evasion --load monday.json tuesday.json --html both.html --lang de"""


def arguments() -> Parser:
    """Return the parser of ``lysander table``."""
    parser = Parser("table", ABOUT, "GAME [OPTIONS]", EXAMPLES)
    parser.add_game(games())
    add = parser.add_argument
    add("--games", type=count, default=300, metavar="N", help="Games of each cell.")
    add("--rows", nargs="+", default=[], metavar="BOT", help="The bots in the rows: levels, or level and style (default: all levels and styles).")
    add("--columns", nargs="+", default=[], metavar="BOT", help="The bots in the columns (default: all levels and styles).")
    add("--side", nargs="+", default=[], metavar="SEAT", help="The seats of the rows (default: those of the first seat's side).")
    add("--players", type=int, default=0, metavar="N", help="How many play, where the number is open (default: the usual one).")
    add("--scenario", default="", metavar="NAME", help="A named set of options (default: the first of the game).")
    add("--variant", type=file, metavar="FILE", help="A file with changed rules.")
    add("--seed", type=int, default=1, metavar="S", help="Seed of all dice and bots.")
    add("--playouts", type=int, default=100, metavar="N", help="Playouts for each search of a searching bot.")
    add("--workers", type=count, default=cores(), metavar="W", help="Processes at work (default: all cores); changes no result.")
    add("--searched", type=count, default=0, metavar="N", help="Games of each cell in which a bot searches (default: as in the others).")
    add("--keep", type=Path, metavar="FILE", help="Keep the games there after every cell; an interrupted run goes on where it stopped.")
    add("--open", type=whole, metavar="N", help="Write the journal of game N of each cell, play no other: what a cell of a page shows.")
    add("--load", nargs="+", type=file, default=[], metavar="FILE", help="Play nothing; show the games of these files, together.")
    add("--json", nargs="?", const="-", default="", metavar="FILE", help="All games and figures as JSON, to the screen or into a file.")
    add("--html", type=Path, metavar="FILE", help="A page with the table, complete in itself.")
    parser.add_screen_options()
    return parser


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander table``."""
    given = arguments().parse(argv)
    if given.open is not None:
        return open_cells(given)
    check_writable(given.html)
    check_writable(Path(given.json) if given.json not in ("", "-") else None)
    found, told = loaded(given.game, given.load) if given.load else _played(given, argv)
    data = as_data(found) | told
    if given.json == "-":
        print(json.dumps(data, indent=1))  # noqa: T201
    elif given.json:
        write_text(Path(given.json), json.dumps(data, indent=1) + "\n")
    if given.html is not None:
        from .table_page import page

        write_text(given.html, page(found, data, given.lang))
    if given.json != "-":
        screen = console(given.no_color, 150)
        text = for_game(given.game, given.lang)
        screen.print(table_of(found, text))
        for line in lines_of(found, text):
            screen.print(line)
    return 1 if any(w.sure for w in found.worse) else 0


@dataclass(frozen=True)
class TableSetup:
    """How a table is set up: its game, the seats and bots of its rows, and those of its columns."""

    game: Game[Any]
    setup: Setup
    side: tuple[str, ...]
    others: tuple[str, ...]
    rows: Sequence[str]
    columns: Sequence[str]


def table_setup(given: Namespace) -> TableSetup:
    """Return how a table is set up by the options of a command. Raises ``BadArgument``."""
    game = find_game(given.game)
    setup: Setup = setup_of(game, given.scenario, {}, seats_of(game, count=given.players, scenario=given.scenario), given.variant)
    for seat in given.side:
        if seat not in setup.seats:
            raise BadArgument(f"There is no seat {seat!r}. There are: {', '.join(setup.seats)}.")
    side = given.side or side_of(game, setup)
    others = others_of(game, setup, side)
    if not others or not set(side) <= set(contestants(game)):
        raise BadArgument("Somebody must sit on either side who plays to win")
    return TableSetup(game, setup, tuple(side), others, bots_named(game, side, given.rows), bots_named(game, others, given.columns))


def open_cells(given: Namespace) -> int:
    """Write the journal of one game of each cell."""
    if given.load:
        raise BadArgument("--open plays a game again: name the bots and the seed of the table instead of --load.")
    s = table_setup(given)
    arms = (arm_of(s.setup, s.side, cell) for cell in product(s.rows, s.columns))
    return open_games((Experiment(s.game.id, (arm,), given.open + 1, given.seed, given.playouts) for arm in arms), given.open)


def _played(given: Namespace, argv: Sequence[str]) -> tuple[CrossTable, dict[str, Any]]:
    s = table_setup(given)
    game, setup = s.game, s.setup
    told = {"command": "lysander table " + shlex.join(argv), "seeds": [given.seed], "playouts": given.playouts, "scenario": setup.scenario}
    told |= {"rules": game.rules_version, "file": str(given.variant or "")}
    head = {"game": game.id, "rules": game.rules_version, "side": list(s.side), "others": list(s.others), "variant": setup_digest(setup)}
    kept = Kept(given.keep, head | {"seed": given.seed, "playouts": given.playouts})
    games = {cell: given.searched if given.searched and effort(cell)[0] else given.games for cell in product(s.rows, s.columns)}
    with progress_bar(f"table {game.id}", sum(n for cell, n in games.items() if not kept.has(cell, n))) as done:
        for cell, n in sorted(games.items(), key=lambda item: effort(item[0])):
            if not kept.has(cell, n):
                kept.add(cell, cell_played(game.id, setup, s.side, cell, n, given.seed, given.playouts, given.workers, done))
    ended = {cell: kept.games(cell, n) for cell, n in games.items()}
    return CrossTable(game.id, tuple(s.rows), tuple(s.columns), s.side, s.others, ended), told | {"head": kept.head, "variant": head["variant"]}


def effort(cell: tuple[str, str]) -> tuple[int, bool]:
    """Return what puts quick cells first: searches, and games with a random bot, which go on for long."""
    return sum(style_of(bot)[0] == SEARCHING for bot in cell), RANDOM in cell


def bots_named(game: Game[Any], seats: Sequence[str], named: Sequence[str]) -> list[str]:
    """Return the bots of one side: those ``named``, or all that can sit in its seats. Raises ``BadArgument``."""
    bots = [bot_of(game, seats[0], name) for name in named] or list(bots_of(game.id, seats[0]))
    for seat, name in product(seats, bots):
        bot_of(game, seat, name)
    if len(set(bots)) < len(bots):
        raise BadArgument("Name each bot once.")
    return bots


def loaded(game: str, paths: Sequence[Path]) -> tuple[CrossTable, dict[str, Any]]:
    """Return the games of some files together, and what is said of them. Raises ``BadArgument``."""
    every, told = loaded_runs(paths, "table", {"game": game}, _read)
    try:
        return merged(every), told
    except ValueError as error:
        raise BadArgument(str(error)) from None


def _read(data: Any) -> tuple[CrossTable, dict[str, Any]]:
    """Return the games of a file, and by what they were played."""
    found = of_data(data)
    return found, {"game": found.game, "variant": _variant(data), "file": data.get("file", "")} | {
        key: data[key] for key in ("playouts", "scenario", "rules")
    }


def _variant(data: Any) -> str:
    """Return the digest of the rules by which a file was played; empty if it does not say."""
    return str(data.get("variant") or data.get("head", {}).get("variant", ""))


def table_of(found: CrossTable, text: Any) -> Table:
    """Return what counts for the rows: points, of a hundred, or scores."""
    table = Table(title=text.say(f"cross-table-{found.by}", games=found.games))
    for heading in ("", *map(text.bot, found.columns), *(text.say(id) for id in ("matrix-mean", "cross-worst", "cross-chosen"))):
        table.add_column(heading, justify="right" if heading else "left")
    for n, row in enumerate(found.rows):
        cells = (interval(found.cell(row, column), found.by) for column in found.columns)
        worst, left = found.answer_to_row(row)
        answer = f"{figure(left, found.by)} {text.bot(worst)}"
        table.add_row(text.bot(row), *cells, interval(found.row(row), found.by), answer, f"{100 * found.mixtures.rows[n]:.0f} %")
    table.add_section()
    table.add_row(text.say("matrix-mean"), *(interval(found.column(bot), found.by) for bot in found.columns), "", "", "")
    answers = [found.answer_to_column(bot) for bot in found.columns]
    table.add_row(text.say("cross-worst"), *(f"{figure(left, found.by)} {text.bot(best)}" for best, left in answers), "", "", "")
    table.add_row(text.say("cross-chosen"), *(f"{100 * share:.0f} %" for share in found.mixtures.columns), "", "", "")
    return table
