"""The server as a process: its database, its socket, its event loop."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn

from .app import create_app
from .garbage import Collector
from .http.door import guarded
from .push.protocol import DirectProtocol
from .settings import Settings, read_settings
from .start import alone_with, listen, prepare, raise_file_limit

SWITCH = 0.0005
"""Seconds after which the event loop gives way to the thread that writes."""
OTHER_FILES = 128
"""Files of the process that are no connections: the database, processes of bots, pages."""


def config_of(app: Any, settings: Settings, files: int = 0) -> uvicorn.Config:
    """Returns how uvicorn serves the application. ``files``: how many files the process may have open; some are left for other things than
    connections."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=guarded(settings),
        ws=DirectProtocol,
        ws_max_size=65_536,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        limit_concurrency=max(OTHER_FILES, files - OTHER_FILES) if files else None,
    )


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
    config = config_of(app, settings, raise_file_limit())
    with alone_with(settings.database):
        prepare(settings)
        listening = listen(host, port)
        ready()
        uvicorn.Server(config).run(sockets=[listening])
