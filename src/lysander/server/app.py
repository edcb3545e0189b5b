"""The application: routes, errors, limits, start and stop."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send

from .. import __version__
from ..core.ask import IllegalAnswer
from ..core.game import Game
from ..games.registry import games as all_games
from . import wire, words
from .api import TABLES
from .database import engine_of, upgrade
from .errors import No
from .hall import Hall
from .library import GAMES
from .limits import Limits
from .live import Socket, bye, serve_socket
from .patience import TICK, Patience
from .project import text_of
from .review import Reviews
from .settings import Settings
from .standings import SERIES
from .steward import Steward
from .tables import LiveTable
from .web import client, read_files, secure
from .words import say
from .writer import Writer

LOG = logging.getLogger("lysander")
MOST_BODY = 65_536
IDLE = 600_000
LIVE = re.compile(r"/api/tables/([a-z0-9]{1,40})/live")
CODES = {400: "bad-request", 401: "no-key", 403: "no-key", 404: "not-found", 405: "no-method", 413: "too-large", 429: "too-fast"}


def lang_of(request: Request[Any, Any, Any]) -> str:
    """The language of the sentence of an error."""
    return words.lang_of(request.query_params.get("lang", ""))


def error(status: int, code: str, text: str, rule: str = "", reason: str = "") -> Response[wire.Error]:
    """An error as it is sent."""
    return Response(wire.Error(code, text, rule, reason), status_code=status)


def said_no(request: Request[Any, Any, Any], no: No) -> Response[wire.Error]:
    """The server says no."""
    return error(no.status, no.error, say(lang_of(request), no.error, **no.facts), no.rule)


def refused(request: Request[Any, Any, Any], illegal: IllegalAnswer) -> Response[wire.Error]:
    """The rules say no."""
    found = illegal.refusal
    return error(422, "refused", text_of(request.state.table, lang_of(request)).refusal(found), found.rule, found.code)


def http_error(request: Request[Any, Any, Any], problem: HTTPException) -> Response[wire.Error]:
    """The framework says no: a message of the wrong shape, no such path."""
    code = CODES.get(problem.status_code, "bad-request" if problem.status_code < 500 else "broken")
    text = say(lang_of(request), code, role="?")
    extra = getattr(problem, "extra", None)
    if problem.status_code == 400 and isinstance(extra, list):
        text += " " + "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict))
    return error(problem.status_code, code, text[:500])


def broken(request: Request[Any, Any, Any], problem: Exception) -> Response[wire.Error]:
    """A fault of ours: a number to quote here and in the log, nothing else."""
    number = secrets.token_hex(4)
    LOG.error("fault %s at %s %s", number, request.method, request.scope["path"], exc_info=problem)
    return error(500, "broken", f"{say(lang_of(request), 'broken')} ({number})")


def same_site(settings: Settings) -> Any:
    """Middleware: what another web page would write in a visitor's name is refused."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope.get("method") not in ("GET", "HEAD", "OPTIONS") and from_elsewhere(scope, settings):
                raise No(403, "cross-site")
            await app(scope, receive, send)

        return wrapped

    return middleware


def from_elsewhere(scope: Scope, settings: Settings) -> bool:
    """Whether a web page of another site sends this."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    return bool(origin) and origin not in settings.origins and urlsplit(origin).netloc != host


def who(request: Request[Any, Any, Any]) -> str:
    """Whom a request counts for: its address (a key is quickly made up)."""
    return request.client.host if request.client else "?"


class Application(Litestar):
    """Litestar for HTTP. WebSockets are served without it: its layers would take longer than most answers."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """See ASGI."""
        if scope["type"] == "websocket":
            await live(self.state, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


async def live(state: Any, scope: Scope, receive: Receive, send: Send) -> None:
    """Live push at a table (docs/wire.md)."""
    await receive()
    named = LIVE.fullmatch(scope["path"])
    if named is None or from_elsewhere(scope, state.settings):
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    socket, client = Socket(scope, receive, send), scope.get("client")
    try:
        with state.limits.connection(client[0] if client else "?"):
            await serve_socket(socket, await state.hall.table(named[1]), state.settings.messages)
    except No as no:
        await bye(socket, no.error, 4000 + no.status)


async def sweep(app: Litestar) -> None:
    """Forget idle tables and quiet addresses, for ever."""
    while True:
        await asyncio.sleep(60)
        app.state.hall.sweep(IDLE, app.state.patience.waits)
        app.state.limits.sweep()
        await app.stores.get("rate_limit").delete_expired()  # type: ignore[attr-defined]
        if "collector" in app.state:
            app.state.collector.tick()


async def watch_clock(patience: Patience) -> None:
    """Let no umpire hold a game up longer than his table allows, for ever."""
    while True:
        await asyncio.sleep(TICK)
        await patience.tick()


def create_app(settings: Settings, games: Mapping[str, Game[Any]] | None = None, clock: Callable[[], float] = time.monotonic) -> Litestar:
    """The application. ``games`` are those that can be played, all that are installed unless given; ``clock`` gives seconds."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.files = read_files(settings.web)
        engine = engine_of(settings)
        upgrade(engine)
        writer = Writer(engine, secrets.token_hex(8), direct=settings.sync != "FULL")
        steward = app.state.steward = Steward(settings.bots)
        patience = app.state.patience = Patience(clock)

        def changed(table: LiveTable) -> None:
            steward.look(table)
            patience.look(table)

        hall = app.state.hall = Hall(all_games() if games is None else games, writer, changed)
        tasks = [asyncio.create_task(sweep(app)), asyncio.create_task(watch_clock(patience))]
        if engine.dialect.name == "postgresql":
            from .notify import follow  # needs psycopg, which a server with SQLite does without

            tasks.append(asyncio.create_task(follow(settings.database, hall)))
        try:
            await hall.wake_bots()
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await steward.close()
            await asyncio.to_thread(writer.close)
            engine.dispose()

    limits = RateLimitConfig(rate_limit=("minute", settings.requests), identifier_for_request=who, exclude=["^/assets", "^/$"])
    app = Application(
        route_handlers=[GAMES, TABLES, SERIES, client],
        lifespan=[lifespan],
        exception_handlers={No: said_no, IllegalAnswer: refused, HTTPException: http_error, Exception: broken},
        middleware=[same_site(settings), limits.middleware],
        before_send=[secure],
        openapi_config=OpenAPIConfig(title="Lysander", version=__version__, path="/api/schema"),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        type_encoders={},
    )
    app.state.settings = settings
    app.state.limits = Limits(settings)
    app.state.reviews = Reviews()
    return app
