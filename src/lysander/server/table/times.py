"""What is done with the clocks of a table: time is lengthened, a seat takes leave, comes back from it, or says whose nights it has. Nothing shortens
a clock."""

from __future__ import annotations

from ..errors import ApiError
from ..store.records import SeatClock
from . import clocks
from .keys import HOST
from .live_table import LiveTable
from .nights import zone_of
from .permissions import leading, umpires
from .retry import retried

DAY = 86_400_000


async def lengthen(table: LiveTable, roles: frozenset[str], seat: str, seconds: int) -> None:
    """Adds time to the bank of a seat, of all seats if none is named. Host and umpire may do that; a host who plays not for their own seat alone.
    Raises ``ApiError``."""
    by = next((role for role in (HOST, *umpires(table)) if role in roles), "")
    if not by:
        raise ApiError(403, "no-key", role=HOST)
    if seat in roles:
        raise ApiError(403, "own-clock")
    async with table.lock:
        table.book_pace.keep(by)
        await _lengthen(table, by, seat, seconds)


@retried
async def _lengthen(table: LiveTable, by: str, seat: str, seconds: int) -> None:
    found = _clocks(table)
    if seat and seat not in found:
        raise ApiError(404, "no-seat")
    table.uncommitted = True
    table.clocks.settle(table)
    more = clocks.span(table.meta.pace, seconds) if table.meta.pace is not None else 0
    for clock in [found[seat]] if seat else found.values():
        clock.bank += more
        clock.shown = [clock.shown[0], clock.shown[1] + more]
        clock.up = False
    table.book.note(by, "lengthened", seat, table.seats[seat].name if seat else "", what=str(seconds))
    await table.save(lambda connection: None)


async def leave(table: LiveTable, roles: frozenset[str], seat: str, days: int) -> None:
    """Has the clock of a seat stand for some of its days of leave, which all see; with 0 days it is back from leave, and keeps the other days.
    Raises ``ApiError``."""
    async with table.lock:
        table.book_pace.keep(seat)
        await _leave(table, leading(table, roles, seat), days)


@retried
async def _leave(table: LiveTable, seat: str, days: int) -> None:
    clock, at = _clock(table, seat), clocks.now()
    rest = max(0, clock.leave - at) // DAY
    if days > clock.days + rest or (not days and clock.leave <= at):
        raise ApiError(409, "no-leave", days=clock.days)
    table.uncommitted = True
    table.clocks.settle(table)
    clock.days += rest - days
    clock.leave = at + days * DAY if days else 0
    table.book.note(seat, "leave" if days else "return", seat, table.seats[seat].name, what=str(days) if days else "")
    await table.save(lambda connection: None)


async def live_at(table: LiveTable, roles: frozenset[str], seat: str, zone: str) -> None:
    """Takes the time zone of a seat, whose nights do not count. Nobody is told. Raises ``ApiError``."""
    try:
        zone_of(zone)
    except ValueError:
        raise ApiError(422, "no-zone") from None
    async with table.lock:
        await _live_at(table, leading(table, roles, seat), zone)


@retried
async def _live_at(table: LiveTable, seat: str, zone: str) -> None:
    clock = _clock(table, seat)
    if clock.zone != zone:
        table.uncommitted = True
        table.clocks.settle(table)
        clock.zone = zone
        await table.save(lambda connection: None, public=False)


def _clocks(table: LiveTable) -> dict[str, SeatClock]:
    """Returns the clocks of a running game. Raises ``ApiError``."""
    if table.meta.status not in ("running", "paused") or not table.meta.clocks:
        raise ApiError(409, "no-clocks")
    return table.meta.clocks


def _clock(table: LiveTable, seat: str) -> SeatClock:
    found = _clocks(table)
    if seat not in found:
        raise ApiError(409, "no-clocks")
    return found[seat]
