"""A field of characters of which a window shows a part of the battle, to scale: a character is twice as high as it is wide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text as Line

from .scene import MU

SCALES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32)
"""MU in a row of characters, from the closest look on."""
MARGIN = (7, 1)
"""Columns and rows kept free round what must be seen, for its label."""
EMPTY = Style()
ASCII = str.maketrans("↑↗→↘↓↙←↖·┊▪▲◇●╻▒♣≈✕├─┤│’−–", "^/>\\v/<\\.:#AoOT%&~x|-||'--")


class Canvas:
    """A grid of characters with styles. ``taken`` are the cells that hold a mark or a label."""

    def __init__(self, width: int, height: int, scale: int, middle: tuple[int, int]) -> None:
        self.width, self.height, self.scale, self.middle = width, height, scale, middle
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[EMPTY] * width for _ in range(height)]
        self.taken: set[tuple[int, int]] = set()

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """Return column and row of a place in points; they may lie outside."""
        step = self.scale * MU
        return self.width // 2 + (2 * (x - self.middle[0]) + step // 2) // step, self.height // 2 - (y - self.middle[1] + step // 2) // step

    def place(self, column: int, row: int) -> tuple[int, int]:
        """Return the place in points in the middle of a cell."""
        step = self.scale * MU
        return self.middle[0] + (column - self.width // 2) * step // 2, self.middle[1] - (row - self.height // 2) * step

    def holds(self, column: int, row: int, length: int = 1) -> bool:
        """Whether so many cells to the right lie within the grid."""
        return column >= 0 and column + length <= self.width and 0 <= row < self.height

    def dot(self, column: int, row: int, char: str, style: Style) -> None:
        """Draw a character of the ground, if the cell is in the grid and holds no mark."""
        if self.holds(column, row) and (column, row) not in self.taken:
            self.chars[row][column], self.styles[row][column] = char, style

    def put(self, column: int, row: int, text: str, style: Style) -> None:
        """Draw a mark or a label; it takes its cells."""
        for n, char in enumerate(text):
            self.chars[row][column + n], self.styles[row][column + n] = char, style
            self.taken.add((column + n, row))

    def label(self, column: int, row: int, texts: Iterable[str], style: Style) -> bool:
        """Write the first of some texts that has room beside a cell, longest first. Returns False if none has."""
        for text in texts:
            length = len(text)
            spots = [(column + 1, row), (column - length, row), (column - length // 2, row - 1), (column - length // 2, row + 1)]
            for at, line in spots:
                if self.holds(at, line, length) and not any((at + n, line) in self.taken for n in range(length)):
                    self.put(at, line, text, style)
                    return True
        return False

    def lines(self) -> list[Line]:
        """Return the grid as lines."""
        out = []
        for chars, styles in zip(self.chars, self.styles, strict=True):
            line = Line(no_wrap=True)
            for char, style in zip(chars, styles, strict=True):
                line.append(char, style)
            out.append(line)
        return out


def window(width: int, height: int, places: Sequence[tuple[int, int]], least: int = 1) -> Canvas:
    """Return a canvas that shows all these places as large as it can; ``least`` is the closest scale that is wanted."""
    xs, ys = [p[0] for p in places] or [0], [p[1] for p in places] or [0]
    across, down = max(xs) - min(xs), max(ys) - min(ys)
    middle = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    columns, rows = max(1, width - 2 * MARGIN[0]), max(1, height - 2 * MARGIN[1])
    fits = (s for s in SCALES if s >= least and 2 * across <= s * MU * columns and down <= s * MU * rows)
    return Canvas(width, height, next(fits, SCALES[-1]), middle)
