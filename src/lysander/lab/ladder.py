"""``lysander ladder``: measures whether each level of bots beats the one below it, in every seat."""

from __future__ import annotations

import json
import shlex
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.table import Table

from ..bots import LEVELS, levels_of
from ..commands.arguments import BadArgument, check_writable, command, find_game, level_of, seats_of, setup_of, write_text
from ..commands.console import console
from ..commands.parser import Parser, count, file
from ..core.game import Setup, contestants
from ..games.registry import games
from . import sides
from .estimate import Estimate, mean, mean_difference
from .experiment import Arm, Experiment, Outcome
from .pool import cores
from .progress import progress_bar
from .runner import run

ABOUT = """Does each level of bots beat the one below it, in every seat?

A rung is a level, the one below it, and a seat. The same games, on the same dice, are played twice: with the lower level in all seats, and
with the higher one in this seat. The margin is what this changes in the seat's own score less the mean score of the others (so that a game
which both sides win counts as a draw), game by game. The rung holds if the 95 % interval of the margin lies above zero.

With --among higher the others play the higher level, and the lower one is tried in this seat: for games that all can lose together, where one
good player among bad ones shows nothing.

With --side SEAT ... whole sides play: the seats named against all others. Every level meets every other one, on either side on the same dice, and
holds if its points, 1 for a win and ½ for a draw, lie above one half with their interval."""


@dataclass(frozen=True)
class Rung:
    """One comparison: ``below`` and ``above`` are the seat's mean results with the lower and with the higher level in it."""

    seat: str
    level: str
    beaten: str
    games: int
    below: Estimate
    above: Estimate
    margin: Estimate

    @property
    def holds(self) -> bool:
        """Whether the higher level is significantly better."""
        return self.margin.low > 0


def arguments() -> Parser:
    """Return the parser of ``lysander ladder``."""
    parser = Parser("ladder", ABOUT, "GAME [OPTIONS]")
    parser.add_game(games())
    add = parser.add_argument
    add("--games", type=count, default=1000, metavar="N", help="Games of each rung; with --side, pairs of games of each match.")
    add("--levels", nargs="+", default=[], metavar="LEVEL", help="The levels to compare, weakest first (default: all of the game).")
    add("--players", type=int, default=0, metavar="N", help="How many play, where the number is open (default: the usual one).")
    add("--seat", default="", help="Only this seat.")
    add("--side", nargs="+", default=[], metavar="SEAT", help="The seats of one side: every level against every other, side against side.")
    add("--among", choices=("lower", "higher"), default="lower", metavar="WHICH", help="The level of the others, lower or higher.")
    add("--scenario", default="", metavar="NAME", help="A named set of options (default: the first of the game).")
    add("--variant", type=file, metavar="FILE", help="A file with changed rules.")
    add("--seed", type=int, default=1, metavar="S", help="Seed of all dice and bots.")
    add("--playouts", type=int, default=200, metavar="N", help="Playouts for each search of a searching bot.")
    add("--workers", type=count, default=cores(), metavar="W", help="Processes at work (default: all cores); changes no result.")
    add("--json", nargs="?", const="-", default="", metavar="FILE", help="The figures as JSON, to the screen or into a file.")
    return parser


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander ladder``. The exit status is 1 if a rung does not hold."""
    given = arguments().parse(argv)
    game = find_game(given.game)
    levels = [level_of(game, level) for level in given.levels] or list(levels_of(game.id))
    if len(levels) < 2:
        raise BadArgument(f"{game.id} has the levels {', '.join(levels_of(game.id))}; name two or more")
    setup = setup_of(game, given.scenario, {}, seats_of(game, count=given.players, scenario=given.scenario), given.variant)
    for seat in (given.seat, *given.side):
        if seat not in ("", *setup.seats):
            raise BadArgument(f"There is no seat {seat!r}. There are: {', '.join(setup.seats)}.")
    if given.side and (not sides.others_of(game, setup, given.side) or not set(given.side) <= set(contestants(game))):
        raise BadArgument("Somebody must sit on either side who plays to win")
    check_writable(Path(given.json) if given.json not in ("", "-") else None)
    rungs = by_sides(given, setup, levels) if given.side else by_seats(given, setup, levels)
    command = "lysander ladder " + shlex.join(argv)
    if given.json:
        data = json.dumps({"command": command, "rungs": [asdict(r) | {"holds": r.holds} for r in rungs]}, indent=1)
        if given.json == "-":
            print(data)  # noqa: T201
        else:
            write_text(Path(given.json), data + "\n")
    if given.json != "-":
        table = sides.table_of(given.game, rungs) if given.side else table_of(given.game, rungs)
        console(False, 110).print(table)
    return 0 if all(r.holds for r in rungs) else 1


def by_seats(given: Namespace, setup: Setup, levels: Sequence[str]) -> list[Any]:
    """Return the rungs between each level and the one below it, one for each seat."""
    return [rung for below, above in pairwise(levels) for rung in climb(given, setup, below, above)]


def by_sides(given: Namespace, setup: Setup, levels: Sequence[str]) -> list[Any]:
    """Return the matches of every level against every other, with a progress bar in a terminal."""
    total = given.games * len(levels) * (len(levels) - 1) // 2
    with progress_bar(f"ladder {given.game}", total) as done:
        return sides.matches_of(given.game, setup, given.side, levels, given.games, given.seed, given.playouts, given.workers, done)


def climb(given: Namespace, setup: Setup, below: str, above: str) -> list[Rung]:
    """Return the rungs between two levels, one for each seat."""
    chosen = [given.seat] if given.seat else list(contestants(find_game(given.game), setup.seats))
    others, tried = (above, below) if given.among == "higher" else (below, above)
    arms = [Arm("all " + others, setup, dict.fromkeys(setup.seats, others))]
    arms += [Arm(f"{tried} as {seat}", setup, dict.fromkeys(setup.seats, others) | {seat: tried}) for seat in chosen]
    experiment = Experiment(given.game, tuple(arms), given.games, given.seed, given.playouts)
    base, *changed = _played(experiment, given.workers, f"{above} over {below}")
    pairs = [(outcomes, base) if given.among == "higher" else (base, outcomes) for outcomes in changed]
    return [_rung(seat, above, below, *pair) for seat, pair in zip(chosen, pairs)]


def _played(experiment: Experiment, workers: int, title: str) -> tuple[tuple[Outcome, ...], ...]:
    """Play all games, with a progress bar in a terminal."""
    with progress_bar(title, experiment.games) as done:
        return run(experiment, workers, done).outcomes


def _rung(seat: str, level: str, beaten: str, base: Sequence[Outcome], changed: Sequence[Outcome]) -> Rung:
    before, after = [result_of(o, seat) for o in base], [result_of(o, seat) for o in changed]
    return Rung(seat, level, beaten, len(base), mean(before), mean(after), mean_difference(before, after))


def result_of(outcome: Outcome, seat: str) -> float:
    """Return the seat's score minus the mean score of the others."""
    others = [score for name, score in outcome.scores.items() if name != seat]
    return outcome.scores[seat] - (sum(others) / len(others) if others else 0.0)


def table_of(game: str, rungs: Sequence[Rung]) -> Table:
    """Return the rungs as a table."""
    table = Table(title=f"Ladder of {game}: own score less that of the others, 95 % intervals")
    for heading in ("rung", "seat", "games", "lower in seat", "higher in seat", "margin", ""):
        table.add_column(heading, justify="left" if heading in ("rung", "seat", "") else "right")
    for r in sorted(rungs, key=lambda r: LEVELS.index(r.level)):
        margin = f"{r.margin.value:+.3f} ({r.margin.low:+.3f} to {r.margin.high:+.3f})"
        values = (f"{r.below.value:+.3f}", f"{r.above.value:+.3f}", margin, "holds" if r.holds else "open")
        table.add_row(f"{r.level} over {r.beaten}", r.seat, str(r.games), *values)
    return table


__all__: list[Any] = ["Rung", "climb", "main", "result_of", "table_of"]
