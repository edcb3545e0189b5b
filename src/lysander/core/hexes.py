"""Hex geometry: hexes with a point at the top, odd rows shifted right by half a hex. A cell is named by column and row, two digits each."""

from __future__ import annotations

from collections.abc import Iterable


def name(column: int, row: int) -> str:
    """Return the name of a cell: ``0310`` for column 3, row 10."""
    return f"{column:02d}{row:02d}"


def neighbours(cell: str, cells: Iterable[str]) -> tuple[str, ...]:
    """Return the neighbours of a cell that are among ``cells``, in ascending order."""
    c, r = int(cell[:2]), int(cell[2:])
    near = ((c - 1, r), (c + 1, r), *((c + d, r + e) for e in (-1, 1) for d in ((-1, 0) if r % 2 == 0 else (0, 1))))
    known = cells if isinstance(cells, (set, frozenset, dict)) else set(cells)
    return tuple(sorted(name(x, y) for x, y in near if x >= 0 and y >= 0 and name(x, y) in known))


def centre(cell: str) -> tuple[int, int]:
    """Return the centre for drawing and directions: x in halves of a hex width, y in rows of 0.866 hex widths."""
    c, r = int(cell[:2]), int(cell[2:])
    return 2 * c + r % 2, r
