"""Numbers of a habit (``evasion/bots/habits.py``): those under which the British walk as some bot does, by maximum likelihood.

    python docs/bench/habits.py hard --games 100
    python docs/bench/habits.py hard hard/pairs --german normal hard --from patient

The hard Germans reckon with habits; British bots that walk otherwise than before need theirs fitted anew. Printed are the mean logarithms of the
chances that each habit, and the fitted one, give to the decisions of these games, and to those of others that were not fitted.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from lysander.bots.playing import BotPlayer, PlayedGame, player
from lysander.core.chance import Chance
from lysander.core.game import Setup
from lysander.games.evasion import GAME
from lysander.games.evasion.bots.ground import Ground
from lysander.games.evasion.bots.habits import HABITS, Habit, Ways, chances_of
from lysander.games.evasion.rules import rules_of
from lysander.lab.pool import cores, run_games

SETUP = Setup("evasion", "standard", {}, ("british", "german"), {})
SEED, GAMES, PLAYOUTS = 9000, 100, 100
PAIRS = ("stay", "spare", "rough")
SINGLE = ("tight", "early", "gain", "near", "hexes", "roads", "towns", "flee")
FIRST, FINEST, MOST = 0.8, 0.05, 8.0
"""Steps of the search, and the largest number that a habit may have."""
STAYS = -1


class Decision(NamedTuple):
    """One group in one move: its landing hex, where it is, and the walk it sets out on (rows of ``Grid``), or ``STAYS``."""

    move: int
    goal: int
    at: int
    walk: int


class Start(NamedTuple):
    """The landing hex and the rendezvous of a game."""

    goal: int
    at: int


Seen = tuple[Start, list[Decision]]


class WatchedBritish(BotPlayer):
    """The British bot of a game; keeps what it was shown when it chose a party, and its answers."""

    def __init__(self, bot: Any) -> None:
        super().__init__(bot)
        self.parties: list[tuple[Mapping[str, Any], str]] = []
        self.paths: dict[int, str] = {}
        self.start: dict[str, str] = {}

    def answer(self, played: Any, asks: tuple[Any, ...]) -> tuple[str, Any]:
        """As ``BotPlayer``."""
        kind, value = super().answer(played, asks)
        head = kind.partition(":")[0]
        if head == "party":
            self.parties.append((self.bot.view, value))  # type: ignore[attr-defined]
        elif head == "path":
            self.paths.setdefault(len(self.parties) - 1, value)
        elif head in ("landing", "rendezvous"):
            self.start[head] = value
        return kind, value


def watch(ground: Ground, british: str, german: str, seed: int, n: int) -> Seen:
    """Return what the British decided in game n."""
    key = f"habits/{seed}/{n}"
    watched = WatchedBritish(player(SETUP, "british", british, key, "", PLAYOUTS).bot)  # type: ignore[union-attr]
    PlayedGame(GAME, SETUP, {"british": watched, "german": player(SETUP, "german", german, key, "", PLAYOUTS)}, Chance(key.encode()))
    goal = ground.board.landing.index(watched.start["landing"])
    return Start(goal, ground.index[watched.start["rendezvous"]]), list(_decisions(ground, watched, goal))


def _decisions(ground: Ground, watched: WatchedBritish, goal: int) -> Iterator[Decision]:
    walked: dict[int, set[str]] = defaultdict(set)
    for n, (view, value) in enumerate(watched.parties):
        move, (men, _, rest) = view["move"], value.partition("@")
        if value == "done":
            staying = {m["hex"] for m in view["men"] if m["hex"] and m["letter"] not in walked[move]}
            yield from (Decision(move, goal, ground.index[at], STAYS) for at in sorted(staying))
            continue
        walked[move] |= set(men)
        at, _, how = rest.partition(":")
        ends = [way.to for way in ground.ways(at)]
        to = watched.paths.get(n, "").rstrip(".")[-4:]
        if how == "walk" and to in ends:
            yield Decision(move, goal, ground.index[at], int(ground.grid().first[ground.index[at]]) + ends.index(to))


def likelihood(ways: Ways, habit: Habit, seen: Mapping[Decision, int]) -> float:
    """Return the mean logarithm of the chances of these decisions."""
    ground, found, by_move = ways.ground, 0.0, defaultdict[int, list[tuple[Decision, int]]](list)
    for decision, count in seen.items():
        by_move[decision.move].append((decision, count))
    for move, some in by_move.items():
        stay, go = ways.walks(habit, ground.rules.light[move], (ground.rules.landing_move or 11) - move)
        for (_, goal, at, walk), count in some:
            found += count * float(np.log(max(1e-6, stay[at, goal] if walk == STAYS else go[walk, goal])))
    return found / sum(seen.values())


def start_likelihood(ways: Ways, habit: Habit, starts: Sequence[Start]) -> float:
    """Return the mean logarithm of the chances of these landing hexes and rendezvous."""
    chance = chances_of(ways, habit) / habit.part
    return float(np.mean([np.log(chance[at, goal]) for goal, at in starts]))


def numbers_of(habit: Habit) -> list[float]:
    """Return the numbers of a habit that say how it walks."""
    return [x for name in PAIRS for x in getattr(habit, name)] + [getattr(habit, name) for name in SINGLE]


def with_numbers(habit: Habit, numbers: Sequence[float]) -> Habit:
    """Return a habit with these numbers."""
    pairs = {name: (numbers[2 * n], numbers[2 * n + 1]) for n, name in enumerate(PAIRS)}
    return habit._replace(**pairs, **dict(zip(SINGLE, numbers[2 * len(PAIRS) :], strict=True)))  # type: ignore[arg-type]


def climb(worth: Callable[[Sequence[float]], float], start: Sequence[float]) -> list[float]:
    """Return the numbers near the start for which ``worth`` is greatest, one after the other in smaller and smaller steps."""
    best, steps, most = [*start], [FIRST] * len(start), worth(start)
    while max(steps) > FINEST:
        for n in range(len(best)):
            for step in (steps[n], -steps[n]):
                tried = [*best[:n], max(-MOST, min(MOST, best[n] + step)), *best[n + 1 :]]
                if (found := worth(tried)) > most + 1e-6:
                    best, most, steps[n] = tried, found, 1.3 * steps[n]
                    break
            else:
                steps[n] /= 2
    return best


def fitted(ways: Ways, habit: Habit, starts: Sequence[Start], seen: Mapping[Decision, int]) -> Habit:
    """Return the habit under which these games are likeliest, beginning with the numbers of another."""
    found = with_numbers(habit, climb(lambda x: likelihood(ways, with_numbers(habit, x), seen), numbers_of(habit)))
    aim, begin = climb(lambda x: start_likelihood(ways, found._replace(aim=x[0], begin=x[1]), starts), (0.0, 0.0))
    return found._replace(aim=aim, begin=begin)


def games_of(
    ground: Ground, british: Sequence[str], german: Sequence[str], seed: int, games: int, workers: int
) -> tuple[list[Start], Counter[Decision]]:
    """Return the starts and the decisions of so many games of each pair of bots."""
    starts, seen = [], Counter[Decision]()
    for one in british:
        for other in german:
            for chunk in run_games(partial(watch, ground, one, other, seed), games, workers):
                starts += [start for _, (start, _) in chunk]
                seen.update(d for _, (_, decisions) in chunk for d in decisions)
    return starts, seen


def main() -> None:
    """Print the fitted habit, and how likely each habit makes these games and fresh ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("british", nargs="+", help="the bots that are watched")
    parser.add_argument("--german", nargs="+", default=["normal", "hard"], help="the bots against which they play")
    parser.add_argument("--from", dest="begin", choices=HABITS, default="bold", help="the habit whose numbers are the start")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each pair")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=cores())
    given = parser.parse_args()
    ground = Ground(rules_of(SETUP))
    ways = Ways(ground)
    lots = [games_of(ground, given.british, given.german, seed, given.games, given.workers) for seed in (given.seed, given.seed + 1)]
    found = fitted(ways, HABITS[given.begin], *lots[0])
    print(f"{len(lots[0][0])} games, {lots[0][1].total()} decisions; as many games not fitted, {lots[1][1].total()} decisions")
    for name, habit in {**HABITS, "fitted": found}.items():
        figures = (f"{likelihood(ways, habit, seen):.2f} (start {start_likelihood(ways, habit, starts):.2f})" for starts, seen in lots)
        print(f"{name}: {', '.join(figures)}")
    print({name: np.round(value, 2).tolist() for name, value in found._asdict().items()})


if __name__ == "__main__":
    main()
