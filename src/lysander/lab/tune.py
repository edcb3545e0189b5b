"""``lysander tune``: which rules reach an aim, sought by an optimiser and checked on fresh dice."""

from __future__ import annotations

import json
import shlex
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from ..commands.arguments import BadArgument, check_writable, command, find_game, option_of, seats_of, setup_of, write_text
from ..commands.console import console
from ..commands.parser import Parser, count, file
from ..core.game import Game
from ..games.registry import games
from .changes import combined, tried_values
from .estimate import Estimate, mean, rate
from .experiment import Arm, Experiment, Outcome
from .main import levels_of_seats
from .pool import cores
from .progress import progress_bar
from .runner import run
from .saying import describe
from .training import check_optuna

ABOUT = """Which rules reach an aim?

An optimiser (Optuna) tries combinations of the values that you allow, all games on the same dice. The best are told
apart on other games, and what the best one does is measured on fresh ones. Fewer changes are better than more."""
EXAMPLES = """Examples:
  lysander tune evasion --vary 'patrol.modifier[id=four].add=0,2' garrisons=no --aim british=45..55
  lysander tune hijacked --players 3 --vary head_start=1,2,3 --aim nobody=20..30 decisions=..200"""
VARY = "What may be changed, and to which values: options, scenario, bots, numbers of tables, as lysander lab --sweep."
AIM = "A seat's wins, nobody's or all's in per cent, score:SEAT, decisions, or a measure (GROUP/NAME): from LOW to HIGH."
FINALISTS = 4
COST = 0.01
"""How much further from its aim a combination may be for each change less."""


@dataclass(frozen=True)
class Aim:
    """A figure of a run that shall lie between two bounds."""

    name: str
    low: float
    high: float
    value: Callable[[Outcome], float | None]
    share: bool

    def of(self, outcomes: Sequence[Outcome]) -> Estimate:
        """Return the figure over some games: of a hundred, or the mean over the games that have it."""
        found = [v for o in outcomes if (v := self.value(o)) is not None]
        if not self.share:
            return mean(found)
        e = rate(sum(found), len(found))
        return Estimate(100 * e.value, 100 * e.low, 100 * e.high, e.games)

    def away(self, e: Estimate) -> float:
        """Return how far a figure is from the aim, in parts of its width; of its bound where it has one bound."""
        width = self.high - self.low if self.high - self.low < inf else max(1.0, abs(self.low if self.high == inf else self.high))
        return max(self.low - e.value, e.value - self.high, 0.0) / (width or 1.0)

    def text(self) -> str:
        """Return the aim as it was written."""
        return f"{self.name}={'' if self.low == -inf else f'{self.low:g}'}..{'' if self.high == inf else f'{self.high:g}'}"


def aim_of(word: str, seats: Sequence[str]) -> Aim:
    """Parse an aim: ``british=45..55``, ``decisions=..200``. Raises ``BadArgument``."""
    name, equals, bounds = word.partition("=")
    low, dots, high = bounds.partition("..")
    try:
        between = (float(low) if low else -inf, float(high) if high else inf)
    except ValueError:
        between = (inf, -inf)
    if not (name and equals and dots) or between[0] > between[1]:
        raise BadArgument(f"--aim {word}: write NAME=LOW..HIGH, such as {seats[0]}=45..55")
    shares: dict[str, Callable[[Outcome], float | None]] = {seat: lambda o, seat=seat: seat in o.winners for seat in seats}  # type: ignore[misc]
    shares |= {"nobody": lambda o: not o.winners, "all": lambda o: len(o.winners) == len(o.scores)}
    means: dict[str, Callable[[Outcome], float | None]] = {f"score:{seat}": lambda o, seat=seat: o.scores.get(seat) for seat in seats}  # type: ignore[misc]
    means["decisions"] = lambda o: o.decisions
    if name in shares:
        return Aim(name, *between, shares[name], share=True)
    if name in means or "/" in name:
        return Aim(name, *between, means.get(name, lambda o: o.measures.get(name)), share=False)
    raise BadArgument(f"--aim {name}: it is one of {', '.join([*shares, *means])}, or a measure GROUP/NAME")


@dataclass(frozen=True)
class Tried:
    """A combination of values, and how far from all aims together it was."""

    values: tuple[tuple[str, str], ...]
    away: float


def arguments() -> Parser:
    """Return the parser of ``lysander tune``."""
    parser = Parser("tune", ABOUT, "GAME [OPTIONS]", EXAMPLES)
    parser.add_game(games())
    add = parser.add_argument
    add("--vary", nargs="+", action="extend", default=[], metavar="KEY=A,B", help=VARY)
    add("--aim", nargs="+", action="extend", default=[], metavar="NAME=LOW..HIGH", help=AIM)
    add("--tries", type=count, default=40, metavar="N", help="Combinations that are tried.")
    add("--games", type=count, default=200, metavar="N", help="Games of a try.")
    add("--check", type=count, default=1000, metavar="N", help="Fresh games that measure the best one.")
    add("--seats", nargs="+", action="extend", default=[], metavar="SEAT=LEVEL", help="Who plays (default: easy).")
    add("--players", type=int, default=0, metavar="N", help="How many play, where the number is open (default: the usual one).")
    add("--scenario", default="", metavar="NAME", help="A named set of options (default: the first of the game).")
    add("--option", "-o", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="Options that differ from the scenario.")
    add("--variant", type=file, metavar="FILE", help="A TOML file that changes options and tables.")
    add("--seed", type=int, default=1, metavar="S", help="Seed of all dice and bots, and the two seeds after it.")
    add("--playouts", type=int, default=100, metavar="N", help="Playouts for each decision of a searching bot.")
    add("--workers", type=count, default=cores(), metavar="W", help="Processes at work (default: all cores); changes no result.")
    add("--json", type=Path, metavar="FILE", help="What was found and all tries as JSON.")
    return parser


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander tune``. The exit status is 1 where the best that was found misses an aim."""
    given = arguments().parse(argv)
    check_writable(given.json)
    check_optuna("tune")
    if not given.vary or not given.aim:
        raise BadArgument("lysander tune needs --vary and --aim.")
    game = find_game(given.game)
    base = base_of(game, given)
    aims = [aim_of(word, base.setup.seats) for word in given.aim]
    tuning = Tuning(game, base, tried_values(game, base, given.vary), aims, given)
    with progress_bar(f"tune {game.id}", (given.tries + 2 * FINALISTS) * given.games + given.check) as done:
        found = tuning.search(done)
    return shown(found, tuning, given, "lysander tune " + shlex.join(argv))


def base_of(game: Game[Any], given: Namespace) -> Arm:
    """Return the rules and bots from which changes are made. Raises ``BadArgument``."""
    named = {pair.partition("=")[0] for pair in given.seats}
    seats = seats_of(game, named & {s.id for s in game.seats}, given.players)
    setup = setup_of(game, given.scenario, dict(option_of(game, word) for word in given.option), seats, given.variant)
    return Arm("base", setup, dict.fromkeys(seats, "easy") | levels_of_seats(game, seats, given.seats))


class Tuning:
    """A search among combinations of values; "" leaves a rule as it is."""

    def __init__(self, game: Game[Any], base: Arm, values: Mapping[str, Sequence[str]], aims: Sequence[Aim], given: Namespace) -> None:
        self.game, self.base, self.values, self.aims, self.given = game, base, values, aims, given
        self.tried: dict[tuple[tuple[str, str], ...], Tried] = {}

    def search(self, progress: Callable[[int], None]) -> tuple[Tried, Sequence[Outcome]]:
        """Return the best combination, judged on games that no try has seen, and its games on fresh dice. ``progress`` is called with the number of
        games finished since its last call; those of a combination that was tried before or is forbidden count as finished."""
        import optuna

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=self.given.seed, multivariate=True))
        study.enqueue_trial(dict.fromkeys(self.values, ""))

        def judged(trial: Any) -> float:
            chosen = {key: trial.suggest_categorical(key, ["", *values]) for key, values in self.values.items()}
            return self.judged(tuple((key, value) for key, value in chosen.items() if value), self.given.seed, self.given.games, progress)

        study.optimize(judged, n_trials=self.given.tries)
        best = sorted(self.tried.values(), key=lambda one: one.away)[:FINALISTS]
        again = {one.values: self.judged(one.values, self.given.seed + 1, 2 * self.given.games, progress, keep=False) for one in best}
        progress((FINALISTS - len(best)) * 2 * self.given.games)
        chosen = min(best, key=lambda one: again[one.values])
        return chosen, self.played(chosen.values, self.given.seed + 2, self.given.check, progress)

    def judged(
        self, values: tuple[tuple[str, str], ...], seed: int, games: int, progress: Callable[[int], None] = lambda games: None, *, keep: bool = True
    ) -> float:
        """Return how far a combination is from the aims, with a little for each change. A combination that the rules forbid is far away."""
        if keep and values in self.tried:
            progress(games)
            return self.tried[values].away
        try:
            outcomes = self.played(values, seed, games, progress)
        except BadArgument:
            progress(games)
            return 100.0
        away = sum(aim.away(aim.of(outcomes)) for aim in self.aims) + COST * len(values)
        if keep:
            self.tried[values] = Tried(values, away)
        return away

    def played(
        self, values: tuple[tuple[str, str], ...], seed: int, games: int, progress: Callable[[int], None] = lambda games: None
    ) -> Sequence[Outcome]:
        """Return the games of a combination. Raises ``BadArgument``."""
        arm = combined(self.game, self.base, values)
        return run(Experiment(self.game.id, (arm,), games, seed, self.given.playouts), self.given.workers, progress).outcomes[0]


def shown(found: tuple[Tried, Sequence[Outcome]], tuning: Tuning, given: Namespace, line: str) -> int:
    """Print what was found, and return the exit status."""
    best, outcomes = found
    figures = {aim: aim.of(outcomes) for aim in tuning.aims}
    reached = all(aim.low <= e.value <= aim.high for aim, e in figures.items())
    words = " ".join(f"{key}={value}" for key, value in best.values) or "nothing changed"
    screen = console(False, 140)
    screen.print(escape(f"{'Reached' if reached else 'Not reached'}: {words}."), style="bold")
    screen.print(escape(f"From {describe(tuning.base)}; {len(tuning.tried)} combinations, {len(outcomes)} fresh games."))
    table = Table(box=SIMPLE_HEAD)
    for head in ("aim", "found", "95 %", ""):
        table.add_column(head)
    for aim, e in figures.items():
        sure = "surely" if aim.low <= e.low and e.high <= aim.high else "reached" if aim.low <= e.value <= aim.high else "missed"
        table.add_row(aim.text(), f"{e.value:.1f}", f"{e.low:.1f} to {e.high:.1f}" if e.bounded else "", sure)
    screen.print(table)
    if given.json:
        tries = [{"values": dict(one.values), "away": one.away} for one in sorted(tuning.tried.values(), key=lambda one: one.away)]
        aims = [{"aim": aim.text(), "value": e.value, "low": e.low, "high": e.high} for aim, e in figures.items()]
        data = {"game": given.game, "values": dict(best.values), "reached": reached, "aims": aims, "tries": tries, "command": line}
        write_text(given.json, json.dumps(data, indent=1) + "\n")
    return 0 if reached else 1
