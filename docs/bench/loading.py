"""The first load on a slow line in a real browser: when the largest thing stands, how much moves, how many bytes came."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from browser import GAMES, chromium, served, table, visitor
from playwright.sync_api import BrowserContext
from timing import Chapter, Verdict, number

SIZES = ((1440, 900), (390, 844))
LATENCY, DOWN, UP = 150, 1.6e6 / 8, 750e3 / 8
"""Slow 4G: milliseconds, bytes a second."""
REST = 7000
"""Milliseconds after which nothing more is expected."""
LARGEST, MOVED = 1500, 0.05
WATCH = """
window.largest = { at: 0, what: "" };
window.moved = 0;
new PerformanceObserver((list) => list.getEntries().forEach((e) => {
  window.largest = { at: e.startTime, what: e.element?.closest("[data-board], [class]")?.className ?? "" };
})).observe({ type: "largest-contentful-paint", buffered: true });
const add = (list) => list.getEntries().forEach((e) => (window.moved += e.hadRecentInput ? 0 : e.value));
new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
"""


@dataclass
class Loaded:
    """A load of a page: when its largest thing stood (ms), the sum of layout shifts, KiB over the line."""

    largest: float
    moved: float
    kib: float


def load(context: BrowserContext, address: str) -> Loaded:
    """Load a page with an empty cache on a slow line."""
    page = context.new_page()
    page.add_init_script(WATCH)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.clearBrowserCache")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP})
    came: list[float] = []
    line.on("Network.loadingFinished", lambda e: came.append(e["encodedDataLength"]))
    page.goto(address)
    page.wait_for_timeout(REST)
    found = Loaded(page.evaluate("largest.at"), page.evaluate("moved"), sum(came) / 1024)
    page.close()
    return found


def known(context: BrowserContext, link: str) -> str:
    """Open a seat's link once, so that this browser has its key; returns the address of the table."""
    page = context.new_page()
    page.goto(link)
    page.locator(".decide .ask").wait_for(timeout=60_000)
    address = page.url
    page.close()
    return address


def loading(rounds: int) -> Chapter:
    """Load home and a table of each game, at two widths, interleaved."""
    found: dict[tuple[str, int], list[Loaded]] = {}
    with served() as address, chromium() as browser:
        for width, height in SIZES:
            context = visitor(browser, width, height)
            pages = {"home": f"{address}/"} | {game: known(context, table(address, game, "easy")) for game in GAMES}
            for _ in range(rounds):
                for name, at in pages.items():
                    found.setdefault((name, width), []).append(load(context, at))
            context.close()
    rows = ["| page | width | LCP ms | ± % | CLS | KiB |", "|---|---:|---:|---:|---:|---:|"]
    verdicts = []
    for (name, width), loads in found.items():
        largest = [x.largest for x in loads]
        middle, moved = median(largest), max(x.moved for x in loads)
        spread = 100 * (max(largest) - min(largest)) / middle
        rows.append(f"| {name} | {width} | {number(middle)} | {spread:.0f} | {moved:.3f} | {number(median(x.kib for x in loads))} |")
        if name != "home":
            verdicts.append(Verdict(f"ms until the largest thing stands, {name}, {width}", middle, LARGEST, True, spread))
    worst = max(x.moved for loads in found.values() for x in loads)
    verdicts.append(Verdict("CLS, the worst of home and all tables", worst, MOVED, True))
    text = (
        "Chromium with an empty cache, 1.6 Mbit/s and 150 ms by its developer tools; a table at its first question, in a browser that has the key. "
    )
    text += "LCP and the sum of layout shifts are what the browser itself reports; of the shifts the most of all rounds."
    return Chapter("First load on slow 4G", text, rows, verdicts)


if __name__ == "__main__":
    print("\n".join(loading(1).table))
