"""Figures of clouds-balance.md: what skills, initiative, height, re-rolls and options are worth in duels of bots.

    python docs/studies/clouds_balance.py advantages --games 100 --json advantages.json
    python docs/studies/clouds_balance.py options --games 200 --json options.json
    python docs/studies/clouds_balance.py options --load options.json more.json

Bots play through the umpire's door, each with its own view only. An advantage is given to one of two like pilots in like aeroplanes, once in either
seat, on the same dice: without it he would have 50 points of 100. Options are compared on the same dice, in the duel of Camel
and Dr.I. The figures are written after every game, so that a run may be stopped. Types against each other: ``lysander matrix clouds``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lysander.core.game import Setup
from lysander.games.clouds.duels import duel
from lysander.lab.estimate import Estimate, mean, mean_difference, rate
from lysander.lab.experiment import Arm, Experiment, play

E, C = "e1", "c1"
TYPE = "camel"
PRINTED = "as printed, 30 MU apart"
TURN_LIMIT, TURNS = "end/turns", "end/length"


@dataclass(frozen=True)
class Edge:
    """An advantage of one pilot: skills, and what he has of height and speed more than the printed duel gives."""

    name: str
    skills: Mapping[str, int] = field(default_factory=dict)
    height: int = 0
    speed: int = 0


EDGES = (
    Edge("Awareness 16", {"awareness": 16}),
    Edge("Awareness 19", {"awareness": 19}),
    Edge("Flying 16", {"flying": 16}),
    Edge("Gunnery 16", {"gunnery": 16}),
    Edge("Luck 18, three re-rolls", {"luck": 18}),
    Edge("Luck 3, no re-roll", {"luck": 3}),
    Edge("8 MU higher", height=8),
    Edge("4 MU higher, 4 EU slower", height=4, speed=-4),
    Edge("4 EU faster", speed=4),
)
"""Everybody else has 13 in all skills, Luck 12 and with it two re-rolls (4.3), and begins at 24 MU with 15 EU."""

CHANGES: Mapping[str, Mapping[str, Any]] = {
    "45 MU apart": {},
    "fire_cone=20": {"fire_cone": 20},
    "climb_power=generous": {"climb_power": "generous"},
    "free_bank=always": {"free_bank": "always"},
    "reroll_windows=none": {"reroll_windows": "none"},
    PRINTED: {},
}


FAR = duel("camel", "dr1").variant
"""The duel of Camel and Dr.I from 45 MU apart, like all duels here but those as printed."""


def given(edge: Edge, to: int) -> Setup:
    """Return a duel of two like aeroplanes in which one (0 or 1) has an advantage."""
    setup = duel(TYPE, TYPE)
    rows = [dict(row) for row in setup.variant["tables"]["duel"]["aeroplane"]]
    mine = rows[to]
    x, y, z = mine["at"]
    mine |= {"at": [x, y, z + edge.height], "speed": mine["speed"] + edge.speed, "pilot": mine["pilot"] | dict(edge.skills)}
    return Setup("clouds", "duel", seats=(E, C), variant={"name": edge.name, "tables": {"duel": {"aeroplane": rows}}})


def advantages(level: str, seed: int, n: int) -> dict[str, Any]:
    """Return for each advantage the points of whoever has it, in the two games of round n, and what the lab measured in them."""
    arms = tuple(Arm(f"{edge.name} {to}", given(edge, to), {E: level, C: level}) for edge in EDGES for to in (0, 1))
    games = play(Experiment("clouds", arms, n + 1, seed), n)
    found: dict[str, Any] = {}
    for at, edge in enumerate(EDGES):
        pair = games[2 * at : 2 * at + 2]
        points = [(1 + (seat in o.winners) - (other in o.winners)) / 2 for o, seat, other in zip(pair, (E, C), (C, E), strict=True)]
        found[edge.name] = {"points": sum(points) / 2, **_both(pair)}
    return found


def options(level: str, seed: int, n: int) -> dict[str, Any]:
    """Return what the lab measured in game n of the duel of Camel and Dr.I, by options."""
    setups = {name: Setup("clouds", "duel", dict(change), (E, C), FAR if name != PRINTED else {}) for name, change in CHANGES.items()}
    arms = tuple(Arm(name, setup, {E: level, C: level}) for name, setup in setups.items())
    games = play(Experiment("clouds", arms, n + 1, seed), n)
    return {name: {"points": (1 + (E in o.winners) - (C in o.winners)) / 2, **_both([o])} for name, o in zip(CHANGES, games, strict=True)}


def _both(games: Any) -> dict[str, float]:
    """Return what is kept of some games: means."""
    found: dict[str, list[float]] = {}
    for o in games:
        turns = max(1.0, o.measures[TURNS])
        kept = {k: v for k, v in o.measures.items() if k.partition("/")[0] in ("end", "height", "speed", "losses", "flight", "people")}
        kept |= {
            "shots/turn of a pilot": o.measures["shots/all"] / (2 * turns),
            **{f"shots/{k}": o.measures[f"shots/{k}"] for k in ("all", "later", "earlier")},
        }
        kept |= {k: v for k, v in o.measures.items() if k == "shots/all hits"}
        kept |= {"rerolls": o.events.get("reroll", 0)}
        for name, value in kept.items():
            found.setdefault(name, []).append(value)
    return {name: sum(values) / len(values) for name, values in found.items()}


PLAYED = {"advantages": advantages, "options": options}
LOW = "height/turn "
SHOWN = (
    TURN_LIMIT,
    TURNS,
    "shots/turn of a pilot",
    "shots/later",
    "shots/earlier",
    "flight/stalls",
    f"{LOW}10",
    f"{LOW}20",
    "losses/destroyed",
    "rerolls",
)


def main() -> None:
    """Play, keep the figures, print them as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=tuple(PLAYED))
    parser.add_argument("--games", type=int, default=20, help="Rounds; of advantages each has two games.")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="Where the figures of all games go.")
    parser.add_argument("--load", type=Path, nargs="+", default=[], help="Play nothing, print these figures, of runs with different seeds.")
    asked = parser.parse_args()
    rounds: list[dict[str, Any]] = [r for path in asked.load for r in json.loads(path.read_text("utf-8"))]
    for n in range(0 if asked.load else asked.games):
        rounds.append(PLAYED[asked.what](asked.level, asked.seed, n))
        if asked.json:
            asked.json.write_text(json.dumps(rounds), "utf-8")
    if rounds:
        print("\n".join(table(rounds, two=asked.what == "advantages")))


def table(rounds: list[dict[str, Any]], two: bool) -> list[str]:
    """Return the figures as Markdown: points, then what was measured; under options also the difference from the first arm."""
    each = 2 if two else 1
    head = "points of 100 with it" if two else "points of 100 of the Camel"
    lines = [f"{len(rounds)} rounds", "", f"| | {head} | {' | '.join(SHOWN)} |", "|---|" + "---:|" * (len(SHOWN) + 1)]
    for name in rounds[0]:
        points = rate(each * sum(r[name]["points"] for r in rounds), each * len(rounds))
        cells = [written(mean([r[name][m] for r in rounds if m in r[name]])) for m in SHOWN]
        lines.append(f"| {name} | {written(points, 100, 1)} | {' | '.join(cells)} |")
    if two:
        return lines
    first = next(iter(rounds[0]))
    lines += ["", f"Difference from {first}, game by game:", "", f"| | {' | '.join(SHOWN)} |", "|---|" + "---:|" * len(SHOWN)]
    for name in list(rounds[0])[1:]:
        lines.append(f"| {name} | {' | '.join(compared(rounds, first, name, m) for m in SHOWN)} |")
    return lines


def compared(rounds: list[dict[str, Any]], first: str, name: str, measure: str) -> str:
    """Return the difference of a measure between two arms, over the games in which both have it."""
    pairs = [(r[first][measure], r[name][measure]) for r in rounds if measure in r[first] and measure in r[name]]
    return written(mean_difference(*zip(*pairs, strict=True)), sign="+") if len(pairs) > 1 else "–"


def written(e: Estimate, times: float = 1, digits: int = 2, sign: str = "") -> str:
    """Return a value with its interval."""
    value, low, high = (f"{times * x:{sign}.{digits}f}".replace("-", "−") for x in (e.value, e.low, e.high))
    return f"{value} ({low} to {high})" if e.games > 1 else value


if __name__ == "__main__":
    main()
