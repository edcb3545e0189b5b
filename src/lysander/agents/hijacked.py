"""The agent of Hijacked: a network that has learned from games, ``lysander.agents.hijacked:Agent``.

It reads the view of its seat as the numbers of its environment, and says word by word what seems best to it. It looks nothing ahead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from ..bots.classes import Unplayable
from ..bots.domains import rebuild
from ..bots.protocol import Question
from ..bots.protocol import View as Seen
from ..core.ask import Ask, Json
from ..core.domain import OneOf
from ..core.game import Setup
from ..core.spelling import END
from ..env.space import Space
from ..games.hijacked.arrays import cut
from ..games.hijacked.game import GAME
from ..games.hijacked.state import CYBOT, State
from ..games.hijacked.view import View
from .net import Net, inputs, load

ENVIRONMENT = "hijacked-v2"
Begun = tuple[float, int, list[str], list[tuple[Sequence[str], str]]]
"""Answers that begin alike: how good that is, less than none; the number of the last word; the words; the answers."""


class Agent:
    """A player for any seat of Hijacked, with one to four negotiators and any options.

    Another one plays with weights of its own: a class of these with another file in ``weights``.
    """

    game = "hijacked"
    polled = False  # words for any-time moves in the turns of others are not among those of the environment
    weights: ClassVar[Path | str] = Path(__file__).with_name("hijacked.npz")

    def __init__(self, seat: str, seed: int | str, variant: Mapping[str, Any]) -> None:
        self.seat = seat
        self.variant = msgspec.json.encode(variant, order="sorted")
        self.file = str(Path(self.weights).resolve())

    def decide(self, view: Seen, questions: Sequence[Question], events: Sequence[Mapping[str, Json]]) -> tuple[str, Json]:
        """Return kind and answer of the first question that blocks; no any-time move in the turn of another seat.

        Raises ``Unplayable`` where the rules are changed so that words or numbers are not those that were learned with.
        """
        question = next((q for q in questions if not q.standing), None)
        if question is None:
            return questions[0].kind, None
        space = space_of(tuple(s for s in view["seats"] if s != CYBOT), tuple(view["options"].items()), self.variant)
        return question.kind, said(net_of(self.file, space), space, view, self.seat, question)


def said(net: Net, space: Space, view: Seen, seat: str, question: Question) -> Json:
    """Return the answer that is best as a whole: how good it is, is the product over its words. Of those begun the best one is followed, so that few
    have to be looked at; a word that many answers begin with is not the better for it."""
    state = state_of(view, seat, space.setup)
    ask = Ask(seat, question.kind, question.rule, OneOf((), ""), question.default, question.facts)
    begun: list[Begun] = [(-1.0, 0, [], [(cut(value), value) for value in answers(question)])]
    while True:
        good, _, made, left = heappop(begun)
        if len(left) == 1:
            return left[0][1]
        ways = dict[str, list[tuple[Sequence[str], str]]]()
        for one in left:
            ways.setdefault(one[0][len(made)] if len(one[0]) > len(made) else END, []).append(one)
        shares = dict.fromkeys(ways, 1.0)
        if len(ways) > 1:
            seen = inputs([space.observe(state, seat, ask, made)], [space.mask([*ways])])
            found = net.judge(seen)[0]
            shares = {word: float(found[space.index[word]]) for word in ways}
        for word, some in ways.items():
            heappush(begun, (good * shares[word], space.index[word], [*made, word], some))


def answers(question: Question) -> list[str]:
    """5.9 Returns all answers, the any-time moves among them; of tile 2 one marker at a time."""
    moves: Any = rebuild(question.domain["anytime"], question.own) if "anytime" in question.domain else None
    return [str(value) for value in (*(question.members() or [question.default]), *(moves.members() if moves else ()))]


def state_of(view: Seen, seat: str, setup: Setup) -> State:
    """24.2 Returns the state behind a view; the drawn tiles are in that of the seat that drew them (4.4)."""
    seen = msgspec.convert(view, View)
    state = GAME.sample_hidden(seen, seat, setup, Random(0))
    state.drawn = tuple(seen.drawn)
    return state


@lru_cache(maxsize=64)
def space_of(seats: tuple[str, ...], options: tuple[tuple[str, str], ...], variant: bytes) -> Space:
    """Return the words and numbers of a table."""
    return Space(GAME, Setup("hijacked", "standard", dict(options), seats, msgspec.json.decode(variant)))


@lru_cache(maxsize=64)
def net_of(file: str, space: Space) -> Net:
    """Return the network of a file for a table. Raises ``Unplayable`` where it was trained for other words or numbers."""
    try:
        return load(file, space)
    except (OSError, ValueError, KeyError) as error:
        raise Unplayable(str(error)) from None
