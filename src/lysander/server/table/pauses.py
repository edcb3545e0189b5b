"""Pauses of a table: by host or umpire at once, by players when all of them agree. A pause is for some days, after which the game goes on by itself,
or lasts until host or umpire resume it. How long bots wait before each answer where no person plays."""

from __future__ import annotations

from ...core.game import player_seats
from ..errors import ApiError
from ..store import queries
from . import clocks
from .keys import HOST
from .live_table import LiveTable
from .permissions import leading, umpires
from .retry import retried

DAY = 86_400_000


def ruler(table: LiveTable, roles: frozenset[str]) -> str:
    """Returns as whom somebody stops a table or lets it go on alone, host or umpire; nothing for anybody else."""
    return next((role for role in (HOST, *umpires(table)) if role in roles), "")


def players(table: LiveTable) -> list[str]:
    """Returns the seats whose consent a pause needs: all players who are persons and play themselves."""
    sittings = ((seat, table.seats[seat]) for seat in player_seats(table.game))
    return [seat for seat, sitting in sittings if sitting.kind == "human" and not sitting.level]


async def pause(table: LiveTable, roles: frozenset[str], seat: str, days: int) -> None:
    """Stops the table, for some ``days`` or without end (0). A player asks the others for it, and agrees by asking for the same, be they
    the host or not. Raises ``ApiError``."""
    by = ruler(table, roles)
    async with table.lock:
        if by and not (seat and table.meta.pausing):
            table.book_pace.keep(by)
            await _stop(table, by, days)
        else:
            _named(seat)
            by = leading(table, roles, seat)
            table.book_pace.keep(by)
            await _ask(table, by, days)


async def resume(table: LiveTable, roles: frozenset[str], seat: str) -> None:
    """Lets the table go on. A player withdraws what they asked for, or declines what another one asks for. Raises ``ApiError``."""
    by = ruler(table, roles)
    async with table.lock:
        if by and not (seat and table.meta.pausing):
            table.book_pace.keep(by)
            await _resume(table, by)
        else:
            _named(seat)
            by = leading(table, roles, seat)
            table.book_pace.keep(by)
            await _decline(table, by)


async def slow(table: LiveTable, roles: frozenset[str], seconds: int) -> None:
    """Says how long bots wait before each answer while they have all players' seats; host and umpire may. Raises ``ApiError``."""
    if not ruler(table, roles):
        raise ApiError(403, "no-key", role=HOST)
    async with table.lock:
        await _slow(table, seconds)


@retried
async def _slow(table: LiveTable, seconds: int) -> None:
    if table.meta.status == "over":
        raise ApiError(409, "not-running")
    table.uncommitted = True
    table.meta.bot_pause = seconds
    await table.save(lambda connection: queries.save_meta(connection, table.meta))


async def go_on(table: LiveTable) -> None:
    """Lets a table go on whose pause is over."""
    async with table.lock:
        await _go_on(table)


def is_over(table: LiveTable) -> bool:
    """Returns whether a table is paused, and its pause is over."""
    return table.meta.status == "paused" and 0 < table.meta.paused_until <= clocks.now()


@retried
async def _stop(table: LiveTable, by: str, days: int) -> None:
    _begun(table)
    table.uncommitted = True
    if table.meta.status != "paused" or days or table.meta.paused_until:
        table.book.note(by, "paused", what=str(days) if days else "")
    await _set(table, "paused", days)


@retried
async def _ask(table: LiveTable, seat: str, days: int) -> None:
    table.playing()
    asked = table.meta.pausing
    if asked and (asked["days"] != days or seat in asked["agreed"]):
        raise ApiError(409, "asked-already")
    table.uncommitted = True
    if not asked:
        table.book.note(seat, "pausing", seat, table.seats[seat].name, what=str(days) if days else "")
        asked = {"seat": seat, "days": days, "agreed": []}
    table.meta.pausing = asked | {"agreed": [*asked["agreed"], seat]}
    begin_agreed(table)
    await table.save(lambda connection: queries.save_meta(connection, table.meta))


def begin_agreed(table: LiveTable) -> None:
    """Begins the pause that is asked for, if nobody's consent is missing (any more: somebody may have left their seat). The caller saves it."""
    asked, meta = table.meta.pausing, table.meta
    if asked and meta.status == "running" and set(players(table)) <= set(asked["agreed"]):
        days = asked["days"]
        table.book.note(asked["seat"], "paused", asked["seat"], table.seats[asked["seat"]].name, what=str(days) if days else "")
        _change(table, "paused", days)


@retried
async def _decline(table: LiveTable, seat: str) -> None:
    if not table.meta.pausing:
        raise ApiError(409, "no-request")
    table.uncommitted = True
    table.book.note(seat, "unpausing", seat, table.seats[seat].name)
    table.meta.pausing = {}
    await table.save(lambda connection: queries.save_meta(connection, table.meta))


@retried
async def _resume(table: LiveTable, by: str) -> None:
    _begun(table)
    table.uncommitted = True
    if table.meta.status == "paused":
        table.book.note(by, "resumed")
    await _set(table, "running")


@retried
async def _go_on(table: LiveTable) -> None:
    if is_over(table):
        table.uncommitted = True
        table.book.note(clocks.CLOCK, "resumed")
        await _set(table, "running")


def _change(table: LiveTable, status: str, days: int = 0) -> None:
    table.meta.status, table.meta.pausing = status, {}
    table.meta.paused_until = clocks.now() + days * DAY if days else 0


async def _set(table: LiveTable, status: str, days: int = 0) -> None:
    _change(table, status, days)
    await table.save(lambda connection: queries.save_meta(connection, table.meta))


def _begun(table: LiveTable) -> None:
    if table.meta.status not in ("running", "paused"):
        raise ApiError(409, "not-running")


def _named(seat: str) -> None:
    if not seat:
        raise ApiError(403, "no-key", role=HOST)
