"""Where lines come from: a person at the keyboard, a script, or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

COMMENT = "# "


class Ended(EOFError):
    """There is no further line."""


class Keyboard:
    """A person; with a line editor and its history where the system has one."""

    interactive = True

    def __init__(self, console: Console) -> None:
        self._console = console
        try:
            import readline

            readline.set_auto_history(True)
        except ImportError:  # no line editor on this system; plain input works
            self._plain = True

    def read(self, prompt: str) -> str:
        """The next line. Raises ``Ended``."""
        try:
            return self._console.input(f"[bold]{prompt}[/bold] > ").strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Ended from None


class Script:
    """Lines of a file or a pipe, echoed as if typed. Empty lines and those that begin with ``# `` are left out."""

    interactive = False

    def __init__(self, console: Console, lines: Iterator[str]) -> None:
        self._console = console
        self._lines = (line.strip() for line in lines)

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
