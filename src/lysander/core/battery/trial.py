"""A game under test, and setups for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic

from ..ask import CHANCE, Answer, Ask, Json, Rng, Seat
from ..chance import Chance
from ..domain import pick
from ..game import Game, Option, S, Settle, Setup, Subgame, seatings, subgame_of
from ..journal import Journal
from ..match import Match
from .basics import is_roll, require

Player = Callable[[Match[Any], Seat], tuple[str, Json]]
SETTLED = 0.9
"""Probability that a game within a game is played where it can be; else its outcome is drawn from all that it might have."""
SECRETIVE = 0.5
"""Probability that a game is played with the options under which most is secret."""


# setups


def random_setup(game: Game[Any], rng: Rng, *, umpire: bool = False) -> Setup:
    """Return a random set-up that the game accepts: a scenario with some options changed, one of the sets of seats, with or without an umpire."""
    while True:
        setup = _some_setup(game, rng, umpire)
        try:
            game.new(setup)
        except ValueError:
            continue  # the options contradict each other
        return setup


def _some_setup(game: Game[Any], rng: Rng, umpire: bool) -> Setup:
    options: dict[str, Json] = {}
    if rng.random() < 0.6:
        options = {o.key: random_value(game, o, rng) for o in game.options if rng.random() < 0.3}
    if game.secretive and rng.random() < SECRETIVE:
        options |= game.secretive
    chosen = seatings(game)
    players = chosen[0] if len(chosen) == 1 else pick(rng, chosen)
    seats = tuple(s.id for s in game.seats if s.id in players or (s.umpire and umpire))
    scenario = pick(rng, game.scenarios).id if game.scenarios else "standard"
    return Setup(game.id, scenario, options, seats)


def random_value(game: Game[Any], option: Option, rng: Rng) -> Json:
    """Return a legal value of an option. Where its values are not listed: a value that the game itself uses, or a part of one."""
    if option.check is None:
        return pick(rng, option.values)
    known = [option.default, *(s.options[option.key] for s in game.scenarios if option.key in s.options)]
    value = pick(rng, known)
    if isinstance(value, str):
        piece = "".join(c for c in value if rng.random() < 0.7)
        return piece if option.legal(piece) else value
    return value


# a game being played


@dataclass
class Trial(Generic[S]):
    """One game that is played under test.

    ``players`` give the answers of some seats; for all others an answer is drawn at random. ``any_time_rate`` is the probability that somebody uses
    an any-time ask where one is open. ``default_rate`` is the probability that the default is answered instead of a random value. ``trying`` is the
    answer that is being given, for the report of a failure.
    """

    game: Game[S]
    setup: Setup
    rng: Rng
    chance: Chance
    players: Mapping[Seat, Player] = field(default_factory=dict)
    any_time_rate: float = 0.0
    default_rate: float = 0.0
    trying: Answer | None = None
    settle: Settle | None = None
    within: int = 0
    drawn: int = 0

    def __post_init__(self) -> None:
        self.match: Match[S] = Match(self.game, self.setup)
        self.lines: list[Answer] = self.match.lines

    def start_again(self) -> None:
        """Begin a new match from the same start; the journal of the trial is that of the new match."""
        self.match = Match(self.game, self.setup, self.match.start)
        self.lines = self.match.lines

    def blocking(self) -> list[Ask]:
        """The open asks that block."""
        return [a for a in self.match.asks if not a.standing]

    def step(self) -> None:
        """Give one answer."""
        asks = self.blocking()
        require(bool(asks), "asks", "the game is not over and nobody is asked")
        ask = pick(self.rng, asks)
        standing = self.match.asks[len(asks) :]
        if standing and self.any_time_rate and self.rng.random() < self.any_time_rate:
            ask = pick(self.rng, standing)
        self.trying = Answer(ask.seat, ask.kind, None)
        if ask.seat in self.players and not ask.standing and self.within_of(ask, self.match.state) is None:
            self.trying.kind, self.trying.value = self.players[ask.seat](self.match, ask.seat)
        else:
            self.trying.value = self.value(ask, self.match.state)
        self.match.give(self.trying)
        self.trying = None

    def value(self, ask: Ask, state: S) -> Json:
        """The answer to an ask that is open in a state."""
        if ask.seat == CHANCE:
            return self.chance.answer(ask)
        if (sub := self.within_of(ask, state)) is not None:
            return self._settled(ask, state, sub)
        if self.default_rate and not ask.standing and self.rng.random() < self.default_rate:
            return absent(ask, self.chance)
        return ask.domain.sample(self.rng)

    def within_of(self, ask: Ask, state: S) -> Subgame | None:
        """The game within the game that answers an ask, where such games are played."""
        return subgame_of(self.game, state, ask) if self.settle is not None else None

    def _settled(self, ask: Ask, state: S, sub: Subgame) -> Json:
        """The answer to an ask by the game that answers it, played or not."""
        found = self.settle(self.game, state, ask, sub) if self.settle is not None and self.rng.random() < SETTLED else None
        self.within, self.drawn = self.within + (found is not None), self.drawn + (found is None)
        return found.value if found is not None else ask.domain.sample(self.rng)

    def journal(self) -> Journal:
        """The journal so far."""
        return Journal(self.match.setup, self.game.rules_version, list(self.lines))


def absent(ask: Ask, chance: Chance) -> Json:
    """Return the answer for an absent seat: its default, or a roll where a person was asked to roll."""
    if ask.seat == CHANCE or is_roll(ask):
        return chance.answer(ask)
    return ask.default
