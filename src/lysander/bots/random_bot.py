"""A bot that plays any game at random; every legal answer may come up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ..core.ask import Json, Rng
from ..core.choice import Choice
from .domains import Build
from .protocol import Question, View

STILL = 0.8  # probability that it makes no any-time move


def makes_any_time_move(rng: Rng) -> bool:
    """Whether a random player who is offered any-time moves makes one."""
    return rng.random() >= STILL


class RandomBot:
    """Answers the first question that blocks with a random legal value. If it is only offered any-time moves, it makes one now and then.

    The same seed and the same questions give the same answers.
    """

    def __init__(self, seat: str, seed: int | str, domains: Mapping[str, Build]) -> None:
        self.seat = seat
        self.domains = domains
        self._rng = Random(f"random/{seat}/{seed}")
        self._said: list[Choice] = []

    def decide(self, view: View, questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        """See ``Bot``."""
        question = next((q for q in questions if not q.standing), questions[0])
        value = None if question.standing and not makes_any_time_move(self._rng) else question.sample(self._rng)
        self._said = [Choice(value, note="random")]
        return question.kind, value

    def explain(self) -> list[Choice]:
        """See ``Bot``."""
        return self._said

    def close(self) -> None:
        """Nothing to end."""
