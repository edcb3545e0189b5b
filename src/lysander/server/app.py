"""The application: routes, errors, limits, start and stop."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from .. import __version__
from ..core.ask import IllegalAnswer
from ..core.game import Game
from ..games.registry import games as all_games
from .bots.runner import BotRunner
from .bots.umpire_timeout import TICK, UmpireTimeout
from .errors import ApiError
from .http.address import Forwarded
from .http.briefings import BRIEFINGS
from .http.client import client, read_files, secure
from .http.ending import ENDING
from .http.error_handlers import api_error, broken, http_error, refused, too_deep
from .http.files import FILES, LOOKS
from .http.games import GAMES, warm
from .http.lessons import LESSONS
from .http.limits import Counts, Limits, alone, limited
from .http.origin import same_site
from .http.series import SERIES
from .http.since import SINCE
from .http.status import STATUS
from .http.subgames import SUBGAMES
from .http.tables import TABLES
from .push.endpoint import live
from .registry.presence import watch_presence
from .registry.registry import Registry
from .registry.subgames import Subgames, for_somebody
from .ring import ALL, Place
from .settings import Settings
from .store.database import engine_of, upgrade
from .store.writer import Writer
from .table.live_table import LiveTable
from .table.review import Reviews
from .watchdog import Watchdog

MOST_BODY = 65_536
IDLE = 600_000


class Application(Litestar):
    """Serves HTTP by Litestar, and WebSockets without it: its layers would take longer than most answers."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serves one request or one WebSocket (ASGI)."""
        if scope["type"] == "websocket":
            await live(self.state, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


async def sweep(app: Litestar) -> None:
    """Forgets idle tables and quiet addresses, until cancelled."""
    while True:
        await asyncio.sleep(60)
        app.state.runner.forget(app.state.registry.sweep(IDLE, app.state.umpire_timeout.waits))
        app.state.counts.sweep()
        if "collector" in app.state:
            app.state.collector.tick()


async def watch_clock(umpire_timeout: UmpireTimeout) -> None:
    """Sees that no umpire holds a game up longer than the table allows, until cancelled."""
    while True:
        await asyncio.sleep(TICK)
        await umpire_timeout.tick()


async def move(app: Litestar, place: Place) -> None:
    """Has the application own what it owns at another place: gives up tables, and takes others over."""
    lost = await app.state.registry.move(place)
    app.state.runner.forget(lost)
    app.state.umpire_timeout.forget(lost)


def create_app(
    settings: Settings,
    games: Mapping[str, Game[Any]] | None = None,
    clock: Callable[[], float] = time.monotonic,
    limits: Limits | None = None,
    place: Place = ALL,
    origin: str = "",
) -> Litestar:
    """Returns the application. ``games`` are those that can be played, all that are installed unless given; ``clock`` gives seconds. A worker of
    several has ``limits`` that count for all of them, its ``place``, which ``move`` changes, and the ``origin`` of what it writes: by that the
    process which accepts knows it, which alone listens to what other servers write."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        watchdog = app.state.watchdog = Watchdog()
        app.state.files = read_files(settings.web)
        engine = engine_of(settings)
        upgrade(engine)
        writer = Writer(engine, origin or secrets.token_hex(8), direct=settings.sync != "FULL")
        runner = app.state.runner = BotRunner(settings.bots, lambda table: for_somebody(registry, table))
        umpire_timeout = app.state.umpire_timeout = UmpireTimeout(clock)

        def changed(table: LiveTable) -> None:
            runner.look(table)
            umpire_timeout.look(table)
            subgames.look(table)

        registry = app.state.registry = Registry(all_games() if games is None else games, writer, changed, place)
        subgames = Subgames(registry)
        tasks = [asyncio.create_task(sweep(app)), asyncio.create_task(watch_clock(umpire_timeout)), asyncio.create_task(watch_presence(registry))]
        if writer.postgres and not origin:
            from .registry.notify import follow, notices  # need psycopg, which a server with SQLite does without

            listen = partial(notices, settings.database, writer.origin.__eq__)
            tasks.append(asyncio.create_task(follow(listen, registry.read_again)))
        try:
            await asyncio.to_thread(warm, registry.games, registry.levels)
            await registry.wake_bots()
            watchdog.start()
            try:
                yield
            finally:
                watchdog.close()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await subgames.close()
            await runner.close()
            await asyncio.to_thread(registry.judges.close, wait=True)
            await asyncio.to_thread(writer.close)
            engine.dispose()

    counts = Counts(settings)
    limits = limits or alone(counts)
    app = Application(
        route_handlers=[GAMES, TABLES, SINCE, ENDING, STATUS, FILES, LOOKS, SUBGAMES, BRIEFINGS, LESSONS, SERIES, client],
        lifespan=[lifespan],
        exception_handlers={ApiError: api_error, IllegalAnswer: refused, HTTPException: http_error, RecursionError: too_deep, Exception: broken},
        middleware=[same_site(settings), limited(limits, Forwarded(settings))],
        before_send=[secure],
        openapi_config=OpenAPIConfig(title="Lysander", version=__version__, path="/api/schema"),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        type_encoders={},
    )
    app.state.settings = settings
    app.state.counts, app.state.limits = counts, limits
    app.state.reviews = Reviews()
    return app
