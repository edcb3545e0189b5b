"""A table of In Clouds of Glory at a terminal: lines are typed, and what is printed is kept."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from lysander.commands.arguments import find_game, option_of, setup_of
from lysander.terminal.client import Client
from lysander.terminal.reader import Ended
from lysander.terminal.screen import Screen
from lysander.terminal.table import Player, Table, seed_of
from lysander.text import for_game

CLOUDS = find_game("clouds")
DUEL = {"e1": Player("human"), "c1": Player("bot", level="random")}


class Lines:
    """Types lines, one after the other; what else is to be typed is asked of ``then``, a function of the table."""

    interactive = False

    def __init__(self, lines: Sequence[str], then: Any = None) -> None:
        self.lines = list(lines)
        self.then = then
        self.table: Table | None = None
        self.prompts: list[str] = []

    def offer(self, words: object) -> None:
        """Nothing is completed here."""

    def read(self, prompt: str) -> str:
        """The next line."""
        self.prompts.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        if self.then is None or self.table is None or self.table.match.over:
            raise Ended
        return str(self.then(self.table))


class Seated:
    """A client with a console that keeps what is printed."""

    def __init__(
        self,
        lines: Sequence[str] = (),
        *,
        players: dict[str, Player] | None = None,
        scenario: str = "duel",
        options: Sequence[str] = (),
        lang: str = "en",
        width: int = 80,
        encoding: str = "utf-8",
        then: Any = None,
    ) -> None:
        players = players or DUEL
        setup = setup_of(CLOUDS, scenario, dict(option_of(CLOUDS, o) for o in options), list(players))
        self.table = Table(CLOUDS, setup, players, seed_of("test"))
        self.out = io.StringIO()
        self.typist = Lines(lines, then)
        self.typist.table = self.table
        screen = Screen(Console(file=self.out, width=width, no_color=True, highlight=False), for_game("clouds", lang, setup))
        screen.ascii_only = encoding != "utf-8"
        self.client = Client(self.table, screen, self.typist)  # type: ignore[arg-type]

    def run(self) -> str:
        """Play until the lines are at their end; what was printed."""
        self.client.run()
        return self.out.getvalue()


def typed(*lines: str, **more: Any) -> str:
    """What is printed in a duel for these lines, with every gap as one space."""
    return " ".join(Seated(lines, **more).run().split())
