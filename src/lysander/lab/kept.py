"""The games of a cross-table kept in a file after every cell, so that an interrupted run goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..commands.arguments import BadArgument, read_text, write_text
from ..core.game import Setup
from ..core.journal import digest_of
from .crosstable import Ended, cell_as_data, cells_of_data


def setup_digest(setup: Setup) -> str:
    """Return a short hash of the rules by which a table is played."""
    return digest_of([setup.scenario, dict(setup.options), dict(setup.variant), list(setup.seats)])[:8]


class Kept:
    """The games of the cells that were played. ``head`` is all on which they depend, but for the bots of the cell: a file with another head is
    refused; the file of ``--json`` may be this one, too. Without a path they are kept for this run alone."""

    def __init__(self, path: Path | None, head: Mapping[str, Any]) -> None:
        self.path, self.head = path, dict(head)
        self.cells: dict[tuple[str, str], Ended] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        """Raises ``BadArgument``."""
        try:
            data = json.loads(read_text(path))
            head, self.cells = data["head"], cells_of_data(data)
        except (ValueError, KeyError, TypeError):
            raise BadArgument(f"{path}: no games of lysander table that were kept") from None
        if head != self.head:
            other = ", ".join(key for key in {**head, **self.head} if head.get(key) != self.head.get(key))
            raise BadArgument(f"{path}: games of another table (not the same: {other})")

    def has(self, cell: tuple[str, str], games: int) -> bool:
        """Return whether so many games of a cell have been played."""
        return cell in self.cells and len(self.cells[cell].won) >= games

    def games(self, cell: tuple[str, str], games: int) -> Ended:
        """Return the first games of a cell."""
        return Ended(*(part[:games] for part in self.cells[cell]))  # type: ignore[arg-type]  # both parts keep their types

    def add(self, cell: tuple[str, str], ended: Ended) -> None:
        """Keep the games of a cell."""
        self.cells[cell] = ended
        if self.path is not None:
            data = {"head": self.head, "cells": [cell_as_data(*one) for one in self.cells.items()]}
            write_text(self.path, json.dumps(data) + "\n")
