"""Figures of flight181-blending.md: what vetting, wounds, jostling, stray shots, a third token and the board are worth, reading by reading.

    python docs/studies/flight181_blending.py play
    python docs/studies/flight181_blending.py show
    python docs/studies/flight181_blending.py draw

Games are kept in ``flight181-blending.json`` after every few; an interrupted run goes on where it stopped. Game n of a scenario has the same
dice and the same whims of the players in all arms. Players are those of the bots ``normal``, put to work on the state itself, and the bots
``hard``. Options that no reading names have their defaults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from lysander.core.game import Setup
from lysander.games.flight181 import GAME
from lysander.games.flight181.bots import hijackers, teams
from lysander.lab.estimate import Estimate, mean
from lysander.lab.experiment import outcome
from lysander.lab.markdown import percentage, table, written
from lysander.lab.plots import printed
from lysander.lab.study import Games, Part, command_line, directly, game, gap

HERE = Path(__file__).parent
KEPT, PICTURE = HERE / "flight181-blending.json", HERE.parent / "img" / "flight181-blending.svg"
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


def games_of(kept: Games, level: str, scenario: str, change: str) -> list[list[float]]:
    """The games of an arm."""
    return kept.of(f"{level}/{scenario}/{change}")


def options_of(change: str) -> dict[str, Any]:
    """All options of a reading, none left to its default."""
    return {**BEFORE, **CHANGES[change]}


def row(measured: Mapping[str, float]) -> list[float]:
    """What is kept of one game, in the order of ``KEYS``."""
    return [measured.get(key, 0) for key in KEYS.values()]


def normal(scenario: str, change: str, n: int) -> list[float]:
    """Game ``n`` between normal players."""
    men, squad = hijackers.Hijackers(Random(f"{SEED} men {n}")), teams.Teams(Random(f"{SEED} squad {n}"))
    setup, players = Setup("flight181", scenario, options_of(change), SEATS), (men.answer, squad.answer)
    return row(GAME.measures(*directly(setup, dict(zip(SEATS, players, strict=True)), Random(f"{SEED} dice {n}"))))


def hard(scenario: str, change: str, n: int) -> list[float]:
    """Game ``n`` between hard bots."""
    setup = Setup("flight181", scenario, options_of(change), SEATS)
    return row(outcome(game(setup, dict.fromkeys(SEATS, "hard"), SEED, n, PLAYOUTS)).measures)


def parts() -> dict[str, Part]:
    """What is played: readings in each scenario, by level."""
    levels = (("normal", normal, CHANGES, 200), ("hard", hard, SEARCHED, 14))
    return {
        level: Part({(f"{level}/{s}/{c}",): partial(one, s, c) for s in SCENARIOS for c in changes}, games) for level, one, changes, games in levels
    }


def show(kept: Games) -> Iterator[str]:
    """All tables of the page."""
    for level in ("normal", "hard"):
        for scenario in SCENARIOS:
            yield from readings(kept, level, scenario)
    yield from bars(kept)
    yield from boards(kept)


def figure(key: str, game: Sequence[float]) -> float:
    """One figure of a game."""
    return game[list(KEYS).index(key)]


def column(games: Sequence[Sequence[float]], key: str) -> list[float]:
    """One figure of all games."""
    return [figure(key, game) for game in games]


def readings(kept: Games, level: str, scenario: str) -> Iterator[str]:
    """Each reading in one scenario: the score, less that of before, and what changed. All differences of a level are judged together."""
    base = games_of(kept, level, scenario, "before")
    among, rows = sum(bool(games_of(kept, level, s, c)) for s in SCENARIOS for c in CHANGES if c != "before"), []
    for change in CHANGES:
        if games := games_of(kept, level, scenario, change)[: len(base)]:
            shift = gap(base, games, partial(figure, "score"), among)
            cells = [span(mean(column(games, "score"))), "" if change == "before" else span(shift, "+"), f"{mean(column(games, 'turns')).value:.1f}"]
            rows.append([change, *cells, *(f"{mean(column(games, key)).value:.2f}" for key in COUNTED)])
    if rows:
        yield from table((f"{level}, `{scenario}`, {len(base)} games", "score", "less before", "turns", *COUNTED), rows)


def bars(kept: Games) -> Iterator[str]:
    """How often blending is barred for good, and before it could begin; how many tokens are cleared."""
    rows = []
    for change in ("before", "vets from turn 3", "from 3, token"):
        cells = []
        for scenario in SCENARIOS:
            turns = column(games_of(kept, "normal", scenario, change), "barred")
            early = sum(t == 2 for t in turns)
            cells.append(f"{percentage(sum(t > 0 for t in turns), len(turns), 0)}, in turn 2 {100 * early / len(turns):.0f} %" if turns else "")
        rows.append([change, *cells])
    near = [games_of(kept, "normal", s, "from 3, near") for s in SCENARIOS]
    rows.append(["from 3, near", *(f"{mean(column(games, 'cleared')).value:.1f} tokens cleared" if games else "" for games in near)])
    yield from table(("barred, of games between normal players", *(f"`{s}`" for s in SCENARIOS)), rows)


def boards(kept: Games) -> Iterator[str]:
    """The spine beside the plan with the same hijackers, under the readings of today."""
    rows = []
    for level in ("normal", "hard"):
        pair = [games_of(kept, level, s, "all of today") for s in ("mogadishu", "spine")]
        if all(pair):
            for label, key in (("score", "score"), ("turns", "turns"), ("stray shots", "stray"), ("executed", "executed"), ("escaped", "escaped")):
                rows.append([f"{level}: {label}", *(span(mean(column(games, key))) for games in pair)])
            rows.append([f"{level}: 28 points or more", *(percentage(sum(x >= 28 for x in column(g, "score")), len(g), 0) for g in pair)])
    yield from table(("today", "`mogadishu`", "`spine`"), rows)


def span(e: Estimate, sign: str = "") -> str:
    """A value with its interval; what is zero when it is rounded has no sign."""
    return written(e, 1, sign).replace("+0.0", "0.0").replace("−0.0", "0.0")


def drawn(kept: Games) -> str:
    """Draw what becomes of those who blend, by the reading of vetting: escaped, found, neither; one panel a scenario."""
    import altair as alt

    order = ["before", "vets from turn 3", "from 3, near", "from 3, token"]
    fates = ["escaped", "found", "neither"]
    rows = []
    for scenario in SCENARIOS:
        for change in order:
            if games := games_of(kept, "normal", scenario, change):
                blended, escaped, caught = (mean(column(games, key)).value for key in ("blended", "escaped", "found"))
                for n, (fate, value) in enumerate(zip(fates, (escaped, caught, max(0.0, blended - escaped - caught)), strict=True)):
                    rows.append({"scenario": scenario, "reading": change, "fate": fate, "a game": round(value, 3), "n": n})
    x = alt.X("reading:N", sort=order, title=None, axis=alt.Axis(labelAngle=-35))
    colour = alt.Color("fate:N", sort=fates, title=None, scale=alt.Scale(domain=fates, range=["#b4552d", "#1d3d57", "#b9c4d0"]))
    chart = alt.Chart(alt.Data(values=rows)).mark_bar().encode(x=x, y=alt.Y("a game:Q", title="blended in, times a game"), color=colour, order="n:Q")
    chart = chart.properties(width=130, height=190).facet(column=alt.Column("scenario:N", sort=list(SCENARIOS), title=None))
    return printed(chart)


def main() -> None:
    """Play, show or draw."""
    command_line(__doc__, KEPT, parts(), show, draw=drawn, picture=PICTURE)


if __name__ == "__main__":
    main()
