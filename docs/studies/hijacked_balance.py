"""Figures of hijacked-balance.md: how often the squad storms by number and skill of those who play, and what tiles are worth to good players.

    python docs/studies/hijacked_balance.py play
    python docs/studies/hijacked_balance.py show
    python docs/studies/hijacked_balance.py draw

Games are kept in ``hijacked-balance.json`` after every few; an interrupted run goes on where it stopped. Game n has the same dice in all arms of as
many seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from lysander.commands.arguments import seats_of, setup_of
from lysander.games.hijacked import GAME
from lysander.lab.estimate import mean, percent, rate
from lysander.lab.experiment import outcome
from lysander.lab.markdown import percentage, table, written
from lysander.lab.plots import printed
from lysander.lab.study import Games, Part, command_line, game, gap

HERE = Path(__file__).parent
KEPT, PICTURE = HERE / "hijacked-balance.json", HERE.parent / "img" / "hijacked-storms.svg"
LEVELS = ("easy", "normal", "hard")
STYLED = ("normal/freer", "normal/pusher", "normal/talker", "normal/spoiler")
SEED, PLAYOUTS = 1401, 60
HEAD = {"rules": GAME.rules_version, "playouts": PLAYOUTS}
FEW = 5
"""Of a tile with fewer games nothing is said."""
TILES = ("owner of bonus tile ahead by", "owner of hijacker ahead by", "points of hijackers")
"""What is kept of tiles: measures of the game."""


def arms() -> dict[str, tuple[int, tuple[str, ...]]]:
    """Each arm by its name: how many seats, and the bot of each."""
    alike = {f"{n} {level}": (n, (level,) * n) for n in (1, 2, 3, 4) for level in LEVELS}
    return alike | {f"{n} one {odd}": (n, (odd,) + ("normal",) * (n - 1)) for n in (2, 3, 4) for odd in ("easy", "hard", *STYLED)}


def one(seats: int, bots: Sequence[str], n: int) -> dict[str, Any]:
    """What is kept of game n of an arm: whether the squad stormed, the rounds, the scores, and how tiles did."""
    setup = setup_of(GAME, "", {}, seats_of(GAME, count=seats), None)
    o = outcome(game(setup, dict(zip(setup.seats, bots, strict=True)), SEED + seats, n, PLAYOUTS))
    tiles = {key: round(value, 2) for key, value in o.measures.items() if key.partition("/")[0] in TILES}
    ended = {"stormed": o.measures["end/stormed"], "rounds": o.measures["end/rounds"]}
    return ended | {"scores": list(o.scores.values()), "won": [seat in o.winners for seat in o.scores], "tiles": tiles}


def parts() -> dict[str, Part]:
    """What is played: the arms in which nobody searches, one who searches alone, then the others."""

    def part(games: int, wanted: Callable[[Sequence[str]], bool]) -> Part:
        return Part({(name,): partial(one, *arm) for name, arm in arms().items() if wanted(arm[1])}, games)

    return {
        "quick": part(300, lambda bots: "hard" not in bots),
        "alone": part(300, lambda bots: bots == ("hard",)),
        "searched": part(100, lambda bots: "hard" in bots and len(bots) > 1),
    }


Kept = Sequence[Mapping[str, Any]]
"""Games of an arm."""


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    yield from storms(kept)
    yield from gains(kept)
    yield from one_of(kept)
    for part in TILES:
        yield from tiles(kept, part)


def drawn(kept: Games) -> str:
    """Draw how often the squad storms, by seats and level, with 95 % intervals, and with one spoiler among normal bots."""
    import altair as alt

    rows = []
    for name, (seats, bots) in arms().items():
        label = bots[0] if len(set(bots)) == 1 else "one spoiler" if bots[0].endswith("spoiler") else ""
        if label and (games := kept.of(name)):
            e = percent(rate(sum(g["stormed"] for g in games), len(games)))
            rows.append({"seats": f"{seats} seat{'s' * (seats > 1)}", "who": label, "stormed": e.value, "low": e.low, "high": e.high})
    order = [*LEVELS, "one spoiler"]
    x = alt.X("who:N", sort=order, title=None, axis=alt.Axis(labelAngle=-35))
    colour = alt.Color("who:N", sort=order, legend=None, scale=alt.Scale(domain=order, range=["#b9c4d0", "#5b7c99", "#1d3d57", "#b4552d"]))
    base = alt.Chart()
    bars = base.mark_bar().encode(x=x, y=alt.Y("stormed:Q", title="games stormed, %", scale=alt.Scale(domain=[0, 100])), color=colour)
    spans = base.mark_rule(color="#222").encode(x=x, y=alt.Y("low:Q", title="games stormed, %"), y2="high:Q")
    chart = alt.layer(bars, spans, data=alt.Data(values=rows)).properties(width=130, height=190).facet(column=alt.Column("seats:N", title=None))
    return printed(chart)


def storms(kept: Games) -> Iterator[str]:
    """How often the squad storms where all play alike, how long it lasts, and the score of a seat."""
    rows = []
    for name, (seats, bots) in arms().items():
        if "one" not in name and (games := kept.of(name)):
            means = (mean([g["rounds"] for g in games]), mean([score(g, seats) for g in games]))
            rows.append([str(seats), bots[0], str(len(games)), stormed(games), *map(written, means)])
    yield from table(("seats", "level", "games", "stormed", "rounds", "score of a seat"), rows, left={1})


def score(one: Mapping[str, Any], seats: int) -> float:
    """The score of a player, the mean of all; the other side of a game alone, which comes last, is none."""
    return float(sum(one["scores"][:seats]) / seats)


def gains(kept: Games) -> Iterator[str]:
    """What the better level gains where all play alike, on the same dice."""
    rows = []
    for seats in (1, 2, 3, 4):
        for worse, better in pairwise(LEVELS):
            before, after = kept.of(f"{seats} {worse}"), kept.of(f"{seats} {better}")
            if before and after:
                found = (gap(before, after, lambda g: 100 * g["stormed"]), gap(before, after, partial(score, seats=seats)))
                games = min(len(before), len(after))
                rows.append([str(seats), f"{better} over {worse}", str(games), *(written(e, sign="+") for e in found)])
    yield from table(("seats", "level", "games", "stormed", "score of a seat"), rows, left={1})


def one_of(kept: Games) -> Iterator[str]:
    """What one of another kind among normal ones does to the table, and to himself."""
    rows = []
    for name, (seats, bots) in arms().items():
        games, usual = kept.of(name), kept.of(f"{seats} normal")
        if "one" in name and games and usual:
            more = gap(usual, games, lambda g: 100 * g["stormed"])
            wins = mean([g["won"][0] / max(1, sum(g["won"])) for g in games if not g["stormed"]] or [0.0])
            ahead = mean([g["scores"][0] - sum(g["scores"][1:]) / (seats - 1) for g in games])
            figures = (stormed(games), written(more, sign="+"), written(wins, 2), written(ahead, sign="+"))
            rows.append([str(seats), bots[0], str(len(games)), *figures])
    head = ("seats", "one is", "games", "stormed", "more storms than all normal", "his share of wins", "his score less that of the others")
    yield from table(head, rows, left={1})


def tiles(kept: Games, part: str) -> Iterator[str]:
    """What each tile of a kind is worth, by level, with three seats."""
    found = {level: _by_tile(kept.of(f"3 {level}"), part) for level in LEVELS}
    rows = []
    for tile in sorted({t for by in found.values() for t in by}):
        each = (by.get(tile, ()) for by in found.values())
        rows.append([tile, *(f"{written(mean(values), sign='+')}, {len(values)}" if len(values) >= FEW else "" for values in each)])
    yield from table((part, *LEVELS), rows)


def _by_tile(games: Kept, part: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for one in games:
        for key, value in one["tiles"].items():
            if key.startswith(part + "/"):
                found.setdefault(key.partition("/")[2], []).append(value)
    return found


def stormed(games: Kept) -> str:
    """The share of storms with its interval."""
    return percentage(sum(g["stormed"] for g in games), len(games))


def main() -> None:
    """Play, show or draw."""
    command_line(__doc__, KEPT, parts(), show, head=HEAD, draw=drawn, picture=PICTURE)


if __name__ == "__main__":
    main()
