"""A game's rulebook as data: chapters and numbered paragraphs, read from its Markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

from markdown_it import MarkdownIt

from .games.registry import book_of

EMPTY_HEAD = re.compile(r"<th([^>]*)></th>")
"""The corner of a table heads nothing."""
CHAPTER = re.compile(r"^## (?:(?P<id>\d+)\.? )?(?P<title>.*)$")
PARAGRAPH = re.compile(r"^\*\*(?P<id>\d+(?:\.\d+)+)\*\*\s*")
TAG = re.compile(r"\s*\[((?:source|reconstruction|ruling|option)[^\]]*)\]")


@dataclass(frozen=True)
class Paragraph:
    """One numbered paragraph.

    ``text`` is its Markdown without number and tags; ``tags`` name its sources; ``options`` are the keys of the options that change it.
    """

    id: str
    text: str
    tags: tuple[str, ...]
    options: tuple[str, ...]

    @property
    def html(self) -> str:
        """The text as HTML."""
        return to_html(self.text)


@dataclass(frozen=True)
class Chapter:
    """A chapter. ``id`` is empty for appendices; ``intro`` is the Markdown before its first paragraph."""

    id: str
    title: str
    intro: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def html(self) -> str:
        """The introduction as HTML."""
        return to_html(self.intro)


@dataclass(frozen=True)
class Rulebook:
    """A whole rulebook."""

    game: str
    chapters: tuple[Chapter, ...]

    def find(self, id: str) -> tuple[Paragraph, ...]:
        """Return the paragraph ``7.8`` with those below it (``7.8.1`` …), or all of a chapter ``7``; empty if there is none."""
        every = (p for c in self.chapters for p in c.paragraphs)
        return tuple(p for p in every if p.id == id or p.id.startswith(id + "."))

    def chapter(self, id: str) -> Chapter | None:
        """Return the chapter that holds a paragraph, or has this number; None if there is none."""
        return next((c for c in self.chapters if c.id == id.partition(".")[0]), None)

    def search(self, words: str) -> tuple[Paragraph, ...]:
        """Return the paragraphs that hold all these words, in any case of letters."""
        wanted = words.lower().split()
        every = (p for c in self.chapters for p in c.paragraphs)
        return tuple(p for p in every if wanted and all(w in f"{p.id} {p.text}".lower() for w in wanted))


@lru_cache(maxsize=32)
def rulebook(game: str, lang: str = "en") -> Rulebook:
    """Return the rulebook that ships with a game, in English if it is not translated. A game without one has a rulebook without chapters."""
    folder = resources.files(f"lysander.games.{book_of(game)}")
    files = [folder / f"rulebook.{lang}.md", folder / "rulebook.md"]
    text = next((f.read_text("utf-8") for f in files if f.is_file()), "")
    return Rulebook(game, tuple(_chapters(text)))


def _chapters(text: str) -> list[Chapter]:
    """Return the text between headings of the second level, as chapters. What comes before the first is the title page and is left out."""
    chapters: list[Chapter] = []
    head: re.Match[str] | None = None
    lines: list[str] = []
    for line in [*text.splitlines(), "## "]:
        found = CHAPTER.match(line)
        if found is None:
            lines.append(line)
            continue
        if head is not None:
            chapters.append(_chapter(head["id"] or "", head["title"], lines))
        head, lines = found, []
    return chapters


def _chapter(id: str, title: str, lines: list[str]) -> Chapter:
    parts: list[tuple[str, list[str]]] = [("", [])]
    for line in lines:
        found = PARAGRAPH.match(line)
        if found:
            parts.append((found["id"], [line[found.end() :]]))
        else:
            parts[-1][1].append(line)
    return Chapter(id, title, "\n".join(parts[0][1]).strip(), tuple(_paragraph(number, "\n".join(body)) for number, body in parts[1:]))


def _paragraph(id: str, source: str) -> Paragraph:
    tags = tuple(TAG.findall(source))
    options = tuple(tag.partition(" ")[2].partition("=")[0] for tag in tags if tag.startswith("option "))
    return Paragraph(id, TAG.sub("", source).strip(), tags, options)


def to_html(markdown: str) -> str:
    """Return Markdown as HTML; raw HTML in it is shown as text."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown).strip() if markdown.strip() else ""
    return EMPTY_HEAD.sub(r"<td\1></td>", html)
