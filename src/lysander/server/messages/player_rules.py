"""The player's edition of a rulebook as a message."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from ...player_rules import Block, Figure, example, linked, linked_line, player_rules
from . import wire


def player_rules_message(game: str, lang: str, tables: dict[str, str]) -> wire.PlayerRules:
    """Returns the player's rules of a game that has some; ``tables`` are where its examples can be looked back at, by name."""
    book = player_rules(game, lang)
    assert book is not None
    shown = example(game)
    names: dict[str, str] = {}
    for name in tables:
        noted: Any = example(game, name=name).notes.get("names", {})
        names |= noted
    chapters = [wire.PlayerChapter(c.id, c.title, [_block(game, block) for block in c.blocks]) for c in book.chapters]
    cited = list(dict.fromkeys(id for c in book.chapters for id in c.cited()))
    figures = {id: _figure(f) for id, f in book.figures.figure.items()}
    phases = [wire.PlayerPhase(**asdict(phase)) for phase in book.figures.phase]
    return wire.PlayerRules(game, shown.setup.game, book.title, book.lead, book.minutes, tables, names, chapters, cited, figures, phases)


def _figure(f: Figure) -> wire.PlayerFigure:
    return wire.PlayerFigure(f.line, f.game, f.seat, [*f.places], [*f.marks], [*f.ring], f.look, f.wide, f.high)


def _block(game: str, block: Block) -> wire.PlayerBlock:
    items = [wire.PlayerItem(linked_line(game, item.text), item.mark, item.title, [*item.parts]) for item in block.items]
    after = [linked_line(game, part) for part in block.after]
    return wire.PlayerBlock(block.kind, linked(game, block.text), block.title, block.figure, block.line, block.game, items, after)
