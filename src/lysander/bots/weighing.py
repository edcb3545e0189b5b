"""What bots share that weigh every answer: what was weighed, for ``explain``, and the budget of those that search."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any

import msgspec

from ..core.ask import Ask

SPARE = 0.95  # of the budget; the rest is for making the answer known


class Weighing:
    """A bot of one seat. ``digits`` are those that ``explain`` shows; ``budget`` are seconds, ``playouts`` playouts of each decision."""

    polled = False  # what it could do in others' turns it does in its own
    digits = 3

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any]) -> None:
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.playouts = playouts
        self.variant = variant
        self.asked = 0
        self.said: list[str] = []

    def best(self, weighed: Mapping[str, float]) -> str:
        """The answer worth most; ties go to the first."""
        ranked = sorted(weighed, key=lambda v: -weighed[v])
        self.said = [f"{v} {weighed[v]:.{self.digits}f}" for v in ranked[:5]]
        return ranked[0]

    def plain(self, ask: Ask) -> str:
        """The default, where nothing is to be weighed."""
        self.said = [f"{ask.default}: nothing speaks against it"]
        return str(ask.default)

    def spent(self, played: int, began: float, share: float) -> bool:
        """Whether a share of the budget is used up since ``began``; the clock has no say where playouts are counted."""
        if self.playouts:
            return played >= self.playouts * share
        return perf_counter() - began >= SPARE * self.budget * share

    def explain(self) -> list[str]:
        """See ``Bot``."""
        return self.said

    def close(self) -> None:
        """Nothing to end."""


def written(variant: Mapping[str, Any]) -> str:
    """A variant as a text that can be the key of a cache; ``read`` reads it."""
    return msgspec.json.encode(variant, order="sorted").decode() if variant else ""


def read(variant: str) -> dict[str, Any]:
    """The variant that was ``written``."""
    return dict(msgspec.json.decode(variant)) if variant else {}
