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
def _changed_board(game: Any, setup: str) -> Packed:
    scenario, options, seats, variant = json.loads(setup)
    return pack(encode(dict(game.chart(Setup(game.id, scenario, options, tuple(seats), variant)))))


def board_of(game: Any, setup: Setup) -> Packed:
    """Returns the board of a set-up, as it is sent: the printed one without a variant."""
    key = [setup.scenario, dict(setup.options), list(setup.seats), dict(setup.variant)]
    return _changed_board(game, json.dumps(key, sort_keys=True)) if setup.variant else printed_board(game)


@get("/{id:str}/board", summary="What a client needs to draw the board of a table, by its variant", responses=ERRORS)
async def table_board(request: Asking, id: TableId) -> Response[dict[str, Any]]:
    table, _ = await at_table(request, id)
    return send(request, await asyncio.to_thread(board_of, table.game, table.coming), JSON)


BOARDS = Router("/api/tables", route_handlers=[table_board], tags=["tables"])
