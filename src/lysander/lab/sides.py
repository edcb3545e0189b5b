"""The ladder by whole sides: every level against every other, each on either side, on the same dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from rich.table import Table

from ..commands.arguments import seats_of, setup_of
from ..core.game import Game, Setup, contestants
from ..games.registry import game as game_of
from .estimate import Estimate, mean, rate
from .experiment import Arm, Experiment, Outcome
from .runner import run


@dataclass(frozen=True)
class Match:
    """Two levels against each other. A pair is two games on the same dice with sides changed; ``points`` are those of a game, 1 for a win and ½ for a
    draw, and ``margin`` is the score of a side less that of the other, both of the higher level and in the mean of a pair. ``ends`` counts how games
    ended, where the game says so."""

    level: str
    beaten: str
    pairs: int
    points: Estimate
    margin: Estimate
    ends: dict[str, int]

    @property
    def holds(self) -> bool:
        """Return whether the higher level wins more than the lower one, beyond doubt."""
        return self.points.low > 0.5


def matches_of(
    game: str,
    setup: Setup,
    side: Sequence[str],
    levels: Sequence[str],
    pairs: int,
    seed: int,
    playouts: int,
    workers: int,
    done: Callable[[int], None],
) -> list[Match]:
    """Return the matches of all levels, weakest first, against each other; ``side`` are the seats of one side, all others sit on the other."""
    others = others_of(game_of(game), setup, side)
    found = []
    for low, high in combinations(levels, 2):
        arms = [arm_of(setup, side, bots) for bots in ((high, low), (low, high))]
        there, back = run(Experiment(game, tuple(arms), pairs, seed, playouts), workers, done).outcomes
        found.append(_match(high, low, [(o, side, others) for o in there], [(o, others, side) for o in back]))
    return found


def others_of(game: Game[Any], setup: Setup, side: Sequence[str]) -> tuple[str, ...]:
    """Return the seats of the other side."""
    return tuple(seat for seat in contestants(game, setup.seats) if seat not in side)


def usual_setup(game: Game[Any], scenario: str, seats: Sequence[str]) -> Setup:
    """Return the usual set-up in which so many seats play to win; an organiser's comes on top. Raises ``BadArgument``."""
    setup: Setup = setup_of(game, scenario, {}, seats_of(game, count=len(seats) + bool(game.keeper), scenario=scenario), None)
    return setup


def arm_of(setup: Setup, side: Sequence[str], bots: tuple[str, str]) -> Arm:
    """Return who plays: one bot in all seats of a side, the other in all others, an organiser's among them."""
    others = tuple(seat for seat in setup.seats if seat not in side)
    return Arm(" against ".join(bots), setup, dict.fromkeys(side, bots[0]) | dict.fromkeys(others, bots[1]))


Seen = tuple[Outcome, Sequence[str], Sequence[str]]


def _match(high: str, low: str, there: Sequence[Seen], back: Sequence[Seen]) -> Match:
    points = [(won(*a) + won(*b)) / 2 for a, b in zip(there, back)]
    margins = [(margin(*a) + margin(*b)) / 2 for a, b in zip(there, back)]
    ends: dict[str, int] = {}
    for outcome, _, _ in (*there, *back):
        if why := str(outcome.facts.get("why", "")):
            ends[why] = ends.get(why, 0) + 1
    share = mean(points)
    return Match(high, low, len(points), rate(sum(points), len(points)) if share.constant else share, mean(margins), ends)


def won(outcome: Outcome, mine: Sequence[str], others: Sequence[str]) -> float:
    """Return the points of a side: 1 for a win, ½ where both or none have won, 0."""
    first, second = (any(seat in outcome.winners for seat in seats) for seats in (mine, others))
    return 0.5 if first == second else float(first)


def margin(outcome: Outcome, mine: Sequence[str], others: Sequence[str]) -> float:
    """Return the mean score of a side less that of the other."""
    first, second = (sum(outcome.scores[seat] for seat in seats) / len(seats) for seats in (mine, others))
    return first - second


def table_of(game: str, found: Sequence[Match]) -> Table:
    """Return the matches as a table."""
    table = Table(title=f"Ladder of {game}: levels against each other on whole sides, 95 % intervals")
    for heading in ("match", "pairs", "points of a game", "score less the other's", "ends", ""):
        table.add_column(heading, justify="left" if heading in ("match", "ends", "") else "right")
    for m in found:
        points = f"{m.points.value:.2f} ({m.points.low:.2f} to {m.points.high:.2f})"
        score = f"{m.margin.value:+.2f} ({m.margin.low:+.2f} to {m.margin.high:+.2f})"
        ends = ", ".join(f"{why} {n}" for why, n in sorted(m.ends.items()))
        table.add_row(f"{m.level} against {m.beaten}", str(m.pairs), points, score, ends, "holds" if m.holds else "open")
    return table
