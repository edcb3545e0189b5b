"""Figures of flight181-ambush.md: when a hidden hijacker is found, whether he may ambush then, and what waiting costs.

    python docs/studies/flight181_ambush.py play readings --games 400
    python docs/studies/flight181_ambush.py play hard --games 20
    python docs/studies/flight181_ambush.py play still "still easy" waiting --games 100
    python docs/studies/flight181_ambush.py show
    python docs/studies/flight181_ambush.py draw

Game n of a part has the same dice in all its arms of a scenario. The games are kept after every few (``flight181-ambush.json``), so that a run may be
stopped and goes on where it was. A game is kept as its score, turn, how it ended (h no hijacker at large, t no teams, l turn limit, e nobody aboard),
ambushes, ambush shots that hit, answers to ambushes, answers that hit, wounds of teams, with ``/`` between.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import altair as alt

from lysander.commands.arguments import write_text
from lysander.core.advance import play_out
from lysander.core.ask import CHANCE, Ask, Json
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.games.flight181 import GAME
from lysander.games.flight181.bots import hijackers, teams
from lysander.games.flight181.bots.weights import EASY_RESCUE, HIJACK, HIJACKS, RESCUE
from lysander.lab.estimate import Estimate, clear_of_zero, mean, mean_difference, rate, widened
from lysander.lab.experiment import Arm, Experiment, play
from lysander.lab.markdown import table, written
from lysander.lab.plots import of, svg
from lysander.lab.pool import cores, run_in_order

HERE = Path(__file__).parent
KEPT, PICTURE = HERE / "flight181-ambush.json", HERE.parent / "img" / "flight181-ambush.svg"
HIJACKERS, TEAMS = "hijackers", "teams"
SCENARIOS = ("mogadishu", "free", "no_surprise")
PLAYOUTS, CHUNK = 60, 20
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


@dataclass(frozen=True)
class Played:
    """An arm: a scenario, the readings by their name, and who plays."""

    scenario: str
    reading: str
    options: tuple[tuple[str, Any], ...]
    hijackers: str = "normal"
    teams: str = "normal"

    @property
    def name(self) -> str:
        """Its name in the file."""
        return f"{self.scenario} | {self.reading} | {self.hijackers} | {self.teams}"


@dataclass(frozen=True)
class Part:
    """Arms played on the same dice by game number and this seed; those ``direct`` by players without lookahead, put to work on the state itself."""

    seed: int
    arms: tuple[Played, ...]
    direct: bool = True


def arms(readings: Mapping[str, Mapping[str, Any]], men: str = "normal", squad: str = "normal") -> tuple[Played, ...]:
    """Return the arms of some readings in all scenarios."""
    return tuple(Played(s, r, tuple(o.items()), men, squad) for s in SCENARIOS for r, o in readings.items())


PARTS: Mapping[str, Part] = {
    "readings": Part(3181, arms(READINGS)),
    "hard": Part(3282, arms(READINGS, "hard", "hard"), direct=False),
    "still": Part(3383, arms(CLOCKS, "normal/still")),
    "still easy": Part(3585, arms(dict(list(CLOCKS.items())[2:4]), "normal/still", "easy")),
    "waiting": Part(3484, arms(CLOCKS)),
}
WILLS = {"normal": HIJACK, "normal/still": HIJACKS["still"]}
SQUADS = {"normal": RESCUE, "easy": EASY_RESCUE}
ENDS = {"no-hijackers": "h", "no-teams": "t", "turn-limit": "l", "empty": "e"}


# play


class Games:
    """The games of all parts, by part and arm, kept in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        head = {"rules": GAME.rules_version, "playouts": PLAYOUTS}
        self.data: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {"head": head, "parts": {}}
        if self.data["head"] != head:
            raise SystemExit(f"{path}: games of other rules")

    def of(self, part: str, arm: Played) -> list[str]:
        """Return the games of an arm in order."""
        return str(self.data["parts"].get(part, {}).get(arm.name, "")).split()

    def keep(self, part: str, arm: Played, games: Sequence[str]) -> None:
        """Write the games of an arm."""
        self.data["parts"].setdefault(part, {})[arm.name] = " ".join(games)
        write_text(self.path, json.dumps(self.data, indent=1) + "\n")


def directly(arm: Played, seed: int, n: int) -> str:
    """Play game ``n`` on the state itself, where players look at no more than their seats may; return what is kept of it."""
    state = GAME.new(Setup("flight181", arm.scenario, dict(arm.options), (HIJACKERS, TEAMS)))
    dice, events = Random(f"{seed} dice {n}"), list[Event]()
    men = hijackers.Hijackers(Random(f"{seed} men {n}"), WILLS[arm.hijackers])
    squad = teams.Teams(Random(f"{seed} squad {n}"), SQUADS[arm.teams])

    def answer(ask: Ask) -> Json:
        if ask.seat == CHANCE:
            return ask.domain.sample(dice)
        return (men if ask.seat == HIJACKERS else squad).answer(state, ask)

    play_out(GAME, state, answer, events)
    assert state.result is not None
    return _kept(state.turn, str(state.result.facts["reason"]), GAME.measures(state, events))


def by_bots(arm: Played, seed: int, n: int) -> str:
    """Play game ``n`` with bots at a table; return what is kept of it."""
    setup = Setup("flight181", arm.scenario, dict(arm.options), (HIJACKERS, TEAMS))
    made = Arm(arm.name, setup, {HIJACKERS: arm.hijackers, TEAMS: arm.teams})
    (found,) = play(Experiment("flight181", (made,), n + 1, seed, PLAYOUTS), n)
    return _kept(int(found.measures["end/turns"]), str(found.facts["reason"]), found.measures)


def _kept(turns: int, reason: str, m: Mapping[str, float]) -> str:
    ambush, answer = (round(m[f"fire/{many}"] * m.get(f"fire/{one} hits", 0.0)) for many, one in (("ambush", "ambush"), ("answers", "answer")))
    figures = (m["score/total"], turns, ENDS[reason], m["fire/ambush"], ambush, m["fire/answers"], answer, -m["score/team-wound"])
    return "/".join(x if isinstance(x, str) else str(int(x)) for x in figures)


def play_part(kept: Games, name: str, games: int, workers: int, only: Sequence[str] = ()) -> None:
    """Play the games of a part that are missing, or those of arms with one of some words in their names; some of each arm in turn."""
    part = PARTS[name]
    chosen = [arm for arm in part.arms if not only or any(word in arm.name for word in only)]
    one = directly if part.direct else by_bots
    for until in [*range(CHUNK, games, CHUNK), games]:
        for arm in chosen:
            had = kept.of(name, arm)
            if len(had) < until:
                new = run_in_order(partial(_nth, one, arm, part.seed, len(had)), until - len(had), workers)
                kept.keep(name, arm, [*had, *new])
        print(f"{name}: {until} games of {len(chosen)} arms", flush=True)


def _nth(one: Callable[[Played, int, int], str], arm: Played, seed: int, first: int, n: int) -> str:
    return one(arm, seed, first + n)


# show


def field(n: int) -> Callable[[str], float]:
    """Return what reads a figure of a game."""
    return lambda game: float(game.split("/")[n])


score, turns, ambushes, answers, answered, wounds = map(field, (0, 1, 3, 5, 6, 7))


def ended(how: str) -> Callable[[str], bool]:
    """Return what tells whether a game ended so."""
    return lambda game: game.split("/")[2] == how


def share(games: Sequence[str], what: Callable[[str], Any]) -> str:
    """Return in how many games of a hundred something is so."""
    e = rate(sum(bool(what(g)) for g in games), len(games))
    return written(Estimate(100 * e.value, 100 * e.low, 100 * e.high, e.games), 0)


def changes(part: str, kept: Games, first: str) -> dict[str, Estimate]:
    """Return by arm the change of the score against another reading, on the same dice, in the games that both have."""
    found = {}
    for arm in PARTS[part].arms:
        before = next(a for a in PARTS[part].arms if a.scenario == arm.scenario and a.reading == first)
        pairs = [(score(a), score(b)) for a, b in zip(kept.of(part, before), kept.of(part, arm), strict=False)]
        if arm.reading != first and pairs:
            found[arm.name] = mean_difference(*zip(*pairs, strict=True))
    return found


def readings(part: str, kept: Games) -> Iterator[str]:
    """Yield the table of the readings of discovery, each against the old one."""
    first = next(iter(READINGS))
    found = changes(part, kept, first)
    clear = dict(zip(found, clear_of_zero(list(found.values())), strict=True))
    head = ("scenario", "reading", "games", "score", f"against {first}", "ambushes", "with one, %", "answers", "that hit, %", "team wounds", "turns")
    rows = []
    for arm in PARTS[part].arms:
        games = kept.of(part, arm)
        if games:
            e = found.get(arm.name)
            against = written(widened(e, len(found)), 1, "+") if e else ""
            shots = sum(map(answers, games))
            hit = f"{100 * sum(map(answered, games)) / shots:.0f}" if shots else "–"
            each = (f"{sum(map(f, games)) / len(games):.1f}" for f in (ambushes, answers, wounds, turns))
            many, fired, hurt, long = each
            rows.append((
                f"`{arm.scenario}`", arm.reading, str(len(games)), written(mean([score(g) for g in games])),
                f"**{against}**" if clear.get(arm.name) else against,
                many, share(games, ambushes), fired, hit, hurt, long,
            ))  # fmt: skip
    yield from table(head, rows, left=2)


def clocks(part: str, kept: Games) -> Iterator[str]:
    """Yield the table of the clocks: how often the limit is reached, and what waiting costs."""
    head = ("scenario", "reading", "games", "turn limit, %", "nobody aboard, %", "turns", "score")
    rows = []
    for arm in PARTS[part].arms:
        games = kept.of(part, arm)
        if games:
            rows.append((
                f"`{arm.scenario}`", arm.reading, str(len(games)), share(games, ended("l")), share(games, ended("e")),
                written(mean([turns(g) for g in games])), written(mean([score(g) for g in games])),
            ))  # fmt: skip
    yield from table(head, rows, left=2)


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    for part in PARTS:
        yield from (readings if PARTS[part].arms[0].reading in READINGS else clocks)(part, kept)


# draw

STYLE = """<style>
svg { --ui: system-ui, sans-serif; --surface: #fff; --ink: #1d2126; --ink-2: #4c545d; --line: #e3e6ea; --line-2: #aab2bb;
  --normal: #2f5d8a; --hard: #b5532a }
@media (prefers-color-scheme: dark) { svg { --surface: #15181c; --ink: #e8eaed; --ink-2: #b4bbc3; --line: #2b3036; --line-2: #59626c;
  --normal: #7fb2e5; --hard: #e58a5c } }
</style><rect width="100%" height="100%" fill="var(--surface)"/>"""
LEVELS = {"readings": "normal", "hard": "hard"}


def drawn(kept: Games) -> str:
    """Return the picture of the readings: the score and the share of games with an ambush, by scenario and level, with 95 % intervals."""
    rows = []
    for part, level in LEVELS.items():
        for arm in PARTS[part].arms:
            if games := kept.of(part, arm):
                e, a = mean([score(g) for g in games]), rate(sum(ambushes(g) > 0 for g in games), len(games))
                head = {"scenario": arm.scenario, "reading": arm.reading, "level": level}
                rows.append({**head, "what": "score", "value": e.value, "low": e.low, "high": e.high})
                rows.append({**head, "what": "games", "value": 100 * a.value, "low": 100 * a.low, "high": 100 * a.high})
    columns = [alt.vconcat(*(_panel(rows, s, what) for what in ("score", "games")), spacing=14) for s in SCENARIOS]
    text = svg(alt.hconcat(*columns, spacing=22), "Score and games with an ambush, by reading, scenario and level")
    at = text.index(">") + 1
    return text[:at] + STYLE + text[at:] + "\n"


def _panel(rows: Sequence[Mapping[str, Any]], scenario: str, what: str) -> Any:
    mine = [dict(r) for r in rows if r["scenario"] == scenario and r["what"] == what]
    title = "the Teams’ score" if what == "score" else "games with an ambush, %"
    axis = alt.Axis(domain=False, ticks=False, labelPadding=8, labelLimit=240) if scenario == SCENARIOS[0] else None
    y = alt.Y("reading:N", sort=[*READINGS], title=None, axis=axis)
    scale = alt.Scale(domain=[12, 30], nice=False) if what == "score" else alt.Scale(domain=[0, 100])
    offset = alt.YOffset("level:N", sort=[*LEVELS.values()])
    colour = alt.Color(
        "level:N",
        title=None,
        sort=[*LEVELS.values()],
        scale=alt.Scale(domain=[*LEVELS.values()], range=["var(--normal)", "var(--hard)"]),
        legend=alt.Legend(orient="top", labelColor="var(--ink)", labelFontSize=12) if scenario == SCENARIOS[0] and what == "score" else None,
    )
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
    """Play, print the figures as Markdown, or draw them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "show", "draw"))
    parser.add_argument("parts", nargs="*", metavar="part", help=f"Of {', '.join(PARTS)}; all if none is named.")
    parser.add_argument("--games", type=int, default=100, help="Games of each arm.")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="Play arms with such a word in their names.")
    parser.add_argument("--workers", type=int, default=cores(), help="Processes at the same time.")
    parser.add_argument("--json", type=Path, default=KEPT, help="Where the games are kept.")
    parser.add_argument("--svg", type=Path, default=PICTURE, help="Where the picture goes.")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"no part {', '.join(sorted(unknown))}")
    kept = Games(asked.json)
    if asked.what == "play":
        for part in asked.parts or PARTS:
            play_part(kept, part, asked.games, asked.workers, asked.only)
    elif asked.what == "show":
        print("\n".join(show(kept)))
    else:
        write_text(asked.svg, drawn(kept))


if __name__ == "__main__":
    main()
