"""Finds what is wrong with the player's edition of a rulebook (``lysander.player_rules``): a paragraph that does not exist, a figure of nothing, a
sentence that is too long, languages that differ in shape, an example game that the rules refuse."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

from ..core.game import Game
from ..core.journal import BadJournal, Journal, load, prove_rolls, replay, untouched, well_sealed
from ..core.tables import BadTable
from ..player_rules import PAGE, REFERENCE, Block, Figure, PlayerRules, example, example_names, example_text, player_rules
from ..rulebook import Rulebook, rulebook
from ..text import LANGUAGES

FIRST, LAST = ("goal", "round", "setup", "turn"), ("exceptions", "words", PAGE)
LONGEST = 20
"""Words of a sentence."""
LEFT_OUT = re.compile(r"^\|.*$|\*\*|`", re.MULTILINE)
"""What is no sentence: tables and signs."""
SENTENCE = re.compile(r"(?<=[.?!:;])[\s”“\"]+|\n\s*(?:-|\d+\.)\s|\n\n|^(?:-|\d+\.)\s|\n#+ ")
NAME = re.compile(r"\*\*(?P<name>\w+)\*\*")
Examples = Mapping[str, Journal | None]
"""The recorded games of an edition, by name; None for one that cannot be read."""


class Counted(NamedTuple):
    """What an edition holds; ``cited`` of all ``paragraphs`` are named in it."""

    minutes: int
    sentences: int
    examples: int
    figures: int
    cited: int
    paragraphs: int


def counted(game: str, lang: str = "en") -> Counted:
    """Return the counts of the player's edition of a game that has one."""
    book, every = player_rules(game, lang), [p.id for c in rulebook(game).chapters for p in c.paragraphs]
    assert book is not None
    cited = {id for chapter in book.chapters for id in chapter.cited()}
    blocks = [block for chapter in book.chapters for block in chapter.blocks]
    examples = sum(block.kind == "example" for block in blocks)
    return Counted(book.minutes, len(list(_sentences(book))), examples, len(book.figures.figure), len(cited & {*every}), len(every))


def wrong_player_rules(game: Game[Any]) -> Iterator[str]:
    """Yield the faults of a game's player's edition, if it has one in its own folder."""
    try:
        books = {lang: player_rules(game.id, lang) for lang in LANGUAGES}
    except BadTable as error:
        yield f"games/{game.id}/player: {error}"
        return
    first = books[LANGUAGES[0]]
    if first is None or game.rulebook:
        return
    for name in example_names(game.id):
        texts = dict.fromkeys(_example_texts(game, name))
        yield from (f"games/{game.id}/example{name and '-'}{name}.jsonl: {fault}" for text in texts for fault in _wrong_example(game, text))
    shown = {name: _example(game, name) for name in example_names(game.id)}
    for lang, book in books.items():
        if book is None:
            continue
        where = "player.md" if lang == LANGUAGES[0] else f"player.{lang}.md"
        faults = [*_wrong_chapters(book), *_wrong_references(book, rulebook(game.id)), *_wrong_figures(book), *_long_sentences(book)]
        faults += [*_wrong_names(book, shown), *_wrong_shape(first, book)]
        yield from (f"games/{game.id}/{where}: {fault}" for fault in faults)
    yield from (f"games/{game.id}/player.toml: {fault}" for fault in _wrong_places(game, first, shown))


def _example(game: Game[Any], name: str) -> Journal | None:
    try:
        return example(game.id, name=name)
    except BadJournal:
        return None


def _example_texts(game: Game[Any], name: str) -> Iterator[str]:
    try:
        yield from (example_text(game.id, lang, name) for lang in LANGUAGES)
    except (ValueError, LookupError):
        yield ""


def _wrong_example(game: Game[Any], text: str) -> Iterator[str]:
    """Yield what keeps the example from being a finished game, each die of it proved."""
    try:
        journal = load(text)
        if not replay(game, journal).over:
            yield "the game is not over"
        elif not well_sealed(journal) or not untouched(journal, text):
            yield "its seal does not fit"
        else:
            prove_rolls(game, journal)
        names: Any = journal.notes.get("names", {})
        if {*names} != {*journal.setup.seats}:
            yield "somebody in it has no name"
    except (BadJournal, KeyError) as error:
        yield str(error)


def _wrong_chapters(book: PlayerRules) -> Iterator[str]:
    ids = [chapter.id for chapter in book.chapters]
    if tuple(ids[: len(FIRST)]) != FIRST or tuple(ids[-len(LAST) :]) != LAST:
        yield f"the chapters are not {', '.join(FIRST)}, …, {', '.join(LAST)}: {', '.join(ids)}"
    yield from (f"the chapter {id!r} stands twice" for id in sorted({id for id in ids if ids.count(id) > 1}))
    if not book.lead:
        yield "no lead"


def _wrong_references(book: PlayerRules, rules: Rulebook) -> Iterator[str]:
    known = {p.id for c in rules.chapters for p in c.paragraphs} | {c.id for c in rules.chapters}
    for chapter in book.chapters:
        yield from (f"the chapter {chapter.id!r} names paragraph {id}, which does not exist" for id in chapter.cited() if id not in known)


def _wrong_figures(book: PlayerRules) -> Iterator[str]:
    blocks = [block for chapter in book.chapters for block in chapter.blocks]
    used = {b.figure for b in blocks if b.figure} | {item.mark for b in blocks if b.kind == "turn" for item in b.items if item.mark}
    yield from (f"no figure {name!r} in player.toml" for name in sorted(used - {*book.figures.figure}))
    yield from (f"the figure {name!r} is used nowhere" for name in sorted({*book.figures.figure} - used))
    phases = [item.mark for b in blocks if b.kind == "phases" for item in b.items]
    if phases != [phase.id for phase in book.figures.phase]:
        yield f"its phases are not those of player.toml: {', '.join(phases)}"
    for block in blocks:
        if block.kind == "steps" and (figure := book.figures.figure.get(block.figure)):
            marks = [int(item.mark) for item in block.items if item.mark]
            if marks != [*range(1, len(figure.marks) + 1)]:
                yield f"the steps of {block.figure!r} have the numbers {marks}, its marks are {len(figure.marks)}"


def _sentences(book: PlayerRules) -> Iterator[str]:
    for chapter in book.chapters:
        for block in chapter.blocks:
            for text in block.texts:
                plain = LEFT_OUT.sub("", REFERENCE.sub("", text))
                yield from (" ".join(part.split()) for part in SENTENCE.split(plain) if part.strip())


def _long_sentences(book: PlayerRules) -> Iterator[str]:
    yield from (f"{len(s.split())} words in a sentence: {s}" for s in _sentences(book) if len(s.split()) > LONGEST)


def _wrong_names(book: PlayerRules, shown: Examples) -> list[str]:
    """Return the people of the examples that nothing is told of, and the seats that have two names in them."""
    named: dict[str, str] = {}
    found = []
    for journal in filter(None, shown.values()):
        noted: Any = journal.notes.get("names", {})
        found += [f"{seat} is {named[seat]} and {name}" for seat, name in noted.items() if named.setdefault(seat, name) != name]
    said = {found["name"] for c in book.chapters for b in c.blocks for text in b.texts for found in NAME.finditer(text)}
    return found + [f"nothing is told of {name}" for name in named.values() if name not in said]


def _wrong_shape(first: PlayerRules, book: PlayerRules) -> Iterator[str]:
    """Yield where an edition differs in shape from the first one: each rule, example and figure stands at the same place in every language."""
    for one, other in zip_longest(first.chapters, book.chapters):
        if one is None or other is None or one.id != other.id:
            yield "other chapters than in English"
            return
        if [_shape(b) for b in one.blocks] != [_shape(b) for b in other.blocks]:
            yield f"the chapter {one.id!r} has other blocks, figures or lines than in English"
        elif one.cited() != other.cited():
            yield f"the chapter {one.id!r} names other paragraphs than in English"


def _shape(block: Block) -> tuple[Any, ...]:
    return block.kind, block.figure, block.line, block.game, [(item.mark, len(item.parts)) for item in block.items], len(block.after)


def _wrong_places(game: Game[Any], book: PlayerRules, shown: Examples) -> Iterator[str]:
    blocks = [block for chapter in book.chapters for block in chapter.blocks if block.line is not None]
    figures = book.figures.figure
    yield from (
        f"no journal example-{name}.jsonl" for name in sorted({b.game for b in blocks} | {f.game for f in figures.values()}) if name not in shown
    )
    for name, journal in shown.items():
        if journal is None:
            continue
        last, seats = len(journal.lines), {"", *journal.setup.seats, *(s.id for s in game.seats)}
        mine = {id: figure for id, figure in figures.items() if figure.game == name}
        for id, figure in mine.items():
            if figure.line > last or figure.seat not in seats or not (200 <= figure.wide <= 2000 and 150 <= figure.high <= 2000):
                yield f"the figure {id!r} has a line, a seat or a size that is none: {_said(figure)}"
        yield from _wrong_looks(game, mine, journal)
        yield from (f"an example is at line {b.line} of {last}" for b in blocks if b.game == name and b.line is not None and b.line > last)


def _wrong_looks(game: Game[Any], figures: Mapping[str, Figure], journal: Journal) -> Iterator[str]:
    """Yield the figures that show an event of a kind that has not happened before their line."""
    if not any(figure.look for figure in figures.values()):
        return
    match = replay(game, journal)
    ends = [*match.marks, len(match.events)]
    for name, figure in figures.items():
        if figure.look and figure.look not in {event.kind for event in match.events[: ends[min(figure.line, len(ends) - 1)]]}:
            yield f"the figure {name!r} shows {figure.look!r}, of which there is none before line {figure.line}"


def _said(figure: Figure) -> str:
    return f"line {figure.line}, seat {figure.seat!r}, {figure.wide} by {figure.high}"
