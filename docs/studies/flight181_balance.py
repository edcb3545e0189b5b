"""Figures of flight181-balance.md: what sides, levels, doors, habits and options are worth between normal players.

    python docs/studies/flight181_balance.py play
    python docs/studies/flight181_balance.py show
    python docs/studies/flight181_balance.py draw

The players are those of the bots ``normal``, put to work on the state itself: they look at no more than their seats may (a test sees to it), and
a game takes a hundredth of a second. Bots ``hard`` play at a table. Game n has the same dice and the same players' whims in all arms of a scenario,
but for those of ``hard``. The games are kept after every few (``flight181-balance.json``), so that a run may be stopped and goes on where it was. A
game is kept as its score and, after ``/``, a digit for each of ``FIGURES``: 0 to 9, A to Z, a to z, which is 61 or more. Compared arms keep the first
``FEW``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any

import altair as alt

from lysander.core.ask import Ask, Json
from lysander.core.game import Setup
from lysander.games.flight181 import GAME
from lysander.games.flight181.bots import hijackers, teams
from lysander.games.flight181.bots.weights import EASY_HIJACK, EASY_RESCUE, HIJACK, RESCUE, Hijack, Rescue
from lysander.games.flight181.ch19_end import PAR_SPAN as LOST
from lysander.games.flight181.rules import rules_of
from lysander.games.flight181.state import RESERVE, State
from lysander.lab.estimate import Estimate, clear_of_zero, mean
from lysander.lab.experiment import outcome
from lysander.lab.markdown import percentage, table, written
from lysander.lab.plots import inked, of, picture
from lysander.lab.study import Games, Part, command_line, directly, game, gap

HERE = Path(__file__).parent
KEPT, PICTURE = HERE / "flight181-balance.json", HERE.parent / "img" / "flight181-balance.svg"
SEED, PLAYOUTS = 4181, 60
HEAD = {"rules": GAME.rules_version, "seed": SEED, "playouts": PLAYOUTS}
SEATS = ("hijackers", "teams")
SCENARIOS = ("mogadishu", "free", "no_surprise", "spine")
PARS = {name: rules_of(Setup("flight181", name, {}, SEATS)).scenario.par for name in SCENARIOS}
"""19.11 What the Teams need; as far below it as ``LOST`` the Hijackers win."""
HISTORY = 25
ENDS = {"front": "1", "middle": "7", "rear": "13"}
"""The stations of the doors. Right-hand doors are mirror images of the left-hand ones."""
USUAL = "usual"


@dataclass(frozen=True)
class Arm:
    """What is different: options, styles; the end at which the first team enters; ``fire`` c or u allows only that kind; ``slack`` is how often a
    player answers anything."""

    options: Mapping[str, Any] = field(default_factory=dict)
    men: Hijack = HIJACK
    squad: Rescue = RESCUE
    door: str = ""
    fire: str = ""
    slack: float = 0.0


LEVELS = {"easy": Arm(men=EASY_HIJACK, squad=EASY_RESCUE), "random": Arm(slack=1.0)}
DOORS = {end: Arm(squad=replace(RESCUE, first_by=()), door=station) for end, station in ENDS.items()}
HABITS = {
    "Hijackers never blend": Arm(men=replace(HIJACK, blends=False)),
    "Hijackers blend gladly": Arm(men=replace(HIJACK, escape=1.5)),
    "Hijackers never ambush": Arm(men=replace(HIJACK, bold=-20.0)),
    "Hijackers ambush gladly": Arm(men=replace(HIJACK, bold=20.0)),
    "Hijackers never execute": Arm(men=replace(HIJACK, executes=False)),
    "Teams never vet": Arm(squad=replace(RESCUE, vets=0.0)),
    "controlled fire only": Arm(squad=replace(RESCUE, wild=False), fire="c"),
    "uncontrolled fire only": Arm(fire="u"),
    "Teams control gladly": Arm(squad=replace(RESCUE, control=0.6)),
    "Teams lead through the aisle": Arm(squad=replace(RESCUE, aisle=0.0)),
    "Teams leave the wounded": Arm(squad=replace(RESCUE, carry=0.0)),
}
CHANGES: Sequence[tuple[str, Any]] = (
    ("sweep", "pass"), ("sweep", "entered"), ("sweep", "action"), ("reaction", "no"), ("reaction", "exchange"), ("stay_down", "yes"),
    ("possum_found", "visible"), ("vet_from", 2), ("vet_scope", "anywhere"), ("vet_scope", "token"), ("wound_modifier", "each"), ("jostled", "turn"),
    ("jostled", "never"), ("stray_check", "yes"), ("third_token", "stray"), ("still_aboard", "stay"), ("escape_points", 0), ("escape_points", 10),
    ("turn_limit", 8), ("clock", "limit"),
)  # fmt: skip
OPTIONS = {f"{key}={value}": Arm({key: value}) for key, value in CHANGES}


# play


class Ordered(teams.Teams):
    """Teams with an order: the first to enter uses a door of one end, or all fire in one way."""

    def __init__(self, rng: Random, arm: Arm) -> None:
        super().__init__(rng, arm.squad)
        self.arm = arm

    def plans(self, state: State, name: str) -> list[teams.Plan]:
        """See ``Teams``."""
        found = super().plans(state, name)
        first = self.arm.door and state.turn == 1 and all(t.square == RESERVE for t in state.teams.values())
        return [p for p in found if p.door[:1] in "LA" and p.door[1:] == self.arm.door] if first else found

    def weigh(self, state: State, ask: Ask) -> dict[str, float]:
        """See ``Teams``."""
        found = super().weigh(state, ask)
        if self.arm.fire and ask.kind.startswith(("act", "retaliate")):
            return {v: w for v, w in found.items() if "." not in v or v[-1] == self.arm.fire}
        return found


def setup_of(scenario: str, options: Mapping[str, Any]) -> Setup:
    """Return a table of a scenario."""
    return Setup("flight181", scenario, dict(options), SEATS)


def by_players(arm: Arm, scenario: str, many: int, n: int) -> str:
    """Return so many figures of game n of an arm, between players who do not search, put to work on the state itself."""
    whims = Random(f"{SEED} whims {n}")
    men, squad = hijackers.Hijackers(Random(f"{SEED} men {n}"), arm.men), Ordered(Random(f"{SEED} squad {n}"), arm)

    def answer(player: Any, state: State, ask: Ask) -> Json:
        if arm.slack and whims.random() < arm.slack:
            player.plan = {}
            return ask.domain.sample(whims)
        return player.answer(state, ask)

    players = {seat: partial(answer, player) for seat, player in zip(SEATS, (men, squad), strict=True)}
    return kept_of(GAME.measures(*directly(setup_of(scenario, arm.options), players, Random(f"{SEED} dice {n}"))), many)


def by_bots(level: str, scenario: str, n: int) -> str:
    """Return all figures of game n between bots of a level at a table."""
    return kept_of(outcome(game(setup_of(scenario, {}), dict.fromkeys(SEATS, level), SEED, n, PLAYOUTS)).measures, len(FIGURES))


Measured = Mapping[str, float]


def first_end(m: Measured) -> float:
    """Return at which end the first team entered: 0 at the front."""
    doors = [name.partition("/")[2] for name, used in m.items() if name.startswith("first entry/") and used]
    return list(ENDS.values()).index(doors[0][1:]) if doors else 0


FIGURES: Mapping[str, Callable[[Measured], float]] = {
    "turns": lambda m: m["end/turns"],
    "executed": lambda m: m["casualties/executed"],
    "blended": lambda m: m["secrets/blended"],
    "escaped": lambda m: m["hijackers/escaped"],
    "ambushes": lambda m: m["fire/ambush"],
    "stray": lambda m: m["fire/stray"],
    "secured": lambda m: m["end/secured"],
    "executions": lambda m: -m["score/execution"],
    "dead": lambda m: -m["score/dead"],
    "wounds": lambda m: -m["score/wounded"] - m["score/serious"],
    "escapes": lambda m: -m["score/escaped"],
    "team wounds": lambda m: -m["score/team-wound"],
    "wild": lambda m: m["fire/wild"],
    "wild hits": lambda m: m["fire/wild"] * m.get("fire/wild hits each", 0.0),
    "vets": lambda m: m["secrets/vets"],
    "found": lambda m: m["secrets/found by vet"],
    "out": lambda m: m["passengers/out"],
    "shots": lambda m: m["fire/controlled"] + m["fire/uncontrolled"],
    "door": first_end,
}
FEW = 6
DIGITS = digits + ascii_uppercase + ascii_lowercase


def kept_of(m: Measured, many: int) -> str:
    """Return what is kept of a game: its score and so many figures."""
    figures = (round(figure(m)) for figure in list(FIGURES.values())[:many])
    return f"{m['score/total']:.0f}/{''.join(DIGITS[min(x, len(DIGITS) - 1)] for x in figures)}"


def part(name: str, arms: Mapping[str, Arm], games: int, many: int = FEW) -> Part:
    """Return a part: some arms in all scenarios."""
    return Part({("parts", name, f"{s} | {a}"): partial(by_players, arm, s, many) for s in SCENARIOS for a, arm in arms.items()}, games, 100)


PARTS: Mapping[str, Part] = {
    "scenarios": part("scenarios", {USUAL: Arm()}, 400, len(FIGURES)),
    "levels": part("levels", LEVELS, 100, len(FIGURES)),
    "doors": part("doors", DOORS, 400),
    "habits": part("habits", HABITS, 300),
    "options": part("options", OPTIONS, 200),
    "hard": Part({("parts", "hard", f"{s} | hard"): partial(by_bots, "hard", s) for s in SCENARIOS}, 60, 10),
}


# show


Each = Mapping[tuple[str, str], Sequence[str]]
"""Games by scenario and arm."""


def score(game: str) -> float:
    """Return the score of a game."""
    return float(game.partition("/")[0])


def figure(name: str, game: str) -> float:
    """Return a figure of a game."""
    return DIGITS.index(game.partition("/")[2][list(FIGURES).index(name)])


def average(games: Sequence[str], name: str) -> Estimate:
    """Return the mean of a figure."""
    return mean([figure(name, g) for g in games])


def played(kept: Games, *names: str) -> dict[tuple[str, str], list[str]]:
    """Return the games that have been played of the arms of some parts."""
    found = {}
    for name in names:
        for arm, games in PARTS[name].played(kept).items():
            scenario, _, label = arm[-1].partition(" | ")
            found[scenario, label] = games
    return found


def span(e: Estimate, sign: str = "") -> str:
    """Return a value with its interval; what is zero when it is rounded has no sign."""
    return written(e, 1, sign).replace("+0.0", "0.0").replace("−0.0", "0.0")


def spread(games: Sequence[str]) -> str:
    """Return the scores that 5, 25, 50, 75 and 95 % of games do not exceed."""
    scores = sorted(map(score, games))
    return ", ".join(f"{scores[int(len(scores) * q)]:.0f}".replace("-", "−") for q in (0.05, 0.25, 0.5, 0.75, 0.95))


def reached(games: Sequence[str], least: int) -> str:
    """Return in how many games of a hundred the score was so high."""
    return percentage(sum(score(g) >= least for g in games), len(games), 0)


def scenarios(usual: Each) -> Iterator[str]:
    """Yield what comes of each scenario between normal players."""
    rows: dict[str, Callable[[str, Sequence[str]], str]] = {
        "games": lambda s, g: str(len(g)),
        "par (19.11)": lambda s, g: str(PARS[s]),
        "mean score": lambda s, g: span(mean([score(x) for x in g])),
        "mean score less par": lambda s, g: span(mean([score(x) - PARS[s] for x in g]), "+"),
        "in 5, 25, 50, 75, 95 % of games no more than": lambda s, g: spread(g),
        "the historical 25 or more": lambda s, g: reached(g, HISTORY),
        "par or more (Teams win)": lambda s, g: reached(g, PARS[s]),
        "par − 6 or less (Hijackers win)": lambda s, g: percentage(sum(score(x) <= PARS[s] - LOST for x in g), len(g), 0),
        "aircraft secured": lambda s, g: percentage(sum(figure("secured", x) for x in g), len(g), 0),
        "turns": lambda s, g: span(average(g, "turns")),
    }
    points = {
        "points lost by executions, and the serious who die": "executions",
        "by the dead": "dead",
        "by wounded and critical": "wounds",
        "by escapes": "escapes",
        "by wounds of teams": "team wounds",
        "tokens executed": "executed",
        "ambushes, times a game": "ambushes",
        "blended, times a game": "blended",
        "vets, times a game": "vets",
        "hijackers found by a vet": "found",
        "wild fire, times a game": "wild",
        "its hits, a game": "wild hits",
        "shots of teams": "shots",
        "stray wounds": "stray",
        "tokens out by a door before the end": "out",
    }
    for label, name in points.items():
        rows[label] = lambda s, g, name=name: span(average(g, name))  # type: ignore[misc]
    for at, end in enumerate(ENDS):
        rows[f"first team by the {end}"] = lambda s, g, at=at: percentage(sum(figure("door", x) == at for x in g), len(g), 0)  # type: ignore[misc]
    each = {s: usual[s, USUAL] for s in SCENARIOS if (s, USUAL) in usual}
    yield from table(
        ("normal against normal", *(f"`{s}`" for s in each)), [[label, *(cell(s, g) for s, g in each.items())] for label, cell in rows.items()]
    )


def levels(each: Each) -> Iterator[str]:
    """Yield how both sides of each level do against par."""
    head = ("scenario", "both sides", "games", "score", "5, 25, 50, 75, 95 %", "par or more", "par − 6 or less", "executed", "turns")
    rows = []
    for scenario in SCENARIOS:
        for level in ("hard", USUAL, *LEVELS):
            if games := each.get((scenario, level)):
                par = PARS[scenario]
                low = percentage(sum(score(g) <= par - LOST for g in games), len(games), 0)
                counts = (span(average(games, name)) for name in ("executed", "turns"))
                name = "normal" if level == USUAL else level
                rows.append(
                    [f"`{scenario}`", name, str(len(games)), span(mean([score(g) for g in games])), spread(games), reached(games, par), low, *counts]
                )
    yield from table(head, rows, left=2)


def gaps(usual: Each, each: Each) -> dict[tuple[str, str], Estimate]:
    """Return what each arm is worth against the usual, in points of the score, over the games that both have."""
    return {(s, arm): gap(usual[s, USUAL], games, score) for (s, arm), games in each.items() if (s, USUAL) in usual}


def compared(label: str, found: Mapping[tuple[str, str], Estimate]) -> Iterator[str]:
    """Yield the differences of some arms in each scenario; bold where they are not zero, judged together."""
    clear = dict(zip(found, clear_of_zero(list(found.values())), strict=True))
    names = dict.fromkeys(arm for _, arm in found)

    def cell(scenario: str, arm: str) -> str:
        if (scenario, arm) not in found:
            return ""
        text = span(found[scenario, arm], "+")
        return f"**{text}**" if clear[scenario, arm] else text

    yield from table((label, *(f"`{s}`" for s in SCENARIOS)), [[f"`{n}`" if "=" in n else n, *(cell(s, n) for s in SCENARIOS)] for n in names])


def counted(scenario: str, each: Each) -> Iterator[str]:
    """Yield how often things happen in a scenario, by habit."""
    rows = [[arm, *(f"{average(games, name).value:.2f}" for name in list(FIGURES)[:FEW])] for (s, arm), games in each.items() if s == scenario]
    yield from table((f"a game of `{scenario}`", *list(FIGURES)[:FEW]), rows)


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    usual = played(kept, "scenarios")
    yield from scenarios(usual)
    yield from levels(played(kept, "scenarios", "levels", "hard"))
    yield from compared("first team by, against the usual", gaps(usual, played(kept, "doors")))
    yield from compared("habit, against the usual", gaps(usual, played(kept, "habits")))
    for scenario in ("mogadishu", "no_surprise"):
        yield from counted(scenario, played(kept, "scenarios", "habits"))
    yield from compared("option, against the default", gaps(usual, played(kept, "options")))


# draw

COLOURS = {
    "normal": ("#2f5d8a", "#7fb2e5"),
    "hard": ("#b5532a", "#e58a5c"),
    "front": ("#2f7d5b", "#6cc79b"),
    "middle": ("#8c6bb1", "#b79bdb"),
    "rear": ("#a67c00", "#e0b94a"),
}
HIGH = 74
"""How high the row of a scenario is."""


def drawn(kept: Games) -> str:
    """Return the picture: the score by scenario and level beside par, and what the first door is worth, with 95 % intervals."""
    usual = played(kept, "scenarios", "hard")
    dots = [
        {
            "scenario": s,
            "arm": "normal" if level == USUAL else level,
            "value": (e := mean([score(g) for g in games])).value,
            "low": e.low,
            "high": e.high,
        }
        for (s, level), games in usual.items()
    ]
    found = gaps(played(kept, "scenarios"), played(kept, "doors"))
    doors = [{"scenario": s, "arm": door, "value": e.value, "low": e.low, "high": e.high} for (s, door), e in found.items()]
    pars = [{"scenario": s, "at": par} for s, par in PARS.items()]
    zeros = [{"scenario": s, "at": 0} for s in PARS]
    left = _panel(dots, ("normal", "hard"), _axis("the Teams’ score; the bar is par", range(14, 31, 2)), pars, labels=True)
    right = _panel(doors, tuple(ENDS), _axis("first team by this door, points against the usual", range(-3, 3)), zeros)
    plots = alt.hconcat(left, right, spacing=28).resolve_scale(color="independent")
    return picture(plots, "The Teams’ score by scenario beside par, and what the first door is worth", COLOURS)


def _axis(title: str, values: Sequence[int]) -> Callable[[str], Any]:
    scale = alt.Scale(domain=[values[0], values[-1]], nice=False)
    return lambda field: alt.X(field, title=title, scale=scale, axis=alt.Axis(values=[*values]))


def _panel(rows: list[dict[str, Any]], arms: Sequence[str], x: Any, marks: list[dict[str, Any]], *, labels: bool = False) -> Any:
    axis = alt.Axis(domain=False, ticks=False, labelPadding=8) if labels else None
    y = alt.Y("scenario:N", sort=[*SCENARIOS], title=None, axis=axis, scale=alt.Scale(padding=0))
    layers = [of(marks).mark_tick(color="var(--ink-2)", thickness=2, size=HIGH - 22).encode(y=y, x=x("at:Q"))]
    for at, arm in enumerate(arms):
        down = alt.value(HIGH * (at + 1) / (len(arms) + 1))
        base = of([row for row in rows if row["arm"] == arm]).encode(y=y, yOffset=down, color=inked("arm", arms, arms))
        layers += [
            base.mark_rule(strokeWidth=2).encode(x=x("low:Q"), x2="high:Q"),
            base.mark_point(filled=True, size=60, opacity=1).encode(x=x("value:Q")),
        ]
    return alt.layer(*layers).properties(width=310, height=HIGH * len(SCENARIOS))


def main() -> None:
    """Play, show or draw."""
    command_line(__doc__, KEPT, PARTS, show, head=HEAD, draw=drawn, picture=PICTURE)


if __name__ == "__main__":
    main()
