"""The command line: ``lysander play``, ``serve``, ``replay``, ``verify``, ``cases``, ``fuzz``, ``lab``, ``ladder``, ``bot``, ``rulebook``."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console
from typer.core import TyperGroup

from . import __version__
from .bots.wishes import BadWish, find_game, in_words, option_of, read_text, room_for, seats_of, setup_of


class Commands(TyperGroup):
    """All commands. What was asked for and cannot be is said in one line."""

    def invoke(self, ctx: Any) -> Any:
        """Carry out one of them."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except (BadWish, OSError) as error:
            raise fail(in_words(error) if isinstance(error, OSError) else error) from None


app = typer.Typer(
    name="lysander",
    cls=Commands,
    help="An automated umpire and table for tabletop games: play in the terminal, serve tables to browsers, prove the dice, test rules and bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game, for example evasion.")]
Lang = Annotated[Literal["en", "de"], typer.Option("--lang", help="Language of all words.")]
Plain = Annotated[bool, typer.Option("--no-color", help="No colours.")]


def fail(message: object, status: int = 2) -> typer.Exit:
    """Say what is wrong, on the error stream, and leave with a status."""
    typer.echo(f"lysander: {message}", err=True)
    return typer.Exit(status)


def console(no_color: bool) -> Console:
    """Where everything is printed; 80 columns where no terminal says otherwise."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    made = Console(no_color=no_color or None, highlight=False)
    return made if made.is_terminal else Console(no_color=True, highlight=False, width=80)


def version(wanted: bool) -> None:
    """Print the version."""
    if wanted:
        typer.echo(f"lysander {__version__}")
        raise typer.Exit()


@app.callback()
def options(
    _version: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version and leave.")] = False,
) -> None:
    """Options of all commands."""


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; without it you are told which there are.")] = "",
    scenario: Annotated[str, typer.Option(help="A named set of options.")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="Change one option of the rules. Can be repeated.")
    ] = None,
    variant: Annotated[Path | None, typer.Option(exists=True, dir_okay=False, help="A TOML file that changes options and tables.")] = None,
    as_seat: Annotated[str, typer.Option("--as", metavar="SEAT", help="The seat you take; bots take the others.")] = "",
    seat: Annotated[list[str] | None, typer.Option(metavar="SEAT=WHO", help="human, human:NAME or bot:LEVEL; can be repeated.")] = None,
    players: Annotated[int, typer.Option(metavar="N", help="How many play, where the number is open; 1 plays alone.")] = 0,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Persons in all seats, taking turns at this screen.")] = False,
    umpire: Annotated[bool, typer.Option("--umpire", help="A person in the umpire's seat, too.")] = False,
    level: Annotated[str, typer.Option(help="Level of the bots, if not said seat by seat: random, easy, normal or hard.")] = "",
    seed: Annotated[str, typer.Option(help="A word or number that decides all dice; without it they are drawn afresh and sealed.")] = "",
    load: Annotated[Path | None, typer.Option(exists=True, dir_okay=False, help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(dir_okay=False, help="Keep the journal in this file, after every answer.")] = None,
    script: Annotated[Path | None, typer.Option(exists=True, dir_okay=False, help="Read the answers from a file.")] = None,
    budget: Annotated[float, typer.Option(help="Seconds a searching bot may think about one decision.")] = 1.0,
    lang: Lang = "en",
    no_color: Plain = False,
) -> None:
    """Play a game in the terminal: against bots, with others at the same screen, with or without an umpire.

    Answers are numbers, names or the rulebook's notation; help at any prompt lists everything else.
    """
    from .terminal.client import Client
    from .terminal.reader import Ended

    try:
        table, screen, lines = _table(locals())
    except Ended:
        raise typer.Exit(1) from None
    except ValueError as error:
        raise fail(error) from None
    screen.welcome(table)
    if table.match.lines:
        screen.told("tty-load-at", line=len(table.match.lines))
    Client(table, screen, lines, save).run()


def _table(given: dict[str, Any]) -> tuple[Any, Any, Any]:
    """The table, its screen and its lines, as the options of ``play`` say."""
    from .terminal.reader import reader
    from .terminal.screen import Screen
    from .terminal.start import ask_players, go_on, players_for, which_game
    from .terminal.table import Table, best_level, players_of, read_saved, seed_of
    from .text import for_game

    room_for(given["save"])
    out = console(given["no_color"])
    lines = reader(out, given["script"])
    seats = [*(given["seat"] or []), *(["umpire=human"] if given["umpire"] else [])]
    if given["load"] is not None:
        journal, seed = read_saved(given["load"])
        game = find_game(journal.setup.game)
        players = players_of(journal) | (players_for(game, seats, "", False, best_level(game.id)) if seats else {})
        table = go_on(game, journal, seed, players, given["budget"])
        return table, Screen(out, for_game(game.id, given["lang"], journal.setup, table.people)), lines
    if not given["game"] and lines.interactive:
        given["game"] = which_game(Screen(out, for_game(_games()[0], given["lang"])), lines)
    if not given["game"]:
        raise BadWish("Which game? " + ", ".join(_games()) + ". For example: lysander play " + next(iter(_games())))
    game = find_game(given["game"])
    level = given["level"] or best_level(game.id)
    screen = Screen(out, for_game(game.id, given["lang"]))
    if lines.interactive and not (seats or given["as_seat"] or given["hot_seat"]):
        players = ask_players(game, screen, lines, level, given["players"])
    else:
        as_seat = given["as_seat"] or ("" if seats or given["hot_seat"] else seats_of(game)[0])
        players = players_for(game, seats, as_seat, given["hot_seat"], level, given["players"])
    options = dict(option_of(game, word) for word in given["option"] or [])
    setup = setup_of(game, given["scenario"], options, [s.id for s in game.seats if s.id in players], given["variant"])
    table = Table(game, setup, players, seed_of(given["seed"]), given["budget"])
    return table, Screen(out, for_game(game.id, given["lang"], setup, table.people)), lines


def _games() -> tuple[str, ...]:
    from .games.registry import games

    return tuple(games())


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8000,
    database: Annotated[str, typer.Option(help="Path of a SQLite file, or a postgresql:// address.")] = "",
) -> None:
    """Serve tables to browsers. Open the printed address to play."""
    from .server import serve as run

    try:
        run(host, port, database, lambda: typer.echo(f"Lysander listens on http://{host}:{port}/  (stop with Ctrl C)"))
    except ValueError as error:
        raise fail(error) from None


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A journal.")],
    seat: Annotated[str, typer.Option(help="Whose eyes: a seat of the game. Without it you see what was so.")] = "",
    at: Annotated[int, typer.Option(help="Line to begin at; 0 is before the first answer.")] = 0,
    script: Annotated[Path | None, typer.Option(exists=True, dir_okay=False, help="Read the commands from a file.")] = None,
    lang: Lang = "en",
    no_color: Plain = False,
) -> None:
    """Step through a journal, as it was or as one seat knew it: next, back, goto N, seat NAME, truth, map, text, log, quit."""
    from .core.journal import load
    from .terminal.reader import reader
    from .terminal.replay import Player
    from .terminal.screen import Screen
    from .text import for_game

    out, text = console(no_color), read_text(file)
    try:
        journal = load(text)
        game = find_game(journal.setup.game)
        player = Player(game, journal, Screen(out, for_game(game.id, lang, journal.setup)), seat)
    except ValueError as error:
        raise BadWish(f"{file}: {error}") from None
    player.run(reader(out, script), at)


@app.command()
def verify(file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="The journal of a finished game.")]) -> None:
    """Prove every die of a finished game offline: the seed against its commitment, each roll against the seed, the file against its digest.

    Fails with the number of the line if anything was changed.
    """
    from .core.journal import load
    from .core.journal import verify as prove

    text = read_text(file)
    try:
        journal = load(text)
        rolls = prove(find_game(journal.setup.game), journal, text)
    except ValueError as error:
        raise fail(f"{file}: {error}", 1) from None
    typer.echo(f"{file}: {rolls} rolls proved, {len(journal.lines)} lines as written.")


@app.command()
def cases(
    game: GameId,
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help="Markdown files with cases; without one the suite that ships with the game.")
    ] = None,
) -> None:
    """Run worked cases: each fenced block of a Markdown file is played, and compared with what it says.

    Prints for each case pass, or what was expected and what came; the last line counts them. Exit status 1 if one fails.
    """
    from .core.cases import Verdict, run_file

    found = find_game(game)
    texts = [(str(path), read_text(path)) for path in files or []]
    if not files:
        shipped = resources.files(f"lysander.games.{game}") / "cases.md"
        texts = [(f"{game}/cases.md", shipped.read_text("utf-8"))] if shipped.is_file() else []
    passed = failed = 0
    for name, text in texts:
        verdicts = list(run_file(found, text)) or [Verdict(name, 1, ("no fenced block with a case in this file",))]
        for verdict in verdicts:
            passed, failed = passed + verdict.passed, failed + (not verdict.passed)
            typer.echo(f"pass  {verdict.title}" if verdict.passed else f"FAIL  {verdict.title}  ({name}:{verdict.line})")
            for problem in verdict.problems:
                typer.echo(f"      {problem}")
    typer.echo(f"{passed} passed, {failed} failed")
    raise typer.Exit(1 if failed else 0)


@app.command(name="rulebook")
def read_rules(
    game: GameId,
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[PARAGRAPH|WORDS]...", help="A paragraph like 7.8, a chapter like 7, or words to search for.")
    ] = None,
    lang: Lang = "en",
    no_color: Plain = False,
) -> None:
    """Read a game's rulebook: its chapters, one paragraph with those below it, or all paragraphs that hold some words."""
    from .rulebook import rulebook
    from .terminal.screen import Screen
    from .text import for_game

    find_game(game)
    book, screen = rulebook(game, lang), Screen(console(no_color), for_game(game, lang))
    if not wanted:
        for chapter in book.chapters:
            if chapter.id:
                screen.line(f"{chapter.id:>3}  {chapter.title}")
        return
    numbers = all(re.fullmatch(r"§?\d+(\.\d+)*", word) for word in wanted)
    found = [screen.rules(book, asked) for asked in (wanted if numbers else [" ".join(wanted)])]
    if not all(found):
        raise typer.Exit(1)


PASSED_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


def _passed_on(name: str, module: str, help: str) -> None:
    """A command that another module reads and carries out by itself: ``MODULE.main(arguments)``, imported when it is called."""

    def command(context: typer.Context) -> None:
        raise typer.Exit(_main_of(module)([*context.args]) or 0)

    app.command(name=name, help=help, context_settings=PASSED_ON)(command)


def _main_of(module: str) -> Callable[[list[str]], int | None]:
    """The entry of a module. Leaves with a message where the module is not installed."""
    from importlib import import_module

    try:
        return import_module(module).main
    except ModuleNotFoundError as error:
        raise fail(f"this command needs {error.name}, which is not installed") from None


_passed_on("fuzz", "lysander.lab.fuzz", "Play games at random with every check that there is; each failure becomes a journal that replay opens.")
_passed_on("lab", "lysander.lab.main", "Play games by the thousand on all cores and report results with intervals, for rules, variants and bots.")
_passed_on("ladder", "lysander.lab.ladder", "Measure how strong the bots of a game are against each other.")
_passed_on("bot", "lysander.bots.pipe", "A bot as a program: questions and answers as JSON lines, for tables and bots in any programming language.")


def main() -> None:
    """Entry point of ``lysander``."""
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


if __name__ == "__main__":
    main()
