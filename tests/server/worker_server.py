"""A server with workers, each of which says in every answer which process it is (``x-process``), and how often it has been told that another server
has changed something (``x-told``). The clocks of tables are ahead by what stands in the file ``TEST_CLOCK``, in milliseconds. Workers are started by
``spawn``, which reads this file again in each of them: so what is changed here is changed there. Only with
``TEST_WARM`` do they make in advance what takes long the first time, as others do: two seconds for each worker."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lysander.server import app
from lysander.server.http import door
from lysander.server.registry.registry import Registry
from lysander.server.store import queries
from lysander.server.table import clocks
from lysander.server.workers import arrivals, worker

if quick := os.environ.get("TEST_HEAD_TIME"):
    door.HEAD_TIME = arrivals.HEAD_TIME = worker.HEAD_TIME = float(quick)

if not os.environ.get("TEST_WARM"):
    app.warm = lambda games, levels: None

if hands := os.environ.get("TEST_CLOCK"):
    clocks.now = lambda: queries.now() + int(Path(hands).read_text() or 0)

serve_one, read_again = app.Application.__call__, Registry.read_again
told = [0]


async def counted(self: Registry, changed: Sequence[str]) -> None:
    """Counts before it reads."""
    told[0] += 1
    await read_again(self, changed)


async def named(self: Any, scope: Any, receive: Any, send: Any) -> None:
    """Serves a request, and adds the process to its answer."""

    async def sent(message: Any) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            more = {b"x-process": os.getpid(), b"x-told": told[0]}
            message = message | {"headers": [*message.get("headers", ()), *((name, str(n).encode()) for name, n in more.items())]}
        await send(message)

    await serve_one(self, scope, receive, sent)


app.Application.__call__ = named  # type: ignore[method-assign]
Registry.read_again = counted  # type: ignore[method-assign]

if __name__ == "__main__":
    from lysander.server.serve import serve

    serve(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]), ready=lambda _: print("ready", flush=True))
