"""Games that answer a question of another game, played by bots: the battles of a campaign. Server, lab and fuzzer settle them by what stands here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from ..core.ask import Answer, Ask, Seat
from ..core.bundle import digest_of
from ..core.chance import Chance, commitment
from ..core.choice import Choice
from ..core.game import Result, Subgame
from ..core.journal import Journal
from ..games.registry import game as game_of
from .playing import RANDOM, PlayedGame, player
from .registry import levels_of

BY = "subgame"
"""Marks an answer that a subgame has given."""
USUAL = "normal"
"""The level of bots where the seat of the other game has none that this game has."""
PLAYED, BY_BOTS = "played", "by-bots"
"""The messages ``choice-<way>`` of a game that has subgames: how one is settled."""
DRAWN = "drawn"
"""Instead of a level: nobody plays, what came of it is drawn from all that might have."""


def level_in(game: str, level: str) -> str:
    """Return the level of a bot of a game whose seat belongs to a bot of ``level`` of another game."""
    return level if level in levels_of(game) else USUAL


def levels_in(sub: Subgame, levels: Mapping[Seat, str]) -> dict[Seat, str]:
    """Return the level of each seat of a subgame, from those of the seats of the game that it belongs to."""
    return {seat: level_in(sub.setup.game, levels.get(of, RANDOM)) for seat, of in sub.seats.items()}


def taken_in(game: Any, state: Any, ask: Ask, rules_version: str, result: Result, digest: str) -> Answer:
    """Return the answer to a question by the result of the subgame that was played for it, at a table or without one; ``digest`` is that of its
    journal."""
    return Answer(ask.seat, ask.kind, game.taken_in(state, ask, rules_version, result, digest), BY)


def advised(persons: bool) -> list[Choice]:
    """Return what is advised on a question that a game answers, best first: that it is played by those who have seats in it, or by bots.
    ``persons``: whether any of them is a person."""
    ways = (PLAYED, BY_BOTS) if persons else (BY_BOTS, PLAYED)
    return [Choice(None, what=way) for way in ways]


@dataclass
class Settling:
    """Plays the subgames of one game, and keeps their journals by their ids.

    ``levels`` are those of the bots in the seats of the game; with ``level`` all bots of subgames have that one. ``seed`` is a text from which all
    dice follow.
    """

    levels: Mapping[Seat, str]
    seed: str
    playouts: int = 0
    level: str = ""
    journals: dict[str, Journal] = field(default_factory=dict)

    def __call__(self, game: Any, state: Any, ask: Ask, sub: Subgame) -> Answer:
        """Return the answer to a question by the subgame that answers it. See ``Settle``."""
        if self.level == DRAWN:
            return Answer(ask.seat, ask.kind, ask.domain.sample(Random(f"{self.seed}/{sub.id}")))
        return self._played(game, state, ask, sub)

    def _played(self, game: Any, state: Any, ask: Ask, sub: Subgame) -> Answer:
        """Play a subgame to its end, keep its journal, and return the answer that follows from its result."""
        setup, inner = sub.setup, game_of(sub.setup.game)
        levels = dict.fromkeys(sub.seats, level_in(setup.game, self.level)) if self.level else levels_in(sub, self.levels)
        word = f"{self.seed}/{sub.id}"
        seed = sha256(word.encode()).digest()
        players = {seat: player(setup, seat, level, word, f"{word}/{seat}", self.playouts) for seat, level in levels.items()}
        within = Settling(levels, word, self.playouts, self.level)
        played = PlayedGame(inner, setup, players, Chance(seed), within)
        journal = Journal(setup, inner.rules_version, played.lines)
        journal.notes = {"subgame": sub.id, "bots": levels}
        journal.seal = {"commitment": commitment(seed), "seed": seed.hex()}
        self.journals |= {sub.id: journal, **within.journals}
        return taken_in(game, state, ask, inner.rules_version, played.state.result, digest_of(journal))
