"""Disturbances under which the tests of this folder pass as well: ``LYSANDER_DISTURB="line cpu bots" pytest tests/web``.

``line`` delivers every message between browser and server, either way, up to 0.3 seconds late; ``cpu`` makes the browser four times as
slow; ``layout`` tells pages a quarter of a second late what size things have, and lets them draw late; ``bots`` lets bots think for 0.3
seconds, ``quick`` not at all: they answer in the server's own process, without a pause.
"""

from __future__ import annotations

import asyncio
import os
import random
from typing import Any

from playwright.sync_api import BrowserContext, Page

from lysander.server.bots import runner
from lysander.server.bots.worker import think

WANTED = frozenset(os.environ.get("LYSANDER_DISTURB", "").split())
UNKNOWN = WANTED - {"line", "cpu", "bots", "quick", "layout"}
assert not UNKNOWN, f"LYSANDER_DISTURB: {UNKNOWN}"
LATE = 0.3
SLOWER = 4


def late(app: Any) -> Any:
    """The application at the end of a long line. Messages of one connection keep their order."""
    if "line" not in WANTED:
        return app

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        async def from_browser() -> Any:
            message = await receive()
            if message["type"] in ("http.request", "websocket.receive"):
                await asyncio.sleep(random.uniform(0, LATE))
            return message

        async def to_browser(message: Any) -> None:
            if message["type"] in ("http.response.start", "websocket.send"):
                await asyncio.sleep(random.uniform(0, LATE))
            await send(message)

        busy = scope["type"] == "websocket" or scope.get("path", "").startswith("/api/")
        await (app(scope, from_browser, to_browser) if busy else app(scope, receive, send))

    return slow


LAYOUT = """{
  window.late = 0;  // sizes that the page has not been told
  for (const kind of ["ResizeObserver", "IntersectionObserver"]) {
    const Usual = window[kind];
    window[kind] = class extends Usual {
      #over = false;
      constructor(tell, wish) {
        super((...all) => (window.late += 1, setTimeout(() => (window.late -= 1, this.#over || tell(...all)), 250)), wish);
      }
      disconnect() { this.#over = true; super.disconnect(); }
      observe(...all) { this.#over = false; super.observe(...all); }
    };
  }
  const hear = MediaQueryList.prototype.addEventListener;
  MediaQueryList.prototype.addEventListener = function (kind, tell) { hear.call(this, kind, (event) => setTimeout(tell, 250, event)); };
  const [next, waiting] = [requestAnimationFrame, new Map()];
  const drawn = (id, draw) => next((time) => waiting.delete(id) && draw(time));
  let count = 0;
  window.requestAnimationFrame = (draw) => (waiting.set(++count, setTimeout(drawn, 120, count, draw)), count);
  window.cancelAnimationFrame = (id) => (clearTimeout(waiting.get(id)), waiting.delete(id));
}"""


def slow_browser(context: BrowserContext, page: Page) -> None:
    """A page in a slow browser."""
    if "layout" in WANTED:
        page.add_init_script(LAYOUT)
    if "cpu" in WANTED:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def other_bots() -> None:
    """Bots that answer slower or quicker than they would."""
    usual = runner.BotRunner._think

    async def slowly(self: Any, *args: Any) -> Any:
        await asyncio.sleep(LATE)
        return await usual(self, *args)

    async def at_once(self: Any, table: Any, key: Any, first: int, question: Any) -> Any:
        return think(key, runner.secret_of(table, key), table.setup, first, question)

    if "bots" in WANTED:
        runner.BotRunner._think = slowly  # type: ignore[method-assign, assignment]
    if "quick" in WANTED:
        runner.BotRunner._think = at_once  # type: ignore[method-assign]
