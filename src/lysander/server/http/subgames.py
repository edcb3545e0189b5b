"""The HTTP call about games that answer a question of another game, as the battles of a campaign do."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from ..messages import wire
from ..registry import subgames
from ..table.keys import HOST
from .tables import ERRORS, Asking, TableId, at_table, need


@post("/{id:str}/subgame", status_code=200, summary="Open the game that answers the open question; the keys of this table open it", responses=ERRORS)
async def open_subgame(request: Asking, id: TableId, data: JSONBody[wire.OpenSubgame]) -> wire.Opened:
    table, roles = await at_table(request, id)
    async with table.lock:
        found = subgames.due(table)
    need(roles, HOST, *((found.ask.seat,) if found is not None else ()))
    return wire.Opened(await subgames.open_subgame(request.app.state.registry, table, data.bots))


SUBGAMES = Router("/api/tables", route_handlers=[open_subgame], tags=["tables"])
