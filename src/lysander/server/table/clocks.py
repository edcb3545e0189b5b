"""The clocks of a table: whose time runs, what is left of it, and when it is up (docs/decisions/040-clocks.md).

A clock is charged by public facts: the time of the one seat that is publicly to act (``Game.acts``) runs while it is asked; a turn lasts from one
public step to the next. Any other question has a time of its own, of which nobody but its seat is told. What everybody sees of a clock is what it was
at the last public step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Protocol

from sqlalchemy import Connection

from ...core.ask import Ask, Json
from ...core.game import Game, player_seats, subgame_of
from ...core.match import Match
from ..store import queries
from ..store.records import Meta, Pace, SeatClock, Sitting
from ..store.writer import Work
from . import nights
from .book import Book

CLOCK = "clock"
"""Marks an answer in the journal that was given because time was up, and who did it in the book."""
Which = Literal["turn", "own"]
TURN: Which = "turn"
OWN: Which = "own"
"""Which time of a seat runs: that of its turn, or that of a question outside it."""
OFTEN = 3
"""After so many times in a row that time was up, a bot stands in."""
LOW = 10
"""Time is low when this part of it is left."""


def now() -> int:
    """Returns the milliseconds since 1970."""
    return queries.now()


class Hall(Protocol):
    """What is looked at of a table."""

    game: Game[Any]
    meta: Meta
    seats: dict[str, Sitting]
    match: Match[Any] | None
    book: Book

    def facts(self) -> dict[str, Json]:
        """Returns public facts on what is going on."""


def begin(table: Hall) -> None:
    """Winds the clocks of a game that begins."""
    pace, meta = table.meta.pace, table.meta
    if pace is not None:
        bank = span(pace, pace.bank)
        meta.clocks = {seat: SeatClock(0, bank, [0, bank], days=pace.leave) for seat in player_seats(table.game, meta.seated)}
        meta.clock_since = now()


def span(pace: Pace, seconds: int) -> int:
    """Returns a time that a pace sets, in milliseconds that count."""
    return 1000 * seconds * nights.SHARE // 24 if pace.nights else 1000 * seconds


def holder(table: Hall, facts: Mapping[str, Json]) -> str:
    """Returns the seat that is publicly to act, if it is one; nothing where the public facts name none or several."""
    seats = [seat for seat in table.game.acts(facts) if seat in table.meta.clocks] if facts else []
    return seats[0] if len(seats) == 1 else ""


def public_facts(table: Hall) -> dict[str, Json]:
    """Returns the facts that differ from one public step to the next."""
    return {key: value for key, value in table.facts().items() if key != "paused"}


def asked(table: Hall) -> dict[str, Which]:
    """Returns the seats of persons that are asked something which blocks, and whose time that takes."""
    match = table.match
    if match is None or table.meta.status not in ("running", "paused"):
        return {}
    turn = holder(table, public_facts(table))
    return {a.seat: TURN if a.seat == turn else OWN for a in match.asks if _timed(table, match, a)}


def _timed(table: Hall, match: Match[Any], ask: Ask) -> bool:
    """Returns whether a question takes the time of a person: it blocks, and no other game answers it."""
    sitting = table.seats.get(ask.seat)
    if ask.standing or ask.seat not in table.meta.clocks or sitting is None or sitting.kind != "human" or sitting.level:
        return False
    return subgame_of(table.game, match.state, ask) is None


def stopped(table: Hall) -> bool:
    """Returns whether host or umpire have stopped the game."""
    return table.meta.status != "running" or bool(table.facts().get("paused"))


def clocked(meta: Meta, work: Work) -> Work:
    """Returns ``work`` that also writes what the clocks of a table show, in the same transaction."""
    if meta.pace is None:
        return work

    def both(connection: Connection) -> Any:
        queries.save_clocks(connection, meta)
        return work(connection)

    return both


class Clocks:
    """What is known of a table's clocks beside what is stored (``Meta``): whose time has run since they were last charged, and the public facts of
    the last step."""

    def __init__(self) -> None:
        self.running: dict[str, Which] = {}
        self.facts: dict[str, Json] = {}

    def adopt(self, table: Hall) -> None:
        """Takes the clocks over as they are stored. They have run since then (``store/served.py`` puts off the time without a server)."""
        if table.meta.pace is not None:
            self.facts = public_facts(table)
            self._run(table)

    def answered(self, table: Hall, n: int) -> bool:
        """Notes line ``n`` of the journal. Returns whether time was up in a turn, which stands in the book; elsewhere nobody is told."""
        match, pace = table.match, table.meta.pace
        if match is None or pace is None or match.asked[n].standing:
            return False
        seat, by = match.lines[n].seat, match.lines[n].by
        clock, which = table.meta.clocks.get(seat), self.running.get(seat)
        if clock is None or which is None:
            return False
        self._charge(table.meta)
        if which == OWN:
            clock.skipped = clock.skipped + 1 if by == CLOCK else 0
            clock.ask = None
            return False
        clock.missed = clock.missed + 1 if by == CLOCK else 0
        clock.up = False
        self.running = {other: its for other, its in self.running.items() if other != seat}
        if by == CLOCK:
            table.book.note(CLOCK, "late", seat, table.seats[seat].name, what=pace.up)
        return by == CLOCK

    def settle(self, table: Hall) -> bool:
        """Charges the time that has run and sees whose runs from now on; called with each change of a table. Returns whether everybody sees other
        clocks than before."""
        if table.meta.pace is None:
            return False
        self._charge(table.meta)
        stepped = self._step(table)
        self._run(table)
        return stepped

    def _charge(self, meta: Meta) -> None:
        at = now()
        for seat, which in self.running.items():
            take(meta.clocks[seat], which, spent(meta, seat, at))
        meta.clock_since = max(meta.clock_since, at)

    def _step(self, table: Hall) -> bool:
        """Sees whether a public step was made: a turn ends, a turn begins, and everybody sees what the clocks are."""
        facts, pace = public_facts(table), table.meta.pace
        if facts == self.facts or pace is None:
            return False
        clocks, ended, begins = table.meta.clocks, holder(table, self.facts), holder(table, facts)
        self.facts = facts
        if ended:
            clocks[ended].bank += span(pace, pace.increment)
        if begins:
            clocks[begins].turn = span(pace, pace.each)
        for clock in clocks.values():
            clock.shown, clock.up = [clock.turn, clock.bank], False
        return True

    def _run(self, table: Hall) -> None:
        """Sees whose time runs. A question outside a turn gets its time when it is asked, and so does one of a turn that finds no time left."""
        found, meta = asked(table), table.meta
        assert meta.pace is not None
        allowed = span(meta.pace, meta.pace.question)
        for seat, clock in meta.clocks.items():
            if found.get(seat) != OWN:
                clock.ask = None
            elif clock.ask is None:
                clock.ask = allowed
            if found.get(seat) == TURN and seat not in self.running and not clock.up and clock.turn + clock.bank <= 0:
                clock.turn = allowed
        self.running = {} if stopped(table) else found
        meta.clock_due = min((deadline(meta, seat, which) for seat, which in self.running.items() if not meta.clocks[seat].up), default=0)


def put_off(meta: Meta, down: int, up: int) -> None:
    """Puts the clocks off by a time in which nobody served, as ``store/served.py`` does with those that are stored."""
    if 0 < meta.clock_since < up:
        later = up - max(meta.clock_since, down)
        meta.clock_since += later
        meta.clock_due += later if meta.clock_due else 0


def take(clock: SeatClock, which: Which, time: int) -> None:
    """Takes time from a clock: of a turn its own time first, then the bank."""
    if which == OWN:
        clock.ask = max(0, (clock.ask or 0) - time)
        return
    banked = max(0, time - clock.turn)
    clock.turn, clock.bank = max(0, clock.turn - time), max(0, clock.bank - banked)


def spent(meta: Meta, seat: str, at: int) -> int:
    """Returns the time that counts for a seat since the clocks were charged: not that of its leave."""
    clock = meta.clocks[seat]
    start = max(meta.clock_since, clock.leave)
    if at <= start:
        return 0
    return nights.counted(start, at, clock.zone) if meta.pace is not None and meta.pace.nights else at - start


def left(clock: SeatClock, which: Which) -> int:
    """Returns what was left when the clocks were charged."""
    return (clock.ask or 0) if which == OWN else clock.turn + clock.bank


def deadline(meta: Meta, seat: str, which: Which) -> int:
    """Returns when the time of a seat is up; at once for a question outside its turn, if it has answered none of the last ones."""
    clock = meta.clocks[seat]
    start = max(meta.clock_since, clock.leave)
    return start if which == OWN and clock.skipped >= OFTEN else ends(meta, seat, left(clock, which))


def ends(meta: Meta, seat: str, time: int) -> int:
    """Returns when so much time of a seat will have passed, if its time runs."""
    clock = meta.clocks[seat]
    start = max(meta.clock_since, clock.leave)
    return nights.after(start, time, clock.zone) if meta.pace is not None and meta.pace.nights else start + time


def whole(pace: Pace, which: Which) -> int:
    """Returns the time of which a tenth is low."""
    return span(pace, pace.question if which == OWN else pace.each + pace.bank)
