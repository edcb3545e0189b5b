"""Figures of flight181-ambush.md: when a hidden hijacker is found, whether he may ambush then, and what waiting costs.

    python docs/studies/flight181_ambush.py play
    python docs/studies/flight181_ambush.py show
    python docs/studies/flight181_ambush.py draw

Game n of a part has the same dice in all its arms of a scenario. The games are kept after every few (``flight181-ambush.json``), so that a run may be
stopped and goes on where it was. A game is kept as its score, turn, how it ended (h no hijacker at large, t no teams, l turn limit, e nobody aboard),
ambushes, ambush shots that hit, answers to ambushes, answers that hit, wounds of teams, with ``/`` between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import altair as alt

from lysander.core.game import Setup
from lysander.games.flight181 import GAME
from lysander.games.flight181.bots import hijackers, teams
from lysander.games.flight181.bots.weights import EASY_RESCUE, HIJACK, HIJACKS, RESCUE
from lysander.lab.estimate import clear_of_zero, mean, percent, rate, widened
from lysander.lab.experiment import outcome
from lysander.lab.markdown import share, table, written
from lysander.lab.plots import inked, of, picture
from lysander.lab.study import Games, Part, command_line, directly, game, gap

HERE = Path(__file__).parent
KEPT, PICTURE = HERE / "flight181-ambush.json", HERE.parent / "img" / "flight181-ambush.svg"
HIJACKERS, TEAMS = "hijackers", "teams"
SCENARIOS = ("mogadishu", "free", "no_surprise")
PLAYOUTS = 60
HEAD = {"rules": GAME.rules_version, "playouts": PLAYOUTS}
HISTORY = 25
BEFORE = {"sweep": "end", "reaction": "no", "clock": "limit"}
"""The readings of rules version 3."""
READINGS: Mapping[str, Mapping[str, Any]] = {
    "as before": BEFORE,
    "reaction=shot": {**BEFORE, "reaction": "shot"},
    "reaction=exchange": {**BEFORE, "reaction": "exchange"},
    "sweep=entered": {**BEFORE, "sweep": "entered"},
    "sweep=entered reaction=shot": {**BEFORE, "sweep": "entered", "reaction": "shot"},
    "sweep=action": {**BEFORE, "sweep": "action"},
    "sweep=action reaction=shot": {**BEFORE, "sweep": "action", "reaction": "shot"},
}
CLOCKS: Mapping[str, Mapping[str, Any]] = {
    f"{reading} clock={clock}".removeprefix("as before "): {**READINGS[reading], "clock": clock}
    for reading in ("as before", "reaction=shot", "sweep=entered")
    for clock in ("limit", "help")
}


WILLS = {"normal": HIJACK, "normal/still": HIJACKS["still"]}
SQUADS = {"normal": RESCUE, "easy": EASY_RESCUE}
ENDS = {"no-hijackers": "h", "no-teams": "t", "turn-limit": "l", "empty": "e"}


def setup_of(scenario: str, options: Mapping[str, Any]) -> Setup:
    """Return a table of a scenario with some readings."""
    return Setup("flight181", scenario, dict(options), (HIJACKERS, TEAMS))


def by_players(seed: int, scenario: str, options: Mapping[str, Any], men: str, squad: str, n: int) -> str:
    """Return what is kept of game n between players who do not search, put to work on the state itself."""
    players = (hijackers.Hijackers(Random(f"{seed} men {n}"), WILLS[men]), teams.Teams(Random(f"{seed} squad {n}"), SQUADS[squad]))
    each = {seat: player.answer for seat, player in zip((HIJACKERS, TEAMS), players, strict=True)}
    state, events = directly(setup_of(scenario, options), each, Random(f"{seed} dice {n}"))
    return _kept(state.turn, str(state.result.facts["reason"]), GAME.measures(state, events))


def by_bots(seed: int, scenario: str, options: Mapping[str, Any], men: str, squad: str, n: int) -> str:
    """Return what is kept of game n between bots at a table."""
    found = outcome(game(setup_of(scenario, options), {HIJACKERS: men, TEAMS: squad}, seed, n, PLAYOUTS))
    return _kept(int(found.measures["end/turns"]), str(found.facts["reason"]), found.measures)


def _kept(turns: int, reason: str, m: Mapping[str, float]) -> str:
    ambush, answer = (round(m[f"fire/{many}"] * m.get(f"fire/{one} hits", 0.0)) for many, one in (("ambush", "ambush"), ("answers", "answer")))
    figures = (m["score/total"], turns, ENDS[reason], m["fire/ambush"], ambush, m["fire/answers"], answer, -m["score/team-wound"])
    return "/".join(x if isinstance(x, str) else str(int(x)) for x in figures)


def part(name: str, seed: int, readings: Mapping[str, Mapping[str, Any]], men: str = "normal", squad: str = "normal", games: int = 100) -> Part:
    """Return a part: some readings in all scenarios, on the same dice by game number and this seed."""
    one = by_bots if "hard" in (men, squad) else by_players
    return Part(
        {("parts", name, f"{s} | {r} | {men} | {squad}"): partial(one, seed, s, o, men, squad) for s in SCENARIOS for r, o in readings.items()}, games
    )


PARTS: Mapping[str, Part] = {
    "readings": part("readings", 3181, READINGS, games=400),
    "hard": part("hard", 3282, READINGS, "hard", "hard", games=20),
    "still": part("still", 3383, CLOCKS, "normal/still", games=200),
    "still easy": part("still easy", 3585, dict(list(CLOCKS.items())[2:4]), "normal/still", "easy"),
    "waiting": part("waiting", 3484, CLOCKS),
}


# show


def field(n: int) -> Callable[[str], float]:
    """Return what reads a figure of a game."""
    return lambda game: float(game.split("/")[n])


score, turns, ambushes, answers, answered, wounds = map(field, (0, 1, 3, 5, 6, 7))


def played(kept: Games, name: str) -> dict[tuple[str, str], list[str]]:
    """Return the games of the arms of a part that have been played, by scenario and reading."""
    return {(arm[0], arm[1]): games for name, games in PARTS[name].played(kept).items() for arm in [name[-1].split(" | ")]}


def readings(each: Mapping[tuple[str, str], Sequence[str]]) -> Iterator[str]:
    """Yield the table of the readings of discovery, each against the old one, on the same dice, in the games that both have."""
    first = next(iter(READINGS))
    found = {(s, r): gap(each[s, first], games, score) for (s, r), games in each.items() if r != first and (s, first) in each}
    clear = dict(zip(found, clear_of_zero(list(found.values())), strict=True))
    head = ("scenario", "reading", "games", "score", f"against {first}", "ambushes", "with one, %", "answers", "that hit, %", "team wounds", "turns")
    rows = []
    for arm, games in each.items():
        against = written(widened(found[arm], len(found)), 1, "+") if arm in found else ""
        shots = sum(map(answers, games))
        hit = f"{100 * sum(map(answered, games)) / shots:.0f}" if shots else "–"
        many, fired, hurt, long = (f"{sum(map(f, games)) / len(games):.1f}" for f in (ambushes, answers, wounds, turns))
        rows.append((
            f"`{arm[0]}`", arm[1], str(len(games)), written(mean([score(g) for g in games])),
            f"**{against}**" if clear.get(arm) else against,
            many, share(sum(ambushes(g) > 0 for g in games), len(games), 0), fired, hit, hurt, long,
        ))  # fmt: skip
    yield from table(head, rows, left=2)


def clocks(each: Mapping[tuple[str, str], Sequence[str]]) -> Iterator[str]:
    """Yield the table of the clocks: how often the limit is reached, and what waiting costs."""
    head = ("scenario", "reading", "games", "turn limit, %", "nobody aboard, %", "turns", "score")
    rows = []
    for (scenario, reading), games in each.items():
        ended = (share(sum(g.split("/")[2] == how for g in games), len(games), 0) for how in "le")
        means = (written(mean([f(g) for g in games])) for f in (turns, score))
        rows.append((f"`{scenario}`", reading, str(len(games)), *ended, *means))
    yield from table(head, rows, left=2)


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    for name in PARTS:
        yield from (readings if name in LEVELS else clocks)(played(kept, name))


# draw

COLOURS = {"normal": ("#2f5d8a", "#7fb2e5"), "hard": ("#b5532a", "#e58a5c")}
LEVELS = {"readings": "normal", "hard": "hard"}


def drawn(kept: Games) -> str:
    """Return the picture of the readings: the score and the share of games with an ambush, by scenario and level, with 95 % intervals."""
    rows = []
    for part, level in LEVELS.items():
        for (scenario, reading), games in played(kept, part).items():
            shares = percent(rate(sum(ambushes(g) > 0 for g in games), len(games)))
            for what, e in (("score", mean([score(g) for g in games])), ("games", shares)):
                rows.append({"scenario": scenario, "reading": reading, "level": level, "what": what, "value": e.value, "low": e.low, "high": e.high})
    columns = [alt.vconcat(*(_panel(rows, s, what) for what in ("score", "games")), spacing=14) for s in SCENARIOS]
    return picture(alt.hconcat(*columns, spacing=22), "Score and games with an ambush, by reading, scenario and level", COLOURS)


def _panel(rows: Sequence[Mapping[str, Any]], scenario: str, what: str) -> Any:
    mine = [dict(r) for r in rows if r["scenario"] == scenario and r["what"] == what]
    title = "the Teams’ score" if what == "score" else "games with an ambush, %"
    axis = alt.Axis(domain=False, ticks=False, labelPadding=8, labelLimit=240) if scenario == SCENARIOS[0] else None
    y = alt.Y("reading:N", sort=[*READINGS], title=None, axis=axis)
    scale = alt.Scale(domain=[12, 30], nice=False) if what == "score" else alt.Scale(domain=[0, 100])
    offset = alt.YOffset("level:N", sort=[*LEVELS.values()])
    colour = inked("level", COLOURS, COLOURS, {} if scenario == SCENARIOS[0] and what == "score" else None)
    base = of(mine).encode(y=y, yOffset=offset, color=colour)
    spans = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=title, scale=scale), x2="high:Q")
    dots = base.mark_point(filled=True, size=55, opacity=1).encode(x=alt.X("value:Q", title=title, scale=scale))
    layers = [spans, dots]
    if what == "score":
        par = HISTORY if scenario == "mogadishu" else PARS[scenario]
        layers.insert(0, of([{"par": par}]).mark_rule(color="var(--line-2)", strokeDash=[4, 3]).encode(x=alt.X("par:Q", title=title, scale=scale)))
    head = alt.TitleParams(scenario, color="var(--ink)", fontSize=13) if what == "score" else alt.TitleParams("")
    return alt.layer(*layers).properties(width=190, height=26 * len(READINGS), title=head)


PARS = {"free": 22, "no_surprise": 18}


def main() -> None:
    """Play, show or draw."""
    command_line(__doc__, KEPT, PARTS, show, head=HEAD, draw=drawn, picture=PICTURE)


if __name__ == "__main__":
    main()
