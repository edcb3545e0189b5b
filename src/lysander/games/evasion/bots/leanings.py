"""What the Germans of each style like beside finding the British: one row of numbers each, read by the same code; and the maps of what they like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from .ground import Ground
from .tracker import Tracker

SHARE = 0.45
"""The share of the interest in a hex that a patrol in it takes from other patrols."""
WILL = 3.0
"""How much a patrol likes to be near to what its style likes, against being near to the British."""
OLD = 3
"""The moves for which a report is worth a chase; each halves its worth."""


class Leaning(NamedTuple):
    """``between``, ``reports`` and ``fields`` are shares of the interest of a patrol that go to hexes between the British and their landing hex, to
    hexes of late reports, and to landing hexes; what is left goes to where the British are. ``apart``: ``SHARE``, or what takes its place.
    """

    between: float = 0.0
    reports: float = 0.0
    fields: float = 0.0
    apart: float = SHARE


PLAIN = Leaning()
LEANINGS = {
    "cordon": Leaning(between=0.85),
    "chase": Leaning(reports=0.9, apart=0.1),
    "fields": Leaning(fields=0.85),
}
"""The styles of the Germans, by name."""


def interest(leaning: Leaning, tracker: Tracker, sightings: Iterable[Mapping[str, Any]]) -> tuple[float, np.ndarray]:
    """Returns the share of the interest that a style takes now, and how it lies on the map; nothing if there is nothing that it likes."""
    ground = tracker.ground
    if leaning.between:
        return leaning.between, between(tracker)
    liked = np.zeros(len(ground.index))
    if leaning.reports:
        for seen in sightings:
            age = tracker.move - seen["move"]
            if age < OLD:
                liked[ground.index[seen["hex"]]] += 0.5**age
    if leaning.fields:
        liked[[ground.index[h] for h in ground.board.landing]] = by_landing(tracker).sum(axis=0)
    total = liked.sum()
    return (leaning.reports + leaning.fields, liked / total) if total > 0 else (0.0, liked)


def by_landing(tracker: Tracker) -> np.ndarray:
    """Returns the chance of each hex and landing hex."""
    n, goals = len(tracker.ground.index), len(tracker.ground.board.landing)
    return np.asarray(tracker.chance.reshape(n, -1, goals).sum(axis=1))


def between(tracker: Tracker) -> np.ndarray:
    """Returns how likely each hex lies on a short way that the British still have before them, nearer to its end."""
    chance, found = by_landing(tracker), np.zeros(len(tracker.ground.index))
    for goal, ways in enumerate(_ways_to(tracker.ground)):
        found += chance[:, goal] @ ways
    return found / max(found.sum(), 1e-12)


@lru_cache(maxsize=4)
def _ways_to(ground: Ground) -> tuple[np.ndarray, ...]:
    """Returns for each landing hex how much each hex (column) lies on the way from each hex (row)."""
    apart, made = ground.apart, []
    for landing in ground.board.landing:
        rest = apart[:, ground.index[landing]]
        on_way = apart + rest[None, :] <= rest[:, None] + 1
        half = (rest[None, :] <= 0.6 * rest[:, None] + 1) & (rest[None, :] >= 0.2 * rest[:, None])
        ways = (on_way & half).astype(float)
        made.append(ways / np.maximum(ways.sum(axis=1, keepdims=True), 1.0))
    return tuple(made)
