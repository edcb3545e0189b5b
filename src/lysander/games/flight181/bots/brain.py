"""The base of every bot of Flight 181: it makes a state from the view, answers one question at a time and keeps the worth of each answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from msgspec.structs import replace

from ....bots.numbers import row_of
from ....bots.protocol import Question
from ....bots.protocol import View as Seen
from ....bots.weighing import Weighing, variant_key, variant_of_key
from ....core.ask import Ask, Json, Rng
from ....core.choice import Choice
from ....core.game import Setup
from ..rules import SEATS
from ..sample import sample_hidden
from ..state import HIJACKERS, State
from . import hijackers, teams
from .listed import DOMAINS
from .weights import BLIND, EASY_HIJACK, EASY_RESCUE, HASTY, HIJACK, HIJACKS, OVERLOOKS, RESCUE, RESCUES

Player = hijackers.Hijackers | teams.Teams
WHOLE = ("next-team", "next-hijacker")  # questions that begin a whole action, whose parts are then answered as they are asked
RANKED = ("overflow", "burst-beside", "move-passenger", "card")  # questions whose weights are ranks, not points


class Brain(Weighing):
    """A bot of one seat that weighs every answer as a player of its style."""

    hijackers_style = HIJACK
    teams_style = RESCUE
    domains = DOMAINS

    def __init__(self, seat: str, seed: int | str, budget: float, playouts: int, variant: Mapping[str, Any], style: str = "") -> None:
        super().__init__(seat, seed, budget, playouts, variant)
        if seat == HIJACKERS:
            self.hijackers_style = row_of(HIJACKS, self.hijackers_style, style)
        else:
            self.teams_style = row_of(RESCUES, self.teams_style, style)
        self.player = self.player_of(seat, Random(0))

    def player_of(self, seat: str, rng: Random) -> Player:
        """Returns a player of this bot's style for a seat."""
        return hijackers.Hijackers(rng, self.hijackers_style) if seat == HIJACKERS else teams.Teams(rng, self.teams_style)

    def decide(self, view: Seen, questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        """Returns the kind of the question to answer and the answer. See ``Bot``."""
        question = questions[0]
        self.begin()
        rng = self.player.rng = Random(f"{self.seed}/{self.seat}/{self.asked}")
        domain = question.built()
        assert domain is not None, f"{question.domain['type']} is known"
        ask = Ask(self.seat, question.kind, question.rule, domain, question.default, facts=question.facts)
        planned = self.player.plan.pop(question.kind, None)
        if planned is not None and domain.why_not(planned) is None:
            self.said = [Choice(planned, note="plan")]
            return question.kind, planned
        return question.kind, self.choose(view, ask, rng)

    def choose(self, view: Seen, ask: Ask, rng: Random) -> str:
        """Returns the answer; keeps the worth of each candidate for ``explain``."""
        return self.weighed(state_of(view, self.variant, rng), ask)

    def weighed(self, state: State, ask: Ask) -> str:
        """Returns the answer worth most in a state made from the view."""
        weighed = self.player.weigh(state, ask)
        if not weighed:
            return str(self.plain(ask.default))
        head = ask.kind.partition(":")[0]
        value = self.best(weighed, "" if head in RANKED else "harm" if ask.seat == HIJACKERS else "gain")
        if head in WHOLE and value != "-":
            self.said[0] = replace(self.said[0], then=tuple(self.player.plan.items()))
        return value


class Easy(Brain):
    """Errs as a beginner does (``weights.EASY_HIJACK``, ``EASY_RESCUE``), and at times overlooks more in an action."""

    def weighed(self, state: State, ask: Ask) -> str:
        """Returns the answer; see ``Brain``."""
        overlooks = self.player.rng.random() < OVERLOOKS
        if isinstance(self.player, hijackers.Hijackers):
            self.player.style = HASTY if overlooks else EASY_HIJACK
        else:
            self.player.style = BLIND if overlooks else EASY_RESCUE
        return super().weighed(state, ask)


class Normal(Brain):
    """Plays by the worth of each answer."""


def state_of(view: Seen, variant: Mapping[str, Any], rng: Rng) -> State:
    """26.2 Returns a state behind a view; for the Teams it is one of many possible."""
    seats = tuple(dict.fromkeys(t["owner"] for t in view["teams"]))
    return sample_hidden(view, view["seat"], _setup(view["scenario"], tuple(view["options"].items()), len(seats), variant_key(variant)), rng)


@lru_cache(maxsize=256)
def _setup(scenario: str, options: tuple[tuple[str, Any], ...], players: int, variant: str) -> Setup:
    return Setup("flight181", scenario, dict(options), (HIJACKERS, *SEATS[players]), variant_of_key(variant))
