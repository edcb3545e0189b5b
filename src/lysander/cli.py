"""The command line: ``lysander play``, ``serve``, ``replay``, ``review``, ``verify``, ``cases``, ``rulebook``, ``print``, ``fuzz``, ``lab``,
``ladder``, ``matrix``, ``bot``, ``new-game``, ``check``, ``record``."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module, resources
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from . import __version__
from .commands.arguments import BadArgument, check_writable, command, find_game, option_of, read_bytes, read_text, seats_of, setup_of
from .commands.console import console
from .commands.parser import Parser, count, file, port, width

if TYPE_CHECKING:
    from .core.journal import Journal

ABOUT = "An automated umpire and table for tabletop games: play in the terminal, serve tables to browsers, prove the dice, test rules and bots."
COMMANDS = {
    "play": ("lysander.cli:play", "Play a game in the terminal: against bots, with others at the same screen, with or without an umpire."),
    "serve": ("lysander.cli:serve", "Serve tables to browsers."),
    "replay": ("lysander.cli:replay", "Step through a recorded game, as it was or as one seat knew it."),
    "review": ("lysander.terminal.review:main", "Say how the chances of a finished game went, where they turned, and what bots would have done."),
    "verify": ("lysander.cli:verify", "Prove every die of a finished game, offline."),
    "cases": ("lysander.cli:cases", "Run the worked cases of a game, or of a file in Markdown."),
    "rulebook": ("lysander.terminal.rulebook:main", "Read the rules of a game, or search them."),
    "print": ("lysander.print.main:main", "Make a PDF of a game for a real table: board, pieces, tables, the sheets of each side."),
    "fuzz": ("lysander.lab.fuzz:main", "Play random games with every check there is; each failure becomes a journal that replay opens."),
    "lab": ("lysander.lab.main:main", "Play games by the thousand and report results with intervals, for rules, variants and bots."),
    "new-game": ("lysander.newgame.main:main", "Write the skeleton of a new game: rules, words, bots, tests, a rulebook, recorded games."),
    "check": ("lysander.testing.commands:check", "Say what is missing in the folders of a game, or which tables of a database are damaged."),
    "record": ("lysander.testing.commands:record", "Record the games that the tests of a game replay."),
    "table": ("lysander.lab.table:main", "Match every bot of a game with every other: who beats whom, and what the game is worth."),
    "answer": ("lysander.lab.answer:main", "Train the best answer to the bots of a table, and say what it gains."),
    "tune": ("lysander.lab.tune:main", "Seek rules that reach an aim, and check them on fresh dice."),
    "ladder": ("lysander.lab.ladder:main", "Measure how strong the bots of a game are against each other."),
    "matrix": ("lysander.lab.matrix:main", "Match the types of a game in pairs: which one wins against which, with intervals."),
    "bot": ("lysander.commands.bot:main", "Run a bot as a program that speaks JSON lines, for tables in any programming language."),
}
"""The function that carries out each command, imported when it is called, and a summary."""


def say(line: object) -> None:
    """Print a line."""
    print(line, flush=True)  # noqa: T201


def _games() -> tuple[str, ...]:
    from .games.registry import games

    return tuple(games())


# play

PLAY = """Play a game in the terminal: against bots, with others at the same screen, with or without an umpire.

Answers are numbers, names or the rulebook's notation; help at any prompt lists everything else."""
PLAYS = """Examples:
  lysander play                                         asks what you want to play
  lysander play evasion --as german --level easy
  lysander play evasion --hot-seat --umpire             three persons at one screen
  lysander play hijacked --players 1                    alone
  lysander play hijacked --lesson                       learn it by playing, in some minutes"""
NO_LESSON = ("as_seat", "seat", "players", "hot_seat", "umpire", "level", "scenario", "option", "variant", "load", "save", "seed")


@command
def play(argv: Sequence[str]) -> int:
    """Entry point of ``lysander play``."""
    from .terminal.client import Client
    from .terminal.lesson import give_lesson
    from .terminal.reader import Ended, reader
    from .terminal.session import Leave

    parser = Parser("play", PLAY, "[GAME] [OPTIONS]", PLAYS)
    parser.add_game(_games(), nargs="?", default="")
    add = parser.add_argument
    add("--scenario", default="", metavar="NAME", help="A named set of options.")
    add("-o", "--option", action="append", default=[], metavar="KEY=VALUE", help="Change one option of the rules. Can be repeated.")
    add("--variant", type=file, metavar="FILE", help="A TOML file that changes options and tables.")
    add("--as", dest="as_seat", default="", metavar="SEAT", help="The seat you take; bots take the others.")
    add("--seat", action="append", default=[], metavar="SEAT=WHO", help="human, human:NAME or bot:LEVEL. Can be repeated.")
    add("--players", type=int, default=0, metavar="N", help="How many play, where the number is open; 1 plays alone.")
    add("--hot-seat", action="store_true", help="Persons in all seats, taking turns at this screen.")
    add("--umpire", action="store_true", help="A person in the umpire's seat, too.")
    add(
        "--level",
        default="",
        help="Level of the bots, if not said seat by seat: random, easy, normal or hard (what each wants: lysander bot GAME).",
    )
    add("--seed", default="", metavar="WORD", help="A word or number that decides all dice; without it they are drawn afresh and sealed.")
    add("--load", type=file, metavar="FILE", help="Go on with a saved game.")
    add("--save", type=Path, metavar="FILE", help="Keep the journal in this file, after every answer.")
    add("--script", type=file, metavar="FILE", help="Read the answers from a file.")
    add("--lesson", action="store_true", help="Learn the game by playing a recorded one, one question and one new idea a step.")
    add("--step", type=count, default=0, metavar="N", help="Begin the lesson at this step.")
    add("--budget", type=float, default=1.0, metavar="SECONDS", help="How long a searching bot may think about one decision.")
    parser.add_screen_options()
    given = parser.parse(argv)
    out = console(given.no_color)
    lines = reader(out, given.script)
    try:
        _choose(given, out, lines)
        if given.lesson:
            return 0 if give_lesson(find_game(given.game), given.lang, out, lines, given.step or 1) else 1
        table, screen = _table(given, out, lines)
    except Leave:
        return 0
    except Ended:
        return 1
    except ValueError as error:
        raise BadArgument(str(error)) from None
    screen.welcome(table)
    if table.match.lines:
        screen.told("tty-load-at", line=len(table.match.lines))
    Client(table, screen, lines, given.save).run()
    return 0


def _choose(given: Namespace, out: Any, lines: Any) -> None:
    """Fill in the game, and whether its lesson is wanted, by asking for them if no option says so."""
    from .terminal.screen import Screen
    from .terminal.start import which_game
    from .text import for_game

    given.lesson = given.lesson or bool(given.step)
    if others := [name for name in NO_LESSON if given.lesson and getattr(given, name)]:
        raise BadArgument(f"A lesson has a table of its own: --{others[0].replace('_seat', '').replace('_', '-')} does not go with it.")
    if not given.game and given.load is None and lines.interactive:
        given.game, lesson = which_game(Screen(out, for_game(_games()[0], given.lang)), lines)
        given.lesson = given.lesson or lesson
    if not given.game and given.load is None:
        raise BadArgument("Which game? " + ", ".join(_games()) + ". For example: lysander play " + next(iter(_games())))


def _table(given: Namespace, out: Any, lines: Any) -> tuple[Any, Any]:
    """Return the table and its screen, as the options of ``play`` say."""
    from .terminal.screen import Screen
    from .terminal.start import ask_players, go_on, players_for
    from .terminal.table import Table, best_level, players_of, read_saved, seed_of
    from .text import for_game

    check_writable(given.save)
    seats = [*given.seat, *(["umpire=human"] if given.umpire else [])]
    if given.load is not None:
        saved = read_saved(given.load)
        journal = saved.journal
        game = find_game(journal.setup.game)
        players = players_of(journal) | (players_for(game, seats, "", False, best_level(game.id)) if seats else {})
        table = go_on(game, saved, players, given.budget)
        return table, Screen(out, for_game(game.id, given.lang, journal.setup, table.people))
    game = find_game(given.game)
    level = given.level or best_level(game.id)
    screen = Screen(out, for_game(game.id, given.lang))
    scenario = given.scenario or game.scenarios[0].id
    if lines.interactive and not (seats or given.as_seat or given.hot_seat):
        players = ask_players(game, screen, lines, given.level, given.players, scenario)
    else:
        as_seat = given.as_seat or ("" if seats or given.hot_seat else seats_of(game, scenario=scenario)[0])
        players = players_for(game, seats, as_seat, given.hot_seat, level, given.players, scenario)
    options = dict(option_of(game, word) for word in given.option)
    setup = setup_of(game, given.scenario, options, [s.id for s in game.seats if s.id in players], given.variant)
    table = Table(game, setup, players, seed_of(given.seed), given.budget)
    return table, Screen(out, for_game(game.id, given.lang, setup, table.people))


# serve, replay, verify, cases, rulebook


@command
def serve(argv: Sequence[str]) -> int:
    """Entry point of ``lysander serve``."""
    from .server.serve import serve as run

    parser = Parser("serve", "Serve tables to browsers. Open the printed address to play; stop with Ctrl C.", "[OPTIONS]")
    parser.add_argument("--host", default="127.0.0.1", help="Address to listen on; 0.0.0.0 for the whole network.")
    parser.add_argument("--port", type=port, default=8000, help="Port to listen on.")
    parser.add_argument("--database", default="", metavar="PLACE", help="Path of a SQLite file, or a postgresql:// address.")
    parser.add_argument(
        "--workers",
        type=count,
        default=0,
        metavar="N",
        help="Processes that serve, one for each core; 1 if neither this nor LYSANDER_WORKERS is given.",
    )
    given = parser.parse(argv)
    hello = f"Lysander listens on http://{given.host}:{given.port}/  (stop with Ctrl C)"
    try:
        run(given.host, given.port, given.database, lambda _: say(hello), given.workers)
    except ValueError as error:
        raise BadArgument(str(error)) from None
    return 0


@command
def at_home(argv: Sequence[str]) -> int:
    """What ``lysander`` alone does: it serves this computer, keeps the games in the user's folder, and opens the browser."""
    from .commands.home import open_browser, own_database
    from .server.serve import serve as run

    place = os.environ.get("LYSANDER_DATABASE") or own_database()

    def ready(port: int) -> None:
        address = f"http://127.0.0.1:{port}/"
        say(f"Lysander plays at {address}  Your games are kept in {place.rpartition('@')[2]}.")
        say("Stop with Ctrl C. lysander --help shows what else there is.")
        open_browser(address)

    try:
        run(database=place, ready=ready, other_port=True)
    except ValueError as error:
        raise BadArgument(str(error)) from None
    return 0


REPLAY = """Step through a journal, as it was or as one seat knew it.

At the prompt: next, back, goto N, last, seat NAME, truth, map, text, log, rules, help, quit. With a second FILE both games are
printed side by side, move by move; --html writes them as a page."""


@command
def replay(argv: Sequence[str]) -> int:
    """Entry point of ``lysander replay``."""
    from .core.bundle import part
    from .core.journal import load
    from .terminal.reader import reader
    from .terminal.replay import Player
    from .terminal.screen import Screen
    from .text import for_game

    parser = Parser("replay", REPLAY, "FILE [FILE] [OPTIONS]")
    parser.add_argument("file", type=file, metavar="FILE", help="A journal.")
    parser.add_argument("other", type=file, nargs="?", metavar="FILE", help="Another journal of the same game, to be shown beside it.")
    parser.add_argument("--html", type=Path, metavar="FILE", help="Write the game, or both side by side, as a page to read.")
    parser.add_argument("--game", default="", metavar="NAME", help="Which game of a file with several: a battle of a campaign.")
    parser.add_argument("--seat", default="", help="Whose eyes: a seat of the game. Without it you see what was so.")
    parser.add_argument("--at", type=int, default=0, metavar="N", help="Line to begin at; 0 is before the first answer.")
    parser.add_argument("--script", type=file, metavar="FILE", help="Read the commands from a file.")
    parser.add_screen_options()
    given = parser.parse(argv)
    out, text = console(given.no_color), read_text(given.file)
    if given.other or given.html:
        from .lab.beside_table import read_beside

        return read_beside([given.file, *filter(None, [given.other])], given.game, given.html, given.lang, out)
    try:
        journal = load(part(text, given.game))
        game = find_game(journal.setup.game)
        player = Player(game, journal, Screen(out, for_game(game.id, given.lang, journal.setup)), given.seat)
    except ValueError as error:
        raise BadArgument(f"{given.file}: {error}") from None
    player.run(reader(out, given.script), given.at)
    return 0


VERIFY = """Prove every die of a finished game offline: the seed against its commitment, each roll against the seed, the file against its digest.

A file that somebody made up proves itself. With the commitment that you saw and kept while the game went on it is shown that these were its dice.

Rolls that a person typed in are counted, but nothing proves them. Leaves with status 1 if anything was changed; where a roll does not fit, it names
the line."""


@command
def verify(argv: Sequence[str]) -> int:
    """Entry point of ``lysander verify``."""
    from .core.bundle import part, proofs
    from .core.chance import seal_of
    from .core.journal import load, printable

    parser = Parser("verify", VERIFY, "FILE")
    parser.add_argument("file", type=file, metavar="FILE", help="The journal of a finished game.")
    parser.add_argument("--commitment", default="", metavar="SEAL", help="The seal of the dice that the table showed you: 64 hex digits.")
    given = parser.parse(argv)
    path, kept = given.file, given.commitment.lower()
    text = read_text(path)
    if kept and not re.fullmatch("[0-9a-f]{64}", kept):
        raise BadArgument("a commitment has 64 hex digits")
    try:
        journal = load(part(text))
        if kept and kept not in (journal.seal.get("commitment"), found := seal_of(journal.seal.get("commitment", "none"), journal.commitments)):
            raise ValueError(f"not the game whose commitment you kept: its own is {found}")
        for name, proof in proofs(text, find_game):
            by_hand = f" {proof.others} by hand or taken over, for which no seed answers," if proof.others else ""
            lines = f"{proof.lines} lines as written" if proof.over else f"{proof.lines} lines, whose dice can be proved when it is over"
            within = " Its seed follows from that of the first game." if proof.within else ""
            say(f"{path}{name and f', {printable(name)}'}: {proof.rolls} rolls proved,{by_hand} {lines}.{within}")
        for line in _parts(journal):
            say(printable(line))
    except ValueError as error:
        raise BadArgument(f"{path}: {error}", status=1) from None
    return 0


def _parts(journal: Journal) -> Iterator[str]:
    """Returns who had a part in the dice, a line each: what they have to see to is their own nonce."""
    for seat, digest in journal.commitments.items():
        nonce = journal.nonces.get(seat)
        yield f"{seat} had a part in the dice by the nonce {nonce}." if nonce else f"{seat} committed to {digest} and did not reveal it."


CASES = """Run worked cases: each case of a Markdown file is played, and compared with what it says.

Prints for each case pass, FAIL with what was expected and what came, or UNREADABLE with what was expected in that line; the last line counts them.
Leaves with status 1 if one failed or was unreadable."""


@command
def cases(argv: Sequence[str]) -> int:
    """Entry point of ``lysander cases``."""
    from .core.cases import run_bytes

    parser = Parser("cases", CASES, "GAME [FILE ...]")
    parser.add_game(_games())
    files = "Markdown with cases; without it the suite that ships with the game."
    parser.add_argument("files", nargs="*", default=(), type=file, metavar="FILE", help=files)
    given = parser.parse(argv)
    game = find_game(given.game)
    if game.case is None:
        raise BadArgument(f"{game.id} has no worked cases")
    shipped = Path(str(resources.files(f"lysander.games.{game.id}"))) / "cases.md"
    texts = [(str(path), read_bytes(path)) for path in given.files or [shipped]]
    found: Counter[str] = Counter()
    for name, data in texts:
        for verdict in run_bytes(game, data):
            found[verdict.word] += 1
            say(f"{verdict.word}  {verdict.title}")
            for line, problem in verdict.problems:
                say(f"      {name}:{line}: " + problem.replace("\n", "\n        "))
    say(f"{found['pass']} passed, {found['FAIL']} failed, {found['UNREADABLE']} unreadable")
    return 1 if found["FAIL"] or found["UNREADABLE"] else 0


# all commands


def overview() -> str:
    """Return the text of ``lysander --help``."""
    rows = [fill(text, width(), initial_indent=f"  {name:<10}", subsequent_indent=" " * 12) for name, (_, text) in COMMANDS.items()]
    options = ["  -h, --help  Show this help and leave; lysander COMMAND --help tells more.", "  --version   Print the version and leave."]
    return "\n".join(["Usage: lysander [COMMAND ...]", "", fill(ABOUT, width()), "", "Commands:", *rows, "", "Options:", *options])


def run(argv: Sequence[str]) -> int:
    """Carry out a command line. Returns the exit status."""
    if not argv:
        return at_home([])
    name, rest = argv[0], argv[1:]
    if name in ("-h", "--help"):
        say(overview())
    elif name == "--version":
        say(f"lysander {__version__}")
    elif name not in COMMANDS:
        print(f"lysander: there is no command {name}. There are: {', '.join(COMMANDS)}.", file=sys.stderr)  # noqa: T201
        return 2
    else:
        module, _, entry = COMMANDS[name][0].partition(":")
        return int(getattr(import_module(module), entry)(rest))
    return 0


def main() -> None:
    """Entry point of ``lysander``."""
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        sys.stderr.close()
        status = 0
    sys.exit(status)


if __name__ == "__main__":
    main()
