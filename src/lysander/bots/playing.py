"""Games played to their end as at a table, with a player in each seat and without a table: for the lab, the fuzzer, and games within games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from ..core.advance import play_at
from ..core.ask import CHANCE, Answer, Ask, Json, Rng, Seat
from ..core.chance import Chance
from ..core.event import Event
from ..core.game import Settle, Setup, subgame_of
from .offers import Offers
from .protocol import Bot, ask_bot
from .random_bot import makes_any_time_move
from .registry import make

RANDOM = "random"


@dataclass(frozen=True)
class Begun:
    """A point from which a game is played on: the state before its step, the answers given in that, and the events of the steps before."""

    checkpoint: Any
    script: Sequence[Answer]
    told: Sequence[Event]


class Watched(Protocol):
    """A game that is played, as a bot needs it."""

    game: Any
    state: Any
    events: list[Event]


class PlayedGame:
    """One game, played to its end as at a table: each seat is shown all its open asks, any-time asks too. Keeps answers and events.

    ``settle`` returns the answer to a question that a game within this one answers; without it the seat answers it. ``begun`` is where it begins, if
    not at the beginning.
    """

    def __init__(
        self, game: Any, setup: Setup, players: Mapping[Seat, Player], chance: Chance, settle: Settle | None = None, begun: Begun | None = None
    ) -> None:
        self.game = game
        self.state = game.new(setup) if begun is None else begun.checkpoint.clone()
        self.events: list[Event] = [] if begun is None else [*begun.told]
        self.lines: list[Answer] = [] if begun is None else [*begun.script]
        self.chance = chance
        self.offers = Offers()
        self.players = players
        self.settle = settle
        play_at(self.game, self.state, self._answer, self.events, self.lines)

    def _answer(self, waiting: tuple[Ask, ...], anytime: Callable[[], tuple[Ask, ...]]) -> Answer:
        """Return the next answer: of chance, of a game within this one, of a bot that makes an any-time move in another seat's turn, or of the first
        seat that is asked."""
        first = waiting[0]
        if first.seat == CHANCE:
            return Answer(CHANCE, first.kind, self.chance.answer(first))
        if self.settle is not None and (sub := subgame_of(self.game, self.state, first)) is not None:
            return self.settle(self.game, self.state, first, sub)
        player = self.players[first.seat]
        if not (first.polls or player.looks):
            return Answer(first.seat, *player.answer(self, waiting))
        asks = (*waiting, *anytime())
        while (seat := self.offers.due(asks, len(self.lines), self._is_offered)) is not None:
            self.offers.note(seat, len(self.lines))
            kind, value = self.players[seat].answer(self, tuple(a for a in asks if a.seat == seat))
            if value is not None:
                return Answer(seat, kind, value)
        return Answer(first.seat, *player.answer(self, tuple(a for a in asks if a.seat == first.seat)))

    def _is_offered(self, seat: Seat) -> bool:
        return seat in self.players and self.players[seat].polled


class RandomPlayer:
    """Answers as ``RandomBot`` does, but straight from the domain, which is faster. ``looks`` False: it needs no any-time asks in its own turn."""

    polled, looks = True, False

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, played: PlayedGame, asks: tuple[Ask, ...]) -> tuple[str, Json]:
        """Return kind and value of its answer; the value None means no any-time move."""
        ask = asks[0]
        return ask.kind, None if ask.standing and not makes_any_time_move(self.rng) else ask.domain.sample(self.rng)


class BotPlayer:
    """A bot in a seat."""

    looks = True

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0
        self.polled: bool = getattr(bot, "polled", True)

    def answer(self, played: Watched, asks: tuple[Ask, ...]) -> tuple[str, Json]:
        """As ``RandomPlayer``; the bot is also given the events since it was asked last."""
        fresh, self.heard = played.events[self.heard :], len(played.events)
        return ask_bot(self.bot, played.game.view(played.state, self.bot.seat), asks, fresh, strict=True)


class AbsentPlayer:
    """Nobody: the default answers, as at a table for an umpire's seat that nobody has taken; what has none (dice by hand) is drawn."""

    polled = looks = False

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, played: PlayedGame, asks: tuple[Ask, ...]) -> tuple[str, Json]:
        """As ``RandomPlayer``."""
        ask = asks[0]
        return ask.kind, ask.domain.sample(self.rng) if ask.default is None else ask.default


Player = RandomPlayer | BotPlayer | AbsentPlayer


def player(setup: Setup, seat: Seat, level: str, seed: str, word: str, playouts: int) -> Player:
    """Return a player of a level; one that answers at random draws from ``word``, a bot has the ``seed``."""
    if level == RANDOM:
        return RandomPlayer(Random(word))
    return BotPlayer(make(setup.game, seat, level, seed, playouts=playouts, variant=setup.variant, strict=True))
