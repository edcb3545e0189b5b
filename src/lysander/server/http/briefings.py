"""The HTTP call for what a seat is told before its first question."""

from __future__ import annotations

from litestar import Router, get

from ..messages import wire
from ..messages.briefing import briefing_message
from .tables import ERRORS, Asking, Lang, SeatName, TableId, at_table


@get("/{id:str}/briefing", summary="What a seat is told before its first question; for everybody", responses=ERRORS)
async def get_briefing(request: Asking, id: TableId, seat: SeatName = "", lang: Lang = "en") -> wire.BriefingLine:
    table, _ = await at_table(request, id)
    return briefing_message(table.game, table.coming, seat, "de" if lang == "de" else "en")


BRIEFINGS = Router("/api/tables", route_handlers=[get_briefing], tags=["tables"])
