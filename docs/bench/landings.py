"""What each ring of landing hexes is worth to the British of Escape and Evasion (3.3), and what could be gained by always choosing from one of them.

    python docs/bench/landings.py --games 80

The British land within one ring, the hexes so many steps from the tunnel, and choose there as they always do; then they choose among all. All play
the same dice. Where both sides choose as well as they can, all rings that are chosen are worth the same, and the others less.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from lysander.bots.playing import BotPlayer, PlayedGame, player
from lysander.core.ask import Ask
from lysander.core.chance import Chance
from lysander.core.domain import Cell
from lysander.core.game import Setup
from lysander.games.evasion import GAME
from lysander.games.evasion.bots.ground import Ground
from lysander.games.evasion.rules import rules_of
from lysander.lab.estimate import mean, percent
from lysander.lab.pool import cores, run_games

SETUP = Setup("evasion", "standard", {}, ("british", "german"), {})
SEED, GAMES, PLAYOUTS = 6001, 80, 100
RINGS = ((0, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 99))
"""Steps from the tunnel, from and to."""

Played = tuple[str, float]
"""The landing hex of a game, and the points of the British: 1 for a win, ½ where both or none win."""


class BoundBritish(BotPlayer):
    """The British bot of a game, who is offered these landing hexes alone."""

    def __init__(self, bot: Any, only: Collection[str]) -> None:
        super().__init__(bot)
        self.only = only

    def answer(self, played: Any, asks: tuple[Ask, ...]) -> tuple[str, Any]:
        """As ``BotPlayer``."""
        return super().answer(played, tuple(self._bound(ask) for ask in asks))

    def _bound(self, ask: Ask) -> Ask:
        if ask.kind != "landing":
            return ask
        return replace(ask, domain=Cell([h for h in ask.domain.members() or () if h in self.only], ask.rule))


def ring_of(ground: Ground, ring: tuple[int, int]) -> list[str]:
    """Return the landing hexes of a ring."""
    steps = ground.steps(ground.board.tunnel)
    return [h for h in ground.board.landing if ring[0] <= steps[h] <= ring[1]]


def play(only: Collection[str], british: str, german: str, seed: int, n: int) -> Played:
    """Return what came of game n."""
    key = f"landings/{seed}/{n}"
    bound = BoundBritish(player(SETUP, "british", british, key, "", PLAYOUTS).bot, only)  # type: ignore[union-attr]
    played = PlayedGame(GAME, SETUP, {"british": bound, "german": player(SETUP, "german", german, key, "", PLAYOUTS)}, Chance(key.encode()))
    landing = next(line.value for line in played.lines if line.kind == "landing")
    result: Any = played.state.result
    return landing, (1 + result.won("british") - result.won("german")) / 2


def games_of(only: Collection[str], british: str, german: str, seed: int, games: int, workers: int) -> list[Played]:
    """Return what came of so many games, in their order."""
    found = dict(one for chunk in run_games(partial(play, only, british, german, seed), games, workers) for one in chunk)
    return [found[n] for n in range(games)]


def points(values: Sequence[float]) -> str:
    """Return points of a hundred with their interval."""
    e = percent(mean(values))
    return f"{e.value:.0f} ({e.low:.0f} to {e.high:.0f})"


def main() -> None:
    """Print what each ring is worth, how often it is chosen, and what it gains over choosing among all, game by game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--british", default="hard")
    parser.add_argument("--german", default="hard")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each ring")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=cores())
    given = parser.parse_args()
    ground = Ground(rules_of(SETUP))
    play_all = partial(games_of, british=given.british, german=given.german, seed=given.seed, games=given.games, workers=given.workers)
    chosen = play_all(ground.board.landing)
    print(f"all: {points([p for _, p in chosen])}, {given.games} games", flush=True)
    for ring in RINGS:
        hexes = ring_of(ground, ring)
        found, often = play_all(hexes), sum(h in hexes for h, _ in chosen)
        gain = [a - b for (_, a), (_, b) in zip(found, chosen, strict=True)]
        what = f"{ring[0]} to {ring[1]} steps, {len(hexes)} hexes, chosen {often} times"
        print(f"{what}: {points([p for _, p in found])}, gains {points(gain)}", flush=True)


if __name__ == "__main__":
    main()
