"""The numbers of a game: which word is which action, and where what stands in an observation."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.arrays import Arrays, Parted, Sight
from ..core.ask import Ask, Json, Seat
from ..core.game import Game, Setup, contestants
from ..core.spelling import Making
from ..games.registry import game as game_of
from .history import MADE, Memory, Rows

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]
FLOAT = np.dtype(np.float32)
Sights = dict[Seat, Sight]


@lru_cache(maxsize=64)
def arrays_of(game_id: str) -> Arrays:
    """Return what a game adds for agents. Raises ``ValueError`` if it adds nothing."""
    name = f"lysander.games.{game_id}.arrays"
    if not (find_spec(f"lysander.games.{game_id}") and find_spec(name)):
        raise ValueError(f"{game_id} has no arrays for agents")
    return import_module(name).ARRAYS


class Space:
    """The actions and observations of a game with a set-up. An action is a word (``core.spelling``) by its number in ``words``.

    An observation is what the seat sees, then the question (its kind, each word that its facts name, and what the game adds), then the words of its
    answer so far: ``size`` numbers for each seat. With a ``history`` what the seat lived through last stands behind it (``history``).

    ``agents`` are the seats that are played: neither umpires nor organisers. ``within``: the level of bots that play games within this one, such as
    the battles of a campaign; without one it is drawn what came of them.
    """

    def __init__(self, game: Game[Any], setup: Setup, history: int = 0, within: str = "") -> None:
        arrays = arrays_of(game.id)
        self.arrays, self.game, self.setup, self.within = arrays, game, setup, within
        self.agents = tuple(seat for seat in setup.seats if seat in contestants(game))
        self.words = tuple(dict.fromkeys(arrays.words(setup)))
        self.index: Mapping[str, int] = {word: n for n, word in enumerate(self.words)}
        self.kinds: Mapping[str, int] = {kind: n for n, kind in enumerate(arrays.kinds)}
        self._seen: Mapping[Seat, Sequence[str]] = {seat: arrays.layout(setup, seat).fields for seat in self.agents}
        self._asked = max(map(len, self._seen.values()))
        self._more: Sequence[str] = arrays.question.fields(setup) if arrays.question else ()
        self._now = self._asked + len(self.kinds) + len(self._more) + 2 * len(self.words)
        self._about = self._asked + len(self.kinds) + len(self._more)
        self._named = lru_cache(maxsize=1000)(self._places_of)
        self._blank = bytes(self._now * array("f").itemsize)
        self.history, self.rows = history, Rows(game.id, arrays.kinds, self.index) if history else None
        self.size = self._now + history * (len(self.rows.fields) if self.rows else 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return _space, (self.game.id, self.setup, self.history, self.within)

    def fields(self, seat: Seat) -> Sequence[str]:
        """Return the names of all numbers of an observation; a seat that sees less than others has empty ones to their size."""
        seen = self._seen[seat]
        asked = [f"asked {kind}" for kind in self.kinds]
        return [
            *seen,
            *("",) * (self._asked - len(seen)),
            *asked,
            *self._more,
            *(f"about {word}" for word in self.words),
            *(f"so far {word}" for word in self.words),
            *(f"{ago} ago: {name}" for ago in range(self.history, 0, -1) for name in (self.rows.fields if self.rows else ())),
        ]

    def seen(self, state: object, seat: Seat, sights: Sights | None = None) -> array[float]:
        """Return an observation of what a seat sees, without a question. ``sights`` are those of the game so far, which are kept up to date; what is
        returned then changes with the next look."""
        observe = self.arrays.observe
        if sights is None or not isinstance(observe, Parted):
            out = array("f", self._blank)  # number by number it is written twice as fast as an array of numpy
            observe(state, seat, out)
            return out
        if seat not in sights:
            sights[seat] = Sight(observe.pen(state, seat), self._blank)
        return sights[seat].look(state)

    def observe(
        self,
        state: object,
        seat: Seat,
        ask: Ask | None,
        made: Sequence[str],
        making: Making | None = None,
        seen: array[float] | None = None,
        sights: Sights | None = None,
    ) -> Observation:
        """Return what a seat sees, is asked, and has said so far in its answer (``made``, the words of ``making``). ``seen`` is what it sees, if that
        has been written before for this state; it is not changed. ``sights`` as for ``seen``."""
        out = (self.seen(state, seat, sights) if seen is None else seen)[:]
        if ask is not None:
            for place in self._named(ask.kind):
                out[place] = 1.0
            if self.arrays.question is not None:
                first = self._asked + len(self.kinds)
                out[first : self._about] = array("f", self.arrays.question.tell(state, ask, making))
            about, index = self._about, self.index
            for fact in ask.facts.values():
                kind = fact.__class__
                if kind is str:
                    if fact in index:
                        out[about + index[fact]] = 1.0
                elif kind is not int and kind is not bool:
                    for word in _words(fact):
                        if word in index:
                            out[about + index[word]] = 1.0
            if made:
                first = about + len(self.words)
                for n, word in enumerate(made):
                    out[first + index[word]] = (n + 1) / MADE
        return np.frombuffer(out, FLOAT)

    def _places_of(self, kind: str) -> Sequence[int]:
        """Return where an observation says which question is asked: its kind, and the words in its name."""
        name, *words = kind.split(":")
        return [self._asked + self.kinds[name], *(self._about + self.index[word] for word in words if word in self.index)]

    def memory(self) -> Memory | None:
        """Return the memory of a new game; None if observations have no history."""
        return Memory(self.rows, self.history, self.agents) if self.rows else None

    def mask(self, words: Sequence[str]) -> Mask:
        """Return which actions are legal: those of these words."""
        out, index = bytearray(len(self.words)), self.index
        for word in words:
            out[index[word]] = 1
        return np.frombuffer(out, np.int8)


def _space(game_id: str, setup: Setup, history: int, within: str) -> Space:
    return Space(game_of(game_id), setup, history, within)


def _words(fact: Json) -> list[str]:
    """Return the words by which a fact of a question says whom or what it is about."""
    if isinstance(fact, str):
        return [fact] if fact else []
    if isinstance(fact, (list, tuple)):
        return [word for part in fact for word in _words(part)]
    return []
