"""An experiment: one arm or more of rules and bots, a number of games and a seed; and how one of its games is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from ..bots import playing
from ..bots.playing import RANDOM
from ..bots.subgames import Settling
from ..core.ask import CHANCE, Json, Seat
from ..core.bundle import pack
from ..core.chance import Chance, commitment
from ..core.game import Setup
from ..core.journal import Journal, digest_of
from ..games.registry import game as game_of


@dataclass(frozen=True)
class Arm:
    """One side of a comparison: rules and bots. ``levels`` names the bot of each seat, ``within`` the level of those who play games within the game
    (``bots.subgames``); empty for that of the seats to which they belong."""

    name: str
    setup: Setup
    levels: Mapping[Seat, str]
    within: str = ""


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
        arms = [
            [a.setup.scenario, dict(a.setup.options), dict(a.setup.variant), list(a.setup.seats), dict(a.levels), *filter(None, [a.within])]
            for a in self.arms
        ]
        return digest_of([self.game, game_of(self.game).rules_version, arms, self.games, self.seed, self.playouts])[:8]


@dataclass(frozen=True)
class Outcome:
    """The record of a finished game.

    It has scores, winners and facts of the result; the number of decisions and of dice; the number of events of each kind; what the game measures;
    and how often things happened at which places.
    """

    scores: Mapping[Seat, int]
    winners: frozenset[Seat]
    facts: Mapping[str, Json]
    decisions: int
    dice: int
    events: Mapping[str, int]
    measures: Mapping[str, float]
    places: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


def dice_of(experiment: Experiment, n: int) -> bytes:
    """Return the secret seed of game ``n``, the same in each arm."""
    return sha256(f"lab/{experiment.game}/{experiment.seed}/{n}".encode()).digest()


class PlayedGame(playing.PlayedGame):
    """Game ``n`` of an arm, played to its end; ``settling`` has the journals of the games that were played within it."""

    def __init__(self, experiment: Experiment, arm: Arm, n: int) -> None:
        self.settling = Settling(arm.levels, f"lab/{experiment.seed}/{n}", experiment.playouts, arm.within)
        players = {seat: self._player(experiment, arm, seat, n) for seat in arm.setup.seats}
        super().__init__(game_of(experiment.game), arm.setup, players, Chance(dice_of(experiment, n)), self.settling)

    def _player(self, experiment: Experiment, arm: Arm, seat: Seat, n: int) -> playing.Player:
        level, seed = arm.levels.get(seat, RANDOM), f"{experiment.seed}/{n}"
        return playing.player(arm.setup, seat, level, seed, f"lab/{seed}/{seat}", experiment.playouts)


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
    places = {thing: dict(found) for thing, found in played.game.places(played.state, played.events).items()}
    return Outcome(dict(result.scores), winners, facts, len(played.lines) - dice, dice, dict(sorted(counts.items())), measures, places)


def journal_of(experiment: Experiment, arm: Arm, n: int) -> Journal:
    """Return the journal of game ``n``, with dice that can be proved."""
    return _journal(experiment, arm, n, PlayedGame(experiment, arm, n))


def file_of(experiment: Experiment, arm: Arm, n: int) -> str:
    """Return the text of a file with the journal of game ``n``, and those of the games that were played within it (``core.bundle``)."""
    played = PlayedGame(experiment, arm, n)
    within = {id: journal.dump() for id, journal in played.settling.journals.items()}
    return pack(_journal(experiment, arm, n, played).dump(), within)


def _journal(experiment: Experiment, arm: Arm, n: int, played: PlayedGame) -> Journal:
    seed = dice_of(experiment, n)
    journal = Journal(arm.setup, played.game.rules_version, played.lines)
    journal.notes = {"lab": {"game": n, "arm": arm.name, "seed": experiment.seed, "bots": dict(arm.levels)}}
    journal.seal = {"commitment": commitment(seed), "seed": seed.hex()}
    return journal
