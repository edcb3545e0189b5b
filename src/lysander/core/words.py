"""From facts to words: the class from which every game's ``Words`` derives, and which the text layer asks for all that a sentence is made of.

Sentences themselves stand in the message catalogues (``text/*.ftl``). A game whose facts are words already needs no module ``words`` of its own
and gets ``Words`` as it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Protocol

from .ask import Ask, Json
from .chart import Piece
from .event import Event
from .setup import Setup
from .sheet import Sheet
from .weighed import Choice

View = Mapping[str, Any]
"""What a seat sees, as plain data: its view with structs and dataclasses made dicts."""

Label = tuple[str, str, str]
"""What an answer is called, a note (its price, its odds, what it means; may be empty), and its paragraph."""

ALIKE = 0.85
"""How much a method's name may look like one of ``Words`` without being it."""


class Say(Protocol):
    """The messages of a game in one language. A message is named by its id, or by id and attribute (``ask-party.help``)."""

    @property
    def lang(self) -> str:
        """The language: ``en``, ``de``."""

    def __call__(self, id: str, /, **args: Any) -> str:
        """The sentence. Raises ``LookupError`` if there is no such message."""

    def has(self, id: str) -> bool:
        """Whether there is such a message."""

    def maybe(self, id: str, default: str = "", /, **args: Any) -> str:
        """The sentence, or ``default`` if there is no such message."""

    def names(self, prefix: str) -> Iterator[str]:
        """The ids that begin so."""


class Words:
    """What the sentences of one game are made of, in one language: ``say`` has the messages, ``setup`` the options and variant of a table
    (None: the game as it usually is). Every method has a plain answer; a game writes those anew for which that is not good enough."""

    TERMS: ClassVar[tuple[str, ...]] = ("seat-", "ground-", "area-", "cell-", "token-", "mod-", "value-", "way-")
    """What the messages begin with that ``terms`` gives to clients."""

    NOTHING: ClassVar[str] = ""
    """What is said in the place of a list or a seat where there is none; messages that have a variant for it choose by it."""

    def __init__(self, say: Say, setup: Setup | None = None) -> None:
        self.say = say
        self._described: tuple[Ask | None, Mapping[str, Any]] = (None, {})

    def __init_subclass__(cls) -> None:
        """Raises ``TypeError`` for a method that looks like a misspelt one of this class: nobody would ever call it."""
        for name in vars(cls):
            meant = get_close_matches(name, PUBLIC, 1, ALIKE)
            if not name.startswith("_") and name not in PUBLIC and meant:
                raise TypeError(f"{cls.__module__}.{cls.__name__} has {name}, the text layer calls {meant[0]}: write it so, or take another name")

    # what a sentence gets

    def arguments(self, facts: Mapping[str, Json]) -> dict[str, Any]:
        """The arguments of a sentence out of the facts of an event, a refusal, a waiting line or a result: numbers and texts as they are,
        everything else written out."""
        return {k: v if isinstance(v, (str, int)) and not isinstance(v, bool) else str(v) for k, v in facts.items()}

    def question(self, ask: Ask, view: View) -> dict[str, Any]:
        """The arguments of ``ask-<kind>`` with its ``.help`` and ``.main``: the facts of the ask. ``view`` is that of the seat, or empty."""
        return self.arguments(ask.facts)

    def head(self, view: View) -> dict[str, Any]:
        """The arguments of ``twin-head``, which says where the game is: the plain fields of the view."""
        return self.arguments({k: v for k, v in view.items() if isinstance(v, (str, int))})

    def phase(self, facts: Mapping[str, Json]) -> str:
        """Which ``waiting-<phase>`` says what goes on: the fact ``phase`` of ``waiting(state)``."""
        return str(facts.get("phase") or "setup")

    # questions and answers

    def option(self, ask: Ask, value: Json, view: View) -> Label:
        """Label, note and paragraph of one answer: ``opt-<kind>-<value>``, ``opt-<value>`` or ``cell-<value>`` with its ``.note``; of a piece in
        the view, what it is; else the answer itself."""
        for id in (f"opt-{ask.kind.partition(':')[0]}-{value}", f"opt-{value}", f"cell-{value}"):
            if self.say.has(id):
                return self.say(id), self.say.maybe(id + ".note"), ask.rule
        piece = next((p for p in pieces_of(view) if p["id"] == value), None)
        return piece_name(self.say, piece) if piece else str(value), "", ask.rule

    def choice(self, ask: Ask, choice: Choice, view: View) -> str:
        """A choice that a bot weighed, as the question would name it: the label of its answer."""
        return self.option(ask, choice.value, view)[0]

    def order(self, value: str, view: View) -> tuple[str, str]:
        """Of an order the unit and what it is to do, for lists that are grouped by unit: what stands before and after the colon."""
        unit, _, order = value.partition(":")
        return unit, order

    def domain(self, ask: Ask, described: dict[str, Json], view: View) -> dict[str, Json]:
        """The described domain that a client gets, with words for what it names: as it is described."""
        return described

    def form(self, ask: Ask, form: Mapping[str, Any], view: View) -> list[str]:
        """How an answer is put together whose described domain (``form``) does not list its members, in lines: none, the message
        ``twin-format-<type>`` says it."""
        return []

    def shown(self, form: Mapping[str, Any], listed: Sequence[Json] | None) -> Sequence[Json] | None:
        """The answers worth a line, of those that a domain lists (None: it lists none): all."""
        return listed

    def form_of(self, ask: Ask) -> Mapping[str, Any]:
        """The described domain of an ask; it is mostly used for many answers in a row, and kept."""
        held, form = self._described
        if held is not ask:
            form = ask.domain.describe()
            self._described = (ask, form)
        return form

    # names

    def listed(self, items: Iterable[str]) -> str:
        """``A, B and C`` in the language; ``NOTHING`` if there is nothing."""
        every = list(items)
        if len(every) < 2:
            return "".join(every) or self.NOTHING
        return self.say("list-and", head=", ".join(every[:-1]), last=every[-1])

    def seat(self, seat: Any) -> str:
        """The name of a seat; ``NOTHING`` for nobody."""
        return self.say.maybe(f"seat-{seat}", str(seat)) if seat else self.NOTHING

    def letters(self) -> Mapping[str, str]:
        """Names of single pieces by the letter by which they are picked (domain ``Subset``): none."""
        return {}

    def names(self, pieces: Sequence[str]) -> str:
        """Several pieces, by their letters, in a list."""
        known = self.letters()
        return self.listed(known.get(piece, piece) for piece in pieces)

    def terms(self) -> dict[str, str]:
        """Fixed words by the id of their message, for clients that draw their own marks: those that begin with one of ``TERMS``."""
        return {id: self.say(id) for prefix in self.TERMS for id in self.say.names(prefix)}

    # the view, the result, the lab

    def twin(self, view: View) -> list[str]:
        """Everything that a seat sees, in lines: one for each field of the view, of the pieces one for each cell on which they lie."""
        pieces = pieces_of(view)
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items() if value is not pieces]
        return lines + piece_lines(self.say, pieces)

    def sheets(self, facts: Mapping[str, Json], events: Iterable[Event]) -> list[Sheet]:
        """Where every point of a result came from, a sheet for each seat or side, from the facts of the result and all events: none."""
        return []

    def figure(self, group: str, name: str) -> str:
        """What a figure of the lab is about (``measures``: ``group/name``), where it goes by an id; empty: it is shown by its name."""
        return ""


PUBLIC = tuple(name for name in vars(Words) if not name.startswith("_"))


def section(title: str, rows: Iterable[str], nothing: str = "") -> list[str]:
    """A heading with its rows set in; without rows the heading with ``nothing``, or no line at all."""
    every = ["  " + row for row in rows]
    if not every:
        return [f"{title} {nothing}"] if nothing else []
    return [title, *every]


def percent(part: int, whole: int) -> int:
    """A chance of ``part`` in ``whole`` in whole per cent; 0 of nothing is 0."""
    return round(100 * part / whole) if whole else 0


def minus(number: int) -> int | str:
    """A number as it stands in a sentence: with a minus, not a hyphen."""
    return number if number >= 0 else f"−{-number}"


def pieces_of(view: View) -> Sequence[View]:
    """The pieces of a plain view; none where it has none, or keeps something else under that name."""
    pieces = view.get("pieces", ())
    shaped = isinstance(pieces, list) and all(isinstance(p, dict) and set(Piece.__struct_fields__) == set(p) for p in pieces)
    return pieces if shaped else ()


def cell_name(say: Say, id: str) -> str:
    """The name of a cell or an area, or its id."""
    return say.maybe(f"cell-{id}", say.maybe(f"area-{id}", id))


def piece_name(say: Say, piece: View) -> str:
    """What a piece is, with its label and whose it is: ``Boat 2 (Smuggler)``."""
    unknown = say("twin-face-down") if piece["look"] == "back" else piece["id"]
    kind = say.maybe(f"token-{piece['kind']}", piece["kind"]) or unknown
    owner = f"({say.maybe('seat-' + piece['seat'], piece['seat'])})" if piece["seat"] else ""
    return " ".join(filter(None, (kind, piece["label"], owner)))


def piece_lines(say: Say, pieces: Iterable[View]) -> list[str]:
    """A line for each cell that something lies on. Pieces of a field are told with their place."""
    found: dict[str, list[str]] = {}
    for piece in pieces:
        where = f" {piece['x']} {piece['y']}" if piece["x"] or piece["y"] else ""
        found.setdefault(piece["at"], []).append(piece_name(say, piece) + where)
    return [f"{cell_name(say, at)}: {', '.join(names)}" for at, names in found.items()]
