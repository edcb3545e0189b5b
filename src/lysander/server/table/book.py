"""The book of a table: what was done with its seats and keys, and by whom. Everybody may read it; nothing in it is secret.

Lines are written in the transaction of what they tell of (``LiveTable.save``). From them alone it follows who has ever held a key to a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import ApiError
from ..store import queries
from ..store.records import Entry, Sitting
from .keys import COMPANION, HOST, INVITED

MADE, REMATCH, BRANCH, SUBGAME, BROUGHT, BEGINS = "made", "rematch", "branch", "subgame", "brought", "begins"
"""How a book begins; the last for a table that is older than books."""
ACTIONS = (
    MADE, REMATCH, BRANCH, SUBGAME, BROUGHT, BEGINS, "found", "hosted", "kept", "beside", "invited", "taken", "back", "left", "named", "freed",
    "voided", "bot", "person", "companion", "lent", "unlent", "default", "asked", "agreed", "declined", "withdrawn", "started", "paused", "resumed",
    "unrevealed", "full", "late", "lengthened", "leave", "return", "delayed", "pausing", "unpausing",
)  # fmt: skip
"""What a line may tell of: how the book begins; at a new table seats that are opened by the host's key, by a key of the table before, for a companion
beside it; invitations, who sits down (again in the umpire's chair), leaves it, is called otherwise; seats that are freed, invitations that are void;
a bot put in and taken out; keys for companions; loans to the umpire; a default that was forced; requests and what became of them; the game; a nonce
that was not revealed when it began; that the book is full; time that was up, was lengthened, and leave, taken and ended; how many moves later
spectators see both sides; a pause that a player asks for, and one that is declined or withdrawn."""
UNREFUSED = ("left", "back", "paused", "resumed", "late")
"""What is done all the same, and not written down, when the book is full: the game goes on by it. All see it at the table, and it opens no seat."""

MOST_LINES = 5000
"""Lines of a book: whoever reads it reads all of them. The last one says that it is full."""


class Book:
    """The newest lines, and those of them that are not written yet."""

    def __init__(self, newest: Sequence[Entry]) -> None:
        self.newest = list(newest)
        self.unwritten: list[Entry] = []

    def note(self, by: str, action: str, seat: str = "", name: str = "", level: str = "", what: str = "") -> None:
        """Adds a line; the next commit of the table writes it. Raises ``ApiError`` when the book is full, but for what is ``UNREFUSED``."""
        if self._next >= MOST_LINES:
            if action in UNREFUSED:
                return
            raise ApiError(409, "table-full")
        self._add(Entry(self._next, queries.now(), by, action, seat, name, level, what))
        if self._next == MOST_LINES - 1:
            self._add(Entry(self._next, queries.now(), "", "full"))

    @property
    def _next(self) -> int:
        return self.newest[-1].n + 1 if self.newest else 0

    def _add(self, entry: Entry) -> None:
        self.newest = [*self.newest, entry][-queries.NEWEST :]
        self.unwritten.append(entry)

    def take(self) -> list[Entry]:
        """Returns the lines that are to be written, once."""
        taken, self.unwritten = self.unwritten, []
        return taken

    def booked(self, table: str, work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """Returns ``work`` that also writes the new lines, in the same transaction."""
        lines = self.take()

        def both(connection: Any) -> Any:
            queries.save_entries(connection, table, lines)
            return work(connection)

        return both if lines else work


def first_lines(how: str, by: str, name: str, seats: Mapping[str, Sitting], keys: Mapping[str, set[str]], delay: int = 0) -> Book:
    """Returns the book of a new table, made ``by`` somebody called ``name``: who holds which seat from the start, and whether spectators see both
    sides after a ``delay``."""
    book = Book(())
    book.note(by, how, name=name)
    if delay:
        book.note(by, "delayed", level=str(delay))
    for seat, sitting in seats.items():
        for roles in keys.values():
            if seat in roles:
                book.note(HOST, "hosted" if HOST in roles else "kept", seat, sitting.name)
            if seat + COMPANION in roles:
                book.note(HOST, "beside", seat)
            if seat + INVITED in roles:
                book.note(HOST, "invited", seat, sitting.name)
        if sitting.level:
            book.note(HOST, "bot", seat, sitting.name, sitting.level)
    return book


@dataclass(slots=True)
class Holder:
    """Somebody who holds, or held, a key to a seat: a ``person``, a ``companion``, the ``host``, or one who has an ``invitation``; ``since`` (0:
    before the book begins) and ``until`` (0: still) in milliseconds since 1970."""

    seat: str
    kind: str
    name: str
    since: int
    until: int = 0


OPENS = {"hosted": "host", "kept": "person", "beside": "companion", "companion": "companion", "invited": "invitation", "taken": "person"}
"""The sort of key that somebody holds after a line."""
CLOSES = ("invited", "taken", "freed", "voided")
"""Lines after which no earlier key opens the seat."""


def holders(lines: Iterable[Entry]) -> list[Holder]:
    """Returns who has ever held a key to each seat, by the lines of a book: the first first. Bots hold none."""
    found: list[Holder] = []
    for line in lines:
        if line.action in CLOSES:
            for holder in found:
                if holder.seat == line.seat:
                    holder.until = holder.until or line.time
        kind = line.what if line.action == "found" else OPENS.get(line.action, "")
        if kind:
            found.append(Holder(line.seat, kind, line.name if kind != "companion" else "", 0 if line.action == "found" else line.time))
        elif line.action == "named":
            _rename(found, line)
    return found


def _rename(found: Sequence[Holder], line: Entry) -> None:
    for holder in found:
        if holder.seat == line.seat and holder.kind in ("person", "host") and not holder.until:
            holder.name = line.name
