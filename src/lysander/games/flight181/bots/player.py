"""What both sides share that play without looking ahead: whole actions are planned, and answered as they are asked."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar

from ....core.ask import Ask
from ..state import State

S = TypeVar("S")


class Player(Generic[S]):
    """Answers for one side in a ``style``. ``plan`` holds what was decided already, by the kind of question.

    A kind of question ``head:tail`` goes to the method ``_head``, which gives the answers worth a thought, each with its worth."""

    def __init__(self, rng: Random, style: S) -> None:
        self.rng = rng
        self.style = style
        self.plan: dict[str, str] = {}

    def answer(self, state: State, ask: Ask) -> str:
        """The best answer to a question of its side."""
        planned = self.plan.pop(ask.kind, None)
        if planned is not None:
            return planned
        weighed = self.weigh(state, ask)
        return max(weighed, key=weighed.__getitem__) if weighed else str(ask.default)

    def weigh(self, state: State, ask: Ask) -> dict[str, float]:
        """The answers worth a thought, each with its worth; empty where the default will do."""
        head, _, tail = ask.kind.partition(":")
        make = getattr(self, "_" + head.replace("-", "_"), None)
        return make(state, ask, tail) if make else {}
