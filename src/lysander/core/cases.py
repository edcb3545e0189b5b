"""Worked cases in Markdown: finds the blocks of a file and lets the game play each. Each game defines what the lines of a block mean."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic

from .ask import Answer, Ask, IllegalAnswer, Json, Refusal
from .domain import whole
from .game import Game, S, Setup
from .match import Match

HEADING = re.compile(r"^#+ +(?P<text>.*)$")
FENCE = re.compile(r"^ {0,3}(?P<marks>`{3,}|~{3,})\s*(?P<info>[^`]*)$")
CASE_INFO = ("", "case", "text")
ENOUGH = 3


class Malformed(ValueError):
    """Raised for a case that cannot be read; the text says why."""


@dataclass(frozen=True)
class Block:
    """A fenced block: the line of its fence (1 is the first of the file), its text, whether the fence is closed, and the heading above it."""

    line: int
    text: str
    closed: bool
    heading: str = ""


@dataclass(frozen=True)
class Verdict:
    """The outcome of one case: ``problems`` is empty if it passed."""

    title: str
    line: int
    problems: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether everything came out as the case says."""
        return not self.problems


def blocks(markdown: str) -> Iterator[Block]:
    """Yield the fenced blocks that hold cases: those whose fence names no language, or ``case`` or ``text``."""
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


class Case(Generic[S]):
    """A worked case being played: a match that begins at a position, and the differences from what the case says.

    A game derives a class of its own, which reads the text of a block in ``play``, and names it: ``case = cases.LanternsCase``.
    """

    def __init__(self, game: Game[S], text: str) -> None:
        self.game = game
        self.text = text
        self.problems: list[str] = []
        self._match: Match[S] | None = None

    @classmethod
    def blocks(cls, markdown: str) -> Iterator[Block]:
        """Yield the cases of a file: its fenced blocks. A game may find its cases in another way."""
        return blocks(markdown)

    @classmethod
    def title(cls, block: Block) -> str:
        """Return the name of a case: the heading above it. A game may name it in another way."""
        return block.heading

    def play(self) -> None:
        """Play the case and add every difference to ``problems``. Raises ``Malformed`` for a text that is no case."""
        raise NotImplementedError

    @property
    def match(self) -> Match[S]:
        """The match. Raises ``Malformed`` before it has begun."""
        if self._match is None:
            raise Malformed("a case begins with a position")
        return self._match

    @property
    def enough(self) -> bool:
        """Whether there are so many problems that the rest of the case would show nothing more."""
        return len(self.problems) > ENOUGH

    def begin(self, setup: Setup, position: str) -> None:
        """Start the match at a position in notation."""
        self._match = Match(self.game, setup, self.state(setup, position))

    def state(self, setup: Setup, position: str) -> S:
        """Parse a position in notation. Raises ``Malformed``."""
        try:
            return self.game.parse(position, setup)
        except ValueError as error:
            raise Malformed(str(error)) from None

    def options(self, text: str) -> dict[str, Json]:
        """Parse ``key=value key=value`` into options, numbers as numbers. Raises ``Malformed``."""
        kinds = {o.key: type(o.default) for o in self.game.options}
        found: dict[str, Json] = {}
        for key, _, value in (pair.partition("=") for pair in text.split()):
            if key not in kinds:
                raise Malformed(f"no option {key!r}")
            found[key] = int(value) if kinds[key] is int and whole(value) is not None else value
        return found

    @property
    def blocking(self) -> Ask | None:
        """The first open ask that blocks."""
        return next((a for a in self.match.asks if not a.standing), None)

    def open(self) -> str:
        """The open question in the form in which cases of this game write it."""
        return "nobody" if self.blocking is None else f"{self.blocking.seat} {self.blocking.kind}"

    def give(self, answer: Answer, line: str) -> None:
        """Give an answer that must be legal; ``line`` is the line of the case."""
        try:
            self.match.give(answer)
        except IllegalAnswer as error:
            self.problems.append(f"{line}: refused {error}; open is {self.open()}")

    def refuse(self, answer: Answer, rule: str, line: str) -> None:
        """Give an answer that must be refused by the paragraph ``rule``."""
        try:
            self.match.give(answer)
        except IllegalAnswer as error:
            if self.paragraph(error.refusal, answer) != rule:
                self.problems.append(f"expected {line}, was refused {error}")
        else:
            self.problems.append(f"expected {line}, was accepted")

    def paragraph(self, refusal: Refusal, answer: Answer) -> str:
        """Return the paragraph by which an answer was refused."""
        return refusal.rule


def run(game: Game[Any], text: str) -> list[str]:
    """Play the case in a text. Returns its problems: what was expected and what came instead; empty if it passes."""
    if game.case is None:
        return [f"{game.id} has no worked cases"]
    case: Case[Any] = game.case(game, text)
    try:
        case.play()
    except Malformed as error:
        return [f"malformed: {error}"]
    return case.problems


def run_block(game: Game[Any], block: Block, title: str) -> Verdict:
    """Play one case. Any error, in the case or in the rules, becomes a problem; it never raises."""
    if not block.closed:
        return Verdict(title, block.line, ("malformed: the block has no closing fence",))
    try:
        return Verdict(title, block.line, tuple(run(game, block.text)))
    except Exception as error:
        return Verdict(title, block.line, (f"malformed, or a fault of the rules: {type(error).__name__}: {error}",))


def cases_of(game: Game[Any], markdown: str) -> Iterator[tuple[str, Block]]:
    """Yield the cases of a file with their titles; none if the game has no class of cases."""
    if game.case is not None:
        yield from ((game.case.title(block), block) for block in game.case.blocks(markdown))


def run_file(game: Game[Any], markdown: str) -> Iterator[Verdict]:
    """Yield the verdict of each case of a file."""
    return (run_block(game, block, title) for title, block in cases_of(game, markdown))
