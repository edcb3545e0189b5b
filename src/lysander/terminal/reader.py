"""Sources of input lines: a person at the keyboard, a script, or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console

COMMENT = "# "


class Ended(EOFError):
    """Raised when there are no more lines."""


class Keyboard:
    """Reads from a person; with line editing, history and completion by the tabulator key where the system has them."""

    interactive = True

    def __init__(self, console: Console) -> None:
        self._console = console
        self._words: list[str] = []
        try:
            import readline
        except ImportError:  # no line editing on this system; plain input still works
            return
        readline.set_completer(self._complete)
        readline.set_completer_delims(" ,")
        readline.parse_and_bind("tab: complete")

    def offer(self, words: Iterable[str]) -> None:
        """Set the words that the tabulator key completes."""
        self._words = sorted(set(words))

    def _complete(self, begun: str, n: int) -> str | None:
        found = [word for word in self._words if word.lower().startswith(begun.lower())]
        return found[n] if n < len(found) else None

    def read(self, prompt: str) -> str:
        """Return the next line. Raises ``Ended``."""
        try:
            return input(f"{prompt} > ").strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Ended from None


class Script:
    """Reads lines of a file or a pipe and echoes them. Empty lines and those that begin with ``# `` are skipped."""

    interactive = False

    def __init__(self, console: Console, lines: Iterator[str]) -> None:
        self._console = console
        self._lines = (line.strip() for line in lines)

    def offer(self, words: Iterable[str]) -> None:
        """Do nothing: a script needs no completion."""

    def read(self, prompt: str) -> str:
        """Return the next line. Raises ``Ended``."""
        for line in self._lines:
            if line and not line.startswith(COMMENT):
                self._console.print(f"{prompt} > {line}", markup=False)
                return line
        raise Ended


Reader = Keyboard | Script


def reader(console: Console, script: Path | None) -> Reader:
    """Return the source of lines: the script if one is named, else piped input, else the keyboard."""
    if script is not None:
        return Script(console, iter(script.read_text("utf-8").splitlines()))
    if sys.stdin.isatty():
        return Keyboard(console)
    return Script(console, iter(sys.stdin.readline, ""))
