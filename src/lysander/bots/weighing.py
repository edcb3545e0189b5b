"""Base of bots that give every answer a worth: what was weighed, for ``explain``, and the time budget of those that search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import msgspec

from ..core.ask import Json
from ..core.choice import Choice
from .protocol import Question, View

SPARE = 0.95  # share of the budget that a search may use; the rest is for sending the answer
SHOWN = 5  # number of choices that ``explain`` returns


def top(weighed: Mapping[Json, float], unit: str, *, least: bool = False, count: int = 0, by: str = "") -> list[Choice]:
    """Return the best choices, best first: those with the highest worth, or with the lowest if ``least``. Ties keep their order.

    A single choice has no worth, for there is nothing to compare it with.
    """
    ranked = sorted(weighed, key=lambda v: weighed[v] if least else -weighed[v])
    if len(ranked) < 2:
        return [Choice(v) for v in ranked]
    return [Choice(v, float(weighed[v]), unit, count, by if count else "") for v in ranked[:SHOWN]]


class Weighing:
    """Base of a bot in one seat. ``budget`` is its time for a decision in seconds; ``playouts``, if not 0, is a number of playouts instead."""

    polled = False  # it makes its any-time moves in its own turn only

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any]) -> None:
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.playouts = playouts
        self.variant = variant
        self.asked = 0
        self.said: list[Choice] = []

    def decide(self, view: View, questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        """Return kind and answer of the first question that blocks; of those for any time none is answered. See ``Bot``."""
        question = next((q for q in questions if not q.standing), None)
        if question is None:
            return questions[0].kind, None
        self.begin()
        return question.kind, self.answer(view, question)

    def answer(self, view: View, question: Question) -> Json:
        """Return the answer to a question; keep what was weighed for ``explain``."""
        return self.plain(question.default)

    def begin(self) -> None:
        """Begin a new question: nothing is weighed yet."""
        self.asked += 1
        self.said = []

    def best(self, weighed: Mapping[str, float], unit: str) -> str:
        """Return the answer with the highest worth, measured in ``unit`` (see ``Choice``)."""
        self.said = top(weighed, unit)
        return str(self.said[0].value)

    def plain(self, default: Json) -> Json:
        """Return the default, where there is nothing to weigh."""
        self.said = [Choice(default, note="default")]
        return default

    def spent(self, played: int, began: float, share: float) -> bool:
        """Whether ``share`` of the budget is used up since ``began``. Where playouts are counted, the clock is ignored."""
        if self.playouts:
            return played >= self.playouts * share
        return perf_counter() - began >= SPARE * self.budget * share

    def explain(self) -> list[Choice]:
        """See ``Bot``."""
        return self.said

    def close(self) -> None:
        """Nothing to end."""


def variant_key(variant: Mapping[str, Any]) -> str:
    """Return a variant as a text that can be the key of a cache; ``variant_of_key`` parses it."""
    return msgspec.json.encode(variant, order="sorted").decode() if variant else ""


def variant_of_key(variant: str) -> dict[str, Any]:
    """Return the variant of a ``variant_key``."""
    return dict(msgspec.json.decode(variant)) if variant else {}
