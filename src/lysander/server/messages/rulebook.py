"""A game's rulebook as messages."""

from __future__ import annotations

from functools import lru_cache

from ...rulebook import rulebook as book_of
from .wire import Chapter, Paragraph


@lru_cache(maxsize=32)
def rulebook(game: str, lang: str) -> tuple[Chapter, ...]:
    """Returns the chapters of a rulebook; in English where there is no other."""
    return tuple(
        Chapter(c.id, c.title, c.html, [Paragraph(p.id, p.html, list(p.tags), list(p.options)) for p in c.paragraphs])
        for c in book_of(game, lang).chapters
    )
