"""3.2, 3.3 Where players of the Hijackers put themselves and the passengers at set-up, mixed by their own dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ..state import State
from .weights import OFTEN

COCKPIT, FRONT_TOILET, AFT_TOILET = ("C",), ("TF",), ("TA",)
FORE = tuple(f"{lane}{n}" for n in (3, 4, 5) for lane in "LR")
REAR = tuple(f"{lane}{n}" for n in (9, 10, 11) for lane in "LR")
MIDDLE = tuple(f"{lane}{n}" for n in (5, 6, 8, 9) for lane in "LR")
SHAPES = (
    (MIDDLE, MIDDLE, MIDDLE, MIDDLE),
    (AFT_TOILET, AFT_TOILET, REAR, REAR),
    (AFT_TOILET, AFT_TOILET, FORE, FORE),
    (AFT_TOILET, AFT_TOILET, COCKPIT, FRONT_TOILET),
)
HERDS = ("L3 L4 L5 R9 R10", "L3 L4 L11 R10 R11", "L3 L4 L10 R9 R10", "L3 L4 L5 L9 L10")
"""3.3 Sets of squares, two tokens on each, that cost the Teams most in games between these players."""
MIRRORED = str.maketrans("LR", "RL")


def set_up(state: State, rng: Random, often: Sequence[float] = OFTEN) -> list[str]:
    """3.2 Returns squares for the hijackers: one of the ways to spread out, as far as the scenario allows it."""
    shape = list(rng.choices(SHAPES, often)[0])
    rng.shuffle(shape)
    placed: list[str] = []
    for allowed, wanted in zip(state.rules.scenario.allowed, shape, strict=True):
        free = [s for s in allowed if placed.count(s) < state.rules.most_hijackers]
        good = [s for s in free if s in wanted and (len(wanted) == 1 or s not in placed)]
        placed.append(rng.choice(good or [s for s in free if s in FORE + REAR] or free))
    return placed


def herd(rng: Random) -> str:
    """3.3 Returns squares for the passengers: close together, because a shot hits two squares, and in two places, because one is soon guarded."""
    squares = rng.choice(HERDS)
    if rng.random() < 0.5:
        squares = squares.translate(MIRRORED)
    return ",".join(s for s in squares.split() for _ in range(2))


def herd_around(apart: Mapping[str, Mapping[str, int]], men: Sequence[str], rng: Random) -> str:
    """3.3 Returns squares for the passengers among the hijackers: of some herds the nearest to them."""
    return min((herd(rng) for _ in range(8)), key=lambda value: sum(min(apart[s][m] for m in men) for s in value.split(",")))
