"""What is seen of a table, before it is put into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...core.ask import Ask
from ...core.game import Game, Result
from ..store.records import Meta, Note, Sitting
from .seat_log import Told


@dataclass(frozen=True)
class TableCard:
    """Public facts of a table; ``online`` are the seats from which somebody looks at it now, ``away`` says since when the person of a seat is
    away (0: not)."""

    game: Game[Any]
    meta: Meta
    seats: Mapping[str, Sitting]
    keys: Mapping[str, set[str]]
    online: frozenset[str]
    away: Mapping[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Snapshot:
    """What one seat sees, before it is put into words: all that must differ for the seat to notice a change. ``seen`` is the state behind the
    view."""

    at: int
    view: Any
    asks: tuple[Ask, ...]
    facts: dict[str, Any]
    notes: list[Note | None]
    seen: Any = field(compare=False)


class Snapshots:
    """The newest snapshot of each seat, made when somebody looks, and at most once between two changes of the table.

    Where nothing differs the one before is kept, so that ``is`` tells whether a seat can notice
    anything. After an answer a snapshot is looked at four times: to see whom to wake, by whoever sends, for the message, and whether it was sent.
    Measured in one process (judging, views and messages of an answer, without network and commit): making it each time costs 1 to 10 % more, most
    with four players; making the view as well, where the seat was told nothing, another 3 to 11 %.
    """

    def __init__(self) -> None:
        self._newest: dict[str, Snapshot] = {}
        self._current: set[str] = set()

    def of(self, seat: str, make: Callable[[str, Snapshot | None], Snapshot]) -> Snapshot:
        """Returns what a seat sees now. ``make`` makes it, given the one before."""
        if seat not in self._current:
            old = self._newest.get(seat)
            made = make(seat, old)
            if made != old:
                self._newest[seat] = made
            self._current.add(seat)
        return self._newest[seat]

    def outdate(self) -> None:
        """Has each snapshot made anew when it is looked at next; called after each change of the table."""
        self._current.clear()

    def forget(self) -> None:
        """Takes none over from before; called when the table was read again."""
        self._current.clear()
        self._newest.clear()


@dataclass(slots=True)
class Moment:
    """A position as one seat saw it, now or at an earlier step; ``told`` is what it had been told until then, ``result`` how it ended."""

    at: int
    view: Any
    asks: tuple[Ask, ...]
    facts: dict[str, Any]
    told: Sequence[Told]
    result: Result | None
