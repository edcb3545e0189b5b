"""Figures of flight181-balance.md: what sides, doors, blending, fire and options are worth between normal players.

    python docs/studies/flight181_balance.py scenarios --games 1000
    python docs/studies/flight181_balance.py levels | doors | habits | options [--scenario no_surprise] [--games N]

The players are those of the bots ``normal``, put to work on the state itself: they look at no more than their seats may (a test sees to it), and
a game takes a hundredth of a second. Arms of a comparison have the same dice and the same players' whims in game n.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from lysander.core.advance import play_out
from lysander.core.ask import CHANCE, Ask, Json
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.games.flight181 import GAME
from lysander.games.flight181.bots import hijackers, teams
from lysander.games.flight181.bots.weights import EASY_HIJACK, EASY_RESCUE, HIJACK, RESCUE, Hijack, Rescue
from lysander.games.flight181.state import RESERVE, State
from lysander.lab.estimate import mean, mean_difference

SEATS = ("hijackers", "teams")
DOORS = ("L1", "L7", "L13")  # the right-hand doors are their mirror images


@dataclass(frozen=True)
class Arm:
    """What is different: options, styles; ``door`` of the first team, ``fire`` c or u allows only that kind; ``slack`` is how often a player
    answers anything."""

    name: str
    options: Mapping[str, Any] = field(default_factory=dict)
    men: Hijack = HIJACK
    squad: Rescue = RESCUE
    door: str = ""
    fire: str = ""
    slack: float = 0.0


class Ordered(teams.Teams):
    """Teams with an order: the first to enter uses one door, or all fire in one way."""

    def __init__(self, rng: Random, arm: Arm) -> None:
        super().__init__(rng, arm.squad)
        self.arm = arm

    def plans(self, state: State, name: str) -> list[teams.Plan]:
        """See ``Teams``."""
        found = super().plans(state, name)
        first = self.arm.door and state.turn == 1 and all(t.square == RESERVE for t in state.teams.values())
        return [p for p in found if p.door == self.arm.door] if first else found

    def weigh(self, state: State, ask: Ask) -> dict[str, float]:
        """See ``Teams``."""
        found = super().weigh(state, ask)
        if self.arm.fire and ask.kind.startswith(("act", "retaliate")):
            kept = {v: w for v, w in found.items() if "." not in v or v[-1] == self.arm.fire}
            return kept
        return found


def play(arm: Arm, scenario: str, n: int) -> Mapping[str, float]:
    """Game ``n`` of an arm; what the lab measures in it."""
    state = GAME.new(Setup("flight181", scenario, dict(arm.options), SEATS))
    dice, events = Random(f"dice {n}"), list[Event]()
    men, squad = hijackers.Hijackers(Random(f"men {n}"), arm.men), Ordered(Random(f"squad {n}"), arm)
    whims = Random(f"whims {n}")

    def answer(ask: Ask) -> Json:
        if ask.seat == CHANCE:
            return ask.domain.sample(dice)
        player = men if ask.seat == "hijackers" else squad
        if arm.slack and whims.random() < arm.slack:
            player.plan = {}
            return ask.domain.sample(whims)
        return player.answer(state, ask)

    play_out(GAME, state, answer, events)
    return GAME.measures(state, events)


def arms_of(what: str) -> list[Arm]:
    """The arms of a comparison; the first is what the others are compared with."""
    usual = Arm("usual")
    if what == "levels":
        easy = Arm("easy", men=EASY_HIJACK, squad=EASY_RESCUE)
        return [Arm("normal"), easy, Arm("random", slack=1.0)]
    if what == "doors":
        return [usual, *(Arm(f"first by {d}", squad=replace(RESCUE, first_by=()), door=d) for d in DOORS)]
    if what == "habits":
        return [
            usual,
            Arm("hijackers never blend", men=replace(HIJACK, blends=False)),
            Arm("hijackers blend gladly", men=replace(HIJACK, escape=1.5)),
            Arm("hijackers ambush gladly", men=replace(HIJACK, bold=20.0)),
            Arm("hijackers never execute", men=replace(HIJACK, executes=False)),
            Arm("teams never vet", squad=replace(RESCUE, vets=0.0)),
            Arm("controlled fire only", squad=replace(RESCUE, wild=False), fire="c"),
            Arm("uncontrolled fire only", fire="u"),
            Arm("teams control gladly", squad=replace(RESCUE, control=0.6)),
            Arm("teams lead through the aisle", squad=replace(RESCUE, aisle=0.0)),
            Arm("teams leave the wounded", squad=replace(RESCUE, carry=0.0)),
        ]
    if what == "options":
        changes = [
            {"sweep": "pass"},
            {"stay_down": "yes"},
            {"possum_found": "visible"},
            {"vet_scope": "token"},
            {"still_aboard": "stay"},
            {"escape_points": 0},
            {"escape_points": 10},
            {"turn_limit": 8},
        ]
        return [usual, *(Arm(" ".join(f"{k}={v}" for k, v in c.items()), c) for c in changes)]
    return [usual]


SHOWN = (
    "end/secured",
    "end/turns",
    "casualties/executed",
    "fire/stray",
    "fire/controlled",
    "fire/uncontrolled",
    "secrets/blended",
    "hijackers/escaped",
    "fire/ambush",
)


def main() -> None:
    """Print the tables as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("scenarios", "levels", "doors", "habits", "options"))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--scenario", default="")
    given = parser.parse_args()
    for scenario in [given.scenario] if given.scenario else [s.id for s in GAME.scenarios]:
        print(f"\n{scenario}, {given.games} games an arm\n\n| arm | score | against usual | {' | '.join(SHOWN)} |\n|---|{'---:|' * (len(SHOWN) + 2)}")
        usual: list[float] = []
        for arm in arms_of(given.what):
            games = [play(arm, scenario, n) for n in range(given.games)]
            scores = [g["score/total"] for g in games]
            usual = usual or scores
            change = "" if scores is usual else _interval(mean_difference(usual, scores), "+")
            numbers = (f"{sum(g[name] for g in games) / len(games):.2f}" for name in SHOWN)
            print(f"| {arm.name} | {_interval(mean(scores))} | {change} | {' | '.join(numbers)} |", flush=True)
            if given.what in ("scenarios", "levels"):
                _spread(scenario, scores)
            if given.what == "scenarios":
                _items(games)


def _spread(scenario: str, scores: list[float]) -> None:
    """How scores spread, against the historical 25 and par."""
    scores = sorted(scores)
    fifths = [scores[int(len(scores) * q)] for q in (0.05, 0.25, 0.5, 0.75, 0.95)]
    par = GAME.new(Setup("flight181", scenario, {}, SEATS)).rules.scenario.par
    shares = [sum(s >= 25 for s in scores), sum(s >= par for s in scores), sum(s <= par - 6 for s in scores)]
    print(f"\nscore at 5, 25, 50, 75, 95 %: {fifths}; 25 or more, par or more, par - 6 or less: {[round(100 * x / len(scores)) for x in shares]} %\n")


def _items(games: list[Mapping[str, float]]) -> None:
    """Which items scores are made of, and what else was counted."""
    for name in sorted({n for g in games for n in g}):
        values = [g[name] for g in games if name in g]
        print(f"- {name}: {_interval(mean(values))}")


def _interval(e: Any, sign: str = "") -> str:
    return f"{e.value:{sign}.2f} ({e.low:{sign}.2f} to {e.high:{sign}.2f})"


if __name__ == "__main__":
    main()
