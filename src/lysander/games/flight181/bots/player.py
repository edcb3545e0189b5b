"""The base of both sides' players without lookahead: they plan whole actions and answer the parts as they are asked."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar

from ....core.ask import Ask
from ..state import State

S = TypeVar("S")


class Player(Generic[S]):
    """Answers for one side in a ``style``. ``plan`` holds what is already decided, by the kind of question.

    A kind of question ``head:tail`` goes to the method ``_head``, which returns the answers worth considering, each with its worth.
    """

    def __init__(self, rng: Random, style: S) -> None:
        self.rng = rng
        self.style = style
        self.plan: dict[str, str] = {}

    def answer(self, state: State, ask: Ask) -> str:
        """Returns the best answer to a question of its side."""
        planned = self.plan.pop(ask.kind, None)
        if planned is not None:
            return planned
        weighed = self.weigh(state, ask)
        return max(weighed, key=weighed.__getitem__) if weighed else str(ask.default)

    def weigh(self, state: State, ask: Ask) -> dict[str, float]:
        """Returns the answers worth considering, each with its worth; empty where the default answer will do."""
        head, _, tail = ask.kind.partition(":")
        make = getattr(self, "_" + head.replace("-", "_"), None)
        return make(state, ask, tail) if make else {}
