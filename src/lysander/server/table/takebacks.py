"""Taking back at a table: free where nobody could notice, else by consent of the others, or by the umpire."""

from __future__ import annotations

import asyncio
from itertools import takewhile
from typing import Any

from ...core.game import player_seats
from ...core.match import Match
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


def line_back(table: LiveTable, seat: str) -> int | None:
    """Returns the line of the last answer of a seat that it may take back although the game went on: no person is there to agree, bots have nothing
    against it where nothing was revealed. Nothing hidden decides this: of what came since, only what the seat was told counts."""
    line = last_line(table, seat)
    if line is None or persons(table, seat):
        return None
    assert table.match is not None
    log, match = table.logs[seat], table.match
    own = set(takewhile(lambda n: n >= line, reversed(log.own)))
    told = {t.line for t in takewhile(lambda t: t.line >= line, reversed(log.told))}
    return line if told <= own and all(match.is_free(n) for n in own) else None


def persons(table: LiveTable, seat: str) -> list[str]:
    """Returns the persons whose consent would do: all other players who are persons, or the umpire."""
    return [*deciders(table, seat), *(s for s in table.umpire_seats if s != seat and table.seats[s].kind == "human")]


async def undo(table: LiveTable, seat: str, ask: bool, step: bool = False) -> None:
    """Takes a seat's free answers back, with ``step`` only the last; where it is not free, and with ``ask``, asks the others. Raises ``ApiError``."""
    async with table.lock:
        match = table.playing()
        line = match.free_undo(seat)
        if line is not None:
            line = len(match.lines) - 1 if step else line
            await _cut(table, line, seat, told=match.event_count > match.marks[line])
            return
        if (line := line_back(table, seat)) is not None:
            await _cut(table, line, seat, told=True)
            return
        back = last_line(table, seat)
        if back is None or not persons(table, seat):
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
    """Returns the seats whose consent a take-back of ``seat`` needs: all other players who are persons; they decide for bots, too."""
    return [s for s in player_seats(table.game) if s != seat and table.seats[s].kind not in ("empty", "bot")]


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
            table.meta.request = request | {"agreed": [seat, *deciders(table, request["seat"])]}
        else:
            table.meta.request = request | {"agreed": [*request["agreed"], seat]}
        await _settle(table)


async def _settle(table: LiveTable) -> None:
    request = table.meta.request
    if request and request["agreed"] and set(deciders(table, request["seat"])) <= set(request["agreed"]):
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
    match = None if table.match.remembers(line) else await asyncio.to_thread(_played_to, table.match, line)
    cut, count, number = cut_of(table.logs, line, by, told), len(table.match.lines), len(table.cuts)
    meta = table.meta

    def work(connection: Any) -> None:
        queries.save_cut(connection, meta.id, number, cut, count)
        queries.save_meta(connection, meta)

    await table.commit(work)
    if match is None:
        table.match.cut(line)
    else:
        table.match = match
    apply_cut(table.logs, cut)
    table.trail.cut(line)
    table.cuts.append(cut)
    table.reset_chance(table.match)
    if meta.pace is not None:
        table.clocks.adopt(table)
        await table.commit(lambda connection: None)
    table.tell()


def _played_to(match: Match[Any], line: int) -> Match[Any]:
    """Returns another match with the lines before ``line``: nobody sees one that is half played."""
    made: Match[Any] = Match(match.game, match.setup, match.start)
    made.replay(match.lines[:line])
    return made
