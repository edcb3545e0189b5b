"""Figures of hijacked-balance.md: how often the squad storms by number and skill of those who play, and what tiles are worth to good players.

    python docs/studies/hijacked_balance.py --games 400 --searched 60
    python docs/studies/hijacked_balance.py --show

Games are kept in ``hijacked-balance.json`` after every arm; an interrupted run goes on where it stopped. Game n has the same dice in all arms of as
many seats.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lysander.commands.arguments import seats_of, setup_of
from lysander.games.hijacked import GAME
from lysander.lab.estimate import mean, mean_difference, rate
from lysander.lab.experiment import Arm, Experiment, Outcome
from lysander.lab.markdown import written
from lysander.lab.pool import cores
from lysander.lab.runner import run as run_games

KEPT = Path(__file__).with_name("hijacked-balance.json")
LEVELS = ("easy", "normal", "hard")
SEED, PLAYOUTS = 1401, 60
STORM = "strict"
"""The reading of 19.2 under which the kept games were played."""
FEW = 5
"""Of a tile with fewer games nothing is said."""
TILES = ("owner of bonus tile ahead by", "owner of hijacker ahead by", "points of hijackers")
"""What is kept of tiles: measures of the game."""


def arms() -> dict[str, tuple[int, tuple[str, ...]]]:
    """Each arm by its name: how many seats, and the bot of each."""
    alike = {f"{n} {level}": (n, (level,) * n) for n in (1, 2, 3, 4) for level in LEVELS}
    return alike | {
        f"{n} one {odd}": (n, (odd,) + ("normal",) * (n - 1)) for n in (2, 3, 4) for odd in ("easy", "hard", "normal/spoiler", "normal/pusher")
    }


def play(seats: int, bots: Sequence[str], games: int, storm: str = STORM) -> list[dict[str, Any]]:
    """What is kept of the games of an arm: whether the squad stormed, the rounds, the scores, and how tiles did."""
    setup = setup_of(GAME, "", {"storm": storm}, seats_of(GAME, count=seats), None)
    arm = Arm("played", setup, dict(zip(setup.seats, bots)))
    (found,) = run_games(Experiment("hijacked", (arm,), games, SEED + seats, PLAYOUTS), cores()).outcomes
    return [_kept(one) for one in found]


def _kept(one: Outcome) -> dict[str, Any]:
    tiles = {key: round(value, 2) for key, value in one.measures.items() if key.partition("/")[0] in TILES}
    return {"stormed": one.measures["end/stormed"], "rounds": one.measures["end/rounds"], "scores": list(one.scores.values())} | {
        "won": [seat in one.winners for seat in one.scores], "tiles": tiles
    }  # fmt: skip


def main() -> None:
    """Play what is missing, and print the tables as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games of an arm")
    parser.add_argument("--searched", type=int, default=60, help="games of an arm in which a bot searches")
    parser.add_argument("--storm", choices=("strict", "spared"), default=STORM, help="the reading of 19.2; another wants another file")
    parser.add_argument("--show", action="store_true", help="play nothing, print what was kept")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the file that keeps the games")
    parser.add_argument("--picture", type=Path, help="a file for the picture of storms (.svg or .png)")
    given = parser.parse_args()
    kept: dict[str, list[dict[str, Any]]] = json.loads(given.kept.read_text("utf-8")) if given.kept.exists() else {}
    for name, (seats, bots) in () if given.show else sorted(arms().items(), key=lambda item: "hard" in item[1][1]):
        games = given.searched if "hard" in bots else given.games
        if len(kept.get(name, [])) < games:
            kept[name] = play(seats, bots, games, given.storm)
            given.kept.write_text(json.dumps(kept) + "\n", "utf-8")
    if given.picture:
        picture(kept, given.picture)
    print(storms(kept), one_of(kept), *(tiles(kept, part) for part in TILES), sep="\n\n")


def picture(kept: Mapping[str, Sequence[Mapping[str, Any]]], path: Path) -> None:
    """Draw how often the squad storms, by seats and level, with 95 % intervals, and with one spoiler among normal bots."""
    import altair as alt

    rows = []
    for name, (seats, bots) in arms().items():
        label = bots[0] if len(set(bots)) == 1 else "one spoiler" if bots[0].endswith("spoiler") else ""
        if label and name in kept:
            e = rate(sum(g["stormed"] for g in kept[name]), len(kept[name]))
            rows.append(
                {"seats": f"{seats} seat{'s' * (seats > 1)}", "who": label, "stormed": 100 * e.value, "low": 100 * e.low, "high": 100 * e.high}
            )
    order = [*LEVELS, "one spoiler"]
    x = alt.X("who:N", sort=order, title=None, axis=alt.Axis(labelAngle=-35))
    colour = alt.Color("who:N", sort=order, legend=None, scale=alt.Scale(domain=order, range=["#b9c4d0", "#5b7c99", "#1d3d57", "#b4552d"]))
    base = alt.Chart()
    bars = base.mark_bar().encode(x=x, y=alt.Y("stormed:Q", title="games stormed, %", scale=alt.Scale(domain=[0, 100])), color=colour)
    spans = base.mark_rule(color="#222").encode(x=x, y=alt.Y("low:Q", title="games stormed, %"), y2="high:Q")
    chart = alt.layer(bars, spans, data=alt.Data(values=rows)).properties(width=130, height=190).facet(column=alt.Column("seats:N", title=None))
    chart.configure(background="white", font="sans-serif").save(path)


def storms(kept: Mapping[str, Sequence[Mapping[str, Any]]]) -> str:
    """How often the squad storms where all play alike, how long it lasts, and the score of a seat."""
    rows = ["| seats | level | games | stormed | rounds | score of a seat |", "|---:|---|---:|---:|---:|---:|"]
    for name, (seats, bots) in arms().items():
        if len(set(bots)) == 1 and name in kept and "one" not in name:
            games = kept[name]
            scores = mean([sum(g["scores"]) / len(g["scores"]) for g in games])
            rows.append(
                f"| {seats} | {bots[0]} | {len(games)} | {percent(games)} | {written(mean([g['rounds'] for g in games]))} | {written(scores)} |"
            )
    return "\n".join(rows)


def one_of(kept: Mapping[str, Sequence[Mapping[str, Any]]]) -> str:
    """What one of another kind among normal ones does to the table, and to himself."""
    rows = ["| seats | one is | games | stormed | more storms than all normal | his share of wins | his score less that of the others |"]
    rows.append("|---:|---|---:|---:|---:|---:|---:|")
    for name, (seats, bots) in arms().items():
        if "one" in name and name in kept and f"{seats} normal" in kept:
            games = kept[name]
            usual = kept[f"{seats} normal"][: len(games)]
            more = mean_difference([100 * g["stormed"] for g in usual], [100 * g["stormed"] for g in games[: len(usual)]])
            wins = mean([g["won"][0] / max(1, sum(g["won"])) for g in games if not g["stormed"]] or [0.0])
            ahead = mean([g["scores"][0] - sum(g["scores"][1:]) / (seats - 1) for g in games])
            figures = (percent(games), written(more, sign="+"), written(wins, 2), written(ahead, sign="+"))
            rows.append(f"| {seats} | {bots[0]} | {len(games)} | {' | '.join(figures)} |")
    return "\n".join(rows)


def tiles(kept: Mapping[str, Sequence[Mapping[str, Any]]], part: str) -> str:
    """What each tile of a kind is worth, by level, with three seats."""
    rows = [f"| {part} | {' | '.join(LEVELS)} |", f"|---|{'---:|' * len(LEVELS)}"]
    found = {level: _by_tile(kept.get(f"3 {level}", ()), part) for level in LEVELS}
    for tile in sorted({t for by in found.values() for t in by}):
        cells = (f"{written(mean(by[tile]), sign='+')}, {len(by[tile])}" if len(by.get(tile, ())) >= FEW else "" for by in found.values())
        rows.append(f"| {tile} | {' | '.join(cells)} |")
    return "\n".join(rows)


def _by_tile(games: Sequence[Mapping[str, Any]], part: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for game in games:
        for key, value in game["tiles"].items():
            if key.startswith(part + "/"):
                found.setdefault(key.partition("/")[2], []).append(value)
    return found


def percent(games: Sequence[Mapping[str, Any]]) -> str:
    """The share of storms with its interval."""
    e = rate(sum(g["stormed"] for g in games), len(games))
    return f"{100 * e.value:.1f} % ({100 * e.low:.1f} to {100 * e.high:.1f})"


if __name__ == "__main__":
    main()
