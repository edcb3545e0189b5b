"""The HTTP call about the end of a game. Before the end it answers as for a table that does not exist."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import QueryParameter

from ...core.ask import CHANCE
from ...core.ending import course
from ...text.ending import throws_of
from ..errors import ApiError
from ..messages import wire
from ..messages.ending import ending_state, tallies
from ..messages.state import encode, text_of
from ..messages.words import lang_of
from .tables import ERRORS, Asking, Lang, TableId, at_table

LineNo = Annotated[int, QueryParameter(name="line", ge=0, le=1_000_000)]


@get("/{id:str}/ending", summary="The ways and the luck of a finished game; everything is open then", responses=ERRORS)
async def ending(request: Asking, id: TableId, lang: Lang = "en") -> Response[wire.EndingState]:
    table, _ = await at_table(request, id)
    async with table.lock:
        if table.meta.status != "over":
            raise ApiError(404, "no-table")
        match, text = table.played(), text_of(table, lang_of(lang))
        state, lines, marks, events = match.state.clone(), list(match.lines), list(match.marks), match.events

    def work() -> wire.EndingState:
        throws, ways = list(throws_of(table.game, events)), table.game.ways(state, course(lines, marks, events))
        return ending_state(text, ways, throws, sum(line.seat == CHANCE for line in lines), seats=table.setup.seats)

    return Response(encode(await asyncio.to_thread(work)), media_type="application/json")  # type: ignore[arg-type]


@get("/{id:str}/luck", summary="The luck of a finished game up to a step: before so many lines of its journal", responses=ERRORS)
async def luck(request: Asking, id: TableId, line: LineNo, lang: Lang = "en") -> wire.EndingState:
    table, _ = await at_table(request, id)
    async with table.lock:
        if table.meta.status != "over":
            raise ApiError(404, "no-table")
        match, text = table.played(), text_of(table, lang_of(lang))
        lines = match.lines[:line]
        events = match.events[: match.marks[line]] if line < len(match.lines) else match.events

    def work() -> wire.EndingState:
        throws = list(throws_of(table.game, events))
        return ending_state(text, (), throws, sum(given.seat == CHANCE for given in lines), tallies(table, throws), table.setup.seats)

    return await asyncio.to_thread(work)


ENDING = Router("/api/tables", route_handlers=[ending, luck], tags=["tables"])
