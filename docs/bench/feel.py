"""What a person notices of each level of bots: games of one side at each level against ``normal``, and how often that side did this or that.

    python docs/bench/feel.py flight181 --games 200 --hard 40
    python docs/bench/feel.py all > feel.md

The figures of two levels are of the same dice. ``--swap easy normal`` lets each of the two play in the other's column: then their columns must change
places, or the figures are not of the bots.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from lysander.bots.registry import levels_of
from lysander.core.game import Setup, named, seating
from lysander.games.registry import game as game_of
from lysander.lab.estimate import mean
from lysander.lab.experiment import Arm, Experiment, PlayedGame
from lysander.lab.markdown import table
from lysander.lab.pool import cores, run_games

SEED, PLAYOUTS, GAMES, HARD = 1816, 16, 200, 40
Noticed = Mapping[str, float]


@dataclass(frozen=True)
class Side:
    """A side that is looked at: its game, scenario and seats, how many play, what is noticed of it, and the level of who plays within the game."""

    game: str
    seats: tuple[str, ...]
    noticed: Callable[[PlayedGame, tuple[str, ...]], Noticed]
    scenario: str = ""
    players: int = 0
    within: str = ""

    def arm(self, level: str) -> Arm:
        """Return an arm with this side at a level, all others at ``normal``."""
        game = game_of(self.game)
        scenario = self.scenario or game.scenarios[0].id
        setup = named(game, Setup(self.game, scenario, seats=seating(game, (), self.players, scenario)))
        return Arm(level, setup, dict.fromkeys(setup.seats, "normal") | dict.fromkeys(self.seats, level), self.within)


def answers(played: PlayedGame, seats: Sequence[str], kind: str) -> list[str]:
    """Return what these seats have answered to a kind of question."""
    return [str(line.value) for line in played.lines if line.seat in seats and line.kind.partition(":")[0] == kind]


def told(played: PlayedGame, *kinds: str) -> int:
    """Return how many events of these kinds there were."""
    return sum(e.kind in kinds for e in played.events)


def british(played: PlayedGame, seats: tuple[str, ...]) -> Noticed:
    """How they walk, and how often they are seen."""
    walks = answers(played, seats, "path")
    steps, road = (sum(len(w.replace(".", "")) // 5 for w in walks), sum(w.count("r") for w in walks))
    fates = Counter(m.state for m in played.state.men.values())
    found = {"hexes walked": steps, "times spotted": told(played, "b_found"), "ambushes laid": answers(played, seats, "posture").count("ambush")}
    return found | ({"share of hexes along roads": road / steps} if steps else {}) | {f"men {fate}": fates[fate] for fate in ("dead", "captured")}


def german(played: PlayedGame, seats: tuple[str, ...]) -> Noticed:
    """What patrols and lorries are ordered, and what comes of it."""
    orders = Counter(order.partition(":")[2].partition("=")[0] for order in answers(played, seats, "order"))
    found = {f"orders to {what}": orders[what] for what in ("walk", "search", "drive", "board")}
    return found | {"reports of nobody there": told(played, "g_clear"), "groups spotted": told(played, "g_seen")}


def negotiator(played: PlayedGame, seats: tuple[str, ...]) -> Noticed:
    """What one of three does in a game, and what is left on the table at its end."""
    by = Counter(e.kind for e in played.events if e.facts.get("seat") in seats)
    found = {"cards thrown away": by["discarded"], "people freed": by["rescued"], "dice changed": by["changed"], "push-backs called": by["called"]}
    found |= {"rounds": played.state.round, "stormed": float(not played.state.last)}
    if played.state.last:
        found["cards left over"] = len(played.state.players[seats[0]].cards)
    return found


def teams(played: PlayedGame, seats: tuple[str, ...]) -> Noticed:
    """How they shoot and whom they look after."""
    got = played.game.measures(played.state, played.events)
    names = {"uncontrolled shots": "fire/uncontrolled", "stray shots": "fire/stray", "casualties brought out": "casualties/evacuated"}
    names |= {
        "searches": "teams/searches",
        "vettings": "secrets/vets",
        "turns": "end/turns",
        "groups left aboard": "passengers/aboard at the end",
    }
    return {name: got[key] for name, key in names.items()}


def hijackers(played: PlayedGame, seats: tuple[str, ...]) -> Noticed:
    """How soon and how they fight."""
    got = played.game.measures(played.state, played.events)
    names = {"ambushes fired": "fire/ambush", "wild fire": "fire/wild", "executions": "casualties/executed", "blended": "secrets/blended"}
    return {name: got[key] for name, key in names.items()} | {"turns until all are out": got["end/turns"], "score of the Teams": got["score/total"]}


def pilot(played: PlayedGame, seats: tuple[str, ...]) -> Noticed:
    """How he shoots and flies; the aeroplanes of his side only."""
    mine = {p.id for p in played.state.planes.values() if p.seat in seats}
    events = [e for e in played.events if str(e.facts.get("who", "")).partition(".")[0] in mine]
    by, shots = Counter(e.kind for e in events), [e.facts for e in events if e.kind == "shot"]
    heights = [e.facts["to"][2] for e in events if e.kind == "moved"]
    found = {"shots": len(shots), "long bursts": sum(s.get("mode") == "sustained" for s in shots), "jams": by["jam"], "stalls": by["stall"]}
    found |= {"share of shots that hit": sum(bool(s["hit"]) for s in shots) / len(shots)} if shots else {}
    found |= {"height at the end": heights[-1] if heights else 0, "collisions": by["collision"]}
    return found


def leader(played: PlayedGame, seats: tuple[str, ...]) -> Noticed:
    """Whom he sends, and what he buys."""
    raised = [a.partition(".")[2] for a in answers(played, seats, "raise")]
    named_ = [who for answer in answers(played, seats, "roster") for who in answer.split()]
    found = {"pilots who have flown": float(len(set(named_))), "skills raised": float(len([s for s in raised if s]))}
    for skill in ("gunnery", "luck", "fortitude") if raised else ():
        found[f"share of {skill} in these"] = raised.count(skill) / len(raised)
    return found


SIDES = (
    Side("evasion", ("british",), british),
    Side("evasion", ("german",), german),
    Side("hijacked", ("A",), negotiator),
    Side("flight181", ("teams",), teams),
    Side("flight181", ("hijackers",), hijackers),
    Side("clouds", ("e1",), pilot, "mission_3", 2),
    Side("campaign", ("e1",), leader, "april", within="random"),
)


def look(side: Side, experiment: Experiment, n: int) -> Noticed:
    """Play a game and return what is noticed of the side."""
    return side.noticed(PlayedGame(experiment, experiment.arms[0], n), side.seats)


def figures(side: Side, level: str, games: int, workers: int) -> dict[str, str]:
    """Return each figure of a side at a level: the mean, and half its 95 % interval."""
    experiment = Experiment(side.game, (side.arm(level),), games, SEED, PLAYOUTS)
    seen = [noticed for chunk in run_games(partial(look, side, experiment), games, workers) for _, noticed in chunk]
    found = {}
    for name in dict.fromkeys(name for one in seen for name in one):
        sum = mean([float(one[name]) for one in seen if name in one])
        found[name] = f"{sum.value:.2f} ± {(sum.high - sum.low) / 2:.2f}"
    return found


def table_of(side: Side, columns: Mapping[str, tuple[str, int]], workers: int) -> str:
    """Return the table of a side; ``columns`` are the bot and the games of each heading."""
    found = {heading: figures(side, bot, games, workers) for heading, (bot, games) in columns.items()}
    names = dict.fromkeys(name for one in found.values() for name in one)
    rows = [[name, *(found[h].get(name, "–") for h in columns)] for name in names]
    return "\n".join(table((f"{side.game}, {' '.join(side.seats)}", *columns), rows))


def main() -> None:
    """Print the tables of a game, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("all", *dict.fromkeys(side.game for side in SIDES)))
    parser.add_argument("--games", type=int, default=GAMES, help="games of each level but hard")
    parser.add_argument("--hard", type=int, default=HARD, help="games of hard; 0: none")
    parser.add_argument("--swap", nargs=2, default=(), metavar="LEVEL", help="these two play in each other's columns")
    parser.add_argument("--workers", type=int, default=cores())
    given = parser.parse_args()
    swapped = dict(zip(given.swap, reversed(given.swap), strict=True))
    for side in (s for s in SIDES if given.game in ("all", s.game)):
        counts = {level: given.hard if level == "hard" else given.games for level in levels_of(side.game)}
        columns = {level: (swapped.get(level, level), count) for level, count in counts.items() if count}
        print(table_of(side, columns, given.workers), flush=True)


if __name__ == "__main__":
    main()
