"""What bots share that weigh every answer: what was weighed, for ``explain``, and the budget of those that search."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any

import msgspec

from ..core.ask import Ask, Json
from ..core.choice import Choice

SPARE = 0.95  # of the budget; the rest is for making the answer known
SHOWN = 5  # choices that ``explain`` gives


def top(weighed: Mapping[Json, float], unit: str, *, least: bool = False, count: int = 0, by: str = "") -> list[Choice]:
    """The best of what was weighed, best first: what is worth most, or costs ``least``. Ties go to the first. One answer alone has no worth."""
    ranked = sorted(weighed, key=lambda v: weighed[v] if least else -weighed[v])
    if len(ranked) < 2:
        return [Choice(v) for v in ranked]
    return [Choice(v, float(weighed[v]), unit, count, by if count else "") for v in ranked[:SHOWN]]


class Weighing:
    """A bot of one seat. ``budget`` are seconds, ``playouts`` playouts of each decision."""

    polled = False  # what it could do in others' turns it does in its own

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any]) -> None:
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.playouts = playouts
        self.variant = variant
        self.asked = 0
        self.said: list[Choice] = []

    def begin(self) -> None:
        """Another question: nothing is weighed yet."""
        self.asked += 1
        self.said = []

    def best(self, weighed: Mapping[str, float], unit: str) -> str:
        """The answer worth most, in this unit (``Choice``)."""
        self.said = top(weighed, unit)
        return str(self.said[0].value)

    def plain(self, ask: Ask) -> str:
        """The default, where nothing is to be weighed."""
        self.said = [Choice(ask.default, note="default")]
        return str(ask.default)

    def spent(self, played: int, began: float, share: float) -> bool:
        """Whether a share of the budget is used up since ``began``; the clock has no say where playouts are counted."""
        if self.playouts:
            return played >= self.playouts * share
        return perf_counter() - began >= SPARE * self.budget * share

    def explain(self) -> list[Choice]:
        """See ``Bot``."""
        return self.said

    def close(self) -> None:
        """Nothing to end."""


def variant_key(variant: Mapping[str, Any]) -> str:
    """A variant as a text that can be the key of a cache; ``read`` reads it."""
    return msgspec.json.encode(variant, order="sorted").decode() if variant else ""


def variant_of_key(variant: str) -> dict[str, Any]:
    """The variant that was made into a key."""
    return dict(msgspec.json.decode(variant)) if variant else {}
