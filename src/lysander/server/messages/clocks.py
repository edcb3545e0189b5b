"""The clocks of a table as messages: what everybody sees, and what a seat sees of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

import msgspec

from ..store.records import Meta
from ..store.records import Pace as Stored
from ..table import clocks
from ..table.live_table import LiveTable
from .wire import OwnClock, Pace, SeatClock


def pace_of(meta: Meta) -> Pace | None:
    """Returns the pace of a table."""
    return msgspec.convert(asdict(meta.pace), Pace) if meta.pace is not None else None


def stored_pace(wish: Pace | None) -> Stored | None:
    """Returns the pace that somebody wishes, as it is stored."""
    return Stored(**msgspec.structs.asdict(wish)) if wish is not None else None


def seat_clock(meta: Meta, seat: str) -> SeatClock | None:
    """Returns the clock of a seat as everybody sees it."""
    clock = meta.clocks.get(seat)
    if clock is None:
        return None
    turn, bank = clock.shown
    return SeatClock(turn // 1000, bank // 1000, clock.up, clock.leave)


def own_clock(table: LiveTable, roles: Iterable[str], seat: str) -> OwnClock | None:
    """Returns the clock of a seat as its own people see it."""
    meta, clock = table.meta, table.meta.clocks.get(seat)
    if clock is None or meta.pace is None or seat not in roles or table.match is None:
        return None
    at, which = clocks.now(), table.clocks.running.get(seat)
    own = clocks.asked(table).get(seat) == clocks.OWN
    time = clocks.left(clock, clocks.OWN if own else clocks.TURN)
    if which is not None:
        time = max(0, time - clocks.spent(meta, seat, at))
    due = clocks.ends(meta, seat, clocks.left(clock, which)) if which is not None else 0
    whole = clocks.whole(meta.pace, clocks.OWN if own else clocks.TURN)
    bank = 0 if own else min(time, clock.bank)
    return OwnClock(time // 1000, bank // 1000, due, at, whole // 1000, own, clock.missed, clock.skipped, clock.days, clock.zone)


def own_clocks(table: LiveTable, roles: frozenset[str]) -> OwnClock | None:
    """Returns the clock of a seat that a key opens; of several the first whose time runs."""
    seats = [seat for seat in table.meta.clocks if seat in roles]
    found = next((seat for seat in seats if seat in table.clocks.running), seats[0] if seats else "")
    return own_clock(table, roles, found)
