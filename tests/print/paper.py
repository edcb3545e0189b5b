"""Reads a printed sheet: sizes of letters, widths of lines, lengths in mm, and the words, out of the PDF."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM = 72 / 25.4
HYPHEN = re.compile("\u00ad\\s*")
"""Where a word goes on in the next line."""
Matrix = tuple[float, float, float, float, float, float]


Clip = tuple[float, float, float, float]
Point = tuple[float, float]
PAINTS = ("S", "s", "f", "f*", "B", "B*", "b", "n")


def scale(m: Matrix) -> float:
    """By how much a matrix lengthens."""
    return abs(m[0] * m[3] - m[1] * m[2]) ** 0.5


def times(a: Matrix, b: Matrix) -> Matrix:
    """The matrix that does ``a``, then ``b``."""
    return (
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    )


@dataclass
class Sheet:
    """A page, in mm from its upper left corner. ``letters`` are sizes in pt, ``strokes`` the widths of lines in mm, ``lines`` straight ones by their
    ends, ``paths`` and ``points`` all that is drawn."""

    width: float
    height: float
    words: str
    letters: list[float] = field(default_factory=list)
    strokes: list[float] = field(default_factory=list)
    lines: list[tuple[float, float, float, float]] = field(default_factory=list)
    paths: list[list[tuple[float, float]]] = field(default_factory=list)
    points: list[tuple[float, float]] = field(default_factory=list)

    @cached_property
    def reach(self) -> tuple[float, float, float, float]:
        """The outermost points of what is drawn."""
        xs, ys = zip(*self.points)
        return min(xs), min(ys), max(xs), max(ys)

    def squares(self, side: float) -> list[tuple[float, float]]:
        """The upper left corners of all squares with a side."""
        found = []
        for path in self.paths:
            xs, ys = {round(x, 2) for x, _ in path}, {round(y, 2) for _, y in path}
            if len(xs) == len(ys) == 2 and all(abs(max(v) - min(v) - side) < 0.03 for v in (xs, ys)):
                found.append((min(xs), min(ys)))
        return found


def read(data: bytes) -> list[Sheet]:
    """All pages of a PDF."""
    reader = PdfReader(BytesIO(data))
    sheets = []
    for page in reader.pages:
        width, height = float(page.mediabox.width), float(page.mediabox.height)
        words = HYPHEN.sub("", page.extract_text())
        sheet = Sheet(width / MM, height / MM, " ".join(words.split()))
        Pen(sheet, page["/Resources"], (1, 0, 0, 1, 0, 0), height, reader, (-1e6, -1e6, 1e6, 1e6)).draw(page.get_contents())
        sheets.append(sheet)
    return sheets


class Pen:
    """Follows the operators of a stream and notes on a sheet what they draw."""

    def __init__(self, sheet: Sheet, resources: Any, matrix: Matrix, height: float, reader: PdfReader, clip: Clip) -> None:
        self.sheet, self.resources, self.matrix, self.height, self.reader, self.clip = sheet, resources, matrix, height, reader, clip
        self.stack: list[tuple[Matrix, float, Clip]] = []
        self.width, self.size, self.clips = 1.0, 0.0, False
        self.path: list[Point] = []
        self.starts: list[int] = []

    def at(self, x: float, y: float) -> Point:
        """A point in mm."""
        m = self.matrix
        return (m[0] * x + m[2] * y + m[4]) / MM, (self.height - m[1] * x - m[3] * y - m[5]) / MM

    def draw(self, content: Any) -> None:
        """Follow a stream."""
        content = ContentStream(content, self.reader)
        for raw, operator in content.operations:
            name = operator.decode()
            given = [float(v) if isinstance(v, (int, float)) else v for v in raw]
            if name in PAINTS:
                self.paint(name)
            elif name in ("m", "l", "c", "re"):
                self.go(name, given)
            elif name in ("q", "Q", "cm", "w", "W", "W*"):
                self.set(name, given)
            elif name in ("Tf", "Tm", "Do"):
                getattr(self, name.lower())(*given)

    def set(self, name: str, given: list[Any]) -> None:
        """Change what later operators draw with."""
        if name == "q":
            self.stack.append((self.matrix, self.width, self.clip))
        elif name == "Q":
            self.matrix, self.width, self.clip = self.stack.pop()
        elif name == "cm":
            self.matrix = times(tuple(given), self.matrix)  # type: ignore[arg-type]
        elif name == "w":
            self.width = given[0]
        else:
            self.clips = True

    def go(self, name: str, given: list[float]) -> None:
        """Lengthen the path."""
        if name in ("m", "re"):
            self.starts.append(len(self.path))
        if name == "re":
            x, y, w, h = given
            given = [x, y, x + w, y, x + w, y + h, x, y + h]
        self.path += [self.at(*given[n : n + 2]) for n in range(0, len(given), 2)]

    def paint(self, name: str) -> None:
        """Draw the path, or cut what follows to it."""
        path, box = self.path, self.clip
        if self.clips and path:
            xs, ys = zip(*path)
            self.clip = max(box[0], min(xs)), max(box[1], min(ys)), min(box[2], max(xs)), min(box[3], max(ys))
        elif name != "n":
            self.sheet.points += [(min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])) for x, y in path]
            self.sheet.paths += [path[s:e] for s, e in zip(self.starts, [*self.starts[1:], len(path)])]
            if name in ("S", "s", "B", "b"):
                self.sheet.strokes.append(self.width * scale(self.matrix) / MM)
                self.sheet.lines += [(*path[0], *path[1])] if len(path) == 2 else []
        self.path, self.starts, self.clips = [], [], False

    def tf(self, _: str, size: float) -> None:
        """Choose letters."""
        self.size = size

    def tm(self, *given: float) -> None:
        """Begin to write."""
        self.sheet.letters.append(self.size * scale(times(given, self.matrix)))  # type: ignore[arg-type]
        x, y = self.at(given[4], given[5])
        if self.clip[0] <= x <= self.clip[2] and self.clip[1] <= y <= self.clip[3]:
            self.sheet.points.append((x, y))

    def do(self, name: str) -> None:
        """Draw a form."""
        form = self.resources["/XObject"][name]
        matrix = times(tuple(map(float, form.get("/Matrix", (1, 0, 0, 1, 0, 0)))), self.matrix)  # type: ignore[arg-type]
        Pen(self.sheet, form.get("/Resources", self.resources), matrix, self.height, self.reader, self.clip).draw(form)


def lengths(sheet: Sheet) -> Iterator[float]:
    """The lengths of all straight lines."""
    for x0, y0, x1, y1 in sheet.lines:
        yield ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
