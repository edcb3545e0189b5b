"""What is tried: one or two arms of rules and bots, a number of games, a seed; and how one game of it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from ..bots import ask_bot, make
from ..core.advance import play_out
from ..core.ask import CHANCE, Answer, Ask, Json, Seat
from ..core.chance import Chance, commitment
from ..core.event import Event
from ..core.game import Setup
from ..core.journal import Journal, digest_of
from ..core.referee import Source
from ..games.registry import game as game_of

RANDOM = "random"


@dataclass(frozen=True)
class Arm:
    """Rules and bots of one side of a comparison. ``levels`` names the bot of each seat."""

    name: str
    setup: Setup
    levels: Mapping[Seat, str]


@dataclass(frozen=True)
class Experiment:
    """Everything that is fixed before the first game. Game ``n`` of each arm has the same dice. ``playouts``: of a searching bot, for
    each decision; a clock would make results depend on the machine."""

    game: str
    arms: tuple[Arm, ...]
    games: int
    seed: int
    playouts: int = 100

    def digest(self) -> str:
        """Short name of the experiment: equal digests, equal results."""
        arms = [[a.setup.scenario, dict(a.setup.options), dict(a.setup.variant), list(a.setup.seats), dict(a.levels)] for a in self.arms]
        return digest_of([self.game, game_of(self.game).rules_version, arms, self.games, self.seed, self.playouts])[:8]


@dataclass(frozen=True)
class Outcome:
    """What is kept of a game: scores, winners and facts of its result, decisions of seats, dice, how often each kind of event was told, and
    what the game itself measures."""

    scores: Mapping[Seat, int]
    winners: frozenset[Seat]
    facts: Mapping[str, Json]
    decisions: int
    dice: int
    events: Mapping[str, int]
    measures: Mapping[str, float]


def dice_of(experiment: Experiment, n: int) -> bytes:
    """The secret seed of game ``n``, the same in each arm."""
    return sha256(f"lab/{experiment.game}/{experiment.seed}/{n}".encode()).digest()


class Played:
    """One game being played inline: its answers and events."""

    def __init__(self, experiment: Experiment, arm: Arm, n: int) -> None:
        self.game: Any = game_of(experiment.game)
        self.state = self.game.new(arm.setup)
        self.events: list[Event] = []
        self.lines: list[Answer] = []
        self.chance = Chance(dice_of(experiment, n))
        self.sources: dict[Seat, Source] = {CHANCE: self.chance.answer}
        self.polled: set[Seat] = set()
        for seat in arm.setup.seats:
            self.sources[seat] = self._source(experiment, arm, seat, n)
        poll = self._poll if self.polled else None
        self.state = play_out(self.game, self.state, self._answer, self.events, poll=poll)

    def _answer(self, ask: Ask) -> Json:
        value = self.sources[ask.seat](ask)
        self.lines.append(Answer(ask.seat, ask.kind, value))
        return value

    def _poll(self, ask: Ask) -> Json | None:
        """A bot that wants to is offered its any-time moves; None: it makes none."""
        if ask.seat not in self.polled:
            return None
        value = self.sources[ask.seat](ask)
        if value is not None:
            self.lines.append(Answer(ask.seat, ask.kind, value))
        return value

    def _source(self, experiment: Experiment, arm: Arm, seat: Seat, n: int) -> Source:
        """Who answers for a seat. A random one draws straight from the domain, which is quicker and means the same."""
        level = arm.levels.get(seat, RANDOM)
        if level == RANDOM:
            rng = Random(f"lab/{experiment.seed}/{n}/{seat}")
            return lambda ask: ask.domain.sample(rng)
        bot = make(experiment.game, seat, level, f"{experiment.seed}/{n}", playouts=experiment.playouts, variant=arm.setup.variant, strict=True)
        if getattr(bot, "polled", True):
            self.polled.add(seat)
        heard = 0

        def answer(ask: Ask) -> Json:
            nonlocal heard
            fresh, heard = self.events[heard:], len(self.events)
            return ask_bot(bot, self.game.view(self.state, seat), (ask,), fresh, strict=True)[1]

        return answer


def play(experiment: Experiment, n: int) -> tuple[Outcome, ...]:
    """Game ``n`` of each arm."""
    return tuple(outcome(Played(experiment, arm, n)) for arm in experiment.arms)


def outcome(played: Played) -> Outcome:
    """What is kept of a game."""
    result = played.state.result
    dice = sum(line.seat == CHANCE for line in played.lines)
    counts = Counter(event.kind for event in played.events)
    winners = frozenset(seat for seat in result.scores if result.won(seat))
    facts = {key: value for key, value in result.facts.items() if isinstance(value, (str, int))}
    measures = dict(played.game.measures(played.state, played.events))
    return Outcome(dict(result.scores), winners, facts, len(played.lines) - dice, dice, dict(sorted(counts.items())), measures)


def journal_of(experiment: Experiment, arm: Arm, n: int) -> Journal:
    """The journal of game ``n``, with dice that can be proved."""
    played = Played(experiment, arm, n)
    seed = dice_of(experiment, n)
    journal = Journal(arm.setup, played.game.rules_version, played.lines)
    journal.notes = {"lab": {"game": n, "arm": arm.name, "seed": experiment.seed, "bots": dict(arm.levels)}}
    journal.seal = {"commitment": commitment(seed), "seed": seed.hex()}
    return journal
