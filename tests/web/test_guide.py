"""A newcomer learns a game by playing it, two presses from the first page."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from .actions import laid_out, overflow, send
from .conftest import Meet

pytestmark = pytest.mark.browser
GAMES = ("campaign", "clouds", "evasion", "flight181", "hijacked")
FIVE_MINUTES = 300


def learn(page: Page, game: str) -> None:
    """Press "Learn by playing" on the card of a game, and see the first question."""
    page.locator(f".gc[data-game={game}] [data-learn]").click()
    expect(page.locator(".decide .ask")).to_be_visible()


def shown(page: Page) -> None:
    """Press "Show me" on the guide's card, or "Hint" where it has none, and send the answer."""
    show = page.locator("[data-showme]")
    (show if show.count() else page.locator(".decide button.hint")).first.click()
    expect(page.locator(".decide [data-main]")).to_be_enabled()
    send(page)
    expect(page.locator(".decide .advised"), "advice of the position before").to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("de", (820, 1180)), ("de", (390, 844))])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_learnt_two_presses_from_the_first_page(meet: Meet, game: str, lang: str, size: tuple[int, int]) -> None:
    page = meet(*size, lang=lang, coached=False).go("/")
    learn(page, game)
    card = page.locator("[data-guide]")
    expect(card).to_contain_text({"en": "Guide, step 1 of", "de": "Anleitung, Schritt 1 von"}[lang])
    expect(page.locator("[data-coach]"), "one voice at a time").to_have_count(0)
    first = card.get_attribute("data-guide")
    assert overflow(page) <= 0
    page.locator("[data-showme]").click()
    expect(page.locator(".decide [data-main]")).to_be_enabled()
    if size[0] > 400:
        send(page)
        expect(page.locator(f"[data-guide={first}]")).to_have_count(0)


def test_a_newcomer_of_clouds_shoots_in_the_first_five_minutes(meet: Meet) -> None:
    page = meet(coached=False).go("/")
    began, presses = time.monotonic(), 1
    learn(page, "clouds")
    for _ in range(12):
        asked = page.locator(".decide .ask").inner_text()
        shoots = "attack" in asked and page.locator("[data-guide=shot]").count()
        shown(page)
        presses += 2
        if shoots:
            break
    else:
        pytest.fail("there was no shot")
    expect(page.locator(".log")).to_contain_text(re.compile(r"Shot\. Camel E1: \d+ against −?\d+"))
    assert time.monotonic() - began < FIVE_MINUTES
    print(f"a shot after {presses} presses")


def test_the_guide_is_left_gone_on_with_and_ended(meet: Meet) -> None:
    person = meet(coached=False)
    page = person.go("/")
    row = page.locator(".gc[data-game=hijacked] .learn")
    expect(row).to_contain_text("6 steps")
    learn(page, "hijacked")
    at = page.url
    shown(page)
    guide = page.locator("[data-guide]")
    for _ in range(12):  # the dice decide what is asked next: some questions have no step
        expect(page.locator("[data-guide]:visible, .decide button.hint:visible").first).to_be_visible()
        if guide.count():
            break
        shown(page)
    expect(guide).to_contain_text("Guide, step 2 of 6")
    page.get_by_role("button", name="Put this step away").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    person.go("/")
    expect(row).to_contain_text("at step 2 of 6")
    learn(page, "hijacked")
    assert page.url == at
    page.get_by_role("button", name="End the guide").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    page.reload()
    expect(page.locator(".decide .ask")).to_be_visible()
    expect(page.locator("[data-guide]")).to_have_count(0)


def test_on_a_phone_the_guide_covers_nothing_of_the_board(meet: Meet) -> None:
    page = meet(390, 844, touch=True).go("/")
    learn(page, "clouds")
    strip, lesson = page.locator("[data-guide]"), page.locator("[data-lesson]")
    expect(lesson).to_contain_text("dashed ring")
    laid_out(page)
    top, board = strip.bounding_box(), page.locator(".map").bounding_box()
    assert top and board and top["height"] < 64 and top["y"] + top["height"] <= board["y"] + 1
    assert board["height"] > 290
    page.locator("[data-showme]").click()
    expect(lesson, "an answer is in the making").to_have_count(0)
    page.locator("[data-more]").click()
    page.locator(".decide .btn.clear").click()
    expect(lesson).to_be_visible()
    strip.get_by_role("button", name="Guide, step 1 of 7").click()
    strip.get_by_role("button", name="End the guide").click()
    expect(strip).to_have_count(0)
    expect(page.locator(".decide > header .help")).to_contain_text("lengths of all legs")


def test_another_table_of_the_game_has_no_guide(meet: Meet) -> None:
    person = meet()
    page = person.go("/")
    learn(page, "evasion")
    expect(page.locator("[data-guide]")).to_be_visible()
    person.go("/").locator(".gc[data-game=evasion]").get_by_role("button", name="Play a bot").click()
    expect(page.locator(".decide .ask")).to_be_visible()
    expect(page.locator("[data-guide]")).to_have_count(0)


def test_a_board_that_a_sheet_covers_is_drawn_at_once_when_it_comes_back(meet: Meet) -> None:
    """Its lines had become endlessly wide, and drawing them took a minute."""
    page = meet(390, 844, touch=True).go("/")
    learn(page, "clouds")
    page.locator(".sheet .grab").evaluate("grip => grip.click()")
    expect(page.locator(".sheet.full")).to_be_visible()
    scale = page.locator("main svg[role=application] > g").first.get_attribute("transform") or ""
    assert float(scale.partition("scale(")[2].rstrip(")")) > 0.02
    page.locator(".sheet .grab").evaluate("grip => grip.click()")
    began = time.monotonic()
    page.evaluate("new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    assert time.monotonic() - began < 5
