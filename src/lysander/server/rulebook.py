"""A game's rulebook as data: chapters and numbered paragraphs out of its Markdown."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources

from markdown_it import MarkdownIt

from .wire import Chapter, Paragraph

CHAPTER = re.compile(r"^## (?:(\d+)\.? )?(.*)$")
PARAGRAPH = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\*\s*")
TAG = re.compile(r"\s*\[((?:source|reconstruction|ruling|option)[^\]]*)\]")


@lru_cache(maxsize=32)
def rulebook(game: str, lang: str) -> tuple[Chapter, ...]:
    """The chapters of a rulebook; in English where there is no other."""
    folder = resources.files(f"lysander.games.{game}")
    file = folder / f"rulebook.{lang}.md"
    if not file.is_file():
        file = folder / "rulebook.md"
    return tuple(_chapters(file.read_text("utf-8"))) if file.is_file() else ()


def _chapters(text: str) -> list[Chapter]:
    chapters: list[Chapter] = []
    block: list[str] = []
    for line in [*text.splitlines(), "## end"]:
        found = CHAPTER.match(line)
        if found is None:
            block.append(line)
            continue
        if chapters:
            _fill(chapters[-1], block)
        chapters.append(Chapter(found[1] or "", found[2], "", []))
        block = []
    return chapters[:-1]


def _fill(chapter: Chapter, lines: list[str]) -> None:
    """Paragraphs begin with their number in bold; what stands before the first belongs to the chapter."""
    parts: list[tuple[str, list[str]]] = [("", [])]
    for line in lines:
        found = PARAGRAPH.match(line)
        if found:
            parts.append((found[1], [line[found.end() :]]))
        else:
            parts[-1][1].append(line)
    chapter.html = _html("\n".join(parts[0][1]))
    for id, body in parts[1:]:
        source = "\n".join(body)
        tags = TAG.findall(source)
        options = [t.partition(" ")[2].partition("=")[0] for t in tags if t.startswith("option ")]
        chapter.paragraphs.append(Paragraph(id, _html(TAG.sub("", source)), tags, options))


def _html(markdown: str) -> str:
    return MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown).strip() if markdown.strip() else ""
