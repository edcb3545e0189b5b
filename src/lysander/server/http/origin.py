"""Requests from web pages of other sites: they may not write."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send

from ..errors import ApiError
from ..settings import Settings


def same_site(settings: Settings) -> Any:
    """Returns middleware that refuses what a page of another site would write in a visitor's name."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope.get("method") not in ("GET", "HEAD", "OPTIONS") and from_elsewhere(scope, settings):
                raise ApiError(403, "cross-site")
            await app(scope, receive, send)

        return wrapped

    return middleware


def from_elsewhere(scope: Scope, settings: Settings) -> bool:
    """Returns whether a web page of another site sends this."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    return bool(origin) and origin not in settings.origins and urlsplit(origin).netloc != host
