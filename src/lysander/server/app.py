"""The application: routes, errors, limits, start and stop."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from sqlalchemy.exc import DBAPIError

from .. import __version__
from ..core.ask import IllegalAnswer
from ..core.game import Game
from ..games.registry import games as all_games
from .bots.clock_runner import ClockRunner, Notice, What
from .bots.reviewer import Reviewer
from .bots.runner import BotRunner
from .bots.umpire_timeout import TICK, UmpireTimeout
from .errors import ApiError
from .http.address import Forwarded
from .http.boards import BOARDS
from .http.briefings import BRIEFINGS
from .http.client import client, read_files, secure
from .http.clock import CLOCK
from .http.ending import ENDING
from .http.error_handlers import api_error, broken, http_error, refused, too_deep
from .http.files import FILES, LOOKS
from .http.games import GAMES, warm
from .http.lessons import LESSONS
from .http.limits import Counts, Limits, alone, limited
from .http.notices import LINKS, NOTICES, link_page, one_click
from .http.origin import same_site
from .http.prints import PRINTS, Prints
from .http.replay import REPLAY
from .http.review import REVIEW
from .http.series import SERIES
from .http.since import SINCE
from .http.status import STATUS
from .http.subgames import SUBGAMES
from .http.tables import TABLES
from .messages.review import Courses
from .notices.board import Board
from .notices.choices import Choices
from .notices.web_push import new_key
from .push.endpoint import live
from .registry.presence import watch_presence
from .registry.registry import Registry
from .registry.served import note_served, watch_served
from .registry.subgames import Subgames, for_somebody
from .ring import ALL, Place
from .settings import Settings
from .store.database import engine_of, upgrade
from .store.ways import Ways
from .store.writer import Writer
from .table import clocks
from .table.live_table import LiveTable
from .table.review import Reviews
from .watchdog import Watchdog

LOG = logging.getLogger("lysander")
TOLD = NOTICES, LINKS, link_page, one_click
LOOK = 5
"""Seconds between two looks for tables that are not in memory."""
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
        forgotten = app.state.registry.sweep(IDLE, app.state.umpire_timeout.waits)
        app.state.runner.forget(forgotten)
        app.state.clock_runner.forget(forgotten)
        app.state.board.forget(forgotten)
        app.state.counts.sweep()
        if "collector" in app.state:
            app.state.collector.tick()


async def watch_clock(umpire_timeout: UmpireTimeout, clock_runner: ClockRunner, registry: Registry) -> None:
    """Sees that nobody holds a game up longer than the table allows, until cancelled."""
    for n in count():
        await asyncio.sleep(TICK)
        clock_runner.tick()
        await umpire_timeout.tick()
        if n % LOOK == 0:
            await wake_due(registry)


async def wake_due(registry: Registry) -> None:
    """Opens tables that nobody looks at, and where somebody's time is up."""
    try:
        await registry.wake_due(clocks.now())
    except DBAPIError as error:
        LOG.warning("clocks could not be read, trying again: %s", type(error).__name__)


async def move(app: Litestar, place: Place) -> None:
    """Has the application own what it owns at another place: gives up tables, and takes others over."""
    lost = await app.state.registry.move(place)
    app.state.runner.forget(lost)
    app.state.umpire_timeout.forget(lost)
    app.state.clock_runner.forget(lost)
    app.state.board.forget(lost)


async def wake(app: Litestar) -> None:
    """Opens the tables at which somebody has to go on, or is to be told something: when the process begins, and when it gets tables of another."""
    await app.state.registry.wake_bots()
    await app.state.board.wake()


def create_app(
    settings: Settings,
    games: Mapping[str, Game[Any]] | None = None,
    clock: Callable[[], float] = time.monotonic,
    limits: Limits | None = None,
    place: Place = ALL,
    origin: str = "",
    notice: Notice | None = None,
) -> Litestar:
    """Returns the application. ``games`` are those that can be played, all that are installed unless given; ``clock`` gives seconds; ``notice`` is
    told of persons who are asked something, or whose time is low, in the place of the board of notices. A worker of several has
    ``limits`` that count for all of them, its ``place``, which ``move`` changes, and the ``origin`` of what it writes: by that the
    process which accepts knows it, which alone listens to what other servers write."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        watchdog = app.state.watchdog = Watchdog()
        app.state.files = read_files(settings.web)
        app.state.prints = Prints()
        engine = engine_of(settings)
        upgrade(engine)
        writer = Writer(engine, origin or secrets.token_hex(8), direct=settings.sync != "FULL")
        runner = app.state.runner = BotRunner(settings.bots, lambda table: for_somebody(registry, table))
        reviewer = app.state.reviewer = Reviewer(clock)
        umpire_timeout = app.state.umpire_timeout = UmpireTimeout(clock)

        def noted(table: LiveTable, seat: str, what: What) -> None:
            board.notice(table, seat, what)

        clock_runner = app.state.clock_runner = ClockRunner(runner, notice or noted)

        def changed(table: LiveTable) -> None:
            runner.look(table)
            umpire_timeout.look(table)
            board.look(table)
            clock_runner.look(table)
            subgames.look(table)

        registry = app.state.registry = Registry(all_games() if games is None else games, writer, changed, place)
        subgames = app.state.subgames = Subgames(registry)
        board = app.state.board = Board(settings, registry, Ways(writer))
        app.state.choices = Choices(board)
        board.outbox.key = await board.ways.own_key("vapid", new_key())
        served = await note_served(registry)
        watches: list[Coroutine[Any, Any, None]] = [sweep(app), watch_clock(umpire_timeout, clock_runner, registry)]
        watches += [watch_presence(registry), watch_served(registry, served)]
        watches += [board.watch()] if settings.notices != "off" else []
        tasks = [asyncio.create_task(watch) for watch in watches]
        if writer.postgres and not origin:
            from .registry.notify import follow, notices  # need psycopg, which a server with SQLite does without

            listen = partial(notices, settings.database, writer.origin.__eq__)
            tasks.append(asyncio.create_task(follow(listen, registry.read_again)))
        try:
            await asyncio.to_thread(warm, registry.games, registry.levels)
            await wake(app)
            watchdog.start()
            try:
                yield
            finally:
                watchdog.close()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await board.close()
            await subgames.close()
            await clock_runner.close()
            await runner.close()
            await reviewer.close()
            await asyncio.to_thread(registry.judges.close, wait=True)
            await asyncio.to_thread(writer.close)
            engine.dispose()

    counts = Counts(settings)
    limits = limits or alone(counts)
    app = Application(
        route_handlers=[
            GAMES,
            TABLES,
            SINCE,
            BOARDS,
            ENDING,
            REPLAY,
            REVIEW,
            STATUS,
            CLOCK,
            FILES,
            LOOKS,
            SUBGAMES,
            BRIEFINGS,
            LESSONS,
            PRINTS,
            SERIES,
            *TOLD,
            client,
        ],
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
    app.state.reviews, app.state.courses = Reviews(), Courses()
    return app
