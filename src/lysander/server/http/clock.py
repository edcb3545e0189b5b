"""The HTTP call about the clocks of a table."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from ..messages import wire
from ..table import times
from .tables import ERRORS, Asking, TableId, at_table, table_line


@post("/{id:str}/clock", status_code=200, summary="Lengthen a clock (host, umpire), take leave, name a time zone (one's own seat)", responses=ERRORS)
async def change_clock(request: Asking, id: TableId, data: JSONBody[wire.ClockChange]) -> wire.TableLine:
    table, roles = await at_table(request, id)
    if data.action == "lengthen":
        await times.lengthen(table, roles, data.seat, data.seconds)
    elif data.action == "zone":
        await times.live_at(table, roles, data.seat, data.zone)
    else:
        await times.leave(table, roles, data.seat, data.days if data.action == "leave" else 0)
    return table_line(table.card(), roles, "en")


CLOCK = Router("/api/tables", route_handlers=[change_clock], tags=["tables"])
