"""Arguments of commands: looks up games, scenarios, options, seats, bots and files. An unknown name is refused with a list of the known ones."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any

from ..bots.classes import Unplayable
from ..bots.registry import bots_of, levels_of, plays
from ..core.ask import Json, Seat
from ..core.game import Game, Setup, seating, seatings
from ..core.journal import printable
from ..core.tables import BadTable, variant_of
from ..core.tables import read_variant as parse_variant
from ..games.registry import games

LANGS = ("en", "de")
MOST_SAID = 2000
"""Characters of a complaint: a file may hold values without end."""


class BadArgument(ValueError):
    """An argument that cannot be used. The text says what is wrong and what would be right; ``status`` is the exit status of the command."""

    def __init__(self, text: str, status: int = 2) -> None:
        super().__init__(text)
        self.status = status


def find_game(id: object) -> Game[Any]:
    """Return the game with this id. Raises ``BadArgument``."""
    if not id:
        raise BadArgument(f"Which game? There are: {', '.join(games())}.")
    if id not in games():
        raise BadArgument(f"There is no game {id!r}. There are: {', '.join(games())}.")
    return games()[str(id)]


def read_text(path: Path) -> str:
    """Return the text of a file. Raises ``BadArgument``."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadArgument(f"{path}: not a text file") from None
    except OSError as error:
        raise BadArgument(os_message(error)) from None


def read_bytes(path: Path) -> bytes:
    """Return the content of a file. Raises ``BadArgument``."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadArgument(os_message(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a text to a file. Raises ``BadArgument``."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadArgument(os_message(error)) from None


def check_writable(path: Path | None) -> None:
    """Check that a file can be written, before a long run whose result it gets. Raises ``BadArgument``."""
    if path is None:
        return
    if not path.absolute().parent.is_dir():
        raise BadArgument(f"{path}: there is no folder for it")
    there = path.exists()
    try:
        path.open("a").close()
    except OSError as error:
        raise BadArgument(os_message(error)) from None
    if not there:
        path.unlink()


def os_message(error: OSError) -> str:
    """Return the message of an error of the operating system with the name of the file, without the error number."""
    return f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error.strerror or error)


def read_variant(path: Path, game: str) -> Mapping[str, Json]:
    """Return a variant file as plain data, checked for its shape. Raises ``BadArgument``."""
    try:
        data = parse_variant(read_text(path))
        variant_of(data, game)
    except BadTable as error:
        raise BadArgument(f"{path}: {error}") from None
    return data


def option_of(game: Game[Any], word: str) -> tuple[str, Json]:
    """Parse ``key=value`` into the key and a legal value of that option. Raises ``BadArgument``."""
    key, equals, value = word.partition("=")
    known = {o.key: o for o in game.options}
    if key in game.elsewhere:
        raise BadArgument(f"{key} is set by {game.elsewhere[key]}.")
    if key not in known or not equals:
        raise BadArgument(f"{word!r} is no option. Write one as key=value; the keys are {', '.join(known)}.")
    option = known[key]
    for candidate in (value, int(value) if value.isascii() and value.lstrip("-").isdigit() else value):
        if option.legal(candidate):
            return key, candidate
    raise BadArgument(f"{key} cannot be {value!r}. It can be {', '.join(str(v) for v in option.values)}.")


def level_of(game: Game[Any], level: str) -> str:
    """Return ``level`` if the game has bots of that level. Raises ``BadArgument``."""
    if level not in levels_of(game.id):
        raise BadArgument(f"There is no bot of level {level!r}. There are: {', '.join(levels_of(game.id))}.")
    return level


def bot_of(game: Game[Any], seat: Seat, name: str) -> str:
    """Return the name of a bot, a level or a level and a style, with numbers of its own or without, or a class (``module:Class``), if it can sit in
    ``seat``. Raises ``BadArgument``."""
    try:
        found = plays(game.id, seat, name)
    except ValueError as error:
        raise BadArgument(f"{name}: {error}.") from None
    if not found:
        raise BadArgument(f"There is no bot {name!r} for seat {seat}. There are: {', '.join(bots_of(game.id, seat))}.")
    return name


def seats_of(game: Game[Any], named: Collection[Seat] = (), count: int = 0, scenario: str = "") -> tuple[Seat, ...]:
    """Return the seats that are played: the default set that holds those ``named``, of ``count`` players unless that is 0.

    Of a ``scenario``, if one is given: it may have sets of its own. Raises ``BadArgument``.
    """
    found = seating(game, named, count, scenario)
    if not found:
        raise BadArgument(f"Nobody can sit so. The seats are {'; or '.join(', '.join(s) for s in seatings(game, scenario))}.")
    return found


def setup_of(
    game: Game[Any], scenario: str, options: Mapping[str, Json], seats: Sequence[Seat], variant: Path | None = None, data: Mapping[str, Json] = {}
) -> Setup:
    """Return a set-up that the game accepts; the default scenario if none is named. ``variant`` is a file, ``data`` a variant already read.

    Raises ``BadArgument``.
    """
    scenarios = [s.id for s in game.scenarios]
    if scenario not in ("", *scenarios):
        raise BadArgument(f"There is no scenario {scenario!r}. There are: {', '.join(scenarios)}.")
    setup = Setup(game.id, scenario or scenarios[0], options, tuple(seats), read_variant(variant, game.id) if variant else data)
    try:
        game.new(setup)
    except ValueError as error:
        raise BadArgument(f"{variant}{line_setting(read_text(variant), str(error))}: {error}" if variant else str(error)) from None
    return setup


def line_setting(text: str, fault: str) -> str:
    """Return `` line 7`` for the only line that sets the last key which the error message names; empty if there is no such line or several."""
    words = re.findall(r"'(\w+)'|(\w+) (?:=|cannot)", fault)
    for word in (a or b for a, b in reversed(words)):
        lines = [n for n, line in enumerate(text.splitlines(), 1) if re.match(rf"\s*{word}\s*=|\s*\[+[\w.]*\b{word}\b|.*[{{,]\s*{word}\s*=", line)]
        if len(lines) == 1:
            return f" line {lines[0]}"
    return ""


def command(main: Callable[[Sequence[str]], int]) -> Callable[..., int]:
    """Decorator for the entry point of a command: an error becomes one line on stderr and an exit status, Ctrl C status 130."""

    @wraps(main)
    def entry(argv: Sequence[str] | None = None) -> int:
        try:
            return main(list(sys.argv[1:] if argv is None else argv))
        except BrokenPipeError:
            raise
        except (BadArgument, Unplayable, OSError) as error:
            print(f"lysander: {os_message(error) if isinstance(error, OSError) else printable(str(error), MOST_SAID)}", file=sys.stderr)  # noqa: T201
            return getattr(error, "status", 2)
        except KeyboardInterrupt:
            print("lysander: stopped", file=sys.stderr)  # noqa: T201
            return 130

    return entry
