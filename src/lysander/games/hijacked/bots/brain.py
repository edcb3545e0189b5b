"""What all bots of Hijacked share: the state behind the view, one question at a time, what was weighed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from ....bots.domains import one_of
from ....bots.protocol import Question
from ....bots.protocol import View as Seen
from ....core.ask import Ask, Domain, Json, Refusal, Rng
from ....core.domain import pick
from ....core.game import Setup
from ..sample import sample_hidden
from ..state import State
from ..view import View
from .policy import Policy

EASY = Policy(changes=False, combos=False)
NORMAL = Policy()


class Brain:
    """A bot of one seat that weighs every answer by ``policy``. ``slack`` is how often it plays anything instead."""

    policy = NORMAL
    slack = 0.0
    polled = False  # what it could do in others' turns it does in its own

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any]) -> None:
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.playouts = playouts
        self.variant = variant
        self.domains = DOMAINS
        self.asked = 0
        self.said: list[str] = []

    def decide(self, view: Seen, questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        """See ``Bot``."""
        question = next((q for q in questions if not q.standing), None)
        if question is None:
            return questions[0].kind, None
        self.asked += 1
        rng = Random(f"{self.seed}/{self.seat}/{self.asked}")
        state = state_of(view, self.variant)
        ask = Ask(self.seat, question.kind, question.rule, ANYTHING, question.default, question.facts)
        if self.slack and rng.random() < self.slack:
            value = question.sample(rng)
            self.said = [f"{value} on a whim"]
            return question.kind, value
        return question.kind, self.choose(state, ask, rng)

    def choose(self, state: State, ask: Ask, rng: Random) -> str:
        """The answer; what was weighed is kept for ``explain``."""
        weighed = self.policy.weigh(state, ask.seat, ask.kind, ask.facts.get("tiles", ()))
        return self.best(weighed) if weighed else self.plain(ask)

    def plain(self, ask: Ask) -> str:
        """The default, where nothing is to be weighed."""
        self.said = [f"{ask.default}: nothing speaks against it"]
        return str(ask.default)

    def best(self, weighed: Mapping[str, float], note: str = "") -> str:
        """The answer worth most; ties go to the first."""
        ranked = sorted(weighed, key=lambda v: -weighed[v])
        self.said = [f"{v} {weighed[v]:.3f}{note}" for v in ranked[:5]]
        return ranked[0]

    def explain(self) -> list[str]:
        """See ``Bot``."""
        return self.said

    def close(self) -> None:
        """Nothing to end."""


class Easy(Brain):
    """Plays by the worth of each answer, but pushes nobody back, turns no dice, and has its moods."""

    policy = EASY
    slack = 0.15


class Normal(Brain):
    """Plays by the worth of each answer."""


def state_of(view: Seen, variant: Mapping[str, Any]) -> State:
    """24.2 The state behind a view."""
    return sample_hidden(
        msgspec.convert(view, View), _setup(tuple(s for s in view["seats"] if s != "X"), tuple(view["options"].items()), _key(variant))
    )


def _key(variant: Mapping[str, Any]) -> str:
    return msgspec.json.encode(variant, order="sorted").decode() if variant else ""


@lru_cache(maxsize=256)
def _setup(seats: tuple[str, ...], options: tuple[tuple[str, str], ...], variant: str) -> Setup:
    return Setup("hijacked", "standard", dict(options), seats, msgspec.json.decode(variant) if variant else {})


class Listed:
    """An action space of Hijacked as it was described: the options one by one, calls, changes and gifts as parts."""

    def __init__(self, d: Mapping[str, Json]) -> None:
        self.plain = [o["value"] for o in d["options"]]
        self.d = d

    def members(self) -> list[str]:
        """Every answer."""
        return [*self.plain, *_calls(self.d.get("squad")), *_changes(self.d.get("change")), *_gifts(self.d.get("give"))]

    def why_not(self, value: Json) -> Refusal | None:
        """Legal if it is listed; moves that another question describes are judged there."""
        return None if value in self.members() or (self.d["type"] == "act" and str(value).split(" ")[0] in MOVES) else Refusal("", "not-an-option")

    def sample(self, rng: Rng) -> Json:
        """Any of them."""
        return pick(rng, self.members())

    def describe(self) -> dict[str, Json]:
        """As it came."""
        return dict(self.d)


MOVES = ("cash", "rescue", "pilot", "medal", "tile")


def _calls(squad: Mapping[str, Json] | None) -> list[str]:
    if not squad:
        return []
    pairs = [f"squad {a} {b}" for a, b in squad["pairs"]]
    return [f"{p} {n}" for p in pairs for n in range(squad["low"], squad["high"] + 1)] if squad["target"] else pairs


def _changes(change: Mapping[str, Json] | None) -> list[str]:
    if not change:
        return []
    return [
        f"change {d} {v} {way}" for d, values in change["dice"].items() for v, steps in values.items() for way in change["pay"].get(str(steps), ())
    ]


def _gifts(give: Mapping[str, Json] | None) -> list[str]:
    if not give:
        return []
    return [f"tile 2 {k}>{s}" for k in give["markers"] for s in give["to"]]


DOMAINS = {**dict.fromkeys(("act", "decide", "reserve", "anytime", "window"), Listed)}
ANYTHING: Domain = one_of({"type": "one_of", "options": []})
