"""Worked cases in Markdown: finds the fenced blocks of a file and has the game play each. The lines in a block are the game's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

HEADING = re.compile(r"^#+ +(?P<text>.*)$")
FENCE = re.compile(r"^ {0,3}(?P<marks>`{3,}|~{3,})\s*(?P<info>[^`]*)$")
CASE_INFO = ("", "case", "text")


class CaseGame(Protocol):
    """A game that can play cases. One whose cases are more than a fenced block each has also ``case_blocks(markdown)``, like ``blocks``."""

    def case_title(self, block: str) -> str:
        """The name of a case; empty if it is the heading above it."""

    def run_case(self, block: str) -> list[str]:
        """Play it: what was expected and what came instead, empty if all is as it says."""


@dataclass(frozen=True)
class Block:
    """A fenced block: the line of its fence (1 is the first of the file), its text, whether the fence is closed, and the heading above it."""

    line: int
    text: str
    closed: bool
    heading: str = ""


@dataclass(frozen=True)
class Verdict:
    """What came of one case."""

    title: str
    line: int
    problems: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether all is as the case says."""
        return not self.problems


def blocks(markdown: str) -> Iterator[Block]:
    """The fenced blocks that hold cases: those whose fence names no language, or ``case`` or ``text``."""
    start, info, marks, heading, body = 0, "", "", "", list[str]()
    for number, line in enumerate(markdown.splitlines(), 1):
        fence = FENCE.match(line)
        if not start and fence:
            start, info, marks, body = number, fence["info"].strip(), fence["marks"], []
        elif start and fence and not fence["info"].strip() and fence["marks"].startswith(marks):
            if info in CASE_INFO:
                yield Block(start, "\n".join(body), True, heading)
            start = 0
        elif start:
            body.append(line)
        elif above := HEADING.match(line):
            heading = above["text"].strip()
    if start and info in CASE_INFO:
        yield Block(start, "\n".join(body), False, heading)


def run_block(game: CaseGame, block: Block) -> Verdict:
    """Play one case. Whatever is wrong with it, or with the rules, is a problem and never an exception."""
    try:
        title = game.case_title(block.text) or block.heading
    except Exception as error:
        title, problem = f"block in line {block.line}", f"malformed: {error}"
        return Verdict(title, block.line, (problem,))
    if not block.closed:
        return Verdict(title, block.line, ("malformed: the block has no closing fence",))
    try:
        return Verdict(title, block.line, tuple(game.run_case(block.text)))
    except Exception as error:
        return Verdict(title, block.line, (f"malformed, or a fault of the rules: {type(error).__name__}: {error}",))


def run_file(game: Any, markdown: str) -> Iterator[Verdict]:
    """Play all cases of a file, one after the other."""
    return (run_block(game, block) for block in getattr(game, "case_blocks", blocks)(markdown))
