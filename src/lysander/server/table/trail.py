"""What seats saw at the last steps of a table: kept in memory for those who look what others did, so that nothing is played again for it."""

from __future__ import annotations

from collections import deque
from typing import Any

from ...core.match import Match
from ...core.seen import Seen

KEPT = 24
"""Steps; more than twelve things are listed and not shown, and few things take more than two steps."""


class Trail:
    """For each of the last steps the number of lines after it, and what seats had seen then."""

    def __init__(self) -> None:
        self.steps: deque[tuple[int, Seen[Any]]] = deque(maxlen=KEPT)

    def note(self, match: Match[Any]) -> None:
        """Notes what seats have seen after a step, its dice included."""
        self.steps.append((len(match.lines), match.all_seen))

    def cut(self, line: int) -> None:
        """Forgets what came of this line and of those after it."""
        while self.steps and self.steps[-1][0] > line:
            self.steps.pop()

    def at(self, count: int) -> Seen[Any] | None:
        """Returns what seats had seen after so many lines, if it is kept."""
        return next((seen for lines, seen in self.steps if lines == count), None)
