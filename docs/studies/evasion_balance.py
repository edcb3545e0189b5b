"""Figures of evasion-balance.md: when the British should split, what garrisons, lorries and moonlight are worth, what would make the game even.

    python docs/studies/evasion_balance.py play changes --games 200
    python docs/studies/evasion_balance.py play check --games 200
    python docs/studies/evasion_balance.py show
    python docs/studies/evasion_balance.py draw

All arms of a part have the same dice in game n. The games are kept after every few (``evasion-balance.json``), so that a run may be stopped and goes
on where it was. A game is kept as four digits: men flown out, prisoners, dead, left behind; who has won follows from them (13.2, 13.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import altair as alt

from lysander.core.game import Setup
from lysander.games.evasion import GAME
from lysander.games.evasion.bots import wills
from lysander.lab.estimate import Estimate, mean
from lysander.lab.experiment import outcome
from lysander.lab.markdown import share, table, written
from lysander.lab.plots import inked, of, picture
from lysander.lab.study import Games, Part, command_line, game, gap

HERE = Path(__file__).parent
KEPT, PICTURE = HERE / "evasion-balance.json", HERE.parent / "img" / "evasion-balance.svg"
BRITISH, GERMAN = "british", "german"
PLAYOUTS = 100
HEAD = {"rules": GAME.rules_version, "playouts": PLAYOUTS}
EVEN = (47.0, 53.0)
"""Points of the British for which a game is called even."""
STANDARD = "standard"

STYLES = {"four and two": wills.Will(bands=(4, 2)), "threes": wills.Will(bands=(3, 3))}
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
PICKED = ("patrols=12345678", "a 2 captures (10.4)", "a 3 captures (10.4)")
"""The changes that looked best, played again on other dice."""
BANDS = ("together", "four and two", "threes", "pairs")
HUNTERS = ("easy", "normal", "normal/cordon", "normal/chase", "normal/fields", "hard")


Arm = tuple[str, str, str]
"""A change of the rules, and the bots of both sides."""


def setup_of(change: str) -> Setup:
    """Return the table of a change of the rules."""
    tables = TABLES.get(change)
    variant = {"name": change.partition(" (")[0][:40], "tables": tables} if tables else {}
    return Setup("evasion", "standard", dict(OPTIONS.get(change, {})), (BRITISH, GERMAN), variant)


def one(seed: int, change: str, british: str, german: str, n: int) -> str:
    """Return what is kept of game n of an arm. In a process of its own the British have to be given their styles."""
    wills.WILLS.update(STYLES)
    found = outcome(game(setup_of(change), {BRITISH: british, GERMAN: german}, seed, n, PLAYOUTS))
    return "".join(str(found.facts[fact]) for fact in FACTS)


def part(name: str, seed: int, *arms: Arm) -> Part:
    """Return a part: arms that are played on the same dice, by game number and this seed."""
    return Part({("parts", name, " | ".join(arm)): partial(one, seed, *arm) for arm in arms})


PARTS: Mapping[str, Part] = {
    "changes": part("changes", 1945, *((c, "normal", "normal") for c in CHANGES)),
    "check": part("check", 2046, *((c, "normal", "normal") for c in (STANDARD, *PICKED))),
    "hard": part("hard", 2147, *((c, "hard", "hard") for c in (STANDARD, *PICKED))),
    "bands": part("bands", 2248, *((STANDARD, f"normal/{b}", g) for g in HUNTERS for b in BANDS)),
    "hard bands": part("hard bands", 2349, *((STANDARD, b, g) for g in ("normal", "hard") for b in ("hard", *(f"hard/{x}" for x in BANDS)))),
}


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


def figures(games: Sequence[str], against: str) -> list[str]:
    """Return the cells of a row."""
    ends = [share(sum(map(what, games)), len(games), 0) for what in (british, german, ENDS["nobody"])]
    return [str(len(games)), written(scored(games), 0), against, *ends, *(written(mean([f(g) for g in games]), 1) for f in (away, captured))]


def table_of(label: str, first: str, each: Mapping[str, Sequence[str]], among: int) -> Iterator[str]:
    """Yield the table of some arms, against one of them."""
    head = (label, "games", "points", f"against {first}", "British win", "Germans win", "nobody wins", "men home", "prisoners")
    rows = [[name, *figures(games, "" if name == first else written(gap(each[first], games, points, among), 0, "+"))] for name, games in each.items()]
    yield from (line.replace("-1", "−1") for line in table(head, rows))


def played(kept: Games, name: str) -> dict[Arm, list[str]]:
    """Return the games of the arms of a part that have been played."""
    return {(arm[0], arm[1], arm[2]): games for name, games in PARTS[name].played(kept).items() for arm in [name[-1].split(" | ")]}


def changed(each: Mapping[Arm, list[str]], label: str) -> Iterator[str]:
    """Yield the table of some changes against the standard game."""
    yield from table_of(label, STANDARD, {change: games for (change, _, _), games in each.items()}, len(each) - 1)


def split(each: Mapping[Arm, list[str]], first: str) -> Iterator[str]:
    """Yield for each German the table of what the British make of him in bands of each size, against the first."""
    hunters = dict.fromkeys(german for _, _, german in each)
    for hunter in hunters:
        mine = {british: games for (_, british, german), games in each.items() if german == hunter}
        yield from table_of(f"against {hunter}", first, mine, len(each) - len(hunters))


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    yield from split(played(kept, "bands"), "normal/together")
    yield from split(played(kept, "hard bands"), "hard/together")
    yield from changed(played(kept, "changes"), "normal against normal")
    yield from changed(played(kept, "check"), "other dice, normal against normal")
    yield from changed(played(kept, "hard"), "other dice, hard against hard")


# draw

COLOURS = {
    "band": ("#dfe9dc", "#24352a"),
    "british": ("#2f5d8a", "#7fb2e5"),
    "both": ("#8c6bb1", "#b79bdb"),
    "nobody": ("#c9ced4", "#4a525b"),
    "german": ("#b5532a", "#e58a5c"),
}


def drawn(kept: Games) -> str:
    """Return the picture of the changes: the points of the British with their intervals, and how games end."""
    each = {change.replace("-1", "−1"): games for (change, _, _), games in played(kept, "changes").items()}
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
    parts = [
        {"name": n, "end": end, "order": at, "share": 100 * (sum(map(what, each[n])) / len(each[n]))}
        for n in names
        for at, (end, what) in enumerate(ENDS.items())
    ]
    bars: Any = (
        of(parts)
        .mark_bar(height=14)
        .encode(
            y=alt.Y("name:N", sort=names, axis=None),
            x=alt.X("share:Q", title="games of a hundred by who wins", scale=alt.Scale(domain=[0, 100])),
            color=inked("end", ENDS, list(COLOURS)[1:]),
            order="order:Q",
        )
        .properties(width=300, height=24 * len(names))
    )
    label = "Points of the British and how games end, for each change of the rules"
    return picture(alt.hconcat(plot, bars, spacing=24), label, COLOURS)


def main() -> None:
    """Play, show or draw."""
    command_line(__doc__, KEPT, PARTS, show, head=HEAD, draw=drawn, picture=PICTURE)


if __name__ == "__main__":
    main()
