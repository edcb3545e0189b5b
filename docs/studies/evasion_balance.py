"""Figures of evasion-balance.md: when the British should split, what garrisons, lorries and moonlight are worth, what would make the game even.

    python docs/studies/evasion_balance.py play changes --games 200
    python docs/studies/evasion_balance.py play check --games 200
    python docs/studies/evasion_balance.py show
    python docs/studies/evasion_balance.py draw

All arms of a part have the same dice in game n. The games are kept after every few (``evasion-balance.json``), so that a run may be stopped and goes
on where it was. A game is kept as four digits: men flown out, prisoners, dead, left behind; who has won follows from them (13.2, 13.3).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import altair as alt

from lysander.commands.arguments import write_text
from lysander.core.game import Setup
from lysander.games.evasion import GAME
from lysander.games.evasion.bots.wills import WILLS, Will
from lysander.lab.estimate import Estimate, mean, mean_difference, rate, widened
from lysander.lab.experiment import Arm, Experiment, play
from lysander.lab.markdown import table, written
from lysander.lab.plots import of, svg

HERE = Path(__file__).parent
KEPT, PICTURE = HERE / "evasion-balance.json", HERE.parent / "img" / "evasion-balance.svg"
BRITISH, GERMAN = "british", "german"
PLAYOUTS, CHUNK = 100, 20
EVEN = (47.0, 53.0)
"""Points of the British for which a game is called even."""
STANDARD = "standard"

WILLS |= {"four and two": Will(bands=(4, 2)), "threes": Will(bands=(3, 3))}
FACTS = ("away", "captured", "dead", "left")


def searched(night: Mapping[str, tuple[int, int, int, int]]) -> dict[str, Any]:
    """Return the change of the search matrix (7.2) by night."""
    rows = [
        {"at": {"light": "night", "state": state}} | dict(zip(("rough", "open", "road", "urban"), row, strict=True)) for state, row in night.items()
    ]
    return {"search": {"row": rows}}


def fought(*rows: tuple[int, str]) -> dict[str, Any]:
    """Return the change of the patrol matrix (10.4) by which a die captures or kills a group."""
    return {"patrol": {"result": [{"at": {"die": die}, "does": [{verb: "group"}]} for die, verb in rows]}}


def added(table: str, name: str, add: int) -> dict[str, Any]:
    """Return the change of a modifier of a table."""
    return {table: {"modifier": [{"at": {"id": name}, "add": add}]}}


OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "garrisons=no": {"garrisons": "no"},
    "patrols=12345678": {"patrols": "12345678"},
    "patrols_start=aboard": {"patrols_start": "aboard"},
    "landing_move=9": {"landing_move": "9"},
    "landing_move=13": {"landing_move": "13"},
    "landing_move=secret": {"landing_move": "secret"},
    "team=4": {"team": 4},
    "british_sight=own": {"british_sight": "own"},
    "leave_look=no": {"leave_look": "no"},
    "ambush_after_move=yes": {"ambush_after_move": "yes"},
    "wounded_alone=roll": {"wounded_alone": "roll"},
}
TABLES: Mapping[str, Mapping[str, Any]] = {
    "full moon: +1 on looks by night (7.2)": searched({"moving": (3, 4, 5, 3), "hiding": (1, 2, 3, 1)}),
    "no moon: -1 on looks by night (7.2)": searched({"moving": (1, 2, 3, 1), "hiding": (0, 0, 1, 0)}),
    "lorries go 1 hex (6.5)": {"movement": {"lorry": {"hexes": 1}}},
    "groups are seen no better (7.5)": added("search", "group", 0),
    "four men fight no better (10.4)": added("patrol", "four", 0),
    "woods help nobody in a fight (10.4)": added("patrol", "rough", 0),
    "a 2 captures (10.4)": fought((2, "capture")),
    "a 3 captures (10.4)": fought((3, "capture")),
    "a 2 and a 3 capture (10.4)": fought((2, "capture"), (3, "capture")),
}
CHANGES = (STANDARD, *OPTIONS, *TABLES)
WORTH = ("garrisons=no", "lorries go 1 hex (6.5)", "full moon: +1 on looks by night (7.2)", "no moon: -1 on looks by night (7.2)")
PICKED = ("patrols_start=aboard", "a 2 captures (10.4)", "a 3 captures (10.4)")
"""The changes that looked best, played again on other dice."""
BANDS = ("together", "four and two", "threes", "pairs")
HUNTERS = ("easy", "normal", "normal/cordon", "normal/chase", "normal/fields", "hard")


@dataclass(frozen=True)
class Played:
    """An arm: a change of the rules, and who plays."""

    change: str = STANDARD
    british: str = "normal"
    german: str = "normal"

    @property
    def name(self) -> str:
        """Its name in the file."""
        return f"{self.change} | {self.british} | {self.german}"

    def arm(self) -> Arm:
        """Return it as the lab plays it."""
        tables = TABLES.get(self.change)
        variant = {"name": self.change.partition(" (")[0][:40], "tables": tables} if tables else {}
        setup = Setup("evasion", "standard", dict(OPTIONS.get(self.change, {})), (BRITISH, GERMAN), variant)
        return Arm(self.change, setup, {BRITISH: self.british, GERMAN: self.german})


@dataclass(frozen=True)
class Part:
    """Arms that are played on the same dice, by game number and this seed."""

    seed: int
    arms: tuple[Played, ...]


PARTS: Mapping[str, Part] = {
    "changes": Part(1945, tuple(Played(c) for c in CHANGES)),
    "check": Part(2046, tuple(Played(c) for c in (STANDARD, *PICKED))),
    "hard": Part(2147, tuple(Played(c, "hard", "hard") for c in (STANDARD, *PICKED))),
    "bands": Part(2248, tuple(Played(STANDARD, f"normal/{b}", g) for g in HUNTERS for b in BANDS)),
    "hard bands": Part(2349, tuple(Played(STANDARD, b, g) for g in ("normal", "hard") for b in ("hard", *(f"hard/{x}" for x in BANDS)))),
}


# play


class Games:
    """The games of all parts, by part and arm, kept in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        head = {"rules": GAME.rules_version, "playouts": PLAYOUTS}
        self.data: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {"head": head, "parts": {}}
        self.same = self.data["head"] == head

    def of(self, part: str, arm: Played) -> list[str]:
        """Return the games of an arm in order."""
        return str(self.data["parts"].get(part, {}).get(arm.name, "")).split()

    def keep(self, part: str, arm: Played, games: Sequence[str]) -> None:
        """Write the games of an arm."""
        self.data["parts"].setdefault(part, {})[arm.name] = " ".join(games)
        write_text(self.path, json.dumps(self.data, indent=1) + "\n")

    def all(self, part: str) -> dict[Played, list[str]]:
        """Return the games of the arms of a part that have been played."""
        each = {arm: self.of(part, arm) for arm in PARTS[part].arms}
        return {arm: games for arm, games in each.items() if games}


def play_part(kept: Games, name: str, games: int, only: Sequence[str] = ()) -> None:
    """Play games of the arms of a part, or of those with one of some words in their names; some of each in turn."""
    if not kept.same:
        raise SystemExit(f"{kept.path}: games of other rules")
    part = PARTS[name]
    arms = [arm for arm in part.arms if not only or any(word in arm.name for word in only)]
    for until in [*range(CHUNK, games, CHUNK), games]:
        for arm in arms:
            had = kept.of(name, arm)
            made = arm.arm()
            experiment = Experiment("evasion", (made,), games, part.seed, PLAYOUTS)
            new = ["".join(str(play(experiment, n)[0].facts[fact]) for fact in FACTS) for n in range(len(had), until)]
            if new:
                kept.keep(name, arm, had + new)
        print(f"{name}: {until} games of {len(arms)} arms", flush=True)


# show


def away(game: str) -> float:
    """Return the men flown out."""
    return int(game[0])


def captured(game: str) -> float:
    """Return the prisoners."""
    return int(game[1])


def british(game: str) -> bool:
    """Whether the British have won (13.3)."""
    return away(game) >= 2


def german(game: str) -> bool:
    """Whether the Germans have won (13.2)."""
    return captured(game) >= 1


def points(game: str) -> float:
    """Return the points of the British of a hundred: all if they alone have won, half if both or nobody."""
    return 50.0 * (1 + british(game) - german(game))


ENDS: Mapping[str, Callable[[str], bool]] = {
    "British alone": lambda g: british(g) and not german(g),
    "both": lambda g: british(g) and german(g),
    "nobody": lambda g: not british(g) and not german(g),
    "Germans alone": lambda g: german(g) and not british(g),
}


def scored(games: Sequence[str]) -> Estimate:
    """Return the mean points of the British."""
    return mean([points(g) for g in games])


def share(games: Sequence[str], what: Callable[[str], bool]) -> Estimate:
    """Return in how many games of a hundred something is so."""
    e = rate(sum(map(what, games)), len(games))
    return Estimate(100 * e.value, 100 * e.low, 100 * e.high, e.games)


def gap(first: Sequence[str], games: Sequence[str], among: int) -> str:
    """Return the difference of points between two arms, in the games that both have, its interval widened for one of so many."""
    pairs = [(points(a), points(b)) for a, b in zip(first, games, strict=False)]
    return written(widened(mean_difference(*zip(*pairs, strict=True)), among), 0, "+")


def figures(games: Sequence[str], against: str) -> list[str]:
    """Return the cells of a row."""
    ends = [written(share(games, what), 0) for what in (british, german, ENDS["nobody"])]
    return [str(len(games)), written(scored(games), 0), against, *ends, *(written(mean([f(g) for g in games]), 1) for f in (away, captured))]


def table_of(label: str, first: str, each: Mapping[str, Sequence[str]], among: int) -> Iterator[str]:
    """Yield the table of some arms, against one of them."""
    head = (label, "games", "points", f"against {first}", "British win", "Germans win", "nobody wins", "men home", "prisoners")
    rows = [[name, *figures(games, "" if name == first else gap(each[first], games, among))] for name, games in each.items()]
    yield from (line.replace("-1", "−1") for line in table(head, rows))


def changed(each: Mapping[Played, list[str]], label: str) -> Iterator[str]:
    """Yield the table of some changes against the standard game."""
    yield from table_of(label, STANDARD, {arm.change: games for arm, games in each.items()}, len(each) - 1)


def split(each: Mapping[Played, list[str]], first: str) -> Iterator[str]:
    """Yield for each German the table of what the British make of him in bands of each size, against the first."""
    hunters = dict.fromkeys(arm.german for arm in each)
    for hunter in hunters:
        mine = {arm.british: games for arm, games in each.items() if arm.german == hunter}
        yield from table_of(f"against {hunter}", first, mine, len(each) - len(hunters))


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    yield from split(kept.all("bands"), "normal/together")
    yield from split(kept.all("hard bands"), "hard/together")
    yield from changed(kept.all("changes"), "normal against normal")
    yield from changed(kept.all("check"), "other dice, normal against normal")
    yield from changed(kept.all("hard"), "other dice, hard against hard")


# draw

STYLE = """<style>
svg { --ui: system-ui, sans-serif; --surface: #fff; --ink: #1d2126; --ink-2: #4c545d; --line: #e3e6ea; --line-2: #aab2bb; --band: #dfe9dc;
  --british: #2f5d8a; --both: #8c6bb1; --nobody: #c9ced4; --german: #b5532a }
@media (prefers-color-scheme: dark) { svg { --surface: #15181c; --ink: #e8eaed; --ink-2: #b4bbc3; --line: #2b3036; --line-2: #59626c;
  --band: #24352a; --british: #7fb2e5; --both: #b79bdb; --nobody: #4a525b; --german: #e58a5c } }
</style><rect width="100%" height="100%" fill="var(--surface)"/>"""
COLOURS = ("british", "both", "nobody", "german")


def drawn(kept: Games) -> str:
    """Return the picture of the changes: the points of the British with their intervals, and how games end."""
    each = {arm.change.replace("-1", "−1"): games for arm, games in kept.all("changes").items()}
    names = sorted(each, key=lambda name: -scored(each[name]).value)
    dots = [{"name": n, "value": (e := scored(each[n])).value, "low": e.low, "high": e.high} for n in names]
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8, labelLimit=280))
    x = alt.X("value:Q", title="points of the British of a hundred", scale=alt.Scale(domain=[25, 100], nice=False))
    base = of(dots).encode(y=y)
    band = of([{"low": EVEN[0], "high": EVEN[1]}]).mark_rect(color="var(--band)", opacity=1)
    plot: Any = alt.layer(
        band.encode(x=alt.X("low:Q", title="points of the British of a hundred"), x2="high:Q"),
        base.mark_rule(color="var(--ink)", strokeWidth=2).encode(x=alt.X("low:Q", title="points of the British of a hundred"), x2="high:Q"),
        base.mark_point(color="var(--ink)", fill="var(--ink)", size=60, opacity=1).encode(x=x),
    ).properties(width=300, height=24 * len(names))
    parts = [{"name": n, "end": end, "order": at, "share": share(each[n], what).value} for n in names for at, (end, what) in enumerate(ENDS.items())]
    bars: Any = (
        of(parts)
        .mark_bar(height=14)
        .encode(
            y=alt.Y("name:N", sort=names, axis=None),
            x=alt.X("share:Q", title="games of a hundred by who wins", scale=alt.Scale(domain=[0, 100])),
            color=alt.Color(
                "end:N",
                title=None,
                sort=[*ENDS],
                scale=alt.Scale(domain=[*ENDS], range=[f"var(--{c})" for c in COLOURS]),
                legend=alt.Legend(orient="top", labelColor="var(--ink)", labelFontSize=12),
            ),
            order="order:Q",
        )
        .properties(width=300, height=24 * len(names))
    )
    label = "Points of the British and how games end, for each change of the rules"
    text = svg(alt.hconcat(plot, bars, spacing=24), label)
    at = text.index(">") + 1
    return text[:at] + STYLE + text[at:] + "\n"


def main() -> None:
    """Play, print the figures as Markdown, or draw them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "show", "draw"))
    parser.add_argument("parts", nargs="*", metavar="part", help=f"Of {', '.join(PARTS)}; all if none is named.")
    parser.add_argument("--games", type=int, default=100, help="Games of each arm.")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="Play arms with such a word in their names.")
    parser.add_argument("--json", type=Path, default=KEPT, help="Where the games are kept.")
    parser.add_argument("--svg", type=Path, default=PICTURE, help="Where the picture goes.")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"no part {', '.join(sorted(unknown))}")
    kept = Games(asked.json)
    if asked.what == "play":
        for part in asked.parts or PARTS:
            play_part(kept, part, asked.games, asked.only)
    elif asked.what == "show":
        print("\n".join(show(kept)))
    else:
        write_text(asked.svg, drawn(kept))


if __name__ == "__main__":
    main()
