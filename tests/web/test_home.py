"""The first page: what its cards say, what is finished, the lab; and nothing moves while it loads, on a slow line either."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from . import plain
from .actions import overflow
from .axe import in_both_themes
from .conftest import Meet, Person
from .test_arrive import made

pytestmark = pytest.mark.browser
READ = [(1440, 900, "en"), (820, 1180, "de"), (390, 844, "de")]
"""Sizes and languages: German takes more room, so it is read where there is least."""
MOST = 0.05
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.shifts.push([entry.value, entry.sources.map((s) => s.node?.className ?? s.node?.nodeName ?? "?").join()]);
}).observe({ type: "layout-shift", buffered: true });
"""
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""Slow 4G: 1.6 Mbit/s, 150 ms."""


def shifts(person: Person, page: Page, path: str, slow: bool) -> list[Any]:
    """What moved while a page was loaded with an empty cache."""
    session = person.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    if slow:
        session.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(WATCH)
    person.go(path)
    expect(page.locator(".lower")).to_be_attached()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))))")
    return list(page.evaluate("window.shifts"))


@pytest.mark.parametrize(
    ("tables", "width", "height", "slow"),
    [(3, 1440, 900, True), (3, 820, 1180, True), (3, 390, 844, True), (0, 390, 844, True), (3, 1440, 900, False), (0, 820, 1180, False)],
)
def test_nothing_moves_while_the_first_page_loads(meet: Meet, address: str, tables: int, width: int, height: int, slow: bool) -> None:
    person = meet(width, height, touch=width < 500)
    page = person.page
    for _ in range(tables):
        table, keys = made(address, start=True)
        person.go(f"/s#{table}.{keys['host']}")
        expect(page.locator(".decide .ask")).to_be_visible()
    found = shifts(person, page, "/", slow)
    assert sum(value for value, _ in found) <= MOST, found


def test_the_measure_sees_what_moves(meet: Meet) -> None:
    person = meet()
    assert sum(value for value, _ in shifts(person, person.page, "/", False)) <= MOST
    person.page.evaluate("""() => {
      const more = document.createElement("div");
      more.style.height = "300px";
      document.querySelector("main").prepend(more);
    }""")
    person.page.evaluate("new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    assert sum(value for value, _ in person.page.evaluate("window.shifts")) > MOST


@pytest.mark.parametrize("lang", ["en", "de"])
def test_cards_say_story_length_players_and_what_is_secret(meet: Meet, address: str, lang: str) -> None:
    page = meet(lang=lang).go("/")
    for game in plain.get(f"{address}/api/games", params={"lang": lang}).json():
        card = page.locator(f".gc[data-game={game['id']}]")
        expect(card).to_contain_text(game["story"] or game["tagline"])
        if game["id"] in ("evasion", "hijacked", "flight181", "clouds", "campaign"):
            assert game["story"] and game["length"] and game["secret"]
            expect(card.locator("[data-length]")).to_contain_text(game["length"])
            expect(card.locator("[data-secret]")).to_contain_text(game["secret"])
            expect(card.locator(".facts li").first).to_contain_text({"en": "1 to" if game["id"] == "hijacked" else "", "de": ""}[lang])


def test_finished_games_stand_on_the_first_page_with_how_they_ended(meet: Meet, address: str) -> None:
    table, keys = made(address, start=True, title="Short evening")
    page = meet().go(f"/s#{table}.{keys['host']}")
    expect(page.locator(".decide .ask")).to_be_visible()
    page.goto(f"{address}/")
    expect(page.locator("[data-finished-list]")).to_contain_text("You have not finished a game yet")
    plain.give_up(address, table, keys["host"])
    page.reload()
    row = page.locator(f'[data-finished="{table}"]')
    expect(row).to_contain_text("Short evening")
    expect(row.locator("b")).not_to_have_text("Short evening")
    row.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"{address}/t/{table}/r/british")
    page.goto(f"{address}/")
    row.get_by_role("link", name="Ending").click()
    expect(page).to_have_url(f"{address}/t/{table}")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lab_has_a_place_with_an_interval_and_a_way_to_more(meet: Meet, lang: str) -> None:
    page = meet(lang=lang).go("/")
    lab = page.locator("[data-lab]")
    expect(lab).to_contain_text({"en": "77.7 %", "de": "77,7 %"}[lang])
    spoken = "Standard: 67.0 % (64.0 %, 69.8 %); Milder 3: 77.7 % (75.0 %, 80.2 %)"
    if lang == "de":
        spoken = spoken.replace(".", ",").replace("Milder 3", "Mildere 3")
    expect(lab.get_by_role("img")).to_have_attribute("aria-label", spoken)


@pytest.mark.parametrize(("width", "height", "lang"), READ)
def test_axe_finds_nothing_on_the_first_page(meet: Meet, address: str, lang: str, width: int, height: int) -> None:
    table, keys = made(address, start=True)
    page = meet(width, height, lang=lang, touch=width < 500).go(f"/s#{table}.{keys['host']}")
    expect(page.locator(".decide .ask")).to_be_visible()
    plain.give_up(address, table, keys["host"])
    page.goto(f"{address}/")
    expect(page.locator("[data-finished-list] .row-line")).to_have_count(1)
    assert overflow(page) <= 0
    assert in_both_themes(page) == []
