"""An experiment: one or two arms of rules and bots, a number of games and a seed; and how one of its games is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from ..bots import Bot, ask_bot, make
from ..bots.offers import Offers
from ..bots.random_bot import makes_any_time_move
from ..core.advance import play_at
from ..core.ask import CHANCE, Answer, Ask, Json, Seat
from ..core.chance import Chance, commitment
from ..core.event import Event
from ..core.game import Setup
from ..core.journal import Journal, digest_of
from ..games.registry import game as game_of

RANDOM = "random"


@dataclass(frozen=True)
class Arm:
    """One side of a comparison: rules and bots. ``levels`` names the bot of each seat."""

    name: str
    setup: Setup
    levels: Mapping[Seat, str]


@dataclass(frozen=True)
class Experiment:
    """Everything that is fixed before the first game. Game ``n`` has the same dice in each arm.

    ``playouts`` is the number that a searching bot makes for each decision. It has no time limit instead, because results would depend on the
    machine.
    """

    game: str
    arms: tuple[Arm, ...]
    games: int
    seed: int
    playouts: int = 100

    def digest(self) -> str:
        """Return a short hash of the experiment; equal hashes mean equal results."""
        arms = [[a.setup.scenario, dict(a.setup.options), dict(a.setup.variant), list(a.setup.seats), dict(a.levels)] for a in self.arms]
        return digest_of([self.game, game_of(self.game).rules_version, arms, self.games, self.seed, self.playouts])[:8]


@dataclass(frozen=True)
class Outcome:
    """The record of a finished game.

    It has scores, winners and facts of the result; the number of decisions and of dice; the number of events of each kind; and what the game
    measures.
    """

    scores: Mapping[Seat, int]
    winners: frozenset[Seat]
    facts: Mapping[str, Json]
    decisions: int
    dice: int
    events: Mapping[str, int]
    measures: Mapping[str, float]


def dice_of(experiment: Experiment, n: int) -> bytes:
    """Return the secret seed of game ``n``, the same in each arm."""
    return sha256(f"lab/{experiment.game}/{experiment.seed}/{n}".encode()).digest()


class PlayedGame:
    """One game, played to its end as at a table: each seat is shown all its open asks, any-time asks too. Keeps answers and events."""

    def __init__(self, experiment: Experiment, arm: Arm, n: int) -> None:
        self.game: Any = game_of(experiment.game)
        self.state = self.game.new(arm.setup)
        self.events: list[Event] = []
        self.lines: list[Answer] = []
        self.chance = Chance(dice_of(experiment, n))
        self.offers = Offers()
        self.players = {seat: self._player(experiment, arm, seat, n) for seat in arm.setup.seats}
        play_at(self.game, self.state, self._answer, self.events, self.lines)

    def _answer(self, waiting: tuple[Ask, ...], anytime: Callable[[], tuple[Ask, ...]]) -> Answer:
        """Return the next answer: of chance, of a bot that makes an any-time move in another seat's turn, or of the first seat that is asked."""
        first = waiting[0]
        if first.seat == CHANCE:
            return Answer(CHANCE, first.kind, self.chance.answer(first))
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

    def _player(self, experiment: Experiment, arm: Arm, seat: Seat, n: int) -> Player:
        level = arm.levels.get(seat, RANDOM)
        if level == RANDOM:
            return RandomPlayer(Random(f"lab/{experiment.seed}/{n}/{seat}"))
        bot = make(experiment.game, seat, level, f"{experiment.seed}/{n}", playouts=experiment.playouts, variant=arm.setup.variant, strict=True)
        return BotPlayer(bot)


class RandomPlayer:
    """Answers as ``RandomBot`` does, but straight from the domain, which is faster. ``looks`` False: it needs no any-time asks in its own turn."""

    polled, looks = True, False

    def __init__(self, rng: Random) -> None:
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

    def answer(self, played: PlayedGame, asks: tuple[Ask, ...]) -> tuple[str, Json]:
        """As ``RandomPlayer``; the bot is also given the events since it was asked last."""
        fresh, self.heard = played.events[self.heard :], len(played.events)
        return ask_bot(self.bot, played.game.view(played.state, self.bot.seat), asks, fresh, strict=True)


Player = RandomPlayer | BotPlayer


def play(experiment: Experiment, n: int) -> tuple[Outcome, ...]:
    """Play game ``n`` of each arm."""
    return tuple(outcome(PlayedGame(experiment, arm, n)) for arm in experiment.arms)


def outcome(played: PlayedGame) -> Outcome:
    """Return the record of a played game."""
    result = played.state.result
    dice = sum(line.seat == CHANCE for line in played.lines)
    counts = Counter(event.kind for event in played.events)
    winners = frozenset(seat for seat in result.scores if result.won(seat))
    facts = {key: value for key, value in result.facts.items() if isinstance(value, (str, int))}
    measures = dict(played.game.measures(played.state, played.events))
    return Outcome(dict(result.scores), winners, facts, len(played.lines) - dice, dice, dict(sorted(counts.items())), measures)


def journal_of(experiment: Experiment, arm: Arm, n: int) -> Journal:
    """Return the journal of game ``n``, with dice that can be proved."""
    played = PlayedGame(experiment, arm, n)
    seed = dice_of(experiment, n)
    journal = Journal(arm.setup, played.game.rules_version, played.lines)
    journal.notes = {"lab": {"game": n, "arm": arm.name, "seed": experiment.seed, "bots": dict(arm.levels)}}
    journal.seal = {"commitment": commitment(seed), "seed": seed.hex()}
    return journal
