"""How uvicorn serves the application."""

from __future__ import annotations

from typing import Any

import uvicorn

from .http.door import guarded
from .push.protocol import DirectProtocol
from .settings import Settings

SWITCH = 0.0005
"""Seconds after which the event loop gives way to the thread that writes."""
OTHER_FILES = 128
"""Files of the process that are no connections: the database, processes of bots, pages."""


def config_of(app: Any, settings: Settings, files: int = 0) -> uvicorn.Config:
    """Returns how uvicorn serves the application. ``files``: how many files the process may have open; some are left for other things than
    connections."""
    return uvicorn.Config(
        app,
        loop="auto",
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
