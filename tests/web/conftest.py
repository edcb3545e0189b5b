"""A real server with the built client, and Debian's Chromium driven by Playwright. ``disturb.py`` makes all of it slower or quicker.

Pages are shown by the headless shell, where it is installed: the same engine without a browser's own windows around each page, which cost the tests
a third of their time. What it does not have, notices of the system, needs the browser."""

from __future__ import annotations

import json
import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import lysander.games
from lysander.games import registry
from lysander.games.clouds.game import Clouds
from lysander.server.app import create_app
from lysander.server.settings import Settings

from . import disturb
from .clouds_table import Game

ROOT = Path(__file__).parents[2]
DIST = ROOT / "src" / "lysander" / "web_dist"
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
SHELL, WHOLE = ("chromium-headless-shell",), ("chromium", "chromium-browser")
WAIT = 30_000
"""Milliseconds that anything may take on a busy machine."""


@pytest.fixture(autouse=True)
def dice(same_dice: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test is a matter of luck: the numbers that browsers add to the dice are other ones each time, and are left out."""
    for module in ("server.store.records", "core.journal"):
        monkeypatch.setattr(f"lysander.{module}.shared_seed", lambda seed, nonces: seed)


@pytest.fixture(scope="session")
def more_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Three games without a board of their own stand in the library: the example of the docs, one for one to four players, and one with an
    area of every form."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "lanterns" / "text").mkdir(parents=True)
    shutil.copy(ROOT / "docs" / "example" / "lanterns.py", folder / "lanterns" / "__init__.py")
    shutil.copy(ROOT / "docs" / "example" / "lanterns.en.ftl", folder / "lanterns" / "text" / "en.ftl")
    for id in ("rota", "atlas"):
        shutil.copytree(Path(__file__).parent / id, folder / id)
    lysander.games.__path__.append(str(folder))
    registry.games.cache_clear()
    yield
    lysander.games.__path__.remove(str(folder))
    registry.games.cache_clear()


@pytest.fixture(scope="session")
def address(more_games: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that plays for this test run only."""
    assert (DIST / "index.html").exists(), "the web client is not built: tools/build_web.py"
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    settings = Settings(database=str(tmp_path_factory.mktemp("web") / "tables.db"), requests=100_000, bots=1, tables=10_000)
    disturb.other_bots()
    config = uvicorn.Config(disturb.late(create_app(settings)), log_level="warning", access_log=False, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        threading.Event().wait(0.01)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(60)


def browser_path(*names: str) -> str:
    """Returns the path of the first of these browsers that is installed, ``SHELL`` and ``WHOLE`` unless named."""
    found = [path for name in names or (*SHELL, *WHOLE) if (path := shutil.which(name))]
    assert found, "Debian's chromium is missing: apt-get install chromium chromium-headless-shell"
    return found[0]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; each person gets a context of their own."""
    path = browser_path()
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Person:
    """Somebody at a browser of their own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        """A new page; script errors and refusals by the content security policy are collected."""
        page = self.context.new_page()
        page.set_default_timeout(WAIT)
        disturb.slow_browser(self.context, page)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if "Content Security Policy" in said.text else None)
        return page

    def go(self, path: str) -> Page:
        """Open an address of the product."""
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self.page


Meet = Callable[..., Person]


@pytest.fixture
def meet(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Makes people: size of the window, theme, language, touch, and settings they have made before. What others did is shown to them only where the
    module of the test says so (``SHOW``)."""
    shown = getattr(request.module, "SHOW", "never")
    people: list[Person] = []

    def make(width: int = 1440, height: int = 900, theme: Any = "light", lang: str = "en", touch: bool = False, **settings: Any) -> Person:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, locale="de-DE" if lang == "de" else "en-GB",
            has_touch=touch, is_mobile=touch, reduced_motion="reduce",
        )  # fmt: skip
        known = json.dumps({"lang": lang, "coached": True, "briefing": False, "name": "Amara", "show": shown, **settings})
        context.add_init_script(f"localStorage['lysander.settings'] ??= {json.dumps(known)}")
        people.append(Person(context, address))
        return people[-1]

    yield make
    for person in people:
        person.context.close()
    assert [fault for person in people for fault in person.faults] == []


@pytest.fixture
def begin_at(address: str) -> Callable[..., Game]:
    """Makes tables of In Clouds of Glory that begin at a position."""

    def make(position: str, **options: Any) -> Game:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Clouds, "new", lambda game, setup: game.parse(position, setup))
            return Game(address, position.split()[1], **options)

    return make
