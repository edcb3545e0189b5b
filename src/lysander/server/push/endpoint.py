"""The address of the WebSocket of a table."""

from __future__ import annotations

import re
from typing import Any

from litestar.types import Receive, Scope, Send

from ..errors import ApiError, Moved
from ..http.address import address_of
from ..http.origin import from_elsewhere
from .connection import AGAIN, bye, serve_socket
from .socket import Socket

LIVE = re.compile(r"/api/tables/([a-z0-9]{1,40})/live")


async def live(state: Any, scope: Scope, receive: Receive, send: Send) -> None:
    """Accepts a WebSocket at a table and serves it until it closes (docs/wire.md). ``state`` is the application's."""
    await receive()
    named = LIVE.fullmatch(scope["path"])
    if named is None or from_elsewhere(scope, state.settings):
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    socket = Socket(scope, receive, send)
    try:
        address = address_of(scope)
        async with state.limits.connection(address):
            await serve_socket(socket, await state.registry.table(named[1]), state.settings.messages, address)
    except Moved:
        await socket.close(AGAIN)
    except ApiError as error:
        await bye(socket, error.error, 4000 + error.status)
