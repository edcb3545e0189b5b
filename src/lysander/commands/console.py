"""The console of all commands."""

from __future__ import annotations

import io
import sys

from rich.console import Console


def console(no_color: bool, width: int = 80) -> Console:
    """Return the console for all output; ``width`` columns wide if it is no terminal."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    made = Console(no_color=no_color or None, highlight=False)
    return made if made.is_terminal else Console(no_color=True, highlight=False, width=width)
