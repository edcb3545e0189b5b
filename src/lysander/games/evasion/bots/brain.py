"""The base of every bot of Escape and Evasion: it takes in events, hands each question to the method for its kind, and explains answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import monotonic
from typing import Any

from ....bots.protocol import Question, View
from ....bots.weighing import top
from ....core.ask import Json
from ....core.choice import Choice
from .ground import Ground, ground_of
from .questions import DOMAINS

Told = Mapping[str, Json]
More = Callable[[int], bool]


class Brain:
    """A bot of one seat. A question of kind ``head:tail`` goes to the method ``on_head``; without one the default is given.

    All its memory comes from events, views and its own answers, so a new bot that is told all events goes on as the old one would.
    """

    domains = DOMAINS

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any]) -> None:
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.playouts = playouts
        self.variant = variant
        self.asked = 0
        self.begun = 0.0
        self.said: list[Choice] = []
        self.rng = Random()
        self.view: View = {}
        self.ground: Ground

    def decide(self, view: View, questions: Sequence[Question], events: Sequence[Told]) -> tuple[str, Json]:
        """Returns the kind of the question to answer and the answer. See ``Bot``."""
        self.begun = monotonic()
        question = next(q for q in questions if not q.standing)
        self.view, self.ground = view, ground_of(view, self.variant)
        self.asked += 1
        self.rng = Random(f"{self.seed}/{self.seat}/{view['move']}/{view.get('told', 0)}/{self.asked}/{question.kind}")
        self.said = []
        self.hear(events)
        answer: Callable[[Question], Json] | None = getattr(self, "on_" + question.kind.partition(":")[0], None)
        value = answer(question) if answer else question.default
        self.said = self.said or [Choice(value)]
        return question.kind, value

    def hear(self, events: Sequence[Told]) -> None:
        """Takes in what was told."""

    def explain(self) -> list[Choice]:
        """Returns what was weighed for the last answer. See ``Bot``."""
        return self.said

    def close(self) -> None:
        """Ends nothing: the bot holds no resources."""

    def thinking(self, share: float) -> More:
        """Returns whether a search may go on after so many playouts: by the clock, unless the number of playouts is given."""
        if self.playouts:
            return lambda made: made < self.playouts
        until = self.begun + share * self.budget
        return lambda made: not made or monotonic() < until

    def weigh(self, worths: Mapping[Json, float], unit: str) -> Json:
        """Returns the answer worth most and keeps what was weighed for ``explain``. Ties go to the first."""
        self.said = top(worths, unit)
        return self.said[0].value

    def least(self, costs: Mapping[Json, float], unit: str, count: int = 0) -> Json:
        """Returns the answer that costs least, by so many playouts; else as ``weigh``."""
        self.said = top(costs, unit, least=True, count=count, by="playouts")
        return self.said[0].value
