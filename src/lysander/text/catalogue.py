"""Catalogues of messages (Project Fluent): turn a message and its arguments into a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from functools import lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..games.registry import book_of

LANGUAGES = ("en", "de")
REMEMBERED = 50_000
NOBODY = "none"


class NoMessage(LookupError):
    """Raised for a message that no catalogue has."""


class Catalogue:
    """All messages of one language; a message that is missing there is said in English.

    A message is named by its id, or by id and attribute (``ask-party.help``). A call of the catalogue returns the sentence. ``faults`` are the
    messages that were said although they, an argument or a term are missing, each with the error: such a sentence has a gap.
    """

    def __init__(self, lang: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.lang = lang
        self._bundles = bundles
        self._named: dict[str, str] = {}
        self._said: dict[Any, str] = {}
        self._known: dict[str, bool] = {}
        self.faults: dict[str, str] = {}

    def __call__(self, id: str, /, **args: Any) -> str:
        """Return the sentence. Raises ``NoMessage`` if no catalogue has the message. Results are cached, because tables repeat them."""
        if id in self._named:
            return self._named[id]
        key = (id, *args.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._say(id, args)
        return said

    def naming(self, people: Mapping[str, str]) -> Catalogue:
        """Return the same catalogue with people's names for their seats (``person-in-seat``). A name that is also another word gets its seat beside
        it."""
        seats = {seat: self.maybe(f"seat-{seat}", seat) for seat in people}
        named = {seat: name for seat, name in people.items() if name != seats[seat]}
        taken = Counter([*named.values(), *map(self, self.names("seat-")), NOBODY])
        once = {seat: name if taken[name] == 1 else f"{name} ({seats[seat]})" for seat, name in named.items()}
        other = copy(self)
        other._named = {f"seat-{seat}": self("person-in-seat", name=name) for seat, name in once.items()}
        return other

    def _say(self, id: str, args: dict[str, Any]) -> str:
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
            pattern = _pattern(bundle, name, attribute)
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, args)
                if errors:
                    self.faults[id] = f"{errors[0]}; given {', '.join(sorted(args)) or 'nothing'}"
                return str(said)
        self.faults[id] = "the message is missing"
        raise NoMessage(f"no text {id!r}")

    def has(self, id: str) -> bool:
        """Whether there is such a message (or attribute)."""
        known = self._known.get(id)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            name, _, attribute = id.partition(".")
            known = self._known[id] = any(_pattern(bundle, name, attribute) is not None for bundle in self._bundles)
        return known

    def maybe(self, id: str, default: str = "", /, **args: Any) -> str:
        """Return the sentence, or ``default`` if there is no such message."""
        return self(id, **args) if self.has(id) else default

    def names(self, prefix: str) -> Iterator[str]:
        """Yield the ids that begin with ``prefix``, each once."""
        seen = dict.fromkeys(id for bundle in self._bundles for id in bundle._messages if id.startswith(prefix))
        return iter(seen)


def _pattern(bundle: FluentBundle, name: str, attribute: str) -> Any:
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@lru_cache(maxsize=64)
def _bundle(lang: str, packages: tuple[tuple[str, str], ...]) -> FluentBundle:
    """Return the messages of one language from these (package, folder) pairs; later ones replace earlier ones."""
    bundle = FluentBundle([lang], use_isolating=False)
    for package, folder in packages:
        file = resources.files(package) / folder / f"{lang}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)
def catalogue(lang: str, game: str = "") -> Catalogue:
    """Return the shell's messages with those of a game added; a game that quotes the rulebook of another has its words, too. An unknown language is
    read as English."""
    folders = dict.fromkeys((book_of(game), game)) if game else ()
    packages = (("lysander.text", "."), *((f"lysander.games.{folder}", "text") for folder in folders))
    langs = (lang, "en") if lang in LANGUAGES and lang != "en" else ("en",)
    return Catalogue(langs[0], tuple(_bundle(one, packages) for one in langs))
