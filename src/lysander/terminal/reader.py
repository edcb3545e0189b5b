"""Where lines come from: a person at the keyboard, a script, or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console

COMMENT = "# "


class Ended(EOFError):
    """There is no further line."""


class Keyboard:
    """A person; with a line editor, its history and completion by the tabulator key where the system has one."""

    interactive = True

    def __init__(self, console: Console) -> None:
        self._console = console
        self._words: list[str] = []
        try:
            import readline
        except ImportError:  # no line editor on this system; plain input works
            return
        readline.set_completer(self._complete)
        readline.set_completer_delims(" ,")
        readline.parse_and_bind("tab: complete")

    def offer(self, words: Iterable[str]) -> None:
        """The words that the tabulator key completes from now on."""
        self._words = sorted(set(words))

    def _complete(self, begun: str, n: int) -> str | None:
        found = [word for word in self._words if word.lower().startswith(begun.lower())]
        return found[n] if n < len(found) else None

    def read(self, prompt: str) -> str:
        """The next line. Raises ``Ended``."""
        try:
            return input(f"{prompt} > ").strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Ended from None


class Script:
    """Lines of a file or a pipe, echoed as if typed. Empty lines and those that begin with ``# `` are left out."""

    interactive = False

    def __init__(self, console: Console, lines: Iterator[str]) -> None:
        self._console = console
        self._lines = (line.strip() for line in lines)

    def offer(self, words: Iterable[str]) -> None:
        """Nothing is completed here."""

    def read(self, prompt: str) -> str:
        """The next line. Raises ``Ended``."""
        for line in self._lines:
            if line and not line.startswith(COMMENT):
                self._console.print(f"{prompt} > {line}", markup=False)
                return line
        raise Ended


Reader = Keyboard | Script


def reader(console: Console, script: Path | None) -> Reader:
    """A script if one is named, what is piped in, else the keyboard."""
    if script is not None:
        return Script(console, iter(script.read_text("utf-8").splitlines()))
    if sys.stdin.isatty():
        return Keyboard(console)
    return Script(console, iter(sys.stdin.readline, ""))
