"""Figures of clouds-balance.md: what skills, initiative, height, re-rolls and options are worth in duels of bots.

    python docs/studies/clouds_balance.py play
    python docs/studies/clouds_balance.py show

Bots play through the umpire's door, each with its own view only. An advantage is given to one of two like pilots in like aeroplanes, once in either
seat, on the same dice: without it he would have 50 points of 100. Options are compared on the same dice, in the duel of Camel and Dr.I. The figures
are written after every few rounds (``clouds-balance.json``), so that a run may be stopped. Types against each other: ``lysander matrix clouds``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lysander.core.game import Setup
from lysander.games.clouds.duels import duel
from lysander.lab.estimate import mean, mean_difference
from lysander.lab.experiment import Outcome, outcome
from lysander.lab.markdown import share, table, written
from lysander.lab.study import Games, Part, command_line, game

E, C = "e1", "c1"
TYPE, LEVEL = "camel", "normal"
KEPT = Path("clouds-balance.json")
ROUNDS = [(seed, n) for seed, many in ((1, 40), (2, 40), (3, 80), (4, 80)) for n in range(many)]
"""Which game each round is: a seed, and its number."""
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


def advantages(at: int) -> dict[str, Any]:
    """Return for each advantage the points of whoever has it, in the two games of a round, and what the lab measured in them."""
    found: dict[str, Any] = {}
    for edge in EDGES:
        pair = [played(given(edge, to), at) for to in (0, 1)]
        points = [_points(o, seat, other) for o, seat, other in zip(pair, (E, C), (C, E), strict=True)]
        found[edge.name] = {"points": sum(points) / 2, **_both(pair)}
    return found


def options(at: int) -> dict[str, Any]:
    """Return what the lab measured in a round of the duel of Camel and Dr.I, by options."""
    setups = {name: Setup("clouds", "duel", dict(change), (E, C), FAR if name != PRINTED else {}) for name, change in CHANGES.items()}
    games = {name: played(setup, at) for name, setup in setups.items()}
    return {name: {"points": _points(o, E, C), **_both([o])} for name, o in games.items()}


def played(setup: Setup, at: int) -> Outcome:
    """Return what came of the game of a round."""
    return outcome(game(setup, {E: LEVEL, C: LEVEL}, *ROUNDS[at]))


def _points(o: Outcome, seat: str, other: str) -> float:
    return (1 + (seat in o.winners) - (other in o.winners)) / 2


def _both(games: Sequence[Outcome]) -> dict[str, float]:
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


PARTS = {name: Part({(name,): one}, len(ROUNDS)) for name, one in (("advantages", advantages), ("options", options))}
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


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    for name in PARTS:
        if rounds := kept.of(name):
            yield from tables(rounds, two=name == "advantages")


def tables(rounds: Sequence[Mapping[str, Any]], two: bool) -> Iterator[str]:
    """Yield points and what was measured, of one game a round or of ``two``; under options also the difference from the first arm."""
    each, first, rows = 1 + two, next(iter(rounds[0])), []
    yield from (f"{len(rounds)} rounds", "")
    for name in rounds[0]:
        cells = [written(mean([r[name][m] for r in rounds if m in r[name]]), 2) for m in SHOWN]
        rows.append([name, share(each * sum(r[name]["points"] for r in rounds), each * len(rounds)), *cells])
    yield from table(("", "points of 100 with it" if two else "points of 100 of the Camel", *SHOWN), rows)
    if not two:
        yield from (f"Difference from {first}, game by game:", "")
        yield from table(("", *SHOWN), [[name, *(compared(rounds, first, name, m) for m in SHOWN)] for name in list(rounds[0])[1:]])


def compared(rounds: Sequence[Mapping[str, Any]], first: str, name: str, measure: str) -> str:
    """Return the difference of a measure between two arms, over the games in which both have it."""
    pairs = [(r[first][measure], r[name][measure]) for r in rounds if measure in r[first] and measure in r[name]]
    return written(mean_difference(*zip(*pairs, strict=True)), 2, "+") if len(pairs) > 1 else "–"


def main() -> None:
    """Play or show."""
    command_line(__doc__, KEPT, PARTS, show)


if __name__ == "__main__":
    main()
