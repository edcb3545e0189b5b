"""A server and a real Chromium for measurements of the client, and tables with bots made over HTTP."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from servers import free_port, wait_for
from timing import unlimited

GAMES = ("evasion", "hijacked", "flight181", "clouds", "campaign")
SERVE = """
import sys
from lysander.server.registry import registry
registry.levels_of = lambda game: (sys.argv[3],)
from lysander.server.serve import serve
serve(port=int(sys.argv[1]), database=sys.argv[2])
"""
"""Bots and hints of one level alone, so that hints come at once."""
KNOWN = {"lang": "en", "coached": True, "briefing": False, "name": "Amara", "show": "never"}
"""Settings of somebody who has been here before, and to whom nothing is shown that takes its time."""


@contextmanager
def served(level: str = "easy") -> Iterator[str]:
    """Run a server with a database of its own; gives its address."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(port), str(Path(folder) / "tables.db"), level]
        process = subprocess.Popen(command, env=unlimited(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(port, "/api/tables", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run Debian's Chromium."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        raise SystemExit("the measurements of the client need chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def visitor(browser: Browser, width: int, height: int) -> BrowserContext:
    """Return the browser of one person, with a window of this size."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    context.add_init_script(f"localStorage['lysander.settings'] ??= {json.dumps(json.dumps(KNOWN))}")
    return context


def call(address: str, path: str, key: str = "", body: Any = None) -> Any:
    """Return what the server answers; ``body`` is posted."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(f"{address}/api{path}", None if body is None else json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def table(address: str, game: str, level: str, scenario: str = "", **options: Any) -> str:
    """Make a table with one person in the first seat and bots in the others; returns the link that opens it."""
    info = call(address, f"/games/{game}")
    playing = next((s["seatings"][0] for s in info["scenarios"] if s["id"] == scenario), info["seatings"][0])
    seats = {s["seat"]: {"kind": "bot", "level": level} if s["seat"] in playing else {"kind": "empty"} for s in info["seats"]}
    own = playing[0]
    seats[own] = {"kind": "human", "name": "Amara"}
    wish = {"game": game, "scenario": scenario, "seats": seats, "options": options, "hints": True, "start": True, "name": "Amara"}
    made = call(address, "/tables", body=wish)
    return f"{address}/s#{made['table']}.{made['keys'][own]}"
