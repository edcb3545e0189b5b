"""``lysander lab``: measures what a change of rules, options or bots does, over thousands of games on the same dice."""

from __future__ import annotations

import shlex
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ..bots import LEVELS
from ..bots.playing import RANDOM
from ..bots.subgames import DRAWN
from ..commands.arguments import BadArgument, bot_of, check_writable, command, find_game, option_of, seats_of, setup_of, write_text
from ..commands.console import console
from ..commands.parser import Parser, count, file, whole
from ..games.registry import games
from .again import line_of, open_games
from .changes import against, every_option, swept
from .endings import sentence
from .estimate import Estimate
from .experiment import Arm, Experiment
from .figures import Figures, as_json, figures, told
from .frames import check_parquet, write_parquet
from .pool import cores, on_cluster
from .progress import progress_bar
from .rows import Row, titled
from .runner import Run, run
from .saying import Saying, describe, saying
from .stakes import Stake, check_playable, stakes
from .stakes_page import stakes_table
from .sweep import as_json as as_sweep_json
from .sweep import show as show_sweep
from .sweep import sweep_of

ABOUT = """Play games by the thousand on all cores: what a change of rules, options or bots does, on the same dice, with intervals."""
AGAINST = "A second arm on the same dice: a variant file, KEY=VALUE as for --sweep, or a scenario; several with commas."
WITHIN = "Who plays games within the game, such as the battles of a campaign: a level, or drawn: nobody (default: as in --seats)."
SWEEP = "An arm for each value: of an option, a scenario, a seat's bot, or a number of a table (see designer.md)."
EXAMPLES = """Examples:
  lysander lab evasion --games 2000
  lysander lab evasion --seats british=normal german=normal --scenario four-men --games 5000
  lysander lab evasion --games 4000 --against garrisons=no --html garrisons.html
  lysander lab evasion --games 4000 --against sharp-eyes.toml --json
  lysander lab evasion --seats british=normal german=normal --games 500 --decisions 200 --html report.html
  lysander lab evasion --games 1000 --sweep team=4,5,6 'patrol.modifier[id=four].add=0,2'
  lysander lab hijacked --players 3 --games 1000 --sensitivity"""


def arguments() -> Parser:
    """Return the parser of ``lysander lab``."""
    parser = Parser("lab", ABOUT, "GAME [OPTIONS]", EXAMPLES)
    parser.add_game(games())
    add = parser.add_argument
    add("--games", type=count, default=1000, metavar="N", help="Games of each arm.")
    add("--seats", nargs="+", action="extend", default=[], metavar="SEAT=LEVEL", help="Who plays: random (the default), easy, normal or hard.")
    add("--scenario", default="", metavar="NAME", help="A named set of options (default: the first of the game).")
    add("--option", "-o", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="Options that differ from the scenario, in all arms.")
    add("--variant", type=file, metavar="FILE", help="A TOML file that changes options and tables, for all arms.")
    add("--against", default="", metavar="CHANGE", help=AGAINST)
    add("--sweep", nargs="+", action="extend", default=[], metavar="KEY=A,B,C", help=SWEEP)
    add("--sensitivity", action="store_true", help="What each value of each option does, one at a time, largest first.")
    add("--players", type=int, default=0, metavar="N", help="How many play, where the number is open (default: the usual one).")
    add("--within", default="", metavar="LEVEL", help=WITHIN)
    add("--seed", type=int, default=1, metavar="S", help="Seed of all dice and bots.")
    add("--playouts", type=int, default=100, metavar="N", help="Playouts for each decision of a searching bot.")
    add("--workers", type=count, default=cores(), metavar="W", help="Processes at work (default: all cores); changes no result.")
    add("--decisions", type=count, default=0, metavar="N", help="Of N games try other answers to one question each: what hangs on it.")
    add("--open", type=whole, metavar="N", help="Write the journal of game N of each arm, play no other: what a mark of a page shows.")
    add("--keep", type=Path, metavar="FILE", help="Keep each game there; an interrupted run goes on where it stopped.")
    add("--cluster", default="", metavar="ADDRESS", help="Play on a Dask cluster (tcp://HOST:8786), or on ray; results are the same.")
    add("--json", nargs="?", const="-", default="", metavar="FILE", help="The figures as JSON, to the screen or into a file.")
    add("--parquet", type=Path, metavar="FILE", help="A table of all games for pandas and the like, a row each (lysander[frames]).")
    add("--html", type=Path, metavar="FILE", help="A page with plots, complete in itself; journals of odd games beside it.")
    add("--lang", choices=("en", "de"), default="en", metavar="LANG", help="Language of the report: en or de. JSON is in English.")
    return parser


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander lab``."""
    given = arguments().parse(argv)
    experiment = experiment_of(given)
    if given.open is not None:
        if given.sweep or given.sensitivity:
            raise BadArgument("--open writes games of one arm or of two (--against), not of a sweep.")
        return open_games([experiment], given.open)
    if given.sweep or given.sensitivity:
        return sweep(given, experiment, "lysander lab " + shlex.join(argv))
    check_writable(given.html)
    check_writable(given.parquet)
    check_parquet(given.parquet)
    if given.decisions:
        check_playable(experiment.game)
    check_writable(Path(given.json) if given.json not in ("", "-") else None)
    done = with_progress(experiment, given)
    say, command = saying(experiment.game, given.lang), "lysander lab " + shlex.join(argv)
    tried = with_stakes(experiment, given)
    found = replace(figures(done, say), stakes=tried)
    if given.html is not None:
        from .report import write_page

        write_page(given.html, done, found, command, say, line_of(given))
    if given.parquet is not None:
        write_parquet(given.parquet, done)
    data = as_json(done, replace(figures(done), stakes=tried), command)
    if given.json == "-":
        print(data)  # noqa: T201
        return 0
    if given.json:
        write_text(Path(given.json), data + "\n")
    show(console(False, 110), done, found, say)
    return 0


def sweep(given: Namespace, base: Experiment, command: str) -> int:
    """Play many changes against one base, and show what each does."""
    if given.against or given.decisions or given.parquet:
        raise BadArgument("--sweep and --sensitivity go without --against, --decisions and --parquet.")
    check_writable(given.html)
    check_writable(Path(given.json) if given.json not in ("", "-") else None)
    game = find_game(given.game)
    changes = [*swept(game, base.arms[0], given.sweep), *(every_option(game, base.arms[0]) if given.sensitivity else [])]
    done = with_progress(replace(base, arms=(*base.arms, *(change.arm for change in changes))), given)
    say = saying(base.game, given.lang)
    found = sweep_of(done, changes, say)
    if given.html is not None:
        from .sweep_page import page

        write_text(given.html, page(found, done, command, say, line_of(given)))
    data = as_sweep_json(sweep_of(done, changes, saying(base.game)), done, command)
    if given.json == "-":
        print(data)  # noqa: T201
        return 0
    if given.json:
        write_text(Path(given.json), data + "\n")
    show_sweep(console(False, 140).print, found, done.experiment, say, sort=given.sensitivity)
    return 0


def with_progress(experiment: Experiment, given: Namespace) -> Run:
    """Run the experiment, here or on a cluster, with a progress bar in a terminal. Raises ``BadArgument``."""
    check_writable(given.keep)
    try:
        with on_cluster(given.cluster), progress_bar(f"lab {experiment.game}", experiment.games) as done:
            return run(experiment, given.workers, done, given.keep)
    except ImportError as error:
        raise BadArgument(f'--cluster {given.cluster} needs {error.name}: pip install "lysander[cluster]".') from None
    except OSError as error:
        raise BadArgument(f"--cluster {given.cluster}: {error}") from None


def with_stakes(experiment: Experiment, given: Namespace) -> tuple[tuple[Stake, ...], ...]:
    """Return what hangs on each kind of question in each arm, with a progress bar in a terminal; nothing unless ``--decisions`` asks for it."""
    found = []
    for arm in experiment.arms if given.decisions else ():
        with on_cluster(given.cluster), progress_bar(f"decisions {experiment.game} {arm.name}", given.decisions) as done:
            found.append(stakes(experiment, arm, given.decisions, given.workers, done))
    return tuple(found)


# arguments


def experiment_of(given: Namespace) -> Experiment:
    """Return the experiment of a command line. Raises ``BadArgument``."""
    game = find_game(given.game)
    named = {pair.partition("=")[0] for pair in given.seats}
    seats = seats_of(game, named & {s.id for s in game.seats}, given.players)
    options = dict(option_of(game, word) for word in given.option)
    setup = setup_of(game, given.scenario, options, seats, given.variant)
    within = level_within(given.within)
    arms = [Arm("A", setup, dict.fromkeys(seats, RANDOM) | levels_of_seats(game, seats, given.seats), within)]
    if given.against:
        arms.append(against(game, arms[0], given.against))
    return Experiment(game.id, tuple(arms), given.games, given.seed, given.playouts)


def levels_of_seats(game: Any, seats: Sequence[str], pairs: Sequence[str]) -> dict[str, str]:
    """Parse ``SEAT=BOT`` arguments into the bot of each seat: a level, or a level and a style (``normal/pairs``)."""
    levels = {}
    for pair in pairs:
        seat, _, level = pair.partition("=")
        if seat not in seats:
            raise BadArgument(f"There is no seat {seat!r}. There are: {', '.join(seats)}.")
        levels[seat] = bot_of(game, seat, level)
    return levels


def level_within(level: str) -> str:
    """Return the level of those who play games within the game, as it was given. Raises ``BadArgument``."""
    if level and level not in (DRAWN, *LEVELS):
        raise BadArgument(f"--within {level}: it is one of {', '.join((*LEVELS, DRAWN))}")
    return level


# output


def show(screen: Console, done: Run, found: Figures, say: Saying) -> None:
    """Print the figures."""
    experiment = done.experiment
    screen.print(told(found, say), style="bold")
    for n, arm in enumerate(experiment.arms):
        screen.print(f"{arm.name}: {describe(arm)}")
        if len(experiment.arms) > 1 and found.endings:
            screen.print("   " + sentence(found.endings, n, experiment.games, say))
    tables = [table(say("outcomes"), found.outcomes, say), table(say("facts"), found.ends, say)]
    for group, rows in found.measures.items():
        tables.append(table(say.group(group), titled(rows, group, say.figure), say))
    tables.append(table(say("length"), found.lengths, say))
    tables.append(table(say("events-each"), titled(found.events, "events", say.figure), say))
    for made in tables:
        if made.row_count:
            screen.print(made)
    for arm, stakes_found in zip(experiment.arms, found.stakes):
        screen.print(stakes_table(stakes_found, f"{say('stakes')}{f' {arm.name}' if len(experiment.arms) > 1 else ''}", say))
    pairing = " " + say("pairing", times=say.number(f"{found.pairing:.1f}")) if found.pairing is not None else ""
    screen.print(say("smallest", effect=say.effect(found.headline, found.smallest)) + pairing)
    if len(experiment.arms) == 2:
        screen.print(say("bold"))
    total = len(done.outcomes) * experiment.games
    seconds, speed = say.number(f"{done.seconds:.1f}"), say.number(f"{done.speed:.0f}")
    screen.print(say("done", games=total, seconds=seconds, speed=speed, workers=done.workers, run=experiment.digest()))


def table(title: str, rows: Sequence[Row], say: Saying) -> Table:
    """Return rows with their intervals as a table. Differences that are clear of zero, judged together, are bold."""
    made = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    made.add_column("")
    arms = len(rows[0].arms) if rows else 1
    for name in ["A", "B", "B − A"] if arms == 2 else [""]:
        made.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        cells = [spelled(row, e, say=say) for e in row.arms]
        if row.difference:
            text = spelled(row, row.difference, "+", say)
            cells.append(f"[bold]{text}[/]" if row.clear else text)
        made.add_row(row.name, *cells)
    return made


def spelled(row: Row, e: Estimate, sign: str = "", say: Saying | None = None) -> str:
    """Write a figure with its interval; a difference with its sign."""
    value, interval = (say or saying("evasion")).parts(row, e, sign)
    return f"{value} ({interval})" if interval else value
