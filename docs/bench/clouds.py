"""In Clouds of Glory: random battles, what a flight plan costs in all its parts, copies of a battle of twelve aeroplanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

from peers import RNG, spiel
from timing import Chapter, Contestant, Verdict, interleave, number, rates_table, versus

from games import DECISION, catan, catan_copies, copies, ours
from lysander.core.advance import plan, play_out, referee
from lysander.core.ask import Ask
from lysander.core.game import Setup
from lysander.core.referee import Over
from lysander.games.clouds import GAME
from lysander.games.clouds.ch11_aid import aid
from lysander.games.clouds.ch11_legality import why_not
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.clouds.plan_text import read
from lysander.games.clouds.plans import Plan
from lysander.games.clouds.state import State

SEATS = ("e1", "c1")
DUEL = Setup("clouds", "duel", seats=SEATS)
BATTLES, LOOKS = 12, 240
"""Random duels whose moves are timed in a round, and plans at which everything else is timed."""


def patrols(each: int) -> Setup:
    """Return the set-up of two patrols that meet, so many aeroplanes a side."""
    sides = (("E", "camel", "west", -1, 900), ("C", "alb5", "east", 1, 2700))
    rows = [
        {"id": f"{side}{n}", "type": type, "seat": f"{side.lower()}1", "flight": flight, "speed": 15, "pilot": "rolled", "heading": heading}
        | {"at": [way * (2500 + 200 * n), 400 * (n - each // 2), 0]}
        for side, type, flight, way, heading in sides
        for n in range(1, each + 1)
    ]
    return Setup("clouds", "mission_3", seats=SEATS, variant={"name": f"{each} a side", "tables": {"mission_3": {"aeroplane": rows}}})


TWELVE = patrols(6)


def planned(setup: Setup) -> Callable[[], dict[str, float]]:
    """Return the work of a random battle, and how many flight plans were flown in it."""

    def work() -> dict[str, float]:
        asked = flown = 0

        def answer(ask: Ask) -> Any:
            nonlocal asked, flown
            asked += 1
            flown += is_plan(ask)
            return ask.domain.sample(RNG)

        play_out(GAME, GAME.new(setup), answer)
        return {"games": 1, "decisions": asked, "plans": flown}

    return work


def is_plan(ask: Ask) -> bool:
    """Whether a question is one for a flight plan."""
    return isinstance(ask.domain, FlightPlan)


def clouds_games(rounds: int, seconds: float) -> Chapter:
    """Measure games, decisions and plans a second, in the duel and with twelve aeroplanes."""
    duel, twelve = Contestant("clouds, duel", planned(DUEL)), Contestant("clouds, 12 aeroplanes", planned(TWELVE))
    logged = Contestant("clouds, duel, event log", ours(GAME, DUEL, log=True))
    every = [duel, twelve, logged, Contestant("catanatron, 2 random players", catan), Contestant("OpenSpiel backgammon (C++)", spiel("backgammon"))]
    interleave(every, rounds, seconds)
    text = f"{DECISION} A plan is one move of one aeroplane, with its share of everything else in the turn: initiative, fire, damage."
    return Chapter(
        "Random games: clouds",
        text,
        rates_table(every, ("games", "decisions", "plans")),
        [versus(duel, twelve, "plans", 1.5, at_most=True), versus(logged, duel, "games", 0.5)],
    )


# what a plan costs


def moves(battles: int) -> list[float]:
    """Return the time of each move of some random duels, in microseconds: a random plan is sampled, judged and flown, with its tests."""
    steps, took = plan(GAME), list[float]()
    for _ in range(battles):
        state = GAME.new(DUEL)
        ref = referee(GAME, state, [], judged, None)
        try:
            while state.result is None:
                at, (run, after) = state.step, steps[state.step]
                start = perf_counter()
                state.step = run(state, ref) or after
                if at == "M4":
                    took.append(1e6 * (perf_counter() - start))
        except Over:
            continue
    return took


def judged(ask: Ask) -> Any:
    """Return a random answer; a flight plan is judged like one that comes from outside."""
    value = ask.domain.sample(RNG)
    if is_plan(ask) and ask.domain.why_not(value):
        raise AssertionError(value)
    return value


@dataclass(frozen=True)
class Look:
    """A question for a flight plan, the state at it, and a random legal plan."""

    state: State
    ask: Ask
    text: str
    plan: Plan


def looks(setup: Setup, count: int) -> list[Look]:
    """Return questions for flight plans from the middle of random battles."""
    found: list[Look] = []
    while len(found) < count:
        state = GAME.new(setup)

        def answer(ask: Ask, state: State = state) -> Any:
            value = ask.domain.sample(RNG)
            if is_plan(ask):
                there = state.clone()
                found.append(
                    Look(there, Ask(ask.seat, ask.kind, ask.rule, FlightPlan(there, there.planes[ask.kind[5:]]), ask.default), value, read(value))
                )
            return value

        play_out(GAME, state, answer)
    return found[:count]


WORK: dict[str, tuple[Callable[[Look], object], float]] = {
    "judged: `why_not` alone": (lambda at: why_not(at.state, at.ask.domain.plane, at.plan), 40),
    "judged from its text, as it comes from outside": (lambda at: at.ask.domain.why_not(at.text), 40),
    "full planning aid (11.17)": (lambda at: aid(at.state, at.ask.domain.plane, at.text), 300),
    "envelope": (lambda at: aid(at.state, at.ask.domain.plane, ""), 0),
    "the question as data: all openings, costs, limits": (lambda at: at.ask.domain.describe(), 0),
    "view of a seat, duel": (lambda at: GAME.view(at.state, "e1"), 0),
}
"""What is done at a plan, with the target in microseconds, 0 for none."""


def timed(work: Callable[[Look], object], every: Sequence[Look]) -> list[float]:
    """Return the time of some work at each place, in microseconds; no text is known from before."""
    read.cache_clear()
    took = []
    for at in every:
        start = perf_counter()
        work(at)
        took.append(1e6 * (perf_counter() - start))
    return took


def plans(rounds: int) -> Chapter:
    """Measure what a plan costs in all its parts."""
    flown = "random plan sampled, judged and flown"
    targets = {flown: 150.0} | {name: target for name, (_, target) in WORK.items()}
    found: dict[str, list[list[float]]] = {name: [] for name in (*targets, "view of a seat, 12 aeroplanes")}
    moves(2)
    for _ in range(rounds):
        found[flown].append(moves(BATTLES))
        duels = looks(DUEL, LOOKS)
        for name, (work, _) in WORK.items():
            found[name].append(timed(work, duels))
        found["view of a seat, 12 aeroplanes"].append(timed(lambda at: GAME.view(at.state, "e1"), looks(TWELVE, LOOKS)))
    rows = ["| | median µs | ± % | p99 µs |", "|---|---:|---:|---:|", *(row(name, each) for name, each in found.items())]
    verdicts = [verdict(name, found[name], target) for name, target in targets.items() if target]
    text = "Each thing timed by itself, at random plans of random duels; the first line is a whole step M4, with the tests and meetings of the move. "
    text += "The sampler judges its plan before it gives it, and the plan is judged once more, as if it came from outside."
    return Chapter("Plans: clouds", text, rows, verdicts)


def row(name: str, rounds: Sequence[Sequence[float]]) -> str:
    """Return a line of the table: the median of the medians of all rounds, their spread, the highest per cent."""
    middles = [median(each) for each in rounds]
    every = sorted(t for each in rounds for t in each)
    return f"| {name} | {number(median(middles))} | {spread(middles):.0f} | {number(every[int(0.99 * len(every))])} |"


def verdict(name: str, rounds: Sequence[Sequence[float]], target: float) -> Verdict:
    """Return the median of all rounds beside its target."""
    middles = [median(each) for each in rounds]
    return Verdict(f"µs, clouds, {name}, median", median(middles), target, True, spread(middles))


def spread(values: Sequence[float]) -> float:
    """Return (max − min) / median, in per cent."""
    return 100 * (max(values) - min(values)) / median(values)


def clones(rounds: int, seconds: float) -> Chapter:
    """Measure copies of a battle of twelve aeroplanes."""
    clone, copy = Contestant("clouds `clone()`, 12 aeroplanes", copies(looks(TWELVE, 50)[-1].state, "clone")), catan_copies()
    interleave([clone, copy], rounds, seconds / 2)
    text = "A battle of six against six in its midst: twelve aeroplanes of 58 fields each, which is nearly all of the work."
    return Chapter("Copies: clouds", text, rates_table([clone, copy], ("copies",)), [versus(clone, copy, "copies", 10)])
