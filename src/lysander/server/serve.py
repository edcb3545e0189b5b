"""The server as a process: its database, its socket, its event loop; with several workers, the process that passes connections on to them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from .app import create_app
from .config import SWITCH, config_of
from .garbage import Collector
from .settings import is_shared, read_settings
from .start import alone_with, listen, prepare, raise_file_limit


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    ready: Callable[[int], None] = lambda port: None,
    workers: int = 0,
    other_port: bool = False,
) -> None:
    """Serves until interrupted.

    Settings come from the environment (``settings``); ``database`` and ``workers``, if given, go before. ``ready`` is called with the port when
    browsers can connect; with ``other_port`` it is another one where ``port`` is taken. Raises ``ValueError`` with what hinders it.
    """
    sys.setswitchinterval(SWITCH)
    settings = read_settings()
    settings = replace(settings, database=database or settings.database, workers=workers or settings.workers)
    if settings.node and not is_shared(settings.database):
        raise ValueError("LYSANDER_NODE is for servers that share a PostgreSQL database")
    several = settings.workers > 1 or bool(settings.node)
    if several:
        from .workers.channel import check  # the usual server needs nothing of it

        check()
    files = raise_file_limit()
    with alone_with(settings.database):
        prepare(settings)
        listening = listen(host, port, other_port)
        found: int = listening.getsockname()[1]
        if several:
            from .workers.router import Router

            Router(settings, listening, files).run(lambda: ready(found))
            return
        app = create_app(settings)
        app.state.collector = Collector()
        ready(found)
        uvicorn.Server(config_of(app, settings, files)).run(sockets=[listening])
