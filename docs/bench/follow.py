"""What it costs to follow hints alone: one seat does what they say, against the same seat played by the bot that gives them, on the same dice.

    python docs/bench/follow.py --games 30
    python docs/bench/follow.py evasion clouds --games 10 --seed 7

Hints are asked for by the calls that a browser makes, of a server in this process; the other seats have the same bots. Where both games are the same
line by line, nothing is gained or lost; else the mean difference of the seat's points with its 95 % interval says what is.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from lysander.core.game import Setup
from lysander.lab.estimate import mean_difference
from lysander.testing.followed import House, Told, apart, house

SEED, GAMES, PLAYOUTS = 4711, 20, 16
TABLES = {
    "evasion": Setup("evasion", "standard", seats=("british", "german")),
    "hijacked": Setup("hijacked", seats=("A", "B")),
    "flight181": Setup("flight181", "mogadishu", seats=("hijackers", "teams")),
    "clouds": Setup("clouds", "duel", seats=("e1", "c1")),
}


class Pair(NamedTuple):
    """The points of a seat without hints and with them, the answers that hints gave, and whether both games are the same."""

    without: float
    following: float
    answers: int
    same: bool


def points(told: Told, seat: str) -> float:
    """Return the points of a seat over the best of the others."""
    assert told.match is not None
    scores = told.match.state.result.scores
    return float(scores[seat] - max(score for other, score in scores.items() if other != seat))


async def play(here: House, setup: Setup, seed: str) -> dict[str, Pair]:
    """Return a pair of games for each seat; they share the game without hints."""
    bots, found = await here.play(setup, seed), {}
    for seat in setup.seats:
        told = await here.play(setup, seed, (seat,))
        found[seat] = Pair(points(bots, seat), points(told, seat), sum(told.hints.values()), apart(bots, told) is None)
    return found


def row(game: str, seat: str, pairs: list[Pair]) -> str:
    """Return a row of the table."""
    e = mean_difference([p.without for p in pairs], [p.following for p in pairs])
    same, answers = sum(p.same for p in pairs), sum(p.answers for p in pairs)
    gain = "0" if same == len(pairs) else f"{e.value:+.2f} ({e.low:+.2f} to {e.high:+.2f})"
    return f"| {game} | {seat} | {len(pairs)} | {answers} | {same} | {gain} |"


async def table(games: list[str], count: int, seed: int, playouts: int) -> None:
    """Print a row for each seat."""
    print("| game | seat | pairs | hints followed | the same game | difference in points |\n|---|---|---:|---:|---:|---|")
    for game in games:
        pairs: dict[str, list[Pair]] = {seat: [] for seat in TABLES[game].seats}
        for n in range(count):
            with TemporaryDirectory() as folder:
                async with house(str(Path(folder) / "lysander.db"), playouts) as here:
                    for seat, pair in (await play(here, TABLES[game], f"follow/{seed}/{game}/{n}")).items():
                        pairs[seat].append(pair)
        for seat, found in pairs.items():
            print(row(game, seat, found), flush=True)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(TABLES), help="one or more of " + ", ".join(TABLES))
    parser.add_argument("--games", type=int, default=GAMES, help="pairs of games for each seat")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    given = parser.parse_args()
    logging.disable(logging.WARNING)  # here bots think in the loop
    asyncio.run(table(given.game, given.games, given.seed, given.playouts))


if __name__ == "__main__":
    main()
