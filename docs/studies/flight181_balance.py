"""Figures of flight181-balance.md: what sides, doors, blending, fire and options are worth between normal players.

    python docs/studies/flight181_balance.py play
    python docs/studies/flight181_balance.py show

The players are those of the bots ``normal``, put to work on the state itself: they look at no more than their seats may (a test sees to it), and
a game takes a hundredth of a second. Arms of a comparison have the same dice and the same players' whims in game n. What is shown of each game is
kept (``flight181-balance.json``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from lysander.core.ask import Ask, Json
from lysander.core.game import Setup
from lysander.games.flight181 import GAME
from lysander.games.flight181.bots import hijackers, teams
from lysander.games.flight181.bots.weights import EASY_HIJACK, EASY_RESCUE, HIJACK, RESCUE, Hijack, Rescue
from lysander.games.flight181.state import RESERVE, State
from lysander.lab.estimate import mean
from lysander.lab.markdown import table, written
from lysander.lab.study import Games, Name, Part, command_line, directly, gap

KEPT = Path("flight181-balance.json")
HEAD = {"rules": GAME.rules_version}
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
            return {v: w for v, w in found.items() if "." not in v or v[-1] == self.arm.fire}
        return found


def play(arm: Arm, scenario: str, whole: bool, n: int) -> Mapping[str, float]:
    """Game ``n`` of an arm; the ``whole`` of what the lab measures in it, or what is shown."""
    men, squad, whims = hijackers.Hijackers(Random(f"men {n}"), arm.men), Ordered(Random(f"squad {n}"), arm), Random(f"whims {n}")

    def answer(player: Any, state: State, ask: Ask) -> Json:
        if arm.slack and whims.random() < arm.slack:
            player.plan = {}
            return ask.domain.sample(whims)
        return player.answer(state, ask)

    players = {seat: partial(answer, player) for seat, player in zip(SEATS, (men, squad), strict=True)}
    found = GAME.measures(*directly(table_of(scenario, arm.options), players, Random(f"dice {n}")))
    return found if whole else {key: found[key] for key in (SCORE, *SHOWN)}


def table_of(scenario: str, options: Mapping[str, Any]) -> Setup:
    """A table of a scenario."""
    return Setup("flight181", scenario, dict(options), SEATS)


def arms_of(what: str, doors: Sequence[str] = DOORS) -> list[Arm]:
    """The arms of a comparison on a board with these doors; the first is what the others are compared with."""
    usual = Arm("usual")
    if what == "levels":
        easy = Arm("easy", men=EASY_HIJACK, squad=EASY_RESCUE)
        return [Arm("normal"), easy, Arm("random", slack=1.0)]
    if what == "doors":
        return [usual, *(Arm(f"first by {d}", squad=replace(RESCUE, first_by=()), door=d) for d in doors)]
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


SCORE = "score/total"
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


def arms(what: str) -> dict[Name, Arm]:
    """The arms of a comparison in each scenario, by their names in the file."""
    boards = {scenario.id: GAME.new(table_of(scenario.id, {})).board for scenario in GAME.scenarios}
    return {(what, s, arm.name): arm for s, board in boards.items() for arm in arms_of(what, [d for d in DOORS if d in board.exits])}


def parts() -> dict[str, Part]:
    """What is played, and how many games of each arm."""
    games = {"scenarios": 600, "levels": 100, "doors": 400, "habits": 200, "options": 200}
    return {
        what: Part({name: partial(play, arm, name[1], what == "scenarios") for name, arm in arms(what).items()}, count, 100)
        for what, count in games.items()
    }


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    for what, part in parts().items():
        played = part.played(kept)
        for scenario in dict.fromkeys(name[1] for name in played):
            yield from compared(what, scenario, {name[2]: games for name, games in played.items() if name[1] == scenario})


Measured = Sequence[Mapping[str, float]]


def compared(what: str, scenario: str, each: Mapping[str, Measured]) -> Iterator[str]:
    """Yield the figures of a comparison in a scenario."""
    usual, rows = next(iter(each.values())), []
    for name, games in each.items():
        change = "" if games is usual else written(gap(usual, games, score), 2, "+")
        rows.append([name, str(len(games)), written(mean([score(g) for g in games]), 2), change, *(f"{average(games, key):.2f}" for key in SHOWN)])
    yield from table((f"{what}, {scenario}", "games", "score", "against usual", *SHOWN), rows)
    for name, games in each.items() if what in ("scenarios", "levels") else ():
        yield from (f"{name}: {spread(scenario, sorted(score(g) for g in games))}", "")
        for key in sorted({n for g in games for n in g}) if what == "scenarios" else ():
            yield f"- {key}: {written(mean([g[key] for g in games if key in g]), 2)}"
        yield ""


def score(game: Mapping[str, float]) -> float:
    """The score of a game."""
    return game[SCORE]


def average(games: Measured, key: str) -> float:
    """The mean of a measure that every game has."""
    return sum(g[key] for g in games) / len(games)


def spread(scenario: str, scores: Sequence[float]) -> str:
    """How scores spread, against the historical 25 and par."""
    fifths = [scores[int(len(scores) * q)] for q in (0.05, 0.25, 0.5, 0.75, 0.95)]
    par = GAME.new(table_of(scenario, {})).rules.scenario.par
    shares = [sum(s >= 25 for s in scores), sum(s >= par for s in scores), sum(s <= par - 6 for s in scores)]
    found = [round(100 * x / len(scores)) for x in shares]
    return f"score at 5, 25, 50, 75, 95 %: {fifths}; 25 or more, par or more, par − 6 or less: {found} %"


def main() -> None:
    """Play or show."""
    command_line(__doc__, KEPT, parts(), show, head=HEAD)


if __name__ == "__main__":
    main()
