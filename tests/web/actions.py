"""What people do at the tables of these tests."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Page, expect

from . import plain

WAYS = {"me": "At this screen", "link": "Person by link", "bot": "Bot"}


def new_table(page: Page, **seats: str) -> None:
    """Make a table on the page for new tables: ``british="me"``, ``german="link"`` … and open it."""
    for name, way in seats.items():
        row = page.locator(".seatrow").filter(has_text={"british": "British", "german": "Germans", "umpire": "Umpire"}[name])
        row.get_by_role("radio", name=WAYS[way]).click()
    page.locator("aside .btn.primary").click()


def sit_down(table: str, seat: str, invitation: str, name: str = "") -> str:
    """The key of somebody who sits down over HTTP; ``table`` is its address."""
    body = {"action": "take", "seat": seat, "name": name}
    return plain.post(f"{table}/seat", json=body, headers={"authorization": f"Bearer {invitation}"}).raise_for_status().json()["key"]


def question(page: Page) -> str:
    """The open question."""
    return page.locator(".decide .ask").inner_text()


def settled(page: Page) -> None:
    """Nothing is under way: what was answered or taken back is seen."""
    expect(page.locator(".table[data-busy]")).to_have_count(0)


def laid_out(page: Page) -> None:
    """The page has its fonts, has given its boxes their sizes and drawn what follows from these: places on it stay where they are."""
    page.evaluate(f"document.fonts.ready.then(() => {DRAWN})")
    page.wait_for_function("() => !window.late")  # the disturbance of the layout
    page.evaluate(DRAWN)


DRAWN = "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"


def in_motion(page: Page, full: bool = True) -> None:
    """The reader wants things to move, or not; the page has heard so, which a busy browser tells it later."""
    page.emulate_media(reduced_motion="no-preference" if full else "reduce")
    expect(page.locator(f"html[data-motion={'full' if full else 'less'}]")).to_be_attached()


PATIENCE = 30
"""Seconds that anything may take on a busy machine."""


def becomes(page: Page, look: Callable[[], Any], wanted: Any) -> None:
    """What is looked at is what is wanted, as soon as all that is under way has come: for places on the board, and for what stands on no page."""
    end = monotonic() + PATIENCE
    while (found := look()) != wanted and monotonic() < end:
        page.evaluate("new Promise((then) => setTimeout(then, 20))")
    assert found == wanted


def send(page: Page) -> None:
    """Press the main button and see what comes of it."""
    page.locator(".decide [data-main]").click()
    settled(page)


def choose(page: Page, text: str) -> None:
    """Choose an option by its words and send it."""
    page.locator(".decide").get_by_role("radio").filter(has_text=text).first.click()
    send(page)


def choose_hex(page: Page, hex: str) -> None:
    """Choose a hex of the map of Escape and Evasion, wherever it is drawn."""
    page.locator(f'[data-hex="{hex}"]').dispatch_event("click")
    expect(page.locator(f'[data-hex="{hex}"]')).to_have_attribute("aria-pressed", "true")


def prepare_team(page: Page) -> None:
    """The two secret choices of the British before the first move."""
    choose_hex(page, "0405")
    send(page)
    choose(page, "0309")


def up_to_date(page: Page, state: Any) -> None:
    """The page shows what the server has told its seat up to this state."""
    page.wait_for_function("at => Number(document.querySelector('.table')?.dataset.at) >= at", arg=state["at"])


def take_hint(page: Page) -> None:
    """Put what a bot would answer into the plan."""
    hint = page.locator(".decide button.hint")
    hint.click()
    expect(hint).to_have_attribute("aria-busy", "false")
    expect(page.locator(".decide [data-main]")).to_be_enabled()


def overflow(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    laid_out(page)
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement?.matches('{selector}') ?? false"):
            return
    raise AssertionError(f"{selector} is not reached by Tab")
