"""The server as a process: its database, its socket, its event loop."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from .app import create_app
from .garbage import Collector
from .push.protocol import DirectProtocol
from .settings import read_settings
from .start import alone_with, listen, prepare

SWITCH = 0.0005
"""Seconds after which the event loop gives way to the thread that writes."""


def serve(host: str = "127.0.0.1", port: int = 8000, database: str = "", ready: Callable[[], None] = lambda: None) -> None:
    """Serves until interrupted.

    Settings come from the environment (``settings``); ``database``, if given, goes before. ``ready`` is called when browsers can connect.
    Raises ``ValueError`` with what hinders it.
    """
    sys.setswitchinterval(SWITCH)
    settings = read_settings()
    if database:
        settings = replace(settings, database=database)
    app = create_app(settings)
    app.state.collector = Collector()
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws=DirectProtocol,
        ws_max_size=65_536,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    with alone_with(settings.database):
        prepare(settings)
        listening = listen(host, port)
        ready()
        uvicorn.Server(config).run(sockets=[listening])
