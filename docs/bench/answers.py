"""Whole games in a real browser: how long from a click on the main button until the answer is drawn, at the beginning of a game and at its end."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median, quantiles
from time import monotonic
from typing import Any

from browser import GAMES, chromium, served, table, visitor
from playwright.sync_api import Page, TimeoutError
from timing import Chapter, Verdict, number

MOST, LONG = 500, 600
"""Answers, and seconds, after which a game is left."""
SOME = 50
"""Answers at the beginning, and at the end, that are compared."""
WITHIN = 1.25
LEVEL = "easy"
HEARD = """
window.heard = 0;
window.WebSocket = class extends WebSocket {
  constructor(...to) {
    super(...to);
    this.addEventListener("message", (event) => event.data.includes('"type":"state"') && (window.heard ||= performance.now()));
  }
};
"""
"""Notes when the first state has come over the line."""
CLICK = """() => new Promise((then) => {
  const at = () => document.querySelector(".table")?.dataset.at + !!document.querySelector(".result");
  const before = at();
  const drawn = new MutationObserver(() => {
    if (at() === before) return;
    drawn.disconnect();
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      const line = Number(document.querySelector("[data-line]")?.dataset.line ?? 0);
      after.port1.onmessage = () => then([performance.now() - began, window.heard ? window.heard - began : 0, line]);
      after.port2.postMessage(0);
    });
  });
  drawn.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-at"] });
  window.heard = 0;
  const began = performance.now();
  document.querySelector(".decide [data-main]").click();
})"""
"""Presses the main button. Returns the milliseconds until the frame with the new position has been handed over, and until the server's state came."""
READY = """() => {
  const has = (what) => !!document.querySelector(what);
  if (has(".result")) return "over";
  if (has(".table[data-busy]")) return "";
  if (has(".decide [data-type-in]:enabled")) return "battle";
  return has(".decide [data-main]") && has(".decide button.hint[aria-busy=false], .decide [data-main]:enabled") ? "asked" : "";
}"""
"""What can be done: an answer, or in a campaign a battle whose result may be typed in; empty while nothing can."""


@dataclass
class Played:
    """One game: milliseconds of each answer until it was drawn, and until the server's state came; lines of the log at the end; whether it ended."""

    game: str
    drawn: list[float]
    heard: list[float]
    lines: int
    over: bool


def play(page: Page, game: str, link: str) -> Played:
    """Answer as the hints say until the game is over."""
    page.goto(link)
    drawn: list[float] = []
    heard: list[float] = []
    lines, ready, until = 0, "", monotonic() + LONG
    while len(drawn) < MOST and monotonic() < until:
        try:
            ready = page.wait_for_function(READY, timeout=120_000).json_value()
        except TimeoutError:
            break
        if ready == "over":
            break
        if ready == "battle":
            page.locator(".decide [data-type-in]").click()
        plan(page)
        took, came, lines = page.evaluate(CLICK)
        drawn.append(took)
        heard.append(came)
    return Played(game, drawn, heard, lines, ready == "over")


def plan(page: Page) -> None:
    """Put into the plan what a bot would answer; where it makes none, the first option."""
    main, hint = page.locator(".decide [data-main]"), page.locator(".decide button.hint")
    if hint.count() and not main.is_enabled():
        hint.click()
        page.wait_for_function("() => document.querySelector('.decide button.hint')?.getAttribute('aria-busy') !== 'true'")
    if not main.is_enabled():
        page.locator(".decide").get_by_role("radio").first.click()
    page.wait_for_function("() => document.querySelector('.decide [data-main]')?.disabled === false")


def p99(times: list[float]) -> float:
    """Return the time that one of a hundred exceeds."""
    return quantiles(times, n=100)[98] if len(times) > 1 else times[0]


def answers(games: tuple[str, ...] = GAMES) -> Chapter:
    """Play a game of each."""
    heads = [
        "game",
        "answers",
        "lines of the log",
        "first median ms",
        "p99",
        "last median ms",
        "p99",
        "last : first",
        "of that the server, first and last",
    ]
    rows = [f"| {' | '.join(heads)} |", "|---|" + "---:|" * (len(heads) - 1)]
    verdicts = []
    with served(LEVEL) as address, chromium() as browser:
        for game in games:
            context = visitor(browser, 1440, 900)
            context.add_init_script(HEARD)
            played = play(context.new_page(), game, table(address, game, LEVEL))
            context.close()
            rows.append(row(played))
            verdicts.append(Verdict(f"ms from click to drawn, {game}, last : first {some(played)} answers", ratio(played), WITHIN, True))
    text = "A whole game in Chromium, 1440 × 900, as a bot's hints say, against easy bots, without a quiet period; battles of a campaign are "
    text += "typed in. From the click on the main button until the frame with the new position is handed over; and until the server's state has "
    text += "come, as medians."
    return Chapter("Answers of a whole game", text, rows, verdicts)


def some(played: Played) -> int:
    """Return how many answers of this game are compared."""
    return max(1, min(SOME, len(played.drawn) // 2))


def ratio(played: Played) -> float:
    """Return the median of the last answers in that of the first."""
    n = some(played)
    return median(played.drawn[-n:]) / median(played.drawn[:n])


def row(played: Played) -> str:
    """Return the line of a game."""
    n = some(played)
    parts: list[Any] = [f"{len(played.drawn)}{'' if played.over else ', not to its end'}", played.lines]
    for times in (played.drawn[:n], played.drawn[-n:]):
        parts += [number(median(times)), number(p99(times))]
    parts += [f"{ratio(played):.2f}", f"{number(median(played.heard[:n]))}, {number(median(played.heard[-n:]))}"]
    return f"| {played.game} | " + " | ".join(map(str, parts)) + " |"


if __name__ == "__main__":
    import sys

    done = answers(tuple(sys.argv[1:]) or GAMES)
    print("\n".join(done.table))
