"""Worked cases in Markdown, as text with the numbers of its lines: fenced blocks, or sections whose lines begin with labels."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

HEADING = re.compile(r"(?P<level>#{1,6}) +(?P<text>.*)")
FENCE = re.compile(r" {0,3}(?P<marks>`{3,}|~{3,})\s*(?P<info>[^`]*)$")
PART = re.compile(r"\*\*(?P<part>\([a-z]\))\*\*")
CODE = re.compile(r"`([^`]+)`")
LOOKS = re.compile(r"(?:\*\*\([a-z]\)\*\* )?(?P<label>[A-Z][a-z]+(?: [a-z]+){0,3})(?: [A-Z])?(?: with `[^`]*`)?:(?=\s|$)")
CASE_INFO = ("", "case", "text")


@dataclass(frozen=True)
class Block:
    """The text of a case, the line of the file where it begins (1 is the first), the heading above it, and the line of a fence that is never closed
    (0 if there is none)."""

    line: int
    text: str
    heading: str = ""
    unclosed: int = 0


class Line(NamedTuple):
    """A line of Markdown. ``kind`` is ``heading``, ``prose``, or for fenced blocks ``open``, ``inside``, ``close``; ``again`` is a fence that opens a
    block although the one before it, empty so far, is still open."""

    number: int
    text: str
    kind: str


class Row(NamedTuple):
    """A part of a section: its line, its label (empty for prose under none), the rest up to the next label, and whether it stands in a fenced
    block."""

    line: int
    label: str
    text: str
    fenced: bool = False


def lines_of(text: str) -> list[str]:
    """Return the lines as an editor numbers them."""
    return text.replace("\r\n", "\n").split("\n")


def codes(text: str) -> list[str]:
    """Return what stands between backticks, in order."""
    return CODE.findall(text)


def scan(markdown: str) -> Iterator[Line]:
    """Yield every line with its kind.

    A heading of the second level or below ends a block with cases whose closing fence is missing, so that one lost fence does not turn the rest of
    the file inside out. For the same reason a fence that would close a block of blank lines opens one.
    """
    marks, info, body = "", "", list[str]()
    for number, text in enumerate(lines_of(markdown), 1):
        fence, heading = FENCE.match(text), HEADING.match(text)
        if not marks:
            if fence:
                marks, info, body = fence["marks"], fence["info"].strip(), []
            yield Line(number, text, "open" if fence else "heading" if heading else "prose")
        elif heading and len(heading["level"]) > 1 and info in CASE_INFO:
            marks = ""
            yield Line(number, text, "heading")
        elif fence and not fence["info"].strip() and fence["marks"].startswith(marks):
            again = info in CASE_INFO and len(body) > 0 and not any(map(str.strip, body))
            marks, info, body = fence["marks"] if again else "", "", []
            yield Line(number, text, "again" if again else "close")
        else:
            body.append(text)
            yield Line(number, text, "inside")


def blocks(markdown: str) -> Iterator[Block]:
    """Yield the fenced blocks that hold cases: those whose fence names no language, or ``case`` or ``text``."""
    start, heading, info, body = 0, "", "", list[str]()
    for number, text, kind in [*scan(markdown), Line(0, "", "heading")]:
        if start and kind not in ("inside", "prose") and info in CASE_INFO:
            yield Block(start + 1, "\n".join(body), heading, 0 if kind == "close" else start)
        if kind == "inside":
            body.append(text)
        elif kind in ("open", "again"):
            start, info, body = number, FENCE.sub(r"\g<info>", text).strip(), []
        elif kind != "prose":
            start = 0
        if kind == "heading":
            heading = HEADING.sub(r"\g<text>", text).strip()


def sections(markdown: str, labels: Collection[str]) -> Iterator[Block]:
    """Yield what stands between two headings: part by part where there are parts ``**(a)**``, letter by letter where labels have letters."""
    start, heading, part, opened, body = 0, "", "", 0, list[str]()
    for number, text, kind in [*scan(markdown), Line(0, "", "heading")]:
        begins = PART.match(text) if kind == "prose" else None
        if kind == "heading" or begins:
            if start:
                block = Block(start, "\n".join(body), f"{heading} {part}".rstrip(), opened)
                yield from lettered(block, labels)
            heading, part = (heading, begins["part"]) if begins else (HEADING.sub(r"\g<text>", text).strip(), "")
            start, opened, body = number, 0, []
        elif kind in ("open", "again"):
            opened = number
        elif kind == "close":
            opened = 0
        body.append(text)


def lettered(block: Block, labels: Collection[str]) -> Iterator[Block]:
    """Yield a section once for each letter of its labels (``Answer A:``, ``Answer B:``): with what has that letter, or none. A label without a
    letter behind one with a letter, on the same line, has that letter too. A section without letters is given back as it is."""
    rows = list(_spans(block.text, labels))
    for letter in sorted({found for *_, found in rows if found}):
        kept: dict[int, str] = {}
        for number, text, found in rows:
            kept[number] = kept.get(number, "") + (text if found in ("", letter) else "")
        yield replace(block, text="\n".join(kept[n] for n in sorted(kept)), heading=f"{block.heading} {letter}")
    if not any(found for *_, found in rows):
        yield block


def _spans(text: str, labels: Collection[str]) -> Iterator[tuple[int, str, str]]:
    """Yield every piece of a section that stands under one label: its line, its text with the label, its letter."""
    letter, last = "", ""
    for number, line, kind in scan(text):
        found = list(_pattern(tuple(labels)).finditer(line)) if kind == "prose" else []
        if found or (kind == "prose" and not line.strip()):
            letter = ""
        start = found[0].start() if found else len(line)
        if start or not found:
            yield number, line[:start], letter if kind == "prose" else last
        for n, mark in enumerate(found):
            letter = last = mark["letter"] or letter
            yield number, line[mark.start() : found[n + 1].start() if n + 1 < len(found) else len(line)], letter


def rows(text: str, labels: Collection[str], first: int = 1) -> Iterator[Row]:
    """Yield the rows of a section. What stands below a label, up to a blank line, belongs to it, and so do the lines of the next fenced block."""
    label, last = "", ""
    for number, line, kind in scan(text):
        line = line.rstrip()
        found = list(_pattern(tuple(labels)).finditer(line)) if kind == "prose" else []
        at = first + number - 1
        before = line[: found[0].start()] if found else line
        if kind == "inside" and line.strip():
            yield Row(at, last, line.strip(), True)
        elif kind == "prose" and before.strip():
            yield Row(at, "" if slip(before, labels) else label, before.strip())
        elif kind == "prose" and not found:
            label = ""
        for n, mark in enumerate(found):
            end = found[n + 1].start() if n + 1 < len(found) else len(line)
            label = last = mark["label"]
            yield Row(at, label, f"{mark['with'] or ''}{line[mark.end() : end]}".strip())


def slip(line: str, labels: Collection[str]) -> bool:
    """Whether a line under no label begins with something like one, or with one and something in backticks, without the colon between them."""
    return LOOKS.match(line) is not None or _lacks_colon(line, labels)


def _lacks_colon(line: str, labels: Collection[str]) -> bool:
    return re.match(rf"(?:\*\*\([a-z]\)\*\* )?(?:{'|'.join(map(re.escape, labels))})(?: [A-Z])?(?: with `[^`]*`)? *`", line) is not None


@lru_cache
def _pattern(labels: tuple[str, ...]) -> re.Pattern[str]:
    """Return the pattern of a label at the beginning of a line or of a sentence, with a letter or the options of a situation behind it."""
    known = "|".join(map(re.escape, sorted(labels, key=len, reverse=True)))
    return re.compile(rf"(?:^(?:\*\*\([a-z]\)\*\* )?|(?<=[.;] ))(?P<label>{known})(?: (?P<letter>[A-Z]))?(?: with (?P<with>`[^`]*`))?:(?=\s|$)")
