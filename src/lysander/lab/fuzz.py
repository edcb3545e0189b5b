"""``lysander fuzz``: plays random games, some with bots, under the checks of ``core.battery``. Each failure becomes a journal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from rich.console import Console

from ..bots import ask_bot, levels_of, make
from ..bots.subgames import Settling
from ..commands.arguments import command, find_game, os_message
from ..commands.parser import Parser, count
from ..core.ask import Answer, Ask, Json, Seat
from ..core.battery import CHECKS, Approved, Broken, Player, Tally, Trial, examine, examine_inline, random_setup
from ..core.battery.basics import require
from ..core.battery.disclosures import as_entries
from ..core.bundle import digest_of
from ..core.chance import Chance
from ..core.game import Game, Setup, Subgame, player_seats
from ..core.journal import load, replay
from ..core.match import Match
from ..games.registry import game as game_of
from ..games.registry import games
from .disclosures import disclosures
from .pool import cores, run_games
from .progress import progress_bar

ABOUT = """Play games at random, and of mixed bots, with every check that there is.

Each failure becomes a journal that lysander replay opens. The lines before the last say how often it really looked: worlds that a seat cannot
tell apart (twins), its answers after which both looked the same, and what told them apart; games within games (the battles of a campaign) that
were played, and those whose outcome was drawn. The last line counts games that passed and that failed; status 1 if one failed. What a seat is
told in one world only must be approved in disclosures.toml of the game; entries for what is not stand in the output."""
INLINE = 0.7  # share of games that are played without pauses, with the cheap checks at every question
SHARE = {"apart": 0.5, "asks": 0.4, "views": 0.2, "notation": 0.5, "undo": 0.1, "twins": 1, "journal": 0.2, "inline": 0.3, "defaults": 0.05}
LOOKS = 4  # points of rest of each other game that get all checks
BOTS_IN = 0.1  # share of the other games in which bots play
SEARCHING = "hard"
PLAYOUTS = 4
WITHIN = 0.5  # share of the games whose games within are played; those of the others have an outcome that is drawn
FLYERS = (*["random"] * 32, "easy")  # who plays them
REPLAYED = 0.1  # share of them whose journal is replayed
QUIET = 30  # seconds between lines on progress where there is no terminal


@dataclass(frozen=True)
class Failure:
    """What was found in a game, and its journal up to there."""

    n: int
    found: str
    journal: str


@dataclass(frozen=True)
class Fuzz:
    """Plays game ``n`` of a run, which follows from game, seed and number alone. ``thorough``: every check at every point of each game, or at
    ``most`` points."""

    game: str
    seed: int
    thorough: bool = False
    most: int | None = None

    def __call__(self, n: int) -> tuple[Failure | None, Tally]:
        """Play game ``n``. Returns its failure or None, and the counts of secrecy checks."""
        return self.on(game_of(self.game), disclosures(self.game), n)

    def on(self, game: Game[Any], approved: Approved, n: int) -> tuple[Failure | None, Tally]:
        """Play game ``n`` of this run on a game that need not be installed."""
        rng = Random(f"fuzz/{self.game}/{self.seed}/{n}")
        setup = random_setup(game, rng, umpire=rng.random() < 0.25)
        checks = [check for check in CHECKS if self.thorough or rng.random() < SHARE[check]]
        notes: dict[str, Json] = {"fuzz": {"game": n, "seed": self.seed, "checks": checks}}
        trial: Trial[Any] | None = None
        tally = Tally()
        try:
            chance = Chance(rng.randbytes(16))
            trial = Trial(game, setup, rng, chance, any_time_rate=rng.choice((0, 0, 0, 0.01, 0.1)), default_rate=rng.choice((0, 0, 0, 0.3)))
            within = Within(f"fuzz/{self.game}/{self.seed}/{n}")
            trial.settle = within if within.rng.random() < WITHIN else None
            if not self.thorough and rng.random() < INLINE:
                notes["fuzz"]["checks"] = ["skimmed"]
                examine_inline(trial)
                return None, tally
            if rng.random() < BOTS_IN:
                trial.players = mixed_bots(game, setup, rng)
                notes["fuzz"]["bots"] = sorted(trial.players)
            examine(trial, checks, looks=self.most if self.thorough else LOOKS, approved=approved, tally=tally)
        except Exception as error:
            return failure(n, trial, setup, notes, error), tally
        finally:
            if trial is not None:
                tally.within, tally.drawn = trial.within, trial.drawn
        return None, tally


class Within:
    """Plays the games within one game: most of them at random, some by bots. Each journal is replayed now and then, and must lead to the same end."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(f"{seed}/within")
        self.seed = seed

    def __call__(self, game: Any, state: Any, ask: Ask, sub: Subgame) -> Answer:
        """Return the answer to a question by the game that answers it. Raises ``Broken``."""
        settling = Settling({}, f"{self.seed}/{self.rng.random()}", PLAYOUTS, self.rng.choice(FLYERS))
        found = settling(game, state, ask, sub)
        for id, journal in settling.journals.items() if self.rng.random() < REPLAYED else ():
            inner = game_of(journal.setup.game)
            again = replay(inner, load(journal.dump()))
            broken = inner.check(again.state)
            require(again.over and not broken, "within", f"{id}: it is not over, or {broken}")
            value = game.taken_in(state, ask, inner.rules_version, again.state.result, digest_of(journal))
            require(found.value == value, "within", f"{id}: its journal does not lead to what was taken in")
        return found


def failure(n: int, trial: Trial[Any] | None, setup: Setup, notes: dict[str, Json], error: Exception) -> Failure:
    """Return the failure of a game: its journal, what was found, and the answer that was being given."""
    found = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
    if trial is None:
        return Failure(n, f"{found} (set-up {setup})", "")
    journal = trial.journal()
    notes["fuzz"]["found"] = found
    if trial.trying is not None:
        notes["fuzz"]["answer"] = [trial.trying.seat, trial.trying.kind, trial.trying.value]
    journal.notes = notes
    return Failure(n, found, journal.dump())


def mixed_bots(game: Any, setup: Setup, rng: Random) -> dict[str, Player]:
    """Return a bot of a random level for each seat that bots can play; searching bots are rare."""
    own = [level for level in levels_of(game.id) if level != SEARCHING or rng.random() < 0.1]
    return {seat: player(game, setup, seat, rng.choice(own), rng) for seat in player_seats(game, setup.seats)}


def player(game: Any, setup: Setup, seat: str, level: str, rng: Random) -> Player:
    """Return a bot as a player of a trial. An error of the bot counts as a failure."""
    bot = make(game.id, seat, level, rng.getrandbits(32), playouts=PLAYOUTS, variant=setup.variant, strict=True)
    heard = 0

    def answer(match: Match[Any], seat: Seat) -> tuple[str, Json]:
        nonlocal heard
        fresh, heard = match.events_since(heard), match.event_count
        return ask_bot(bot, game.view(match.state, seat), match.asks_of(seat), fresh, strict=True)

    return answer


def arguments() -> Parser:
    """Return the parser of ``lysander fuzz``."""
    parser = Parser("fuzz", ABOUT, "GAME [OPTIONS]")
    parser.add_game(games())
    parser.add_argument("--games", type=count, default=1000, metavar="N", help="How many games.")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="Seed of the run; the same seed plays the same games.")
    parser.add_argument("--workers", type=count, default=cores(), metavar="W", help="Processes at work (default: all cores).")
    parser.add_argument("--thorough", action="store_true", help="Look closely at every point of every game: some fifty times slower.")
    parser.add_argument("--out", type=Path, default=Path("fuzz"), metavar="DIR", help="Folder for the journals of failures.")
    return parser


@command
def main(argv: Sequence[str]) -> int:
    """Entry point of ``lysander fuzz``. The exit status is 1 if a game failed."""
    given = arguments().parse(argv)
    fuzz = Fuzz(find_game(given.game).id, given.seed, given.thorough)
    failed, tally = run(fuzz, given.games, given.workers, given.out)
    print(summary(tally, disclosures(fuzz.game)))  # noqa: T201
    print(f"{given.games - failed} passed, {failed} failed")  # noqa: T201
    return 1 if failed else 0


def summary(tally: Tally, approved: Approved) -> str:
    """Return how often secrecy was compared, the known leaks that showed, and entries for disclosures that are not approved."""
    known = sorted(d for d in tally.disclosed if d in approved.known)
    lines = [str(tally), *(f"known leak: {'.'.join(d)} [{approved.known[d]}], {tally.disclosed[d]} times" for d in known)]
    new = approved.new(tally.disclosed)
    return "\n".join([*lines, *(["not approved in disclosures.toml:", as_entries(new)] if new else [])])


def run(fuzz: Fuzz, total: int, workers: int, out: Path) -> tuple[int, Tally]:
    """Play all games and write the journal of each failure. Returns the number of failures and the counts of secrecy checks."""
    screen, failed, done, said, tally = Console(stderr=True), 0, 0, perf_counter(), Tally()
    with progress_bar(f"fuzz {fuzz.game}", total) as progress:
        for chunk in run_games(fuzz, total, workers):
            for n, (found, counted) in chunk:
                tally.add(counted)
                if found is not None:
                    failed += 1
                    print(f"game {n}: {found.found[:2000]} -> {write(found, fuzz, out)}", flush=True)  # noqa: T201
            progress(len(chunk))
            done += len(chunk)
            if not screen.is_terminal and perf_counter() > said + QUIET:
                said = perf_counter()
                print(f"{done} of {total} games, {failed} failed", file=sys.stderr, flush=True)  # noqa: T201
    return failed, tally


def write(found: Failure, fuzz: Fuzz, out: Path) -> str:
    """Write the journal of a failure. Returns the name of its file."""
    if not found.journal:
        return "no journal"
    path = out / f"{fuzz.game}-{fuzz.seed}-{found.n}.jsonl"
    try:
        out.mkdir(parents=True, exist_ok=True)
        path.write_text(found.journal, "utf-8")
    except OSError as error:
        return f"no journal ({os_message(error)})"
    return str(path)
