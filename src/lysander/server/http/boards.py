"""The HTTP call about the board of a table: that of its variant where it has one."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from typing import Any

from litestar import Response, Router, get

from ...core.game import Setup
from ..messages.state import encode
from .games import JSON, printed_board
from .packing import Packed, pack, send
from .tables import ERRORS, Asking, TableId, at_table


@lru_cache(maxsize=64)
def _changed_board(game: Any, variant: str) -> Packed:
    return pack(encode(dict(game.chart(Setup(game.id, variant=json.loads(variant))))))


def board_of(game: Any, variant: dict[str, Any]) -> Packed:
    """Returns the board that a variant makes, as it is sent; the printed one without a variant."""
    return _changed_board(game, json.dumps(variant, sort_keys=True)) if variant else printed_board(game)


@get("/{id:str}/board", summary="What a client needs to draw the board of a table, by its variant", responses=ERRORS)
async def table_board(request: Asking, id: TableId) -> Response[dict[str, Any]]:
    table, _ = await at_table(request, id)
    return send(request, await asyncio.to_thread(board_of, table.game, table.meta.variant), JSON)


BOARDS = Router("/api/tables", route_handlers=[table_board], tags=["tables"])
