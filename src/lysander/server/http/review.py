"""The HTTP call about the chances of a finished game."""

from __future__ import annotations

import asyncio

from litestar import Router, get

from ..errors import ApiError
from ..messages import wire
from ..messages.review import kept_chances, review_message
from ..messages.words import lang_of
from .address import address_of
from .tables import ERRORS, Asking, Lang, TableId, at_table


@get("/{id:str}/review", summary="The chances of a game that is over, step by step, as far as they are played out; for everybody", responses=ERRORS)
async def get_review(request: Asking, id: TableId, lang: Lang = "en") -> wire.Review:
    table, _ = await at_table(request, id)
    if table.meta.status != "over":
        raise ApiError(404, "no-table")
    state, found = await request.app.state.reviewer.look(table, address_of(request.scope))
    return await asyncio.to_thread(review_message, table, request.app.state.courses, state, found, lang_of(lang))


@get("/{id:str}/chances", summary="The chances of a game that is over as far as they are kept: nothing is played out for it", responses=ERRORS)
async def get_chances(request: Asking, id: TableId) -> wire.Chances:
    table, _ = await at_table(request, id)
    if table.meta.status != "over":
        raise ApiError(404, "no-table")
    found = await request.app.state.reviewer.kept(table)
    if found is None or table.match is None:
        return wire.Chances(0, [], [])
    return kept_chances(found, table.game.goals(table.match.setup))


REVIEW = Router("/api/tables", route_handlers=[get_review, get_chances], tags=["tables"])
