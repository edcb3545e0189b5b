"""What a seat has lived through, as numbers: the answers that it gave and the events that it was told, newest last."""

from __future__ import annotations

import re
from array import array
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..core.ask import Ask, Json, Seat
from ..core.event import Event
from ..core.spelling import END
from ..text import catalogue

SAID, TOLD = "said", "told"
NUMBERS = 6
"""How many of the numbers among the facts of an event are shown."""
SCALE = 10
MADE = 8
"""A word of an answer counts by its place, in parts of this number."""
Row = array


class Lived(NamedTuple):
    """An answer that a seat gave (``how`` is ``said``) in its words, or an event that it was told, with its facts."""

    how: str
    kind: str
    facts: Json
    words: tuple[str, ...] = ()

    def text(self) -> str:
        """Return it as a text."""
        if self.how == SAID:
            return f"{self.kind}={self.facts}"
        return f"{self.kind} {msgspec.json.encode(dict(self.facts), order='sorted').decode()}"


def said(ask: Ask, value: Json, words: Sequence[str]) -> Lived:
    """Return an answer as the seat that gave it lived it."""
    return Lived(SAID, ask.kind, value, tuple(words))


def told(events: Sequence[Event], seat: Seat) -> Iterator[Lived]:
    """Yield those of these events that a seat was told."""
    return (Lived(TOLD, event.kind, event.facts) for event in events if event.told(seat))


class Rows:
    """Writes what was lived through as rows of numbers, each of ``fields``: whether it was said or told; the kind of question or event, of a roll its
    name, too; each word in it, of an answer by its place; some of its numbers."""

    def __init__(self, game: str, kinds: Sequence[str], words: Mapping[str, int]) -> None:
        texts = catalogue("en", game)
        events, rolls = ([*dict.fromkeys(name[len(start) :] for name in texts.names(start))] for start in ("event-", "roll-"))
        self._words = words
        names = [SAID, TOLD, *(f"{SAID} {kind}" for kind in kinds), *(f"{TOLD} {kind}" for kind in events), *(f"roll {roll}" for roll in rolls)]
        self._at = {name: n for n, name in enumerate(names)}
        self._first = len(names)
        self.fields: Sequence[str] = [*names, *(f"with {word}" for word in words), *(f"number {n}" for n in range(1, NUMBERS + 1))]
        self._blank = bytes(len(self.fields) * array("f").itemsize)

    def row(self, lived: Lived) -> Row[float]:
        """Return an answer or an event as numbers."""
        out, kind = array("f", self._blank), lived.kind.partition(":")[0]
        for name in (lived.how, f"{lived.how} {kind}"):
            if name in self._at:
                out[self._at[name]] = 1.0
        self._mark(out, lived.kind.split(":")[1:])
        if lived.how == SAID:
            for n, word in enumerate(word for word in lived.words if word != END):
                out[self._first + self._words[word]] = (n + 1) / MADE
            return out
        if kind == "roll":
            roll = f"roll {str(lived.facts.get('name', '')).partition(':')[0]}"
            if roll in self._at:
                out[self._at[roll]] = 1.0
        self._mark(out, lived.facts)
        last = len(out) - NUMBERS
        for n, number in enumerate(islice(_numbers(lived.facts), NUMBERS)):
            out[last + n] = number / SCALE
        return out

    def _mark(self, out: Row[float], facts: Json) -> None:
        """Mark the words in facts: those that are one, else the parts that are, else the letters."""
        for text in _texts(facts):
            for part in (text,) if text in self._words else PART.findall(text):
                for word in (part,) if part in self._words else part if all(letter in self._words for letter in part) else ():
                    out[self._first + self._words[word]] = 1.0

    def of(self, lived: Sequence[Lived], length: int) -> list[NDArray[np.float32]]:
        """Return the last so many of what was lived through as rows, the newest last, blank ones first where there are fewer."""
        return self.stacked([self.row(one) for one in lived[-length:]], length)

    def stacked(self, rows: Sequence[Row[float]], length: int) -> list[NDArray[np.float32]]:
        """Return so many rows, blank ones first where there are fewer."""
        return [*[np.frombuffer(self._blank, np.float32)] * (length - len(rows)), *(np.frombuffer(row, np.float32) for row in rows)]


PART = re.compile(r"\w+")


def _texts(facts: Json) -> Iterator[str]:
    """Yield all texts in plain data."""
    if isinstance(facts, str):
        yield facts
    elif isinstance(facts, Mapping):
        for key in sorted(facts):
            yield from _texts(facts[key])
    elif isinstance(facts, (list, tuple, set, frozenset)):
        for part in facts:
            yield from _texts(part)


def _numbers(facts: Json) -> Iterator[float]:
    """Yield all numbers in plain data, by the names of the facts; true is 1."""
    if isinstance(facts, (bool, int, float)):
        yield float(facts)
    elif isinstance(facts, Mapping):
        for key in sorted(facts):
            yield from _numbers(facts[key])
    elif isinstance(facts, (list, tuple)):
        for part in facts:
            yield from _numbers(part)


class Memory:
    """What each seat of a game has lived through, its last ``length`` answers and events as rows."""

    def __init__(self, rows: Rows, length: int, seats: Sequence[Seat]) -> None:
        self._rows, self._length = rows, length
        self._kept: dict[Seat, deque[Row[float]]] = {seat: deque(maxlen=length) for seat in seats}
        self._heard = dict.fromkeys(seats, 0)

    def hears(self, seat: Seat, events: Sequence[Event]) -> None:
        """Note what of all events so far the seat was told since it heard last."""
        fresh, self._heard[seat] = events[self._heard[seat] :], len(events)
        self._kept[seat].extend(self._rows.row(lived) for lived in told(fresh, seat))

    def says(self, seat: Seat, lived: Lived) -> None:
        """Note an answer of a seat."""
        self._kept[seat].append(self._rows.row(lived))

    def rows(self, seat: Seat) -> list[NDArray[np.float32]]:
        """Return the rows of a seat."""
        return self._rows.stacked([*self._kept[seat]], self._length)
