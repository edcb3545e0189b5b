"""``lysander matrix``: matches the types of a game in pairs, and shows which one wins against which."""

from __future__ import annotations

import json
import shlex
from argparse import Namespace
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.table import Table

from ..commands.arguments import BadArgument, check_writable, command, find_game, level_of, write_text
from ..commands.console import console
from ..commands.parser import Parser, count, file, whole
from ..core.game import Contest, Entrant
from ..games.registry import game as game_of
from ..games.registry import games
from ..text import for_game
from .again import open_games
from .loading import loaded_runs
from .matches import Matches, as_data, merged, of_data, play_matches, round_of
from .pool import cores
from .progress import progress_bar

ABOUT = """Which type wins against which? Every pair of a game's types plays one against one, from either side on the same dice.

A win counts 1 point, a draw ½. Both seats have bots of one level."""
EXAMPLES = """Examples:
  lysander matrix clouds --games 20 --html matrix.html
  lysander matrix clouds --only camel dr1 d7 --games 200 --json three.json
  lysander matrix clouds --load monday.json tuesday.json --html both.html --lang de"""


def arguments() -> Parser:
    """Return the parser of ``lysander matrix``."""
    parser = Parser("matrix", ABOUT, "GAME [OPTIONS]", EXAMPLES)
    parser.add_game(games())
    add = parser.add_argument
    add("--games", type=count, default=20, metavar="N", help="Games of each pair; half of them from either side.")
    add("--only", nargs="+", default=[], metavar="TYPE", help="Only these types (default: all).")
    add("--level", default="normal", help="Level of the bots in both seats: random, easy, normal or hard.")
    add("--seed", type=int, default=1, metavar="S", help="Seed of all dice and bots.")
    add("--open", type=whole, metavar="N", help="Write the journals of round N of each pair, play no other: what a cell of a page shows.")
    add("--workers", type=count, default=cores(), metavar="W", help="Processes at work (default: all cores); changes no result.")
    add(
        "--load",
        nargs="+",
        type=file,
        default=[],
        metavar="FILE",
        help="Play nothing; show the figures of these files, together. Their seeds should differ.",
    )
    add("--json", nargs="?", const="-", default="", metavar="FILE", help="The figures as JSON, to the screen or into a file.")
    add("--html", type=Path, metavar="FILE", help="A page with the matrix, complete in itself.")
    parser.add_screen_options()
    return parser


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander matrix``."""
    given = arguments().parse(argv)
    game = find_game(given.game)
    contest = game.contest()
    if contest is None:
        raise BadArgument(f"{game.id} has nothing that could be matched in pairs")
    given.level = level_of(game, given.level)
    chosen = chosen_of(contest, given.only)
    if given.open is not None:
        pairs = combinations([e.id for e in chosen], 2)
        return open_games((round_of(game.id, contest, given.level, given.seed, pair, given.open) for pair in pairs), given.open)
    check_writable(given.html)
    check_writable(Path(given.json) if given.json not in ("", "-") else None)
    found, told = loaded(given.load, game.id) if given.load else (played(given, chosen), facts_of(given, argv))
    entrants = [e for e in chosen if any(a == e.id for a, _ in found.scores)]
    data = told | as_data(found, [e.id for e in entrants])
    if given.json:
        text = json.dumps(data, indent=1)
        if given.json == "-":
            print(text)  # noqa: T201
        else:
            write_text(Path(given.json), text + "\n")
    if given.html is not None:
        from .matrix_page import page

        write_text(given.html, page(found, entrants, data, given.lang))
    if given.json == "-":
        return 0
    console(given.no_color, 150).print(table_of(found, entrants, for_game(game.id, given.lang)))
    return 0


def chosen_of(contest: Contest, only: Sequence[str]) -> list[Entrant]:
    """Return the entrants that take part. Raises ``BadArgument``."""
    known = {e.id: e for e in contest.entrants}
    if unknown := [name for name in only if name not in known]:
        raise BadArgument(f"There is no {unknown[0]!r}. There are: {', '.join(known)}.")
    chosen = [e for e in contest.entrants if not only or e.id in only]
    if len(chosen) < 2:
        raise BadArgument(f"Name two or more. There are: {', '.join(known)}.")
    return chosen


def facts_of(given: Namespace, argv: Sequence[str]) -> dict[str, Any]:
    """Return what is said of a run beside its figures."""
    return {
        "game": given.game,
        "rules": game_of(given.game).rules_version,
        "level": given.level,
        "seeds": [given.seed],
        "command": "lysander matrix " + shlex.join(argv),
    }


def loaded(paths: Sequence[Path], game: str) -> tuple[Matches, dict[str, Any]]:
    """Return the figures of some files together, and what is said of them. Raises ``BadArgument``."""
    every, told = loaded_runs(paths, "matrix", {"game": game}, _read)
    return merged(every), told


def _read(data: Any) -> tuple[Matches, dict[str, Any]]:
    """Return the figures of a file, and by what they were played; older files do not say by which rules."""
    return of_data(data), {"game": data["game"], "level": data["level"], "rules": data.get("rules", "")}


def played(given: Namespace, chosen: Sequence[Entrant]) -> Matches:
    """Play all pairs, with a progress bar in a terminal."""
    rounds = -(-given.games // 2)
    with progress_bar(f"matrix {given.game}", rounds * len(chosen) * (len(chosen) - 1)) as done:
        return play_matches(given.game, [e.id for e in chosen], given.level, rounds, given.seed, given.workers, done)


def table_of(found: Matches, entrants: Sequence[Entrant], text: Any) -> Table:
    """Return the matrix as a table: points of a hundred of the row against the column; bold where they are clear of fifty."""
    ranked = found.ranked([e.id for e in entrants])
    table = Table(title=text.say("matrix-table"))
    table.add_column("")
    table.add_column(text.say("matrix-mean"), justify="right", no_wrap=True)
    for name in ranked:
        table.add_column(name, justify="right")
    for a in ranked:
        e = found.against_all(a).points
        cells = [cell_of(found, a, b) for b in ranked]
        table.add_row(a, f"{100 * e.value:.0f} ({100 * e.low:.0f}…{100 * e.high:.0f})", *cells)
    return table


def cell_of(found: Matches, a: str, b: str) -> str:
    """Return the points of one entrant against another, as the table shows them."""
    if (a, b) not in found.scores:
        return "–"
    e = found.scores[a, b].points
    text = f"{100 * e.value:.0f}"
    return f"[bold]{text}[/]" if e.low > 0.5 or e.high < 0.5 else text
