"""Figures of hijacked-rulings.md: what the readings of Hijacked's rulebook that its source leaves open do to the game.

    python docs/studies/hijacked_rulings.py play
    python docs/studies/hijacked_rulings.py play normal mini --workers 1
    python docs/studies/hijacked_rulings.py show
    python docs/studies/hijacked_rulings.py draw

All rules of a part that have as many seats are played on the same dice in game n. Games are kept after every few (``hijacked-rulings.json``), so that
a run may be stopped and goes on where it was. A game is kept as the numbers of ``Kept``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import altair as alt

from lysander.bots import playing
from lysander.bots.numbers import row_of
from lysander.bots.playing import BotPlayer
from lysander.bots.registry import make
from lysander.core.advance import play_out
from lysander.core.ask import CHANCE, Answer, Ask, Json
from lysander.core.chance import Chance
from lysander.core.event import Event
from lysander.core.game import Setup
from lysander.core.match import Match
from lysander.games.hijacked import GAME
from lysander.games.hijacked.bots import outlook
from lysander.games.hijacked.bots.policy import Policy
from lysander.games.hijacked.bots.tastes import PLAIN, STYLES
from lysander.games.hijacked.state import CYBOT, State
from lysander.lab.estimate import mean, mean_difference, percent, rate, rate_difference, widened
from lysander.lab.markdown import table, written
from lysander.lab.plots import inked, of, picture
from lysander.lab.pool import run_in_order
from lysander.lab.study import Games, Part, command_line

HERE = Path(__file__).parent
KEPT, PICTURE = HERE / "hijacked-rulings.json", HERE.parent / "img" / "hijacked-rulings.svg"
PLAYOUTS = 40
MATTERS = 0.02
"""A decision matters if the best answer's prospect, which is 1 for a sure win and 0 for a storm, is so much above that of the next."""
LONG = 20
PATIENT, WAITING = "patient", outlook.WAITING
MINI, MINI_DIE, BOTH = "mini", "track.mini", ("leave", "take B")
PLAIN_RULES = {"storm": "spared", "recognition": "2-5-9-14", "last_step": "allowed"}
BASE = "storm=spared"
RULES: Mapping[str, Mapping[str, str]] = {
    "storm=strict": PLAIN_RULES | {"storm": "strict"},
    BASE: PLAIN_RULES,
    "recognition=3-6-7-8": PLAIN_RULES | {"recognition": "3-6-7-8"},
    "last_step=barred": PLAIN_RULES | {"last_step": "barred"},
}
BONUS: Mapping[str, Mapping[str, str]] = {name: PLAIN_RULES | {"trust_score": name, "track_bonus": "choice"} for name in ("plain", "minus2", "key")}


@dataclass(frozen=True)
class Dice:
    """Games on dice of their own: the seats, the bot in each of them, the rules, and how many games of each."""

    seed: int
    seats: Sequence[int]
    level: str
    rules: Mapping[str, Mapping[str, str]]
    games: int


PARTS: Mapping[str, Dice] = {
    "normal": Dice(7301, (1, 2, 3, 4), "normal", RULES, 300),
    "pushers": Dice(7302, (3, 4), "normal/pusher", {name: RULES[name] for name in list(RULES)[1:]}, 200),
    "hard": Dice(7303, (1, 2, 3, 4), "hard", RULES, 32),
    "bonus": Dice(7304, (2, 4), "normal", BONUS, 150),
    PATIENT: Dice(7307, (3, 4), PATIENT, {name: RULES[name] for name in list(RULES)[1:]}, 24),
    "hard-bonus": Dice(7305, (3,), "hard", BONUS, 20),
    MINI: Dice(7306, (3,), "normal", BONUS, 30),
}
COMPARED, OFFERED = ("normal", "pushers", "hard", PATIENT), ("bonus", "hard-bonus")
AGAIN = 24


class Kept(NamedTuple):
    """What is kept of a game: whether the squad stormed, rounds, push-backs; all points of the seats, those of recognition, those of being helped by
    others' push-backs (11.6); decisions of searching bots, and how many mattered; mini dice offered, and left."""

    stormed: int
    rounds: int
    pushes: int
    points: int
    recognition: int
    helped: int
    decisions: int
    mattered: int
    offered: int
    left: int


class Watched(BotPlayer):
    """A bot of whose searched actions is counted how many mattered."""

    decisions = mattered = 0

    def answer(self, played: playing.PlayedGame, asks: Any) -> Any:
        """As ``BotPlayer``."""
        given = super().answer(played, asks)
        said = self.bot.explain() if given[0] == "turn.act" else []
        if len(said) > 1 and said[0].unit == "prospect":
            self.decisions += 1
            self.mattered += said[0].worth - said[1].worth > MATTERS
        return given


def setup_of(seats: int, options: Mapping[str, str]) -> Setup:
    return Setup("hijacked", "standard", dict(options), tuple("ABCD"[:seats]))


def dice(seed: int, n: int) -> Chance:
    return Chance(sha256(f"hijacked rulings/{seed}/{n}".encode()).digest())


def plainly(level: str, state: State, chance: Chance, told: list[Event], asked: list[str], script: tuple[Answer, ...] = ()) -> State:
    """Play a game to its end with bots that do not search, and as they would play it at a table (24.2: all is public), only quicker. ``asked`` gets
    their answers about mini dice."""
    policy = Policy(taste=row_of(STYLES, PLAIN, level.partition("/")[2]))

    def answer(ask: Ask) -> Json:
        if ask.seat == CHANCE:
            return chance.answer(ask)
        chosen = policy.answer(state, ask, Random(0))
        if ask.kind == MINI_DIE:
            asked.append(chosen)
        return chosen

    return play_out(GAME, state, answer, told, script)


def searching(level: str, setup: Setup, chance: Chance, word: str) -> tuple[State, list[Event], list[str], int, int]:
    """Play a game to its end with bots that search; return also their answers about mini dice, their decisions, and how many of these mattered."""
    bots = {seat: Watched(make("hijacked", seat, level, word, playouts=PLAYOUTS, variant=setup.variant, strict=True)) for seat in setup.seats}
    played = playing.PlayedGame(GAME, setup, bots, chance)
    asked = [str(line.value) for line in played.lines if line.kind == MINI_DIE]
    decisions, mattered = (sum(getattr(bot, what) for bot in bots.values()) for what in ("decisions", "mattered"))
    return played.state, played.events, asked, decisions, mattered


def play_one(seed: int, seats: int, level: str, options: Mapping[str, str], n: int) -> Kept:
    """Play game n; return what is kept of it."""
    setup, told, asked, decisions, mattered = setup_of(seats, options), list[Event](), list[str](), 0, 0
    if level in ("hard", PATIENT):
        outlook.WAITING = 0.0 if level == PATIENT else WAITING
        state, told, asked, decisions, mattered = searching("hard", setup, dice(seed, n), f"{seed}/{n}")
    else:
        state = plainly(level, GAME.new(setup), dice(seed, n), told, asked)
    facts: Any = [e.facts for e in told if e.kind == "points"]
    helped = sum(e["score"] - e["was"] for e in facts if e["why"] == "push_back" and e["seat"] != CYBOT)
    assert state.result is not None
    points: Counter[str] = Counter()
    for rows in (rows for seat, rows in state.result.facts["sheets"].items() if seat != CYBOT):
        points.update({one["source"]: one["points"] for one in rows if one["source"] != "hijacker"})
        points["hijacker"] += sum(one["points"] for one in rows if one["source"] == "hijacker")
    pushes = sum(e.kind == "recognised" for e in told)
    return Kept(
        int(not state.last),
        state.round,
        pushes,
        sum(points.values()),
        points["recognition"],
        helped,
        decisions,
        mattered,
        len(asked),
        asked.count("leave"),
    )


def mini_one(seed: int, seats: int, options: Mapping[str, str], n: int) -> list[list[float]]:
    """Play a game on from each mini die that is offered in it, ``AGAIN`` times with it and as often without, on the same dice. Return for each the
    chance to win that the die adds, with its standard error, and the lead that it adds."""
    setup, chance, policy, found = setup_of(seats, options), dice(seed, n), Policy(), []
    match: Match[Any] = Match(GAME, setup)
    while not match.over:
        ask = match.asks[0]
        if ask.kind == MINI_DIE:
            ways = [[played_on(match, Answer(ask.seat, ask.kind, value), f"{n}/{len(match.lines)}/{k}") for k in range(AGAIN)] for value in BOTH]
            wins, leads = (mean_difference([one[i] for one in ways[0]], [one[i] for one in ways[1]]) for i in (0, 1))
            found.append([round(x, 3) for x in (wins.value, (wins.high - wins.low) / 3.92, leads.value)])
        match.answer(ask.seat, ask.kind, chance.answer(ask) if ask.seat == CHANCE else policy.answer(match.state, ask, Random(0)))
    return found


def played_on(match: Match[Any], answer: Answer, word: str) -> tuple[float, float]:
    """Play a game on from an answer; return the seat's share of the win, and by how much it leads the mean of the others."""
    position, chance = match.position, Chance(sha256(f"hijacked rulings/{word}".encode()).digest())
    state = plainly("normal", position.checkpoint.clone(), chance, [], [], (*position.script, answer))
    assert state.result is not None
    won, scores = state.result.winners or (), dict(state.result.scores)
    own = scores.pop(answer.seat)
    return (answer.seat in won) / max(1, len(won)), own - sum(scores.values()) / len(scores)


class Minis(Part):
    """The mini dice of the games of each arm. How many games an arm has is not kept: it is played as a whole."""

    def play(self, kept: Games, games: int, workers: int, only: Sequence[str]) -> None:
        """See ``Part``."""
        for name, one in self.chosen(only).items():
            if not kept.of(*name):
                kept.keep([die for found in run_in_order(one, games, workers) for die in found], *name)


def parts() -> dict[str, Part]:
    """Return what is played."""
    found: dict[str, Part] = {}
    for name, part in PARTS.items():
        each = [((f"{name}/{n}/{rules}",), part.seed * 10 + n, n, options) for n in part.seats for rules, options in part.rules.items()]
        if name == MINI:
            found[name] = Minis({key: partial(mini_one, seed, n, options) for key, seed, n, options in each}, part.games)
        else:
            found[name] = Part({key: partial(play_one, seed, n, part.level, options) for key, seed, n, options in each}, part.games)
    return found


Arm = Sequence[Kept]


def arms(kept: Games, name: str, seats: int) -> dict[str, Arm]:
    """Return the games of a part with so many seats, by rules."""
    found = {rules: kept.of(f"{name}/{seats}/{rules}") for rules in PARTS[name].rules}
    return {rules: [Kept(*game) for game in games] for rules, games in found.items() if games}


def push_share(g: Kept, helped: int = 1) -> float:
    """Return how many of a hundred points come of push-backs: recognition, and points of being helped (11.6)."""
    return 100 * (g.recognition + helped * g.helped) / max(1, g.points)


def row(seats: int, rules: str, games: Arm) -> list[str]:
    """Return the figures of an arm."""
    stormed, long = (percent(rate(sum(some), len(games))) for some in ([g.stormed for g in games], [g.rounds >= LONG for g in games]))
    score = mean([g.points / seats for g in games])
    figures = [written(stormed), written(mean([g.rounds for g in games])), written(long), written(mean([g.pushes for g in games]))]
    matters = written(mean([100 * g.mattered / g.decisions for g in games if g.decisions]))
    shares = (written(mean([push_share(g, helped) for g in games if not g.stormed])) for helped in (1, 0))
    return [str(seats), rules, str(len(games)), *figures, *shares, written(score), matters]


DIFFERENCES: Mapping[str, Callable[[Kept], float]] = {
    "stormed": lambda g: 100.0 * g.stormed,
    "rounds": lambda g: g.rounds,
    "20 rounds": lambda g: 100.0 * (g.rounds >= LONG),
    "push-backs": lambda g: g.pushes,
    "points by pushing": push_share,
}


def differences(each: Mapping[int, Mapping[str, Arm]]) -> Iterator[str]:
    """Yield the table of differences to the base on the same dice, their intervals widened for all rows of a column together."""
    pairs = [(seats, rules, games, found[BASE]) for seats, found in each.items() for rules, games in found.items() if rules != BASE and BASE in found]
    rows = []
    for seats, rules, games, base in pairs:
        cells = []
        for name, what in DIFFERENCES.items():
            both = [(x, y) for x, y in zip(base, games, strict=True) if what is not push_share or not (x.stormed or y.stormed)]
            a, b = ([what(pair[at]) for pair in both] for at in (0, 1))
            shares = percent(rate_difference([x > 0 for x in a], [x > 0 for x in b])) if name in ("stormed", "20 rounds") else mean_difference(a, b)
            cells.append(written(widened(shares, len(pairs)), 1, "+"))
        rows.append([str(seats), rules, *cells])
    yield from table(("seats", f"against {BASE}", *DIFFERENCES), rows, left=2)


def show(kept: Games) -> Iterator[str]:
    """Yield all figures as Markdown."""
    head: tuple[str, ...] = ("seats", "rules", "games", "stormed, %", "rounds", f"{LONG} rounds or more, %", "push-backs")
    head += ("points by pushing, %", "by recognition alone, %", "score of a seat")
    for name in COMPARED:
        part = PARTS[name]
        each = {seats: arms(kept, name, seats) for seats in part.seats}
        searched = part.level in ("hard", PATIENT)
        rows = [row(seats, rules, games) for seats, found in each.items() for rules, games in found.items()]
        yield from table((*head, "decisions that matter, %") if searched else head, rows if searched else [r[:-1] for r in rows], left=2)
        yield from differences(each)
    yield from bonuses(kept)
    yield from minis(kept)


def bonuses(kept: Games) -> Iterator[str]:
    """Yield how often a mini die is offered, and left."""
    rows = []
    for name in OFFERED:
        for seats in PARTS[name].seats:
            for rules, games in arms(kept, name, seats).items():
                offered, left = sum(g.offered for g in games), sum(g.left for g in games)
                each = written(mean([g.offered for g in games]), 2)
                rows.append([str(seats), PARTS[name].level, rules, str(len(games)), each, str(left), written(percent(rate(left, offered)))])
    yield from table(("seats", "level", "trust_score", "games", "mini dice offered in a game", "left", "left of those offered, %"), rows, left=2)


def minis(kept: Games) -> Iterator[str]:
    """Yield what a mini die that is taken adds to the chance to win, over all that were offered, and how often leaving it is better beyond doubt."""
    rows = []
    for seats in PARTS[MINI].seats:
        for rules in PARTS[MINI].rules:
            dice = kept.of(f"{MINI}/{seats}/{rules}")
            if dice:
                wins, leads = mean([100 * d[0] for d in dice]), mean([d[2] for d in dice])
                worse, better = (sum(sign * d[0] > 1.96 * d[1] and d[1] > 0 for d in dice) for sign in (-1, 1))
                rows.append([str(seats), rules, str(len(dice)), written(wins, 1, "+"), written(leads, 1, "+"), str(better), str(worse)])
    head = ("seats", "trust_score", "dice", "taking adds to the chance to win, %", "to the lead", "clearly better taken", "clearly better left")
    yield from table(head, rows, left=2)


COLOURS = {"strict": ("#8a929b", "#8d959e"), "base": ("#2f5d8a", "#7fb2e5"), "low": ("#b5532a", "#e58a5c"), "barred": ("#5d8a3c", "#9ccb72")}


def drawn(kept: Games) -> str:
    """Return the picture: rounds, and the share of points by pushing, by rules, seats and kind of bot, with 95 % intervals."""
    rows = []
    for name in COMPARED:
        for seats in PARTS[name].seats:
            for rules, games in arms(kept, name, seats).items():
                for what, e in (
                    ("rounds", mean([g.rounds for g in games])),
                    ("points by pushing, %", mean([push_share(g) for g in games if not g.stormed])),
                ):
                    rows.append({"row": f"{seats} {name}", "rules": rules, "what": what, "value": e.value, "low": e.low, "high": e.high})
    order = [f"{seats} {name}" for name in COMPARED for seats in PARTS[name].seats]
    colour = inked("rules", RULES, COLOURS, {"symbolType": "circle", "columns": 2, "labelLimit": 260})
    plots = []
    for what in ("rounds", "points by pushing, %"):
        base = of([r for r in rows if r["what"] == what and r["high"] < float("inf")]).encode(
            y=alt.Y("row:N", sort=order, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8) if what == "rounds" else None),
            yOffset=alt.YOffset("rules:N", sort=[*RULES]),
            color=colour,
        )
        layers = (
            base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=what, scale=alt.Scale(zero=False)), x2="high:Q"),
            base.mark_point(filled=True, size=45, opacity=1).encode(x=alt.X("value:Q", title=what)),
        )
        plots.append(alt.layer(*layers).properties(width=290, height=46 * len({r["row"] for r in rows})))
    return picture(alt.hconcat(*plots, spacing=24), "Rounds and the share of points by push-backs, by rules, seats and kind of bot", COLOURS)


def main() -> None:
    """Play, show or draw."""
    command_line(__doc__, KEPT, parts(), show, draw=drawn, picture=PICTURE)


if __name__ == "__main__":
    main()
