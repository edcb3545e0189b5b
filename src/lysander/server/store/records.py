"""A table as it is stored, as plain records: what stands in its rows, without the match that is played at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...core.ask import Answer
from ...core.chance import shared_seed


@dataclass(slots=True)
class Cut:
    """One take-back to journal line ``line``: the counters of every seat after it, and for those who were told, from which number on
    what they were told is void (0: not told). ``counted``: dice rolled after it are others than before it; those of older versions were the same."""

    line: int
    by: str
    marks: Mapping[str, Sequence[int]]
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time seats have (``table/clocks.py``), in seconds. ``kind``: ``live`` or ``post``, which says how times are written. ``each``: for
    every turn of a seat; ``bank``: for the whole game, when that is used up; ``increment``: what a turn adds to the bank; ``question``: for a
    question outside one's turn. ``nights``: 22 to 8 o'clock do not count; ``leave``: days of leave for each seat. ``up``: what is done when time is
    up (``default``, ``bot``, ``takeover``, ``others``, ``umpire``), by a bot of this ``level``."""

    kind: str
    each: int = 0
    bank: int = 0
    increment: int = 0
    question: int = 60
    nights: bool = False
    leave: int = 0
    up: str = "bot"
    level: str = "normal"


@dataclass(slots=True)
class SeatClock:
    """The clock of a seat, times in milliseconds. ``turn`` and ``bank``: what is left; ``shown``: what everybody sees of both. ``ask``: what is left
    for the question outside its turn that it is asked, None if it is asked none. ``missed`` and ``skipped``: how often in a row time was up in its
    turn, and outside. ``up``: time is up, and the others decide. ``leave``: until when it is on leave, since 1970; ``days``: of leave left. ``zone``:
    whose nights do not count."""

    turn: int
    bank: int
    shown: list[int]
    ask: int | None = None
    missed: int = 0
    skipped: int = 0
    up: bool = False
    leave: int = 0
    days: int = 0
    zone: str = ""


@dataclass(slots=True)
class Meta:
    """What is fixed at a table, and its status. ``seated`` are the seats of the setup, from the start on. ``request``: an open request
    to take back, ``{seat, line}``. ``umpire_minutes``: the time an umpire has for a question, 0 for ever. ``series``: the series it is part
    of, or nothing. ``quiet_period``: milliseconds of quiet after an answer that may lead to something, 0 for none. ``parent`` and ``subgame``: the
    table one of whose questions this game answers, and the name of this game there (``core.game.Subgame``); or nothing. ``lesson``: the number of
    the step at the table of a lesson, from 1 on; 0: an ordinary table. ``commitments`` and ``nonces`` of the seats that have a part in the dice, in
    hex by seat; ``sealed``: since when no more commitments are taken, in milliseconds since 1970, 0: they still are (``table/status.py``).
    ``pace``: None without clocks; ``clocks`` by seat, as they were at ``clock_since`` (0: they have not begun); ``clock_due``: when the time of the
    first of those that run is up (0: none runs), both in milliseconds since 1970. ``delay``: whole moves after which who has the key to watch sees
    both sides, 0: at the end. ``paused_until``: when a pause ends by itself, in milliseconds since 1970, 0: not; ``pausing``: the pause for which a
    player asks the others, ``{seat, days, agreed}``, or nothing. ``bot_pause``: seconds between two answers of bots while no person plays."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    variant: dict[str, Any]
    rules: str
    title: str
    public: bool
    hints: bool
    status: str
    seed: str
    seated: tuple[str, ...]
    request: dict[str, Any]
    rematch: str
    created: int
    changed: int
    umpire_minutes: int = 10
    series: str = ""
    quiet_period: int = 0
    parent: str = ""
    subgame: str = ""
    commitments: dict[str, str] = field(default_factory=dict)
    nonces: dict[str, str] = field(default_factory=dict)
    sealed: int = 0
    pace: Pace | None = None
    clocks: dict[str, SeatClock] = field(default_factory=dict)
    clock_since: int = 0
    clock_due: int = 0
    lesson: int = 0
    delay: int = 0
    paused_until: int = 0
    pausing: dict[str, Any] = field(default_factory=dict)
    bot_pause: int = 0

    @property
    def dice_seed(self) -> bytes:
        """The seed from which the dice come."""
        return shared_seed(bytes.fromhex(self.seed), self.nonces)

    @property
    def unrevealed(self) -> list[str]:
        """The seats that have committed to a nonce and not revealed it."""
        return [seat for seat in self.commitments if seat not in self.nonces]


@dataclass(slots=True)
class Sitting:
    """A seat: ``human`` may have a ``level``, then a bot stands in for the person. ``lent``: the umpire may answer for the person. ``seen``: when the
    person was last here, or the invitation to an open seat was opened, in milliseconds since 1970, about. ``request``: what the person is asked to
    agree to, or nothing: ``{action, level, by, time}``. ``notices``: whether the person has ways by which they are told that it is their turn."""

    kind: str
    level: str
    name: str
    lent: bool = False
    seen: int = field(default=0, compare=False)
    request: dict[str, Any] = field(default_factory=dict)
    notices: bool = False

    @property
    def opened(self) -> bool:
        """Whether somebody has opened the invitation to this open seat."""
        return self.kind == "open" and self.seen > 0


@dataclass(slots=True)
class Said:
    """One line of table talk."""

    n: int
    seat: str
    name: str
    text: str
    time: int


@dataclass(slots=True)
class Note:
    """Private notes of a seat: a text, and map marks as plain data."""

    text: str = ""
    marks: list[dict[str, Any]] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class Known:
    """What a process knows already of a table: its revision, and how many lines of the journal, cuts and lines of talk."""

    revision: int = -1
    lines: int = 0
    cuts: int = 0
    chat: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the book of a table (``table/book.py``): ``by`` (a seat, the host, or nobody) did ``action`` with ``seat``. ``name``: of the person
    whom it concerns; ``level``: of a bot; ``what``: the action that somebody was asked to agree to, or what sort of key was found."""

    n: int
    time: int
    by: str
    action: str
    seat: str = ""
    name: str = ""
    level: str = ""
    what: str = ""


@dataclass(slots=True)
class Stored:
    """A whole table as it is stored; where something is ``Known``, only the new lines of journal and talk; of its ``book`` the newest lines.
    ``children`` are the tables of its subgames, by their names."""

    meta: Meta
    seats: dict[str, Sitting]
    keys: dict[str, set[str]]
    lines: list[Answer]
    cuts: list[Cut]
    chat: list[Said]
    notes: dict[str, Note]
    revision: int = 0
    book: list[Entry] = field(default_factory=list)
    children: dict[str, str] = field(default_factory=dict)
