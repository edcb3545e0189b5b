"""Worked cases that are told in sections with labels instead of blocks between fences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from .case_text import CODE, Block, Row, codes, rows, sections, slip
from .cases import Case, Malformed, listed
from .game import S


class Worded(Case[S]):
    """A case that is a section of the file: the heading is its name, and its lines begin with labels, ``Situation: `…```.

    ``words`` carries out the labels in ``played``, row by row; those in ``prose`` are for readers. Several labels may stand on a line, dice and
    answers in order between backticks (``codes``), or line by line in a fenced block. Parts ``**(a)**`` and letters (``Answer A:``) make several
    cases of a section.
    """

    played: ClassVar[tuple[str, ...]] = ("Situation",)
    prose: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.wanted = f"a section with a line {listed([f'{label}:' for label in cls.played])}"

    @classmethod
    def labels(cls) -> tuple[str, ...]:
        """Return all labels that a line may begin with."""
        return cls.played + cls.prose

    @classmethod
    def blocks(cls, markdown: str) -> Iterator[Block]:
        """Yield the cases of a file; sections that only tell something are left out."""
        return (block for block in sections(markdown, cls.labels()) if cls.is_case(block.text))

    @classmethod
    def is_case(cls, text: str) -> bool:
        """Whether a section is a case: it has a label that is played, or something like a label behind which a position could stand."""
        found = list(rows(text, cls.labels()))
        labels = {row.label for row in found}
        return bool(labels & set(cls.played)) or (labels != {""} and any(cls._unread(row) for row in found))

    @classmethod
    def _unread(cls, row: Row) -> bool:
        return not row.label and (row.fenced or slip(row.text, cls.labels()))

    def _lines(self) -> Iterator[tuple[str, str]]:
        for row in rows(self.text, self.labels(), self.first):
            self.line, self.row = row.line, row.text
            if self._unread(row):
                raise Malformed(f"a line that begins with {listed([f'{label}:' for label in self.labels()])}", row.text)
            if row.label in self.played:
                yield row.label, row.text

    def code(self, text: str, what: str) -> str:
        """Return what stands between backticks, put together with single spaces. Raises ``Malformed`` if nothing does."""
        found, keys = codes(text), {"scenario", *(o.key for o in self.game.options)}
        outside = [word for word in CODE.sub(" ", text).split() if "=" in word and word.partition("=")[0] in keys]
        if not found or outside:
            raise Malformed(f"{what} between backticks", outside[0] if outside else text)
        return " ".join(found)
