"""What a game adds for agents that learn: the words of its answers, and what a seat sees, as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import compress
from operator import ne
from typing import Any, NamedTuple, Protocol

from .ask import Ask, Seat
from .game import Setup
from .record import Record
from .spelling import Making, Spell

Numbers = MutableSequence[float]


@lru_cache(maxsize=1 << 12)
def flags(bits: int, count: int) -> array[float]:
    """Return the lowest bits as numbers, 0 or 1, to be written into an observation as a slice. Sets of cells often come again."""
    size = (count + 7) // 8
    return array("f", b"".join([EIGHT[byte] for byte in bits.to_bytes(size, "little")])[: count * array("f").itemsize])


EIGHT = [array("f", [byte >> n & 1 for n in range(8)]).tobytes() for byte in range(256)]


class Layout:
    """Where what stands in an observation: blocks of numbers, each with a name and a name for each number. ``at[block]`` is its first number,
    ``place[name]`` the number of that name, with its block's name before its own."""

    __slots__ = ("at", "fields", "place")

    def __init__(self, blocks: Iterable[tuple[str, Sequence[str]]]) -> None:
        self.at: dict[str, int] = {}
        self.fields: list[str] = []
        for block, names in blocks:
            self.at[block] = len(self.fields)
            self.fields += [f"{block} {name}".strip() for name in names]
        self.place = {name: n for n, name in enumerate(self.fields)}


class Part(NamedTuple):
    """Some numbers of an observation that stand side by side, from ``first`` to before ``end``. ``write(facts, first, out)`` fills in those that are
    not 0, from facts alone; ``full``: it always fills in all."""

    first: int
    end: int
    write: Callable[[Any, int, Numbers], object]
    full: bool = False


class Pen(Protocol):
    """Writes what a seat of a game sees, part by part.

    ``facts(state)`` returns what the numbers of each of its ``parts`` depend on, in their order: something that never changes, such as a value or a
    tuple of texts and numbers; or a record, a list or a dict of the state as it is, of which a copy is kept.
    """

    parts: Sequence[Part]

    def facts(self, state: Any) -> Sequence[Any]: ...


@dataclass(frozen=True)
class Parted:
    """An ``observe`` in parts, of which only those are written again whose facts have changed since the seat looked last. As each part is written
    from its facts alone, nothing that it depends on can be forgotten among them.

    ``pen(state, seat)`` returns the pen of a seat, which is the same as long as a game lasts.
    """

    pen: Callable[[Any, Seat], Pen]

    def __call__(self, state: Any, seat: Seat, out: Numbers) -> None:
        """Fill in everything, where all numbers are 0."""
        pen = self.pen(state, seat)
        for part, facts in zip(pen.parts, pen.facts(state), strict=True):
            part.write(facts, part.first, out)


NEVER = object()


class Sight:
    """What a seat saw of one game when it looked last, as numbers. ``look`` brings it up to date."""

    __slots__ = ("_known", "_order", "_pen", "numbers")

    def __init__(self, pen: Pen, blank: bytes) -> None:
        self.numbers: array[float] = array("f", blank)
        self._pen, self._order = pen, range(len(pen.parts))
        self._known: list[Any] = [NEVER] * len(pen.parts)

    def look(self, state: object) -> array[float]:
        """Return what the seat sees now; the next look changes the same numbers."""
        numbers, known, parts, now = self.numbers, self._known, self._pen.parts, self._pen.facts(state)
        for n in [*compress(self._order, map(ne, now, known))]:
            first, end, write, full = parts[n]
            facts = now[n]
            if not full:
                numbers[first:end] = zeros(end - first)
            write(facts, first, numbers)
            known[n] = facts if facts.__class__ is tuple else still(facts)
        return numbers


def still(facts: Any) -> Any:
    """Return facts as they are now, a copy where they may change."""
    kind = type(facts)
    if kind is list:
        return [still(one) for one in facts]
    if kind is dict:
        return {key: still(one) for key, one in facts.items()}
    return facts.clone() if isinstance(facts, Record) else facts


@cache
def zeros(count: int) -> array[float]:
    """Return so many zeros."""
    return array("f", bytes(count * array("f").itemsize))


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
    before. It shows what the view of the seat shows and nothing else: worlds that a seat cannot tell apart give the same numbers. Of one that is
    ``Parted`` only what has changed is written again while a game is played.

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
