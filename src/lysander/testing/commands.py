"""``lysander record`` records the games of a game's tests; ``lysander check`` says what is missing in its folders, or wrong in a database."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

from ..commands.arguments import BadArgument, command, find_game
from ..commands.parser import Parser
from ..games.registry import games
from .checkout import Checkout, Missing
from .corpus import write_digests, write_journals, write_transcripts
from .folder import problems

RECORD = """Record the games that the tests of a game replay: one journal for each ending of tests/games/GAME/endings.py, and the transcripts.

Without a name those are played that have no journal yet. Journals are recorded anew only after a change of rules that raises rules_version."""


CHECK = """Say what is missing in the folders of a game, or which tables of a database are damaged.

GAME: files, messages, headings, bots that cannot be called, paragraphs without code or test. A game of each level of its bots is played, and
everything said in every language, to find messages that lack an argument.

DATABASE: the path of a SQLite file, or a postgresql:// address; the server may run. Every table is read, played again, its dice are proved by its
seed, and it is shown to every seat. Nothing is written.

Leaves with status 1 if something is missing or damaged."""


def parser(command: str, about: str, form: str) -> Parser:
    """Return the parser of a command that works on a checkout."""
    made = Parser(command, about, form)
    made.add_argument("--checkout", type=Path, default=Path(), metavar="DIR", help="Root of the checkout (default: the working folder).")
    return made


def checkout_of(given: Namespace) -> Checkout:
    """Return the checkout to work on. Raises ``BadArgument``."""
    found = Checkout(given.checkout)
    if not found.complete:
        raise BadArgument(f"{given.checkout.absolute()} is no checkout of Lysander: it has no src/lysander/games or no tests/games. Give --checkout.")
    return found


@command
def record(argv: Sequence[str]) -> int:
    """Entry point of ``lysander record``."""
    asked = parser("record", RECORD, "GAME [NAME ...] [OPTIONS]")
    asked.add_game(games())
    asked.add_argument("names", nargs="*", default=(), metavar="NAME", help="Endings to be recorded anew.")
    asked.add_argument("--all", action="store_true", help="All endings anew.")
    asked.add_argument("--digests", action="store_true", help="Keep the journals, take their digests anew: what is told has changed.")
    given = asked.parse(argv)
    game, checkout = find_game(given.game).id, checkout_of(given)
    try:
        if given.digests:
            report(write_digests(checkout, game))
        else:
            report(write_journals(checkout, game, given.names, anew=given.all))
        report(write_transcripts(checkout, game))
    except Missing as missing:
        raise BadArgument(str(missing)) from None
    except LookupError as error:
        raise BadArgument(str(error), status=1) from None
    return 0


@command
def check(argv: Sequence[str]) -> int:
    """Entry point of ``lysander check``."""
    asked = parser("check", CHECK, "GAME | DATABASE [OPTIONS]")
    asked.add_argument("game", metavar="GAME | DATABASE", help="Name of the game's folder, or place of a server's database.")
    given = asked.parse(argv)
    if "://" in given.game or Path(given.game).suffix or Path(given.game).is_file():
        return check_database(given.game)
    checkout = checkout_of(given)
    if not checkout.rules(given.game).is_dir():
        raise BadArgument(f"There is no folder {checkout.named(checkout.rules(given.game))}. lysander new-game {given.game} writes one.")
    found = 0
    for problem in problems(checkout, given.game):
        found += 1
        print(problem, flush=True)  # noqa: T201
    print(f"{given.game}: {found or 'nothing'} missing")  # noqa: T201
    return 1 if found else 0


def check_database(database: str) -> int:
    """Print what is wrong in a database, and return the exit status. Raises ``BadArgument``."""
    from ..server.examine import DAMAGED, OTHER_RULES, SOUND, examine  # the server is not needed for a game

    counts = dict.fromkeys((SOUND, OTHER_RULES, DAMAGED), 0)
    try:
        for table, verdict, why in examine(database, games()):
            counts[verdict] += 1
            if verdict != SOUND:
                print(f"{f'table {table}' if table else 'the file'}: {verdict}: {why}", flush=True)  # noqa: T201
    except ValueError as error:
        raise BadArgument(str(error)) from None
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))  # noqa: T201
    return 1 if counts[DAMAGED] else 0


def report(written: Iterable[str]) -> None:
    """Print each file as soon as it is written."""
    for name in written:
        print(name, flush=True)  # noqa: T201
