"""A game that runs up to the next question to a seat, and goes on with its answer.

The rules run as they are, in a greenlet of their own: where they ask a seat they wait, without being run again. Chance answers from a seed as in the
laboratory; seats that nobody plays answer by default.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from hashlib import sha256
from random import Random
from typing import Any

from greenlet import getcurrent, greenlet

from ..bots.subgames import DRAWN, Settling
from ..core.advance import play_at
from ..core.ask import CHANCE, Answer, Ask, Json, Seat
from ..core.chance import Chance
from ..core.event import Event
from ..core.game import Game, Setup, subgame_of


class Running:
    """A game in which seats of ``agents`` are asked. ``asks`` are those that wait for an answer, in the order of the rules; empty when it is over.
    It goes on from ``state``, which it changes, or begins anew. ``within``: the level of bots that play the games that answer questions of this one;
    what comes of them is drawn if there is none."""

    def __init__(self, game: Game[Any], setup: Setup, agents: Collection[Seat], seed: int, state: Any = None, within: str = "") -> None:
        self.game, self.setup, self.agents = game, setup, agents
        self.state = game.new(setup) if state is None else state
        self.events: list[Event] = []
        self.lines: list[Answer] = []
        self._chance = Chance(sha256(f"env/{setup.game}/{seed}".encode()).digest())
        self._spare = Random(seed)
        self._settle = Settling({}, f"env/{setup.game}/{seed}", level=within or DRAWN)
        self._rules = greenlet(self._run)
        self.asks: tuple[Ask, ...] = self._rules.switch()

    def answer(self, ask: Ask, value: Json) -> None:
        """Answer one of ``asks``, and run to the next. ``value`` is legal; it is not judged again."""
        self._rules.parent = getcurrent()
        self.asks = self._rules.switch(Answer(ask.seat, ask.kind, value))

    def _run(self) -> tuple[Ask, ...]:
        play_at(self.game, self.state, self._answer, self.events, self.lines)
        return ()

    def _answer(self, waiting: tuple[Ask, ...], anytime: Callable[[], tuple[Ask, ...]]) -> Answer:
        first = waiting[0]
        if first.seat == CHANCE:
            return Answer(CHANCE, first.kind, self._chance.answer(first))
        if first.seat not in self.agents:
            if (sub := subgame_of(self.game, self.state, first)) is not None:
                return self._settle(self.game, self.state, first, sub)
            return Answer(first.seat, first.kind, first.domain.sample(self._spare) if first.default is None else first.default)
        return self._rules.parent.switch(waiting)

    def close(self) -> None:
        """End the run of the rules, if they still wait."""
        if not self._rules.dead:
            self._rules.parent = getcurrent()
            self._rules.throw()
