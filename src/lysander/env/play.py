"""A game in numbers: whose turn it is, which actions are legal, what a seat sees. Environments, batches and adapters are made of it."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from ..bots import make as make_bot
from ..bots.playing import BotPlayer
from ..core.ask import Ask, Json, Seat
from ..core.game import Game, Setup
from ..core.spelling import Making, making
from .history import said
from .running import Running
from .space import Mask, Observation, Sights, Space


class Play:
    """One game from its start, or from a ``state`` before a step. An answer is given a word at a time; the game goes on with the last one.

    ``seat`` is whose turn it is, empty once the game is over. Where several seats are asked at once, they answer one after the other; what one has
    said is not shown to the others before all have.
    """

    def __init__(self, game: Game[Any], setup: Setup, agents: Collection[Seat], seed: int, space: Space, state: Any = None) -> None:
        self.space = space
        self.memory = space.memory()
        self._sights: Sights = {}
        self.running = Running(game, setup, agents, seed, state, space.within)
        self._begin()

    def _begin(self) -> None:
        asks = self.running.asks
        self.ask: Ask | None = asks[0] if asks else None
        self.seat: Seat = asks[0].seat if asks else ""
        self.made: list[str] = []
        self._seen: dict[Seat, array[float]] = {}  # nothing changes while an answer is in the making
        self._making: Making | None = making(asks[0], self.space.arrays.spellings) if asks else None
        self.words = self._making.words() if self._making else ()

    def observe(self, seat: Seat) -> Observation:
        """Return what a seat sees, and what it is asked if it is its turn; then what it has lived through, if the space has a history."""
        state, seen = self.running.state, self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = self.space.seen(state, seat, self._sights)
        if seat == self.seat:
            now = self.space.observe(state, seat, self.ask, self.made, self._making, seen)
        else:
            now = self.space.observe(state, seat, None, (), None, seen)
        if self.memory is None:
            return now
        self.memory.hears(seat, self.running.events)
        return np.concatenate([now, *self.memory.rows(seat)])

    def mask(self) -> Mask:
        """Return which actions are legal for ``seat``."""
        return self.space.mask(self.words)

    def act(self, action: int) -> bool:
        """Take an action of ``seat``, and return whether its answer is complete now. Raises ``ValueError`` for one that is not legal."""
        words = self.space.words
        word = words[action] if 0 <= action < len(words) else ""
        if self._making is None or self.ask is None or word not in self.words:
            raise ValueError(f"action {action} ({word or 'no word'}) is not legal here: {', '.join(self.words) or 'the game is over'}")
        self._making.add(word)
        self.made.append(word)
        self.words = self._making.words()
        if self.words:
            return False
        self.answer(self._making.value())
        return True

    def answer(self, value: Json) -> None:
        """Answer the question of ``seat`` as a whole; the value is legal."""
        assert self.ask is not None
        if self.memory is not None:
            self.memory.hears(self.seat, self.running.events)
            self.memory.says(self.seat, said(self.ask, value, self.made))
        self.running.answer(self.ask, value)
        self._begin()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.ask is None

    def rewards(self) -> Mapping[Seat, float]:
        """Return what each seat has got when the game is over."""
        result = self.running.state.result
        if self.space.arrays.scored:
            return {seat: float(score) for seat, score in result.scores.items()}
        return {seat: float(result.won(seat)) for seat in result.scores}


def bots_of(space: Space, levels: Mapping[Seat, str], seed: int, playouts: int = 0) -> dict[Seat, BotPlayer]:
    """Return bots of these levels for a game, by seat. Raises ``ValueError``."""
    game, variant = space.game.id, space.setup.variant
    return {s: BotPlayer(make_bot(game, s, level, seed, playouts=playouts, variant=variant, strict=True)) for s, level in levels.items()}


def answer_of(bot: BotPlayer, play: Play) -> Json:
    """Return the answer of a bot whose turn it is."""
    return bot.answer(play.running, tuple(ask for ask in play.running.asks if ask.seat == play.seat))[1]
