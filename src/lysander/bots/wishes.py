"""What people ask for on a command line: games, scenarios, options, variants, bots, files. What is not there is refused, with what there is."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any

from ..core.ask import Json, Seat
from ..core.game import Game, Setup, seating, seatings
from ..core.tables import BadTable, variant_of
from ..core.tables import read_variant as parse_variant
from ..games.registry import games
from . import levels_of

LANGS = ("en", "de")


class BadWish(ValueError):
    """Something that does not exist or cannot be; the text says what is wrong and what would be right. ``status``: that of the command."""

    def __init__(self, text: str, status: int = 2) -> None:
        super().__init__(text)
        self.status = status


def find_game(id: object) -> Game[Any]:
    """A game by its id. Raises ``BadWish``."""
    if not id:
        raise BadWish(f"Which game? There are: {', '.join(games())}.")
    if id not in games():
        raise BadWish(f"There is no game {id!r}. There are: {', '.join(games())}.")
    return games()[str(id)]


def read_text(path: Path) -> str:
    """The text of a file. Raises ``BadWish``."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadWish(f"{path}: not a text file") from None
    except OSError as error:
        raise BadWish(in_words(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file. Raises ``BadWish``."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadWish(in_words(error)) from None


def room_for(path: Path | None) -> None:
    """See that a file can be written, before the work for it is done. Raises ``BadWish``."""
    if path is None:
        return
    if not path.absolute().parent.is_dir():
        raise BadWish(f"{path}: there is no folder for it")
    there = path.exists()
    try:
        path.open("a").close()
    except OSError as error:
        raise BadWish(in_words(error)) from None
    if not there:
        path.unlink()


def in_words(error: OSError) -> str:
    """What the system says of a file, without the number of the error."""
    return f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error.strerror or error)


def read_variant(path: Path, game: str) -> Mapping[str, Json]:
    """A variant file as plain data, checked for its shape. Raises ``BadWish``."""
    try:
        data = parse_variant(read_text(path))
        variant_of(data, game)
    except BadTable as error:
        raise BadWish(f"{path}: {error}") from None
    return data


def option_of(game: Game[Any], word: str) -> tuple[str, Json]:
    """``key=value`` with the value in the type that the option has. Raises ``BadWish``."""
    key, equals, value = word.partition("=")
    known = {o.key: o for o in game.options}
    if key not in known or not equals:
        raise BadWish(f"{word!r} is no option. Write one as key=value; the keys are {', '.join(known)}.")
    option = known[key]
    for candidate in (value, int(value) if value.isascii() and value.lstrip("-").isdigit() else value):
        if option.legal(candidate):
            return key, candidate
    raise BadWish(f"{key} cannot be {value!r}. It can be {', '.join(str(v) for v in option.values)}.")


def level_of(game: Game[Any], level: str) -> str:
    """A level of the game's bots. Raises ``BadWish``."""
    if level not in levels_of(game.id):
        raise BadWish(f"There is no bot of level {level!r}. There are: {', '.join(levels_of(game.id))}.")
    return level


def seats_of(game: Game[Any], named: Collection[Seat] = (), count: int = 0) -> tuple[Seat, ...]:
    """Who plays: of the sets of seats the usual one with the seats named, and with ``count`` players if it is not 0. Raises ``BadWish``."""
    found = seating(game, named, count)
    if not found:
        raise BadWish(f"Nobody can sit so. The seats are {'; or '.join(', '.join(s) for s in seatings(game))}.")
    return found


def setup_of(
    game: Game[Any], scenario: str, options: Mapping[str, Json], seats: Sequence[Seat], variant: Path | None = None, data: Mapping[str, Json] = {}
) -> Setup:
    """A set-up that the game takes; the usual scenario if none is named; ``variant`` is a file, ``data`` what is in one. Raises ``BadWish``."""
    scenarios = [s.id for s in game.scenarios]
    if scenario not in ("", *scenarios):
        raise BadWish(f"There is no scenario {scenario!r}. There are: {', '.join(scenarios)}.")
    setup = Setup(game.id, scenario or scenarios[0], options, tuple(seats), read_variant(variant, game.id) if variant else data)
    try:
        game.new(setup)
    except ValueError as error:
        raise BadWish(f"{variant}{line_of(read_text(variant), str(error))}: {error}" if variant else str(error)) from None
    return setup


def line_of(text: str, fault: str) -> str:
    """Where in a file a fault stands, `` line 7``: the one line that sets the last word the fault names. Nothing where several do."""
    words = re.findall(r"'(\w+)'|(\w+) (?:=|cannot)", fault)
    for word in (a or b for a, b in reversed(words)):
        lines = [n for n, line in enumerate(text.splitlines(), 1) if re.match(rf"\s*{word}\s*=|\s*\[+[\w.]*\b{word}\b|.*[{{,]\s*{word}\s*=", line)]
        if len(lines) == 1:
            return f" line {lines[0]}"
    return ""


def said(main: Callable[[Sequence[str]], int]) -> Callable[..., int]:
    """An entry of a command that says what is wrong on the error stream, in one line. Ctrl C stops it, with status 130."""

    @wraps(main)
    def entry(argv: Sequence[str] | None = None) -> int:
        try:
            return main(list(sys.argv[1:] if argv is None else argv))
        except BrokenPipeError:
            raise
        except (BadWish, OSError) as error:
            print(f"lysander: {in_words(error) if isinstance(error, OSError) else error}", file=sys.stderr)  # noqa: T201
            return getattr(error, "status", 2)
        except KeyboardInterrupt:
            print("lysander: stopped", file=sys.stderr)  # noqa: T201
            return 130

    return entry
