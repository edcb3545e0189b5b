"""The parser of all commands: argparse with one form of help and one form of error."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterable
from pathlib import Path
from textwrap import fill
from typing import Any, NoReturn

WIDEST, COLUMN = 100, 28


def width() -> int:
    """Return the number of columns in which help is printed."""
    return min(WIDEST, shutil.get_terminal_size().columns)


class HelpFormatter(argparse.HelpFormatter):
    """Fills paragraphs to the width of the terminal. Paragraphs with an indented line stay as they are."""

    def __init__(self, prog: str, **_: Any) -> None:
        super().__init__(prog, max_help_position=COLUMN, width=width())

    def add_usage(self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None) -> None:
        """Print ``Usage:`` with a capital letter."""
        super().add_usage(usage, actions, groups, prefix or "Usage: ")

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        paragraphs = text.strip().split("\n\n")
        return "\n\n".join(p if "\n  " in p else fill(p, width) for p in paragraphs)

    def _format_action_invocation(self, action: argparse.Action) -> str:
        if not action.option_strings or action.nargs == 0:
            return super()._format_action_invocation(action)
        value = str(action.metavar or action.dest.upper())
        form = {"?": f"[{value}]", "+": f"{value} ..."}.get(str(action.nargs), value)
        return f"{', '.join(action.option_strings)} {form}"

    def _get_help_string(self, action: argparse.Action) -> str:
        text = action.help or ""
        plain = action.default in (None, "", 0, False, argparse.SUPPRESS) or action.default == [] or "default" in text
        return text if plain else f"{text} (default: %(default)s)"


class Parser(argparse.ArgumentParser):
    """Parses the words after ``lysander COMMAND``. ``form`` is the usage line, ``about`` and ``more`` are the texts above and below the options."""

    def __init__(self, command: str, about: str, form: str, more: str = "") -> None:
        super().__init__(f"lysander {command}", f"%(prog)s {form}", about, more, formatter_class=HelpFormatter, add_help=False, allow_abbrev=False)
        self._positionals.title, self._optionals.title = "Arguments", "Options"

    def parse(self, argv: Iterable[str]) -> argparse.Namespace:
        """Return the arguments. Exits with status 2 where they are wrong."""
        self.add_argument("-h", "--help", action="help", help="Show this help and leave.")
        return self.parse_intermixed_args(list(argv))

    def error(self, message: str) -> NoReturn:
        """Exit with status 2, the message, and where to find help."""
        self.exit(2, f"lysander: {message}\n{self.prog} --help lists what there is.\n")

    def add_game(self, games: Iterable[str], **more: Any) -> None:
        """Add the argument GAME."""
        self.add_argument("game", metavar="GAME", help=f"One of: {', '.join(games)}.", **more)

    def add_screen_options(self) -> None:
        """Add the options for the language and for colours."""
        self.add_argument("--lang", choices=("en", "de"), default="en", metavar="LANG", help="Language of all words: en or de.")
        self.add_argument("--no-color", action="store_true", help="No colours.")


def count(text: str) -> int:
    """Convert to a whole number of at least 1 (games, workers)."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def whole(text: str) -> int:
    """Convert to a whole number, 0 or more (the number of a game)."""
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def port(text: str) -> int:
    """Convert to the number of a port."""
    if not (text.isascii() and text.isdigit() and int(text) < 65536):
        raise argparse.ArgumentTypeError(f"{text!r} is no port: a whole number from 0 to 65535")
    return int(text)


def file(text: str) -> Path:
    """Convert to the path of something that can be read: a file, or a pipe as shells make them, ``<(command)``."""
    if not Path(text).exists() or Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"there is no file {text}")
    return Path(text)
