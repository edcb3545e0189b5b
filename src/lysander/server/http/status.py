"""The HTTP calls about the status of a table: it begins, with dice in which its seats have a part, it is paused, it goes on."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, post
from litestar.params import JSONBody, QueryParameter

from ..messages import wire
from ..registry.registry import Registry
from ..table import pauses, status
from ..table.keys import HOST
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


Days = Annotated[int, QueryParameter(name="days", ge=0, le=90, description="After so many days the game goes on by itself; 0: a pause without end.")]
Asker = Annotated[str, QueryParameter(name="seat", max_length=40, description="One's own seat, as which a player asks, agrees, declines.")]


@post("/{id:str}/pause", status_code=200, summary="Stop the table (host, umpire); ask for a pause, or agree to it (players)", responses=ERRORS)
async def pause(request: Asking, id: TableId, days: Days = 0, seat: Asker = "") -> wire.TableLine:
    table, roles = await at_table(request, id)
    await pauses.pause(table, roles, seat, days)
    return table_line(table.card(), roles, "en")


@post("/{id:str}/resume", status_code=200, summary="Go on (host, umpire); decline a pause, or withdraw it (players)", responses=ERRORS)
async def resume(request: Asking, id: TableId, seat: Asker = "") -> wire.TableLine:
    table, roles = await at_table(request, id)
    await pauses.resume(table, roles, seat)
    return table_line(table.card(), roles, "en")


Seconds = Annotated[int, QueryParameter(name="seconds", ge=0, le=30, description="How long bots wait before each answer.")]


@post("/{id:str}/bot-pause", status_code=200, summary="How long bots wait while they have all players' seats (host, umpire)", responses=ERRORS)
async def bot_pause(request: Asking, id: TableId, seconds: Seconds) -> wire.TableLine:
    table, roles = await at_table(request, id)
    await pauses.slow(table, roles, seconds)
    return table_line(table.card(), roles, "en")


STATUS = Router("/api/tables", route_handlers=[start, commit, reveal, pause, resume, bot_pause], tags=["tables"])
