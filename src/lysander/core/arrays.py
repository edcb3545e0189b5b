"""What a game adds for agents that learn: the words of its answers, and what a seat sees, as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from .ask import Ask, Seat
from .game import Setup
from .spelling import Making, Spell

Numbers = MutableSequence[float]


@lru_cache(maxsize=1 << 12)
def flags(bits: int, count: int) -> array[float]:
    """Return the lowest bits as numbers, 0 or 1, to be written into an observation as a slice. Sets of cells often come again."""
    return array("f", [bits >> n & 1 for n in range(count)])


class Layout:
    """Where what stands in an observation: blocks of numbers, each with a name and a name for each number. ``at[block]`` is its first number."""

    __slots__ = ("at", "fields")

    def __init__(self, blocks: Iterable[tuple[str, Sequence[str]]]) -> None:
        self.at: dict[str, int] = {}
        self.fields: list[str] = []
        for block, names in blocks:
            self.at[block] = len(self.fields)
            self.fields += [f"{block} {name}".strip() for name in names]


@dataclass(frozen=True)
class Question:
    """What a game tells of a question in numbers, beside its kind and the words in it: ``fields(setup)`` are their names, the same for all seats;
    ``tell(state, ask, making)`` returns them. ``making`` is the answer in the making, if it has begun."""

    fields: Callable[[Setup], Sequence[str]]
    tell: Callable[[Any, Ask, Making | None], Sequence[float]]


@dataclass(frozen=True)
class Arrays:
    """A game for agents: a module-level object ``ARRAYS`` in ``lysander.games.<id>.arrays``.

    ``version`` grows whenever words, kinds or layouts change. ``words(setup)`` are all words of which answers are made, ``kinds`` all questions, by
    the part of their name before ``:``; ``spellings`` says how answers are put together, by type of domain.

    ``layout(setup, seat)`` says what an observation holds, ``observe(state, seat, out)`` fills it in, most numbers from 0 to 1; ``out`` holds zeros
    before. It shows what the view of the seat shows and nothing else: worlds that a seat cannot tell apart give the same numbers.

    ``question``: what an observation says of a question beside that. ``scored``: the reward is the seat's score, as nobody wins; else it is 1 for a
    win.
    """

    version: int
    words: Callable[[Setup], Sequence[str]]
    kinds: Sequence[str]
    layout: Callable[[Setup, Seat], Layout]
    observe: Callable[[Any, Seat, Numbers], None]
    spellings: Mapping[type, Spell] = field(default_factory=dict)
    scored: bool = False
    question: Question | None = None
