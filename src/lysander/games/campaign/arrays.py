"""The campaign for agents that lead a squadron: the words of its answers, and what its questions say in numbers. An organiser's seat is nobody's:
the frame is the usual one, and battles are flown by bots or drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ...core.arrays import Arrays, Question
from ...core.ask import Ask, Json
from ...core.domain import OneOf
from ...core.game import Setup
from ...core.spelling import END, Making, Spell, cut_at
from .arrays_seen import ROWS, layout, observe, rows_of
from .ch31_raising import STOP
from .ch31_roster import FLY, STAY
from .ch31_types import SQUADRON
from .ch31_wounds import KEEP, REROLL
from .domains_roster import Roster
from .rules import rules_of
from .state import SKILLS, State

KINDS = ("type", "own-machine", "roster", "rank", "reroll", "raise", "ability")
DIGITS = "0123456789"
PERSON = re.compile(r"[ec]\d([pg])(\d+)")
NUMBERS: Mapping[str, float] = {"count": 6, "face": 20, "needed": 20, "rerolls": 3, "vital": 1, "flies": 1}
"""Facts of questions, and in parts of what they are told."""


def words(setup: Setup) -> Sequence[str]:
    """31.5 to 31.18 Return the words of all answers: types and guns, abilities, skills, and people by the digits of their numbers."""
    rules = rules_of(setup)
    layouts = [layout for panel in rules.panels.values() for layout in panel.layouts]
    abilities = [row["id"] for table in ("ace", "gunner", "pilot") for row in rules.tables[f"abilities_{table}"]["ability"]]
    return [END, STOP, FLY, STAY, KEEP, REROLL, SQUADRON, "p", "g", *DIGITS, *SKILLS, *rules.panels, *layouts, *abilities]


def cut(value: str) -> Sequence[str]:
    """31.17 Return the words of an answer: ``e1p15.gunnery`` is ``p``, ``1``, ``5``, ``gunnery``; ``tripe/two`` is ``tripe``, ``two``."""
    found = list[str]()
    for part in re.split(r"[./]", value):
        person = PERSON.fullmatch(part)
        found += (person[1], *person[2]) if person else (part,)
    return found


class Naming:
    """31.9 A roster, pilot after pilot by the digits of their numbers; ``END`` ends a number that another one begins with. ``named`` are those named
    so far."""

    def __init__(self, domain: Roster) -> None:
        self._domain = domain
        self._ids = {id.rpartition("p")[2]: id for id in domain.pool}
        self._count, self._digits, self.named = domain.count, "", list[str]()

    def _further(self) -> Sequence[str]:
        """Return the digits that may come next."""
        begun, left = self._digits, [n for n, id in self._ids.items() if id not in self.named]
        return list(dict.fromkeys(n[len(begun)] for n in left if len(n) > len(begun) and n.startswith(begun)))

    def _complete(self) -> bool:
        """Whether the digits so far are the number of somebody who may be named."""
        return self._digits in self._ids and self._ids[self._digits] not in self.named

    def words(self) -> Sequence[str]:
        if len(self.named) == self._count:
            return ()
        further = self._further()
        return [*further, END] if self._complete() else further

    def add(self, word: str) -> None:
        self._digits += word if word != END else ""
        if self._complete() and (word == END or not self._further()):
            self.named.append(self._ids[self._digits])
            self._digits = ""

    def value(self) -> Json:
        return " ".join(self.named)

    def cut(self, value: Json) -> Sequence[str]:
        found, other = list[str](), Naming(self._domain)
        for id in value.split(" "):
            digits = id.rpartition("p")[2]
            for digit in digits:
                other.add(digit)
            found += digits
            if other._digits:
                other.add(END)
                found.append(END)
        return found


# what questions say


def fields(setup: Setup) -> Sequence[str]:
    """31.9, 31.12, 31.17 Return the names of what a question says in numbers: its facts, whom it is about, who is named so far."""
    return [*NUMBERS, *(f"about {row}" for row in ROWS), *(f"named {row}" for row in ROWS)]


def tell(state: State, ask: Ask, making: Making | None) -> Sequence[float]:
    """31.9, 31.12, 31.17 Return what a question says in numbers."""
    facts, rows = ask.facts, rows_of(state, ask.seat)
    about, named = ask.kind.partition(":")[2], making.named if isinstance(making, Naming) else ()
    found = [float(facts[name]) / parts if isinstance(facts.get(name), (int, bool)) else 0.0 for name, parts in NUMBERS.items()]
    found += [float(p is not None and p.id == about) for p in rows]
    return [*found, *(float(p is not None and p.id in named) for p in rows)]


SPELLINGS: Mapping[type, Spell] = {OneOf: cut_at(cut), Roster: Naming}
ARRAYS = Arrays(1, words, KINDS, layout, observe, SPELLINGS, question=Question(fields, tell))
