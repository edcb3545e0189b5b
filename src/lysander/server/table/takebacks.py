"""Taking back at a table: free where nobody could notice, else by consent of the others, or by the umpire."""

from __future__ import annotations

from typing import Any

from ...core.game import player_seats
from ..errors import ApiError
from ..store import queries
from .live_table import LiveTable
from .seat_log import apply_cut, cut_of


def last_line(table: LiveTable, seat: str) -> int | None:
    """Returns the line of the last answer of a seat, which it may ask the others to take back; None if there is none."""
    if table.match is None or table.match.over:
        return None
    asked = table.match.asked
    return next((n for n in reversed(table.logs[seat].own) if not asked[n].standing), None)


async def undo(table: LiveTable, seat: str, ask: bool, step: bool = False) -> None:
    """Takes a seat's free answers back, with ``step`` only the last; where it is not free, and with ``ask``, asks the others. Raises ``ApiError``."""
    async with table.lock:
        match = table.playing()
        line = match.free_undo(seat)
        if line is not None:
            line = len(match.lines) - 1 if step else line
            await _cut(table, line, seat, told=match.event_count > match.marks[line])
            return
        back = last_line(table, seat)
        if back is None:
            raise ApiError(409, "no-undo")
        if not ask:
            raise ApiError(409, "undo-not-free")
        table.meta.request = {"seat": seat, "line": back, "agreed": [], "lines": len(match.lines)}
        await _settle(table)


def open_request(table: LiveTable) -> dict[str, Any]:
    """Returns the open request to take back, or nothing; it lapses with the next answer."""
    request = table.meta.request
    return request if request and table.match is not None and request["lines"] == len(table.match.lines) else {}


def deciders(table: LiveTable, seat: str) -> list[str]:
    """Returns the seats whose consent a take-back of ``seat`` needs: all other players; bots never give theirs."""
    return [s for s in player_seats(table.game) if s != seat and table.seats[s].kind != "empty"]


async def consent(table: LiveTable, seat: str, agree: bool) -> None:
    """Agrees to an open request, or refuses it. An umpire decides alone. Raises ``ApiError``."""
    async with table.lock:
        table.playing()
        request = open_request(table)
        if not request or seat == request["seat"]:
            raise ApiError(409, "no-request")
        if not agree:
            table.meta.request = {}
        elif seat in table.umpire_seats:
            table.meta.request = request | {"agreed": deciders(table, request["seat"])}
        else:
            table.meta.request = request | {"agreed": [*request["agreed"], seat]}
        await _settle(table)


async def _settle(table: LiveTable) -> None:
    request = table.meta.request
    if request and set(deciders(table, request["seat"])) <= set(request["agreed"]):
        await _cut(table, request["line"], request["seat"], told=True)
    else:
        await table.save(lambda connection: queries.save_meta(connection, table.meta))


async def takeback(table: LiveTable, line: int, by: str) -> None:
    """Sets the game back to a line, as the umpire may. Raises ``ApiError``."""
    async with table.lock:
        if line >= len(table.playing().lines):
            raise ApiError(409, "no-undo")
        await _cut(table, line, by, told=True)


async def _cut(table: LiveTable, line: int, by: str, told: bool) -> None:
    assert table.match is not None
    table.uncommitted = True
    table.meta.request = {}
    cut, count, number = cut_of(table.logs, line, by, told), len(table.match.lines), len(table.cuts)
    meta = table.meta

    def work(connection: Any) -> None:
        queries.save_cut(connection, meta.id, number, cut, count)
        queries.save_meta(connection, meta)

    await table.commit(work)
    table.match.cut(line)
    apply_cut(table.logs, cut)
    table.cuts.append(cut)
    table.reset_chance(table.match)
    table.tell()
