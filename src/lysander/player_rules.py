"""The player's edition of a rulebook as data: the same rules and numbers in the order in which people learn them, with examples and figures from
recorded games.

A game that has one keeps its words in ``player.md`` and ``player.de.md``, its figures and phases in ``player.toml``, and the recorded game in
``example.jsonl``; further ones, for rules that it does not come to, are ``example-NAME.jsonl``. A rule ends with its paragraph in brackets:
``Pay the demand. [7.8]``. What is no running text stands in blocks::

    ~~~phases              one a line:  id | name | what happens [5.3] | part; part
    ~~~goals               one a line:  + how one wins [1.4]   or   - how one loses [20.1]   or   = what is neither [13.4]
    ~~~figure NAME         what it shows
    ~~~steps NAME          one a line:  1. what is done [3.5]   (the mark of the figure), or   - what is done
    ~~~turn                one a line:  FIGURE | what happens [6.1]   and   = what has changed ; what else has
    ~~~example LINE NAME   a title, then text; LINE of the journal, figure NAME (both may be left out); OTHER:LINE for another journal
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from importlib import resources
from math import ceil
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from .core.journal import Journal, load
from .core.tables import BadTable
from .games import __name__ as games
from .games.registry import book_of
from .rulebook import to_html

WORDS_A_MINUTE = 200
TITLE = re.compile(r"# (?P<title>.+)")
CHAPTER = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z-]+)\}")
OPENED = re.compile(r"~~~(?P<kind>[a-z]+)(?: (?P<given>.+))?")
CLOSED = "~~~"
SPOT = re.compile(r"(?:(?P<game>[a-z]+):)?(?P<line>\d+)")
REFERENCE = re.compile(r"\s*\[(?P<ids>\d+(?:\.\d+)*(?:(?:, |–)\d+(?:\.\d+)*)*)\]")
STEP = re.compile(r"(?:(?P<mark>\d+)\.|-) (?P<text>.+)")
PAGE = "overview"
"""The chapter that goes on one printed page."""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the board as it was before a ``line`` of the journal, as ``seat`` knew it then; without one, as it was.

    ``places``: what is shown, by names of the board; without any, all of it. ``marks`` are the places that get the numbers from 1 on, ``ring`` those
    that get a ring. ``game``: the name of the journal, if it is not the first. ``look``: the last event of this kind before the line is shown as
    if it had been chosen in the log. The board is drawn ``wide`` by ``high`` pixels, and then made smaller.
    """

    line: int
    game: str = ""
    seat: str = ""
    places: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    ring: tuple[str, ...] = ()
    look: str = ""
    wide: int = 1100
    high: int = 760


class Phase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the round: the chapters and paragraphs of its ``rules``, and how the kinds of its questions begin (``asks``)."""

    id: str
    rules: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``player.toml`` holds."""

    phase: tuple[Phase, ...] = ()
    figure: dict[str, Figure] = {}


class Item(NamedTuple):
    """A line of a block: the Markdown of its ``text``, its ``mark`` (the number of a step, the figure of a told one, the phase, ``+``, ``-`` or
    ``=``), and for a phase its ``title`` and ``parts``."""

    text: str
    mark: str = ""
    title: str = ""
    parts: tuple[str, ...] = ()


class Block(NamedTuple):
    """A piece of a chapter. ``kind``: ``text``, ``figure``, ``steps``, ``goals``, ``phases``, ``turn`` or ``example``. ``line``: where the example
    stands in the journal, ``game`` the name of that, if it is not the first."""

    kind: str
    text: str = ""
    title: str = ""
    figure: str = ""
    line: int | None = None
    game: str = ""
    items: tuple[Item, ...] = ()
    after: tuple[str, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """All Markdown of it."""
        return (self.title, self.text, *(word for item in self.items for word in (item.title, item.text, *item.parts)), *self.after)


class Chapter(NamedTuple):
    """A chapter; ``id`` names it in its address."""

    id: str
    title: str
    blocks: tuple[Block, ...]

    def cited(self) -> list[str]:
        """Return the paragraphs that it names, as often as it does, the first one of each range."""
        return [id for block in self.blocks for text in block.texts for found in REFERENCE.finditer(text) for id in ids_in(found)]


class PlayerRules(NamedTuple):
    """A whole edition: ``lead`` is the sentence below its title."""

    game: str
    title: str
    lead: str
    chapters: tuple[Chapter, ...]
    figures: Figures

    @property
    def minutes(self) -> int:
        """How long one reads it, without what is looked up."""
        read = [c for c in self.chapters if c.id not in ("words", PAGE)]
        return ceil(sum(len(text.split()) for c in read for b in c.blocks for text in b.texts) / WORDS_A_MINUTE)


def ids_in(found: re.Match[str]) -> list[str]:
    """Return the paragraphs of one reference."""
    return [part.partition("–")[0] for part in found["ids"].split(", ")]


@lru_cache(maxsize=16)
def player_rules(game: str, lang: str = "en") -> PlayerRules | None:
    """Return the player's edition of a game, in English if it is not translated; None if it has none. Raises ``BadTable``."""
    folder = resources.files(f"{games}.{book_of(game)}")
    files = [folder / f"player.{lang}.md", folder / "player.md"]
    text = next((f.read_text("utf-8") for f in files if f.is_file()), "")
    if not text:
        return None
    try:
        figures = msgspec.toml.decode((folder / "player.toml").read_bytes(), type=Figures)
    except (msgspec.DecodeError, OSError) as error:
        raise BadTable(f"player.toml: {error}") from None
    return PlayerRules(game, *parsed(text), figures)


@lru_cache(maxsize=16)
def example_names(game: str) -> tuple[str, ...]:
    """Return the names of the journals that the examples are from: the first one has none."""
    folder = resources.files(f"{games}.{book_of(game)}")
    files = sorted(file.name for file in folder.iterdir() if file.name.startswith("example-") and file.name.endswith(".jsonl"))
    return ("", *(name.removeprefix("example-").removesuffix(".jsonl") for name in files))


@lru_cache(maxsize=16)
def example_text(game: str, lang: str = "en", name: str = "") -> str:
    """Return the file of a game that the examples are from; empty if there is none. Its note ``said`` has, by language and line, what people said
    in it to each other. Raises ``BadJournal``."""
    file = resources.files(f"{games}.{book_of(game)}") / (f"example-{name}.jsonl" if name else "example.jsonl")
    text = file.read_text("utf-8") if file.is_file() else ""
    journal = load(text) if text else None
    notes: Any = journal.notes.get("said", {}) if journal else {}
    if journal is None or lang not in notes:
        return text
    for n, value in notes[lang].items():
        journal.lines[int(n)] = replace(journal.lines[int(n)], value=value)
    return journal.dump()


def example(game: str, lang: str = "en", name: str = "") -> Journal:
    """Return that game. Raises ``BadJournal``."""
    return load(example_text(game, lang, name))


def parsed(text: str) -> tuple[str, str, tuple[Chapter, ...]]:
    """Return title, lead and chapters of a text. Raises ``BadTable`` with the number of the line."""
    lines = list(enumerate(text.splitlines(), 1))
    title = TITLE.fullmatch(lines[0][1]) if lines else None
    if title is None:
        raise BadTable("line 1: no title")
    heads = [n for n, (_, line) in enumerate(lines) if line.startswith("## ")]
    lead = " ".join(line for _, line in lines[1 : heads[0] if heads else None] if line.strip())
    return title["title"], lead, tuple(_chapter(lines[at:end]) for at, end in zip(heads, [*heads[1:], len(lines)]))


def _chapter(lines: list[tuple[int, str]]) -> Chapter:
    head = CHAPTER.fullmatch(lines[0][1])
    if head is None:
        raise BadTable(f"line {lines[0][0]}: a chapter has a name in braces, as in '## Set-up {{#setup}}'")
    return Chapter(head["id"], head["title"], tuple(_blocks(lines[1:])))


def _blocks(lines: list[tuple[int, str]]) -> Iterator[Block]:
    """Yield the pieces of a chapter: what lies between two of the blocks is text."""
    free: list[str] = []
    inside: tuple[int, re.Match[str], list[str]] | None = None
    for number, line in lines:
        if inside is not None:
            if line != CLOSED:
                inside[2].append(line)
                continue
            yield _block(*inside)
            inside = None
        elif (opened := OPENED.fullmatch(line)) is not None:
            if any(map(str.strip, free)):
                yield Block("text", "\n".join(free).strip())
            free, inside = [], (number, opened, [])
        else:
            free.append(line)
    if inside is not None:
        raise BadTable(f"line {inside[0]}: the block has no end")
    if any(map(str.strip, free)):
        yield Block("text", "\n".join(free).strip())


def _block(number: int, opened: re.Match[str], body: list[str]) -> Block:
    kind, given, lines = opened["kind"], (opened["given"] or "").split(), [line for line in body if line.strip()]
    if kind == "example":
        spot = SPOT.fullmatch(given[0]) if given else None
        line, game = (int(spot["line"]), spot["game"] or "") if spot else (None, "")
        figure = given[-1] if given[bool(spot) :] else ""
        return Block(kind, "\n".join(body[1:]).strip(), body[0] if body else "", figure, line, game)
    if kind == "figure" and len(given) == 1:
        return Block(kind, " ".join(lines), figure=given[0])
    if kind == "steps" and len(given) == 1:
        return Block(kind, figure=given[0], items=tuple(_step(number, line) for line in lines))
    if kind == "goals":
        return Block(kind, items=tuple(Item(line[2:], line[0]) for line in lines))
    if kind == "phases":
        return Block(kind, items=tuple(_phase(number, line) for line in lines))
    if kind == "turn":
        told = [line.split(" | ", 1) for line in lines if not line.startswith("= ")]
        after = [part for line in lines if line.startswith("= ") for part in line[2:].split(" ; ")]
        return Block(kind, items=tuple(Item(line[-1], line[0] if len(line) == 2 else "") for line in told), after=tuple(after))
    raise BadTable(f"line {number}: no block {opened[0][3:]!r}")


def _step(number: int, line: str) -> Item:
    found = STEP.fullmatch(line)
    if found is None:
        raise BadTable(f"line {number}: a step begins with its number or a dash: {line!r}")
    return Item(found["text"], found["mark"] or "")


def _phase(number: int, line: str) -> Item:
    parts = line.split(" | ")
    if len(parts) not in (3, 4):
        raise BadTable(f"line {number}: a phase has an id, a name, what happens, and perhaps parts: {line!r}")
    return Item(parts[2], parts[0], parts[1], tuple(parts[3].split("; ")) if len(parts) == 4 else ())


def linked(game: str, markdown: str) -> str:
    """Return the text as HTML, its paragraphs as links to the complete rules."""
    return REFERENCE.sub(lambda found: _links(game, found), to_html(markdown))


def linked_line(game: str, markdown: str) -> str:
    """Return a text of one line as HTML without a paragraph around it."""
    return linked(game, markdown).removeprefix("<p>").removesuffix("</p>")


def _links(game: str, found: re.Match[str]) -> str:
    link = '<a class="no" data-rule="{id}" href="/g/{game}/rules?edition=complete#{id}">{part}</a>'
    links = (link.format(id=part.partition("–")[0], game=escape(game), part=part) for part in found["ids"].split(", "))
    return f'<span class="nos"> {" ".join(links)}</span>'
