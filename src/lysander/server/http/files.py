"""The HTTP calls about journal files: a table gives one away, and takes one in."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get, post

from ..errors import ApiError
from ..messages import wire
from ..registry.bring import LARGEST_FILE, bring
from ..registry.opened import open_file
from ..table.journal_file import journal_file
from ..table.keys import hash_of
from ..table.live_table import LiveTable
from ..table.permissions import umpires
from .address import address_of
from .tables import ERRORS, Asking, TableId, at_table, key_of


@post("/file", request_max_body_size=LARGEST_FILE, summary="Take in a journal file with its games: one that is not over goes on", responses=ERRORS)
async def bring_file(request: Asking) -> wire.Made:
    address, limits = address_of(request.scope), request.app.state.limits
    await limits.make_table(address)
    async with limits.judging(address):
        return await bring(request.app.state.registry, await _content(request), address)


@post("/", request_max_body_size=LARGEST_FILE, status_code=200, summary="Look at a journal file: is each step as it must be?", responses=ERRORS)
async def look_at_file(request: Asking) -> wire.OpenedFile:
    return await _looked_at(request)


@post(
    "/{id:str}/file",
    request_max_body_size=LARGEST_FILE,
    status_code=200,
    summary="Look at a journal file of this table: while the game runs, with what the key shows",
    responses=ERRORS,
)
async def look_at_file_of(request: Asking, id: TableId) -> wire.OpenedFile:
    table, _ = await at_table(request, id)
    return await _looked_at(request, table)


async def _looked_at(request: Asking, table: LiveTable | None = None) -> wire.OpenedFile:
    address, limits = address_of(request.scope), request.app.state.limits
    await limits.make_table(address)
    async with limits.judging(address):
        return await open_file(request.app.state.registry, await _content(request), address, table, hash_of(key_of(request)))


async def _content(request: Asking) -> bytes:
    """Returns the content of a request, put together beside the event loop: the largest takes long where memory is scarce."""
    parts = [part async for part in request.stream()]
    return await asyncio.to_thread(b"".join, parts)


@get(
    "/{id:str}/journal",
    summary="The journal file when the game is over; umpire and keeper at any time, without seed",
    responses=ERRORS,
)
async def journal(request: Asking, id: TableId) -> Response[str]:
    table, roles = await at_table(request, id)
    async with table.lock:
        if table.meta.status != "over" and not roles & {*umpires(table), table.game.keeper}:
            raise ApiError(403, "not-over")
        text = await journal_file(table)
        return Response(text, media_type="application/x-ndjson", headers={"content-disposition": f'attachment; filename="{id}.jsonl"'})


FILES = Router("/api/tables", route_handlers=[bring_file, look_at_file_of, journal], tags=["tables"])
LOOKS = Router("/api/files", route_handlers=[look_at_file], tags=["tables"])
