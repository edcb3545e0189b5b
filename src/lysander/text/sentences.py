"""``for_game``: all sentences of one game in one language."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from ..core.ask import Ask, Json, Refusal
from ..core.choice import Choice, Reason
from ..core.event import Event
from ..core.game import Result, Setup
from ..core.plain import names_of
from ..core.sheet import Sheet
from ..core.words import Words
from .advice import Advice, advice_of
from .catalogue import catalogue
from .rolls import as_facts, roll_card, rolls_in
from .twin import head_of, of_ask, twin_of

UMPIRE_SEATS = ("umpire",)
W = TypeVar("W", bound=Words)
SCALARS = frozenset((str, int, bool, float, type(None)))


def plain(value: Any) -> Any:
    """A view as plain data: dataclasses and structs become dicts, tuples and sets lists."""
    kind = type(value)
    if kind in SCALARS:
        return value
    if kind is dict:
        return {k: v if type(v) in SCALARS else plain(v) for k, v in value.items()}
    if kind in (tuple, list, set, frozenset):
        return [v if type(v) in SCALARS else plain(v) for v in value]
    if names := names_of(kind):  # type: ignore[arg-type]  # a class is hashable
        return {name: plain(getattr(value, name)) for name in names}
    return {k: plain(v) for k, v in value.items()} if isinstance(value, Mapping) else value


class Text:
    """Sentences of one game in one language. ``say`` is the catalogue, ``terms`` are its fixed words, ``people`` the names of the persons in the
    seats."""

    def __init__(self, game: str, lang: str, setup: Setup | None = None, people: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.say = catalogue(lang, game)
        self.lang = self.say.lang
        self.words = words_of(game)(self.say.naming(people) if people else self.say, setup)
        self._last: tuple[Any, Any] = (None, {})

    def words_as(self, kind: type[W]) -> W:
        """Return the words as the class of one game, for code that belongs to that game (its board in the terminal)."""
        assert isinstance(self.words, kind), f"{self.game} has other words than {kind.__module__}"
        return self.words

    def _plain(self, view: Any) -> Any:
        """Return the view as plain data; the last one is kept, because many sentences in a row use it."""
        if view is None or type(view) is dict:
            return view or {}
        last = self._last
        if last[0] is not view:
            last = self._last = (view, plain(view))
        return last[1]

    def event(self, event: Event, seat: str) -> str:
        """Return what a seat reads of an event. A reader who was not told (umpire, review) also reads who was."""
        text = self._sentence(event)
        if event.told(seat) or not event.to or event.to[0] in UMPIRE_SEATS:
            return text
        return self.say.maybe("told-to", text, seat=event.to[0], text=text)

    def _sentence(self, event: Event) -> str:
        words = event.facts.get("words")
        if isinstance(words, str) and words:
            return words
        if event.kind == "roll":
            card = self.roll(event)
            return f"{card['title']}. {card['verdict']}"
        if not self.say.has(event.kind):
            return " ".join([event.kind, *(f"{k}={v}" for k, v in event.facts.items())])
        return self.say(event.kind, **self.words.arguments(event.facts))

    def roll(self, event: Event) -> dict[str, Any]:
        """The card of a roll, shaped like ``Roll`` in ``docs/wire.md``."""
        unit = str(event.facts.get("name", "")).partition(":")[2]
        return roll_card(self.say, self.words.arguments({"unit": unit, **event.facts}), event)

    def rolls(self, event: Event) -> list[dict[str, Any]]:
        """Return the cards of all dice of an event: of a roll its own, of any other event those among its facts."""
        if event.kind == "roll":
            return [self.roll(event)]
        parts = [part for key, part in event.facts.items() if key != "facts"]
        return [self.roll(Event("roll", event.rule, event.to, as_facts(roll))) for roll in rolls_in(parts)]

    def domain(self, ask: Ask, described: dict[str, Any], view: Any) -> dict[str, Any]:
        """Return the description of a domain with words for what it names, where the game has any."""
        return self.words.domain(ask, described, self._plain(view))

    def seen(self, view: Any) -> Any:
        """Return a view as a client gets it, with words for what it names only by a key."""
        return self.words.seen(view)

    def question(self, ask: Ask, view: Any) -> str:
        """Return the question in one sentence."""
        return self._of_ask(ask, view, "", ask.kind)

    def help(self, ask: Ask, view: Any = None) -> str:
        """Return one or two sentences of help, or nothing. A result that is put to somebody comes with its sum."""
        text = self._of_ask(ask, view, ".help", "")
        if not self.is_result(ask):
            return text
        card = self.card(ask)
        return f"{card['title']}. {card['verdict']} {text}"

    def is_result(self, ask: Ask) -> bool:
        """Whether a question puts a result to somebody before it takes effect, by the name of its die."""
        return bool({"outcome", "total"} & ask.facts.keys()) and bool(ask.facts.get("name") or ask.facts.get("what"))

    def card(self, ask: Ask) -> dict[str, Any]:
        """Return the card of a result that is put to somebody before it takes effect."""
        name = ask.facts.get("name") or ask.facts.get("what")
        return self.roll(Event("roll", ask.rule, (ask.seat,), {**ask.facts, "name": name}))

    def main(self, ask: Ask) -> str:
        """Return the verb on the button that sends the answer."""
        return self._of_ask(ask, None, ".main", self.say("main-answer"))

    def done(self, ask: Ask) -> str:
        """Return the verb on the second button (stop, end the half), or nothing."""
        return self._of_ask(ask, None, ".done", "")

    def _of_ask(self, ask: Ask, view: Any, part: str, default: str) -> str:
        return of_ask(self.words, ask, self._plain(view), part, default)

    def option(self, ask: Ask, value: Json, view: Any) -> tuple[str, str, str]:
        """Return label, note (price, odds, what it means) and paragraph of one answer."""
        return self.words.option(ask, value, self._plain(view))

    def choice(self, ask: Ask, choice: Choice, view: Any) -> str:
        """Return a choice that a bot weighed, as the question would name it."""
        return self.words.choice(ask, choice, self._plain(view))

    def advice(self, ask: Ask, reasons: Sequence[Reason], view: Any) -> Advice:
        """Return what a bot weighed for this question, best first."""
        return advice_of(self.words, ask, reasons, self._plain(view))

    def aid(self, facts: Mapping[str, Json]) -> list[str]:
        """Return the facts that help with an answer in the making, in lines."""
        return self.words.aid(facts)

    def form(self, ask: Ask, form: Mapping[str, Any], view: Any) -> list[str]:
        """Return lines that say how an answer of a described domain is put together, where the game words that itself."""
        return self.words.form(ask, form, self._plain(view))

    def order(self, value: str, view: Any) -> tuple[str, str]:
        """Unit and verb of an order, for lists that are grouped by unit."""
        return self.words.order(value, self._plain(view))

    def names(self) -> dict[str, str]:
        """Names of single pieces by the letters by which they are picked, where the game has them."""
        return dict(self.words.letters())

    def refusal(self, refusal: Refusal) -> str:
        """Why an answer was refused, without the paragraph."""
        id = "refusal-" + refusal.code
        if not self.say.has(id):
            id = "refusal-unknown"
        text = self.say(id, **self.words.arguments(refusal.facts))
        return " ".join([text, *(self.refusal(more) for more in refusal.more)])

    def waiting(self, facts: Mapping[str, Json]) -> str:
        """Return the waiting line: public facts on what goes on."""
        id = "waiting-" + ("paused" if facts.get("paused") else "over" if facts.get("over") else self.words.phase(facts))
        known = next((one for one in (id, "waiting-setup") if self.say.has(one)), id)
        return self.say(known, **self.words.arguments(facts))

    def result(self, result: Result) -> str:
        """The end of the game in one or two sentences."""
        return self.say("result", **self.words.arguments(result.facts))

    def sheets(self, result: Result, events: Iterable[Event] = ()) -> list[Sheet]:
        """Where every point came from: a sheet for each seat or side that has points."""
        return list(self.words.sheets(result.facts, events))

    def twin(self, view: Any, asks: Sequence[Ask], last: Iterable[str] = ()) -> str:
        """Return the text twin: the head line, each question with every legal answer and its price, the view in lines, the last reports."""
        return twin_of(self.words, self._plain(view), asks, list(last))

    def head(self, view: Any) -> str:
        """Return one line on the point that the game has reached; empty if the game has no ``twin-head``."""
        return head_of(self.words, self._plain(view))

    def title(self) -> str:
        """The name of the game."""
        return self.say.maybe("title", self.game)

    def tagline(self) -> str:
        """The game in half a sentence."""
        return self.say.maybe("tagline")

    def about(self) -> str:
        """The game in two sentences."""
        return self.say.maybe("tagline.about")

    def blurb(self) -> tuple[str, str, str]:
        """What the library's card says of the game: its story, how long it takes, what is secret; each may be empty."""
        story, length, secret = (self.say.maybe(f"tagline.{part}") for part in ("story", "length", "secret"))
        return story, length, secret

    def credits(self) -> str:
        """Whose game it is, and under which licence its texts are if not under that of the code."""
        return self.say.maybe("tagline.credits")

    def part(self, part: str) -> str:
        """Return the heading of a part of the game (``Game.part``): of ``night-2`` the message ``part-night`` with 2 as ``of``.

        Without such a message it is the part as it is, which the game's board in a client names.
        """
        word, _, of = part.partition("-")
        return self.say.maybe(f"part-{word}", part, of=int(of) if of.isdecimal() else of)

    def seat(self, seat: str) -> str:
        """The name of a seat."""
        return self.say.maybe(f"seat-{seat}", seat)

    def bot(self, name: str) -> str:
        """Return a bot in words: its level, and its style if it has one. A program (``cmd:…``) or a class
        (``module:Class``) is called as it was given."""
        if ":" in name:
            return name
        plain, plus, numbers = name.partition("+")
        level, _, style = plain.partition("/")
        said = self.say.maybe(f"level-{level}", level)
        said = self.say("bot-styled", level=said, style=self.style(style)[0]) if style else said
        return f"{said} + {numbers}" if plus else str(said)

    def level_note(self, level: str, role: str) -> str:
        """Return a sentence of what a bot of this level wants in seats of this role, and how it plays; empty if its game has none."""
        return self.say.maybe(f"level-{level}-note-{role}") or self.say.maybe(f"level-{level}-note")

    def style(self, name: str) -> tuple[str, str]:
        """Return what a style is called, and a sentence of what the bot does."""
        return self.say.maybe(f"style-{name}", name), self.say.maybe(f"style-{name}-note")

    def figure(self, group: str, name: str) -> str:
        """Return the label of a figure of the lab: an event (group ``events``), or a measure of the game."""
        plain_name = name.replace("_", " ").replace("-", " ")
        return self.say.maybe(f"event-{name}", plain_name) if group == "events" else self.words.figure(group, name) or plain_name

    def scenario(self, id: str) -> tuple[str, str]:
        """Title and summary of a scenario."""
        return self.say.maybe(f"scenario-{id}", id), self.say.maybe(f"scenario-{id}.summary")

    def switch(self, key: str) -> tuple[str, str]:
        """Return title and help of an option of the rules."""
        return self.say.maybe(f"option-{key}", key), self.say.maybe(f"option-{key}.help")

    def switch_value(self, value: Json, key: str = "") -> str:
        """Return the word for a value of an option. For an option whose values cannot be listed, ``key`` gives a description of them."""
        return self.say.maybe(f"option-{key}.form" if key else f"value-{value}", str(value))

    @cached_property
    def terms(self) -> dict[str, str]:
        """The messages that clients use to label what they draw, by id."""
        return self.words.terms()


@lru_cache(maxsize=64)
def words_of(game: str) -> type[Words]:
    """Return the class of a game's words: ``Words`` of its module ``words``, or that of ``core.words``.

    Raises ``TypeError`` if the game's class does not derive from ``core.words.Words``.
    """
    name = f"lysander.games.{game}.words"
    try:
        own = importlib.import_module(name).Words
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Words
    if not issubclass(own, Words):
        raise TypeError(f"{name}.Words does not derive from lysander.core.words.Words")
    return own


def for_game(game: str, lang: str = "en", setup: Setup | None = None, people: Mapping[str, str] | None = None) -> Text:
    """Return the sentences of a game in a language. Cached.

    With ``setup`` they are those of one table, with its options and variant. ``people`` are the names of the persons in the seats: a game whose seats
    are mere letters has the message ``person-in-seat``, which says these names.
    """
    key = "" if setup is None else json.dumps([setup.scenario, dict(setup.options), dict(setup.variant)], sort_keys=True)
    said = tuple(people.items()) if people and catalogue(lang, game).has("person-in-seat") else ()
    return _for_game(game, lang, key, said)


@lru_cache(maxsize=1024)
def _for_game(game: str, lang: str, key: str, people: tuple[tuple[str, str], ...]) -> Text:
    if not key:
        return Text(game, lang, None, dict(people))
    scenario, options, variant = json.loads(key)
    return Text(game, lang, Setup(game, scenario, options, (), variant), dict(people))
