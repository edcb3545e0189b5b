"""The base of every bot of Hijacked: it rebuilds the state from the view, answers one question at a time and keeps the worth of each answer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from ....bots.domains import one_of
from ....bots.numbers import row_of
from ....bots.protocol import Question
from ....bots.protocol import View as Seen
from ....bots.weighing import Weighing, variant_key, variant_of_key
from ....core.ask import Ask, Domain, Json
from ....core.game import Setup
from ..sample import sample_hidden
from ..state import CYBOT, State
from ..view import View
from .listed import DOMAINS
from .policy import Policy
from .tastes import PLAIN, STYLES

ANYTHING: Domain = one_of({"type": "one_of", "options": []})
EASY = Policy(changes=False, combos=False, exact=False)
OVERLOOKING = Policy(calls=False, changes=False, combos=False, exact=False, frees=False)
NORMAL = Policy()
OVERLOOKS = 0.3  # how often a beginner does not see its any-time moves
MISJUDGED = 0.8  # points by which it misjudges an answer, as a standard deviation


class Brain(Weighing):
    """A bot of one seat that weighs every answer by ``policy``, or by that of its ``style``."""

    policy = NORMAL
    domains = DOMAINS

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any], style: str = "") -> None:
        super().__init__(seat, seed, budget, playouts, variant)
        self.taste = row_of(STYLES, PLAIN, style)
        if style:
            self.policy = Policy(taste=self.taste)

    def answer(self, view: Seen, question: Question) -> Json:
        """Returns the answer to a question. See ``Weighing``."""
        rng = Random(f"{self.seed}/{self.seat}/{self.asked}")
        state = state_of(view, self.variant)
        ask = Ask(self.seat, question.kind, question.rule, ANYTHING, question.default, question.facts)
        return self.choose(state, ask, rng)

    def choose(self, state: State, ask: Ask, rng: Random) -> str:
        """Returns the answer; keeps the worth of each candidate for ``explain``."""
        weighed = self.policy.weigh(state, ask.seat, ask.kind, ask.facts.get("tiles", ()))
        return self.best(weighed, "points") if weighed else str(self.plain(ask.default))


class Easy(Brain):
    """Errs as a beginner does: it weighs as ``EASY`` does, but misjudges each answer by some points, and at times overlooks that it could free
    somebody or push the squad back. It turns no dice, and cashes no marker to stop on a bonus space."""

    policy = EASY

    def choose(self, state: State, ask: Ask, rng: Random) -> str:
        """Returns the answer; see ``Brain``."""
        policy = OVERLOOKING if rng.random() < OVERLOOKS else self.policy
        weighed = policy.weigh(state, ask.seat, ask.kind, ask.facts.get("tiles", ()))
        misjudged = {value: worth + rng.gauss(0.0, MISJUDGED) for value, worth in weighed.items()}
        return self.best(misjudged, "points") if misjudged else str(self.plain(ask.default))


class Normal(Brain):
    """Plays by the worth of each answer."""


def state_of(view: Seen, variant: Mapping[str, Any]) -> State:
    """24.2 Returns the state behind a view: all of it is public."""
    seats = tuple(s for s in view["seats"] if s != CYBOT)
    return sample_hidden(msgspec.convert(view, View), _setup(seats, tuple(view["options"].items()), variant_key(variant)))


@lru_cache(maxsize=256)
def _setup(seats: tuple[str, ...], options: tuple[tuple[str, str], ...], variant: str) -> Setup:
    return Setup("hijacked", "standard", dict(options), seats, variant_of_key(variant))
