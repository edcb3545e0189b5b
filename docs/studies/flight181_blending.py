"""Figures of flight181-blending.md: what vetting, wounds, jostling, stray shots, a third token and the board are worth, reading by reading.

    python docs/studies/flight181_blending.py --games 200 --searched 14
    python docs/studies/flight181_blending.py --show

Games are kept in ``flight181-blending.json`` after every arm; an interrupted run goes on where it stopped. Game n of a scenario has the same
dice and the same whims of the players in all arms. Players are those of the bots ``normal``, put to work on the state itself, and the bots
``hard``. Options that no reading names have their defaults.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from lysander.core.advance import play_out
from lysander.core.ask import CHANCE, Ask, Json
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.games.flight181 import GAME
from lysander.games.flight181.bots import hijackers, teams
from lysander.lab.estimate import mean, mean_difference, rate, widened
from lysander.lab.experiment import Arm, Experiment
from lysander.lab.pool import cores, run_in_order
from lysander.lab.runner import run as run_games

KEPT = Path(__file__).with_name("flight181-blending.json")
SEATS = ("hijackers", "teams")
SCENARIOS = ("mogadishu", "free", "no_surprise", "spine")
SEED, PLAYOUTS = 1707, 24
BEFORE = {"vet_from": 2, "vet_scope": "anywhere", "wound_modifier": "each", "jostled": "turn", "stray_check": "yes", "third_token": "barred"}
ALL = {"vet_from": 3, "vet_scope": "near", "wound_modifier": "one", "jostled": "next", "stray_check": "no", "third_token": "barred"}
CHANGES: Mapping[str, Mapping[str, Any]] = {
    "before": {},
    "vets from turn 3": {"vet_from": 3},
    "from 3, near": {"vet_from": 3, "vet_scope": "near"},
    "from 3, token": {"vet_from": 3, "vet_scope": "token"},
    "wounds −1 in all": {"wound_modifier": "one"},
    "jostled to next step 7": {"jostled": "next"},
    "never jostled": {"jostled": "never"},
    "no check of strays": {"stray_check": "no"},
    "past a third token": {"third_token": "stray"},
    "all of today": ALL,
}
"""Each reading by its name: what differs from the readings before."""
SEARCHED = ("before", "vets from turn 3", "from 3, near", "from 3, token", "all of today")
"""The readings that are also played by the bots ``hard``, which search."""
KEYS = {
    "score": "score/total",
    "turns": "end/turns",
    "blended": "secrets/blended",
    "escaped": "hijackers/escaped",
    "vets": "secrets/vets",
    "found": "secrets/found by vet",
    "cleared": "secrets/cleared",
    "barred": "secrets/barred in turn",
    "jostled": "fire/jostled",
    "wounded": "fire/wounded",
    "stray": "fire/stray",
    "wounds": "score/team-wound",
    "executed": "casualties/executed",
    "ambushes": "fire/ambush",
}
"""What is kept of a game, and the measure that it is."""
COUNTED = ("blended", "escaped", "vets", "found", "jostled", "stray", "executed")
"""What is shown of each reading, times a game."""

Kept = dict[str, list[list[float]]]


def name(level: str, scenario: str, change: str) -> str:
    """How an arm is called in the file."""
    return f"{level}/{scenario}/{change}"


def arms() -> list[tuple[str, str, str]]:
    """All arms: level, scenario, reading; those of normal players first."""
    found = [("normal", s, c) for s in SCENARIOS for c in CHANGES]
    return found + [("hard", s, c) for s in SCENARIOS for c in SEARCHED]


def options_of(change: str) -> dict[str, Any]:
    """All options of a reading, none left to its default."""
    return {**BEFORE, **CHANGES[change]}


def row(measured: Mapping[str, float]) -> list[float]:
    """What is kept of one game, in the order of ``KEYS``."""
    return [measured.get(key, 0) for key in KEYS.values()]


def normal(scenario: str, change: str, n: int) -> list[float]:
    """Game ``n`` between normal players."""
    state = GAME.new(Setup("flight181", scenario, options_of(change), SEATS))
    dice, events = Random(f"{SEED} dice {n}"), list[Event]()
    men, squad = hijackers.Hijackers(Random(f"{SEED} men {n}")), teams.Teams(Random(f"{SEED} squad {n}"))

    def answer(ask: Ask) -> Json:
        if ask.seat == CHANCE:
            return ask.domain.sample(dice)
        return men.answer(state, ask) if ask.seat == "hijackers" else squad.answer(state, ask)

    play_out(GAME, state, answer, events)
    return row(GAME.measures(state, events))


def play(level: str, scenario: str, change: str, games: int, workers: int) -> list[list[float]]:
    """What is kept of the games of an arm."""
    if level == "normal":
        return run_in_order(partial(normal, scenario, change), games, workers, lambda done: None)
    arm = Arm(change, Setup("flight181", scenario, options_of(change), SEATS), dict.fromkeys(SEATS, level))
    (found,) = run_games(Experiment("flight181", (arm,), games, SEED, PLAYOUTS), workers).outcomes
    return [row(one.measures) for one in found]


def main() -> None:
    """Play what is missing, and print the tables as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games of an arm between normal players")
    parser.add_argument("--searched", type=int, default=14, help="games of an arm between hard players")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--show", action="store_true", help="play nothing, print what was kept")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the file that keeps the games")
    parser.add_argument("--picture", type=Path, help="a file for the picture (.svg or .png)")
    given = parser.parse_args()
    kept: Kept = json.loads(given.kept.read_text("utf-8")) if given.kept.exists() else {}
    for arm in () if given.show else arms():
        games = given.searched if arm[0] == "hard" else given.games
        if len(kept.get(name(*arm), [])) < games:
            kept[name(*arm)] = play(*arm, games, given.workers)
            given.kept.write_text(json.dumps(kept, separators=(",", ":")) + "\n", "utf-8")
    if given.picture:
        picture(kept, given.picture)
    print("\n\n".join(shown(kept)))


def shown(kept: Kept) -> list[str]:
    """All tables of the page."""
    found = []
    for level in ("normal", "hard"):
        for scenario in SCENARIOS:
            if rows := table(kept, level, scenario):
                found.append("\n".join(rows))
    return [*found, "\n".join(bars(kept)), "\n".join(boards(kept))]


def column(games: Sequence[Sequence[float]], key: str) -> list[float]:
    """One figure of all games."""
    at = list(KEYS).index(key)
    return [game[at] for game in games]


def among(kept: Kept, level: str) -> int:
    """How many differences are shown of a level: so many are judged together."""
    return sum(name(level, s, c) in kept for s in SCENARIOS for c in CHANGES if c != "before")


def table(kept: Kept, level: str, scenario: str) -> list[str]:
    """Each reading in one scenario: the score, less that of before, and what changed."""
    base = kept.get(name(level, scenario, "before"), [])
    done = [c for c in CHANGES if name(level, scenario, c) in kept]
    if not base or not done:
        return []
    head = f"| {level}, `{scenario}`, {len(base)} games | score | less before | turns | {' | '.join(COUNTED)} |"
    rows = [head, "|---|" + "---:|" * (3 + len(COUNTED))]
    for change in done:
        games = kept[name(level, scenario, change)][: len(base)]
        shift = widened(mean_difference(column(base, "score"), column(games, "score")), among(kept, level))
        cells = [span(mean(column(games, "score"))), "" if change == "before" else span(shift, "+"), f"{mean(column(games, 'turns')).value:.1f}"]
        cells += [f"{mean(column(games, key)).value:.2f}" for key in COUNTED]
        rows.append(f"| {change} | {' | '.join(cells)} |")
    return rows


def bars(kept: Kept) -> list[str]:
    """How often blending is barred for good, and before it could begin; how many tokens are cleared."""
    rows = ["| barred, of games between normal players | " + " | ".join(f"`{s}`" for s in SCENARIOS) + " |", "|---|" + "---:|" * len(SCENARIOS)]
    for change in ("before", "vets from turn 3", "from 3, token"):
        cells = []
        for scenario in SCENARIOS:
            turns = column(kept.get(name("normal", scenario, change), []), "barred")
            early = sum(t == 2 for t in turns)
            cells.append(f"{percent(sum(t > 0 for t in turns), len(turns))}, in turn 2 {percent(early, len(turns), short=True)}" if turns else "")
        rows.append(f"| {change} | {' | '.join(cells)} |")
    games_near = [kept.get(name("normal", s, "from 3, near"), []) for s in SCENARIOS]
    cells = [f"{mean(column(games, 'cleared')).value:.1f} tokens cleared" if games else "" for games in games_near]
    return [*rows, f"| from 3, near | {' | '.join(cells)} |"]


def boards(kept: Kept) -> list[str]:
    """The spine beside the plan with the same hijackers, under the readings of today."""
    rows = ["| today | `mogadishu` | `spine` |", "|---|---:|---:|"]
    for level in ("normal", "hard"):
        pair = [kept.get(name(level, s, "all of today"), []) for s in ("mogadishu", "spine")]
        if all(pair):
            for label, key in (("score", "score"), ("turns", "turns"), ("stray shots", "stray"), ("executed", "executed"), ("escaped", "escaped")):
                rows.append(f"| {level}: {label} | {' | '.join(span(mean(column(games, key))) for games in pair)} |")
            shares = (percent(sum(x >= 28 for x in column(games, "score")), len(games)) for games in pair)
            rows.append(f"| {level}: 28 points or more | {' | '.join(shares)} |")
    return rows


def picture(kept: Kept, path: Path) -> None:
    """Draw what becomes of those who blend, by the reading of vetting: escaped, found, neither; one panel a scenario."""
    import altair as alt

    order = ["before", "vets from turn 3", "from 3, near", "from 3, token"]
    fates = ["escaped", "found", "neither"]
    rows = []
    for scenario in SCENARIOS:
        for change in order:
            if games := kept.get(name("normal", scenario, change)):
                blended, escaped, caught = (mean(column(games, key)).value for key in ("blended", "escaped", "found"))
                for n, (fate, value) in enumerate(zip(fates, (escaped, caught, max(0.0, blended - escaped - caught)), strict=True)):
                    rows.append({"scenario": scenario, "reading": change, "fate": fate, "a game": round(value, 3), "n": n})
    x = alt.X("reading:N", sort=order, title=None, axis=alt.Axis(labelAngle=-35))
    colour = alt.Color("fate:N", sort=fates, title=None, scale=alt.Scale(domain=fates, range=["#b4552d", "#1d3d57", "#b9c4d0"]))
    chart = alt.Chart(alt.Data(values=rows)).mark_bar().encode(x=x, y=alt.Y("a game:Q", title="blended in, times a game"), color=colour, order="n:Q")
    chart = chart.properties(width=130, height=190).facet(column=alt.Column("scenario:N", sort=list(SCENARIOS), title=None))
    chart.configure(background="white", font="sans-serif").save(path)


def percent(count: int, games: int, *, short: bool = False) -> str:
    """A share of games, with its interval unless ``short``."""
    e = rate(count, games)
    return f"{100 * e.value:.0f} %" if short else f"{100 * e.value:.0f} % ({100 * e.low:.0f} to {100 * e.high:.0f})"


def span(e: Any, sign: str = "") -> str:
    """A value with its interval."""
    said = " to ".join(f"{v:{sign}.1f}" for v in (e.low, e.high)).join((f"{e.value:{sign}.1f} (", ")"))
    return said.replace("-", "−").replace("+0.0", "0.0").replace("−0.0", "0.0")


if __name__ == "__main__":
    main()
