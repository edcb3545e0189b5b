"""A server with workers, each of which says in every answer which process it is (``x-process``). Workers are started by ``spawn``, which reads this
file again in each of them: so what is changed here is changed there."""

from __future__ import annotations

import os
import sys
from typing import Any

from lysander.server import app
from lysander.server.http import door
from lysander.server.workers import arrivals, worker

if quick := os.environ.get("TEST_HEAD_TIME"):
    door.HEAD_TIME = arrivals.HEAD_TIME = worker.HEAD_TIME = float(quick)

serve_one = app.Application.__call__


async def named(self: Any, scope: Any, receive: Any, send: Any) -> None:
    """Serves a request, and adds the process to its answer."""

    async def sent(message: Any) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            message = message | {"headers": [*message.get("headers", ()), (b"x-process", str(os.getpid()).encode())]}
        await send(message)

    await serve_one(self, scope, receive, sent)


app.Application.__call__ = named  # type: ignore[method-assign]

if __name__ == "__main__":
    from lysander.server.serve import serve

    serve(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]), ready=lambda _: print("ready", flush=True))
