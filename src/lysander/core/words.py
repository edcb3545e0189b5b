"""From facts to words: the base class of every game's ``Words``. The text layer asks it for everything that a sentence is made of.

The sentences themselves are messages in the catalogues (``text/*.ftl``). A game whose facts are words already needs no module ``words``: it gets this
class as it is.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Protocol

from .ask import Ask, Json
from .chart import Piece
from .choice import Choice
from .event import Event
from .setup import Setup
from .sheet import Sheet

View = Mapping[str, Any]
"""What a seat sees, as plain data: its view with structs and dataclasses turned into dicts."""

Label = tuple[str, str, str]
"""The name of an answer, a note (its price, its odds, what it means; may be empty), and its paragraph."""

ALIKE = 0.85
"""From this similarity on, a method is taken for a misspelt method of ``Words``."""


class Say(Protocol):
    """The messages of a game in one language. A message is named by its id, or by id and attribute (``ask-party.help``)."""

    @property
    def lang(self) -> str:
        """The language: ``en``, ``de``."""

    def __call__(self, id: str, /, **args: Any) -> str:
        """Return the sentence. Raises ``LookupError`` if there is no such message."""

    def has(self, id: str) -> bool:
        """Whether there is such a message."""

    def maybe(self, id: str, default: str = "", /, **args: Any) -> str:
        """Return the sentence, or ``default`` if there is no such message."""

    def names(self, prefix: str) -> Iterator[str]:
        """Yield the ids that begin with ``prefix``."""


class Words:
    """What the sentences of one game are made of, in one language.

    ``say`` has the messages, ``setup`` the options and variant of a table (None: the defaults of the game). Every method has a default that needs
    nothing but the catalogue; a game overrides those for which that is not good enough.
    """

    TERMS: ClassVar[tuple[str, ...]] = ("seat-", "ground-", "area-", "cell-", "token-", "mod-", "value-", "way-")
    """Prefixes of the messages that ``terms`` sends to clients."""

    ECHOES: ClassVar[tuple[str, ...]] = ()
    """Events that only repeat to an umpire what he has ordered; he does not read them when he asks what an order would do."""

    NOTHING: ClassVar[str] = ""
    """The text for an empty list or for no seat. Messages with a variant for that case select it by this text."""

    def __init__(self, say: Say, setup: Setup | None = None) -> None:
        self.say = say
        self._described: tuple[Ask | None, Mapping[str, Any]] = (None, {})

    def __init_subclass__(cls) -> None:
        """Raise ``TypeError`` for a method whose name looks like a misspelt one of this class, because it would never be called."""
        for name in vars(cls):
            meant = get_close_matches(name, PUBLIC, 1, ALIKE)
            if not name.startswith("_") and name not in PUBLIC and meant:
                raise TypeError(f"{cls.__module__}.{cls.__name__} has {name}, the text layer calls {meant[0]}: write it so, or take another name")

    # what a sentence gets

    def arguments(self, facts: Mapping[str, Json]) -> dict[str, Any]:
        """Return the arguments of a sentence, from the facts of an event, a refusal, a waiting line or a result. Numbers and texts stay, all else
        becomes text."""
        return {k: v if isinstance(v, (str, int)) and not isinstance(v, bool) else str(v) for k, v in facts.items()}

    def question(self, ask: Ask, view: View) -> dict[str, Any]:
        """Return the arguments of ``ask-<kind>`` with its ``.help`` and ``.main``: by default the facts of the ask. ``view`` is that of the seat, or
        empty."""
        return self.arguments(ask.facts)

    def head(self, view: View) -> dict[str, Any]:
        """Return the arguments of ``twin-head``, the line that says which point the game has reached: by default the plain fields of the view."""
        return self.arguments({k: v for k, v in view.items() if isinstance(v, (str, int))})

    def phase(self, facts: Mapping[str, Json]) -> str:
        """Return which message ``waiting-<phase>`` is the waiting line: by default the fact ``phase`` of ``waiting(state)``."""
        return str(facts.get("phase") or "setup")

    # questions and answers

    def option(self, ask: Ask, value: Json, view: View) -> Label:
        """Return label, note and paragraph of one answer.

        The default looks for the messages ``opt-<kind>-<value>``, ``opt-<value>`` and ``cell-<value>`` with their ``.note``, then for a piece of that
        id in the view; otherwise the label is the answer itself.
        """
        for id in (f"opt-{ask.kind.partition(':')[0]}-{value}", f"opt-{value}", f"cell-{value}"):
            if self.say.has(id):
                return self.say(id), self.say.maybe(id + ".note"), ask.rule
        piece = next((p for p in pieces_of(view) if p["id"] == value), None)
        return piece_name(self.say, piece) if piece else str(value), "", ask.rule

    def choice(self, ask: Ask, choice: Choice, view: View) -> str:
        """Return a choice that a bot weighed, as the question would name it: by default the label of its answer, or the message
        ``choice-<what>``."""
        return self.say(f"choice-{choice.what}") if choice.what else self.option(ask, choice.value, view)[0]

    def order(self, value: str, view: View) -> tuple[str, str]:
        """Split an order into the unit and what it is to do, for lists that are grouped by unit."""
        unit, _, order = value.partition(":")
        return unit, order

    def domain(self, ask: Ask, described: dict[str, Json], view: View) -> dict[str, Json]:
        """Return the description of a domain that a client gets, with words for what it names; by default unchanged."""
        return described

    def form(self, ask: Ask, form: Mapping[str, Any], view: View) -> list[str]:
        """Return lines that say how an answer is put together, for a domain (described by ``form``) that does not list its members.

        By default there are none, and the message ``twin-format-<type>`` says it.
        """
        return []

    def shown(self, form: Mapping[str, Any], listed: Sequence[Json] | None) -> Sequence[Json] | None:
        """Return the answers that get a line of their own, of those that a domain lists (None: it lists none); by default all."""
        return listed

    def form_of(self, ask: Ask) -> Mapping[str, Any]:
        """Return the description of an ask's domain. The last one is kept, because many answers in a row use it."""
        held, form = self._described
        if held is not ask:
            form = ask.domain.describe()
            self._described = (ask, form)
        return form

    # names

    def listed(self, items: Iterable[str]) -> str:
        """Return ``A, B and C`` in the language; ``NOTHING`` for an empty list."""
        every = list(items)
        if len(every) < 2:
            return "".join(every) or self.NOTHING
        return self.say("list-and", head=", ".join(every[:-1]), last=every[-1])

    def seat(self, seat: Any) -> str:
        """Return the name of a seat; ``NOTHING`` for nobody."""
        return self.say.maybe(f"seat-{seat}", str(seat)) if seat else self.NOTHING

    def one_side(self, seats: Sequence[Any]) -> str:
        """Return the name of several seats that have one goal, on one side; by default their names."""
        return ", ".join(self.seat(seat) for seat in seats)

    def letters(self) -> Mapping[str, str]:
        """Return the names of single pieces by the letter that picks them (domain ``Subset``); by default none."""
        return {}

    def names(self, pieces: Sequence[str]) -> str:
        """Return a list of the names of several pieces, given by their letters."""
        known = self.letters()
        return self.listed(known.get(piece, piece) for piece in pieces)

    def terms(self) -> dict[str, str]:
        """Return the messages that begin with one of ``TERMS``, by id, for clients that label what they draw."""
        return {id: self.say(id) for prefix in self.TERMS for id in self.say.names(prefix)}

    # the view, the result, the lab

    def seen(self, view: Any) -> Any:
        """Return a view as a client gets it, with words for what it names only by a key; by default unchanged."""
        return view

    def difference(self, before: View, after: View) -> tuple[list[str], list[str]]:
        """Return the lines of a view that an answer would take away, and those that it would add, for an umpire who asks before he gives it."""
        return apart(self.twin(before), self.twin(after))

    def twin(self, view: View) -> list[str]:
        """Return everything that a seat sees, in lines: one for each field of the view; of the pieces, one for each cell on which some lie."""
        pieces = pieces_of(view)
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items() if value is not pieces]
        return lines + piece_lines(self.say, pieces)

    def aid(self, facts: Mapping[str, Json]) -> list[str]:
        """Return what ``Game.aid`` says about an answer in the making, in lines; by default none."""
        return []

    def sheets(self, facts: Mapping[str, Json], events: Iterable[Event]) -> list[Sheet]:
        """Return a score sheet for each seat or side, from the facts of the result and all events; by default none."""
        return []

    def traveller(self, id: str) -> str:
        """Return the name of the thing that went a way (``core.ending.Way``), by its id: by default that of its seat or side, else the id."""
        return self.say.maybe(f"end-side-{id}", self.seat(id))

    def figure(self, group: str, name: str) -> str:
        """Return the label of a figure of the lab (``measures``: ``group/name``) that is named by an id; empty means that its name is shown.

        Group ``facts`` asks for a fact of a result, ``fact-why`` for a value of the fact ``why``."""
        return ""

    def fact_label(self, group: str, name: str) -> str:
        """Return the label of a fact of a result, or of its value: ``fact-why``, ``fact-why-month``; empty for other groups."""
        id = f"fact-{name}" if group == "facts" else f"{group}-{name or 'none'}"
        return self.say.maybe(id) if group.startswith("fact") else ""


PUBLIC = tuple(name for name in vars(Words) if not name.startswith("_"))


def section(title: str, rows: Iterable[str], nothing: str = "") -> list[str]:
    """Return a heading and its rows, indented. Without rows: the heading with ``nothing`` behind it, or no line at all if ``nothing`` is empty."""
    every = ["  " + row for row in rows]
    if not every:
        return [f"{title} {nothing}"] if nothing else []
    return [title, *every]


def apart(was: Sequence[str], will: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the lines that are only in the first list, and those only in the second, in their order; of a line that is there twice each counts."""

    def lacking(lines: Sequence[str], others: Sequence[str]) -> list[str]:
        left = Counter(others)
        left.subtract(lines)
        return [line for line in lines if left[line] < 0 and not left.update([line])]

    return lacking(was, will), lacking(will, was)


def percent(part: int, whole: int) -> int:
    """Return the chance of ``part`` in ``whole`` in whole per cent; 0 if ``whole`` is 0."""
    return round(100 * part / whole) if whole else 0


def minus(number: int) -> int | str:
    """Return a number as it is written in a sentence: with a minus sign instead of a hyphen."""
    return number if number >= 0 else f"−{-number}"


def pieces_of(view: View) -> Sequence[View]:
    """Return the pieces of a plain view; none if it has no pieces, or uses that name for something else."""
    pieces = view.get("pieces", ())
    shaped = isinstance(pieces, list) and all(isinstance(p, dict) and set(Piece.__struct_fields__) == set(p) for p in pieces)
    return pieces if shaped else ()


def cell_name(say: Say, id: str) -> str:
    """Return the name of a cell or an area, or its id."""
    return say.maybe(f"cell-{id}", say.maybe(f"area-{id}", id))


def piece_name(say: Say, piece: View) -> str:
    """Return the kind of a piece with its label and its owner: ``Boat 2 (Smuggler)``."""
    unknown = say("twin-face-down") if piece["look"] == "back" else piece["id"]
    kind = say.maybe(f"token-{piece['kind']}", piece["kind"]) or unknown
    owner = f"({say.maybe('seat-' + piece['seat'], piece['seat'])})" if piece["seat"] else ""
    return " ".join(filter(None, (kind, piece["label"], owner)))


def piece_lines(say: Say, pieces: Iterable[View]) -> list[str]:
    """Return a line for each cell on which something lies. Pieces of a field are listed with their coordinates."""
    found: dict[str, list[str]] = {}
    for piece in pieces:
        where = f" {piece['x']} {piece['y']}" if piece["x"] or piece["y"] else ""
        found.setdefault(piece["at"], []).append(piece_name(say, piece) + where)
    return [f"{cell_name(say, at)}: {', '.join(names)}" for at, names in found.items()]
