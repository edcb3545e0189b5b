"""Compare what the browser works out of flight plans of In Clouds of Glory with the engine, value by value, over random plans.

``python tools/clouds_geometry.py --plans 100000``: this process makes random aeroplanes and plans and writes them as lines of JSON, with what the
engine makes of them; ``clouds_geometry.mjs`` flies them with the sources of the board in ``web/src/boards/clouds`` and counts. Exits with 1 if
anything differs.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from build_web import node_and_npm

from lysander.core.game import Setup
from lysander.games.clouds.ch11_aid import NO_PATH
from lysander.games.clouds.ch11_costs import energy_of
from lysander.games.clouds.ch11_envelope import ways
from lysander.games.clouds.ch11_flown import flown
from lysander.games.clouds.ch11_legality import why_not
from lysander.games.clouds.domains_plan import FlightPlan
from lysander.games.clouds.game import GAME
from lysander.games.clouds.geometry import COS, SIN, climb_class, difference, ground_distance, rdiv, whole_mu
from lysander.games.clouds.plan_text import read, write
from lysander.games.clouds.plane import Plane
from lysander.games.clouds.plans import Plan
from lysander.games.clouds.state import State

HERE = Path(__file__).parent
PLANS_EACH = 5
"""Plans that are made for an aeroplane before the next one."""
WAYS_EACH = 20
"""Every so many aeroplanes all ends of the reach are compared."""
CLASSES = "VSZDDLLLLLLCC"
FLAGS = ("em", "going", "half", "pturn", "roll2", "strain", "wires")
BANK_ALWAYS, GENEROUS = {"free_bank": "always"}, {"climb_power": "generous"}
STEEP_PULLS = {
    "name": "longer pulls",
    "game": "clouds",
    "tables": {"pull": {"row": [{"at": {"letter": "F"}, "s_to_l": {"length": 7, "run": 500, "drop": 1}}]}},
}
SETUPS = [*[Setup("clouds", "duel", o) for o in ({}, {}, {}, BANK_ALWAYS, GENEROUS)], Setup("clouds", "duel", {}, variant=STEEP_PULLS)]


def aeroplane(rng: random.Random) -> tuple[State, Plane]:
    """Return a battle with a random aeroplane that plans a move."""
    setup = rng.choice(SETUPS)
    types = sorted(_panels(setup))
    type = rng.choice(types)
    climb = rng.choice(CLASSES)
    bank = rng.choice("0LR") if climb in "DLC" else "0"
    speed = rng.randrange(1, _panels(setup)[type].vtop + 10)
    flags = sorted([f for f in FLAGS if rng.random() < 0.08] + ([f"wide{rng.randrange(1, 7)}"] if rng.random() < 0.1 else []))
    place = f"{rng.randrange(-6000, 6001)},{rng.randrange(-6000, 6001)},{rng.randrange(1, 49)}"
    words = "".join(f"+{word}" for word in flags)
    options = "".join(f" {key}={value}" for key, value in setup.options.items())
    text = f"clouds duel T2 M4{options} ; E1={type}@{place}/h{rng.randrange(3600):04d}{climb}{bank}/v{speed}{words} ; C1=dr1@0,0,20/h0000L0/v14"
    state = GAME.parse(text, setup)
    return state, state.planes["E1"]


def _panels(setup: Setup) -> Any:
    from lysander.games.clouds.rules import rules_of

    return rules_of(setup).panels


def vectors(count: int, seed: int) -> Iterator[dict[str, Any]]:
    """Yield the tables of chapter 2, then aeroplanes with plans until there are ``count`` of these."""
    rng = random.Random(seed)
    yield tables(rng)
    made = planes = 0
    while made < count:
        state, plane = aeroplane(rng)
        plans = [p for p in (_plan(state, plane, rng) for _ in range(PLANS_EACH)) if p is not None][: count - made]
        found: dict[str, Any] = {"domain": FlightPlan(state, plane).describe(), "plans": [_flown(state, plane, p) for p in plans]}
        if planes % WAYS_EACH == 0:
            found["ways"] = {write(Plan(segments)): [*pose] for segments, pose in ways(state, plane)}
        yield found
        made, planes = made + len(plans), planes + 1


def tables(rng: random.Random) -> dict[str, Any]:
    """Return sines and cosines of all headings, and random rounded quotients, differences of headings, distances and classes."""
    quotients = [(rng.randrange(-(10**7), 10**7), rng.randrange(1, 10**4)) for _ in range(2000)] + [
        (n, 2 * b) for n in range(-50, 51) for b in (1, 2, 3)
    ]
    headings = [(rng.randrange(3600), rng.randrange(3600)) for _ in range(2000)]
    places = [tuple(rng.randrange(-9000, 9001) for _ in range(4)) for _ in range(2000)] + [(0, 0, n, 0) for n in range(400)]
    classes = [(n, dz) for n in range(1, 46) for dz in range(-15, 16)]
    return {
        "sin": SIN,
        "cos": COS,
        "rdiv": [(a, b, rdiv(a, b)) for a, b in quotients],
        "difference": [(a, b, difference(a, b)) for a, b in headings],
        "whole": [(*p, whole_mu(ground_distance(p[:2], p[2:]))) for p in places],
        "class": [(n, dz, climb_class(n, dz)) for n, dz in classes],
    }


def _plan(state: State, plane: Plane, rng: random.Random) -> Plan | None:
    """Return a random plan: legal, or a legal one with one character changed that still has a path."""
    text = FlightPlan(state, plane).sample(rng)
    assert isinstance(text, str)
    if rng.random() < 0.4:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice("0123456789LRABEFGHKMPRZ+-") + text[at + 1 :]
    plan = read(text)
    drawn = not any(r.id in NO_PATH for r in why_not(state, plane, plan)) and write(plan) == text
    return plan if drawn else None


def _flown(state: State, plane: Plane, plan: Plan) -> dict[str, Any]:
    """Return what the engine makes of a plan: its lengths, costs, path points and poses."""
    move = flown(state, plane, plan)
    return {
        "text": write(plan),
        "points": [[list(p) for p in part.points] for part in move.parts],
        "ends": [[*part.end] for part in move.parts],
        "costs": [energy_of(state, plane, g) for g in plan.segments],
        "end": [*move.end],
    }


def compare(count: int, seed: int) -> int:
    """Write the vectors to the board's code and return its exit status; it says what it compared."""
    node, _ = node_and_npm()
    command = [str(Path(node) / "node"), "--disable-warning=ExperimentalWarning", str(HERE / "clouds_geometry.mjs")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, text=True) as board:
        assert board.stdin
        for vector in vectors(count, seed):
            board.stdin.write(json.dumps(vector, separators=(",", ":")) + "\n")
        board.stdin.close()
        return board.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plans", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(compare(given.plans, given.seed))
