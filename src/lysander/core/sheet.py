"""A score sheet: the sources of a seat's points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SheetRow:
    """One source of points, in words, with its paragraph."""

    label: str
    points: int
    rule: str


@dataclass(frozen=True)
class Sheet:
    """The points of one seat or side; ``title`` names it."""

    title: str
    rows: tuple[SheetRow, ...]
    total: int
