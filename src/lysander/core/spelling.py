"""Answers taken apart: a word at a time, each one of a fixed list, so that an agent that knows only numbers can give any answer.

A *making* is an answer in the making: ``words()`` are those that may come next, ``add`` takes one. Whatever is begun can be finished: no word is
offered that leads nowhere. What is legal is what the domain says; a making only says in which order an answer is put together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from .ask import Ask, Json
from .domain import Amount, OneOf, Path, Split, Subset, move_cache, split_path

END = "."
"""The word with which an answer ends where more words might follow."""


class Making(Protocol):
    """An answer in the making."""

    def words(self) -> Sequence[str]:
        """Return the words that may come next; empty once the answer is complete."""

    def add(self, word: str) -> None:
        """Add one of these words."""

    def value(self) -> Json:
        """Return the answer, once it is complete."""

    def cut(self, value: Json) -> Sequence[str]:
        """Return the words of a legal answer, without ``END`` and without words that follow by themselves; nothing has been added yet."""


Spell = Callable[[Any], Making]
"""Returns the making of an answer to a question with such a domain."""


class Listed:
    """An answer of a list of all that are legal, each with the words that it is made of. It is complete as soon as only one is left."""

    __slots__ = ("_at", "_left")

    def __init__(self, answers: Iterable[tuple[Sequence[str], Json]]) -> None:
        self._left = [*answers]
        self._at = 0

    def words(self) -> Sequence[str]:
        at = self._at
        return () if at and len(self._left) == 1 else tuple(dict.fromkeys([said[at] if len(said) > at else END for said, _ in self._left]))

    def add(self, word: str) -> None:
        at = self._at
        self._left = [one for one in self._left if (one[0][at] if len(one[0]) > at else END) == word]
        self._at += 1

    def value(self) -> Json:
        return self._left[0][1]

    def cut(self, value: Json) -> Sequence[str]:
        found = next((said for said, answer in self._left if answer == value), None)
        if found is None:
            raise ValueError(f"{value!r} is none of {len(self._left)} answers")
        return found


class Walk:
    """A path (``core.domain.Path``), step by step; ``END`` stops it. It is complete where no further step is within its budget."""

    __slots__ = ("_at", "_left", "_made", "_path", "_stopped")

    def __init__(self, path: Path) -> None:
        self._path = path
        self._at, self._left, self._made, self._stopped = path.start, path.budget, list[str](), False

    def _steps(self) -> Sequence[tuple[str, str, int]]:
        if self._stopped or len(self._made) >= self._path.steps:
            return ()
        ways = move_cache(self._path.moves)
        return (ways.afforded.get(self._left) or ways.afford(self._left))[self._at]

    def words(self) -> Sequence[str]:
        found = [step for step, _, _ in self._steps()]
        if self._stopped or not (found or not self._made):
            return ()
        return [*found, END] if self._made or self._path.stop or not found else found

    def add(self, word: str) -> None:
        if word == END:
            self._stopped = True
            return
        self._at, self._left = next((to, left) for step, to, left in self._steps() if step == word)
        self._made.append(word)

    def value(self) -> Json:
        return "".join(self._made) + ("." if self._stopped or not self._made else "")

    def cut(self, value: Json) -> Sequence[str]:
        return split_path(value, len(self._path.start) + bool(self._path.ways))[0]


class Guided:
    """An answer that is put together by functions: ``follow`` returns the words that may come after those so far, ``join`` the answer of all words,
    ``cut`` the words of an answer."""

    __slots__ = ("_cut", "_follow", "_join", "_made")

    def __init__(
        self, follow: Callable[[tuple[str, ...]], Sequence[str]], join: Callable[[tuple[str, ...]], Json], cut: Callable[[Any], Sequence[str]]
    ) -> None:
        self._follow, self._join, self._cut, self._made = follow, join, cut, tuple[str, ...]()

    def words(self) -> Sequence[str]:
        return () if self._made[-1:] == (END,) else self._follow(self._made)

    def add(self, word: str) -> None:
        self._made += (word,)

    def value(self) -> Json:
        return self._join(tuple(word for word in self._made if word != END))

    def cut(self, value: Json) -> Sequence[str]:
        return self._cut(value)


def listed(domain: Any) -> Making:
    """Return the making of an answer that is one word: a domain that lists its members."""
    return Listed(((str(value),), value) for value in domain.members())


def cut_at(cut: Callable[[Json], Sequence[str]]) -> Spell:
    """Return the spelling of domains that list their members, each cut into its words."""
    return lambda domain: Listed((cut(value), value) for value in domain.members())


def chosen(domain: Subset) -> Making:
    """Return the making of a choice among pieces, one after the other in their order."""
    return Listed((tuple(value) if value != domain.empty else (domain.empty,), value) for value in _subsets(domain) if domain.why_not(value) is None)


def _subsets(domain: Subset) -> Iterable[str]:
    names = [""]
    for name in sorted(domain.pool):
        names += [taken + name for taken in names]
    return (taken or domain.empty for taken in names)


def shared_out(domain: Split) -> Making:
    """Return the making of counters placed on targets: a word for each target that gets some."""
    return Listed((tuple(value.split()), value) for value in _splits([*domain.room.items()], domain.total))


def _splits(room: Sequence[tuple[str, int]], total: int) -> Iterable[str]:
    if not room:
        return ("",) if total == 0 else ()
    (name, most), rest = room[0], room[1:]
    return (f"{name}{n} {more}".strip() if n else more for n in range(min(most, total) + 1) for more in _splits(rest, total - n))


SPELLINGS: Mapping[type, Spell] = {OneOf: listed, Amount: listed, Path: Walk, Subset: chosen, Split: shared_out}
"""How answers of the domains that all games share are made."""


def making(ask: Ask, own: Mapping[type, Spell]) -> Making:
    """Return the making of an answer to a question; ``own`` are the spellings of its game. Raises ``KeyError`` for a domain without one."""
    for kind in type(ask.domain).__mro__:
        if spell := own.get(kind) or SPELLINGS.get(kind):
            return spell(ask.domain)
    raise KeyError(f"answers to {ask.kind} are not taken apart: {type(ask.domain).__name__}")


def spelled(ask: Ask, own: Mapping[type, Spell], value: Json) -> list[str]:
    """Return all words by which a legal answer to a question is given. Raises ``ValueError`` for one that words cannot say."""
    made, said, found = making(ask, own), iter(making(ask, own).cut(value)), list[str]()
    while words := made.words():
        word = next(said, END)
        if word not in words:
            raise ValueError(f"{ask.kind}={value!r}: {word!r} is none of {', '.join(words)}")
        made.add(word)
        found.append(word)
    return found
