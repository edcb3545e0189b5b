"""The HTTP calls about the status of a table: it begins, with dice in which its seats have a part, it is paused, it goes on."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from ..messages import wire
from ..registry.registry import Registry
from ..table import status
from ..table.keys import HOST
from ..table.permissions import umpires
from .tables import ERRORS, Asking, TableId, at_table, need, table_line


@post("/{id:str}/start", status_code=200, summary="Start the game", responses=ERRORS)
async def start(request: Asking, id: TableId, data: JSONBody[wire.Start]) -> wire.TableLine:
    table, roles = await at_table(request, id)
    need(roles, HOST)
    registry: Registry = request.app.state.registry
    registry.check_level(table.game.id, data.fill)
    await status.begin(table, data.fill, data.wait, data.opened)
    return table_line(table.card(), roles, "en")


@post("/{id:str}/commit", status_code=200, summary="Commit to a nonce for the dice", responses=ERRORS)
async def commit(request: Asking, id: TableId, data: JSONBody[wire.Commit]) -> wire.TableLine:
    table, roles = await at_table(request, id)
    await status.commit(table, roles, data.seat, data.commitment)
    return table_line(table.card(), roles, "en")


@post("/{id:str}/reveal", status_code=200, summary="Reveal the nonce when all commitments are known", responses=ERRORS)
async def reveal(request: Asking, id: TableId, data: JSONBody[wire.Reveal]) -> wire.TableLine:
    table, roles = await at_table(request, id)
    await status.reveal(table, roles, data.seat, data.nonce)
    return table_line(table.card(), roles, "en")


@post("/{id:str}/pause", status_code=200, summary="Stop the table (host, umpire)", responses=ERRORS)
async def pause(request: Asking, id: TableId) -> wire.TableLine:
    return await _pause(request, id, True)


@post("/{id:str}/resume", status_code=200, summary="Go on (host, umpire)", responses=ERRORS)
async def resume(request: Asking, id: TableId) -> wire.TableLine:
    return await _pause(request, id, False)


async def _pause(request: Asking, id: str, stop: bool) -> wire.TableLine:
    table, roles = await at_table(request, id)
    await status.pause(table, stop, need(roles, HOST, *umpires(table)))
    return table_line(table.card(), roles, "en")


STATUS = Router("/api/tables", route_handlers=[start, commit, reveal, pause, resume], tags=["tables"])
