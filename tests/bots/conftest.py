"""Games played by bots, judged answer by answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from lysander.bots import Bot, ask_bot, external, make
from lysander.core.ask import Answer, Ask
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.registry import game as game_of

SEATS = ("british", "german")


PATIENCE = 60.0


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs have all the time that they need on a busy machine, unless a test says how long."""
    monkeypatch.setattr(external, "MOMENT", PATIENCE)
    for name in ("start", "grace"):
        monkeypatch.setitem(external.ProgramBot.__init__.__kwdefaults__, name, PATIENCE)


@dataclass
class BotGame:
    """One game of evasion: a match and a bot in each seat."""

    levels: tuple[str, str]
    seed: int = 1
    setup: Setup = field(default_factory=lambda: Setup("evasion", seats=SEATS))
    playouts: int = 24

    def __post_init__(self) -> None:
        self.game: Any = game_of("evasion")
        self.match: Match[Any] = Match(self.game, self.setup)
        self.chance = Chance(f"{self.seed}".encode())
        self.bots: dict[str, Bot] = {seat: self.bot(seat, level) for seat, level in zip(SEATS, self.levels, strict=True)}
        self.heard = dict.fromkeys(SEATS, 0)

    def bot(self, seat: str, level: str) -> Bot:
        """A new bot for a seat."""
        return make("evasion", seat, level, self.seed, playouts=self.playouts, strict=True)

    def step(self) -> Ask:
        """Dice, then one answer of a bot; the ask that it answered."""
        self.match.roll_on(self.chance)
        ask = self.match.asks[0]
        if ask.seat in self.bots:
            fresh = self.match.events_since(self.heard[ask.seat])
            self.heard[ask.seat] = self.match.event_count
            view = self.match.view(ask.seat)
            kind, value = ask_bot(self.bots[ask.seat], view, self.match.asks, fresh, strict=True)
            self.match.answer(ask.seat, kind, value)  # judges it
            self.match.roll_on(self.chance)
        return ask

    def play(self, each: Callable[[BotGame], None] = lambda game: None) -> BotGame:
        """To the end; ``each`` is called before every answer."""
        while not self.match.over:
            self.match.roll_on(self.chance)
            if not self.match.over:
                each(self)
                self.step()
        return self

    def lines(self) -> list[Answer]:
        """The journal."""
        return list(self.match.lines)


@pytest.fixture
def bot_game() -> type[BotGame]:
    """The class of games above."""
    return BotGame
