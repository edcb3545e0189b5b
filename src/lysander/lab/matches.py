"""Matches of one against one: every pair of a game's entrants, from both sides on the same dice, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Any

from ..core.game import Contest
from ..games.registry import game as game_of
from .estimate import Estimate, rate
from .experiment import Arm, Experiment, Outcome, play
from .pool import run_games

Pair = tuple[str, str]


@dataclass(frozen=True)
class Score:
    """How many games an entrant has won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.won + other.won, self.drawn + other.drawn, self.lost + other.lost)

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> Estimate:
        """Return the points of a game: 1 for a win, ½ for a draw."""
        return rate(self.won + self.drawn / 2, self.games)

    def other(self) -> Score:
        """Return the same from the other side."""
        return Score(self.lost, self.drawn, self.won)


@dataclass
class Matches:
    """The scores of all pairs that were played, each from either side; ``firsts`` is that of whoever sat in the first seat."""

    scores: dict[Pair, Score] = field(default_factory=dict)
    firsts: Score = Score()

    def add(self, first: str, second: str, found: Score) -> None:
        """Count games of one entrant in the first seat against another."""
        self.firsts += found
        for pair, score in (((first, second), found), ((second, first), found.other())):
            self.scores[pair] = self.scores.get(pair, Score()) + score

    def against_all(self, entrant: str) -> Score:
        """Return the score of an entrant against all others."""
        return sum((score for (a, _), score in self.scores.items() if a == entrant), Score())

    def ranked(self, entrants: Sequence[str]) -> list[str]:
        """Return entrants by their points, best first."""
        return sorted(entrants, key=lambda e: -self.against_all(e).points.value)


def won_by(outcome: Outcome, seats: Sequence[str]) -> Score:
    """Return the score of the first seat in a game; where both or none have won it is a draw."""
    first, second = (seat in outcome.winners for seat in seats)
    return Score(drawn=1) if first == second else Score(won=1) if first else Score(lost=1)


def both_ways(game: str, contest: Contest, level: str, seed: int, pairs: Sequence[Pair], n: int) -> tuple[Score, Score]:
    """Return the scores of the first seat in the two games of round ``n``: a pair, and the same pair with seats changed, on the same dice."""
    experiment = round_of(game, contest, level, seed, pairs[n % len(pairs)], n)
    one, two = play(experiment, n)
    return won_by(one, experiment.arms[0].setup.seats), won_by(two, experiment.arms[1].setup.seats)


def round_of(game: str, contest: Contest, level: str, seed: int, pair: Pair, n: int) -> Experiment:
    """Return the two games of round ``n``."""
    both = [(" against ".join(two), contest.setup(*two)) for two in (pair, pair[::-1])]
    arms = tuple(Arm(s.variant["name"] if s.variant else name, s, dict.fromkeys(s.seats, level)) for name, s in both)
    return Experiment(game, arms, n + 1, seed)


def play_matches(
    game: str, entrants: Sequence[str], level: str, rounds: int, seed: int, workers: int, progress: Callable[[int], None] = lambda games: None
) -> Matches:
    """Play every pair ``rounds`` times from either side. ``progress`` is called with the number of games finished since its last call."""
    contest = game_of(game).contest()
    assert contest is not None
    pairs, found = list(combinations(entrants, 2)), Matches()
    for chunk in run_games(partial(_numbered, game, level, seed, pairs), rounds * len(pairs), workers):
        for n, (one, two) in chunk:
            a, b = pairs[n % len(pairs)]
            found.add(a, b, one)
            found.add(b, a, two)
        progress(2 * len(chunk))
    return found


def _numbered(game: str, level: str, seed: int, pairs: Sequence[Pair], n: int) -> tuple[Score, Score]:
    """As ``both_ways``; a contest cannot be sent to another process."""
    contest = game_of(game).contest()
    assert contest is not None
    return both_ways(game, contest, level, seed, pairs, n)


# as plain data


def as_data(found: Matches, entrants: Sequence[str]) -> dict[str, Any]:
    """Return scores as plain data: of each pair one line, the better entrant first."""
    ranked = found.ranked(entrants)
    lines = [_line(a, b, found.scores[a, b]) for a, b in combinations(ranked, 2) if (a, b) in found.scores]
    means = [_line(e, "", found.against_all(e)) for e in ranked]
    return {"first_seat": _line("", "", found.firsts), "means": means, "pairs": lines}


def _line(a: str, b: str, score: Score) -> dict[str, Any]:
    e = score.points
    counts = {"won": score.won, "drawn": score.drawn, "lost": score.lost}
    return {"entrant": a, "against": b, **counts, "points": round(e.value, 4), "low": round(e.low, 4), "high": round(e.high, 4)}


def of_data(data: Mapping[str, Any]) -> Matches:
    """Return scores from plain data. Raises ``KeyError``, ``TypeError``."""
    found = Matches()
    for line in data["pairs"]:
        found.add(line["entrant"], line["against"], _score(line))
    found.firsts = _score(data["first_seat"])
    return found


def _score(line: Mapping[str, Any]) -> Score:
    return Score(*(int(line[word]) for word in ("won", "drawn", "lost")))


def merged(every: Sequence[Matches]) -> Matches:
    """Return several runs as one; they should have had different seeds."""
    total = Matches()
    for found in every:
        total.firsts += found.firsts
        for pair, score in found.scores.items():
            total.scores[pair] = total.scores.get(pair, Score()) + score
    return total
