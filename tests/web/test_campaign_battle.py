"""A whole battle of a campaign by the controls of the page: opened from the campaign, flown to its end, taken in once, and on to the next mission."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from lysander.games import registry

from .actions import send, take_hint
from .conftest import Meet

pytestmark = [pytest.mark.browser, pytest.mark.skipif("campaign" not in registry.games(), reason="the game does not stand in the library yet")]
MOST = 400
"""Answers of one battle at most."""
HINTS = 20
"""Answers of a battle that are taken from hints, each of which takes a second."""


def new_campaign(page: Page, *mine: str) -> None:
    """A campaign with the organiser and some squadrons at this screen, all of one person; bots lead the others."""
    for seat in ("organiser", "e1", "c1"):
        page.locator(f"[data-seat={seat}]").get_by_role("radio", name="At this screen" if seat in mine else "Bot").click()
    page.locator("[data-alone=true]").click()
    page.locator("aside .btn.primary").click()
    asked(page, "What is the campaign called")
    send(page)
    for _ in mine[1:]:
        asked(page, "Which type does")
        page.locator(".decide [role=radio]").first.click()
        send(page)


def asked(page: Page, words: str) -> None:
    expect(page.locator(".decide .ask")).to_contain_text(words)


def name_roster(page: Page, mission: int) -> None:
    """The first pilots fly."""
    asked(page, f"mission {mission}?")
    named = page.locator(".decide .help b")
    expect(named).to_have_text(re.compile(r"^0 of \d named$"))
    for n in range(int(named.inner_text()[5])):
        page.locator(".decide [data-pilot]").nth(n).click()
    send(page)


def open_battle(page: Page) -> None:
    asked(page, "How is battle")
    page.locator(".decide [data-fly]").click()
    expect(page.locator("[data-craft=E1]")).to_be_visible()


def offer_to_break_off(page: Page) -> None:
    page.locator("details.tray summary").click()
    page.get_by_role("button", name="Breaking off").click()
    page.locator(".decide [role=radio]").first.click()
    send(page)


def change_seat(page: Page) -> None:
    """The other seat of the same person is shown, without a curtain."""
    before = page.locator(".strip .seat.you").get_attribute("title") or ""
    page.locator("[data-hand]").click()
    expect(page.locator(f".strip .seat.you:not([title^='{before[:20]}'])")).to_be_visible()
    expect(page.locator("[data-curtain]")).to_have_count(0)


def question_or_end(page: Page) -> bool:
    """Whether there is a question; else the battle is over."""
    expect(page.locator(".decide [data-main], .result").first).to_be_visible(timeout=120_000)
    return page.locator(".result").count() == 0


def straight_on(page: Page) -> None:
    """An aeroplane flies straight on; of other questions the last option is taken."""
    straight = page.locator(".decide").get_by_role("button", name="Straight on")
    last = page.locator(".decide [role=radio]").last
    expect(straight.or_(last).first).to_be_visible()
    (straight if straight.count() else last).click()


def back(page: Page) -> None:
    """To the campaign, which has taken the battle in, once."""
    page.locator(".result [data-parent]").click()
    expect(page.locator("[data-flown]")).to_have_count(1)
    expect(page.locator("[data-flown='1']")).to_be_visible()


def buy(page: Page) -> None:
    """A point of the first skill that can be had, for the pilot whose record is shown."""
    asked(page, "buy a skill point")
    skill = page.locator(".decide [data-of]:not(:disabled)").first
    who, what = (skill.get_attribute("aria-label") or "").split(": ")
    expect(page.locator("article.rec")).to_contain_text(who)
    skill.click()
    send(page)
    expect(page.locator(".log")).to_contain_text(re.compile(rf"{who}.* {what.split(' to ')[1].split()[0]}"))


@pytest.mark.tools
def test_31_11_one_person_flies_both_sides_of_a_battle_and_goes_on_to_the_next_mission(meet: Meet) -> None:
    page = meet().go("/g/campaign/new")
    new_campaign(page, "organiser", "e1", "c1")
    for _ in range(2):
        name_roster(page, 1)
    open_battle(page)
    offer_to_break_off(page)
    change_seat(page)
    offer_to_break_off(page)
    change_seat(page)
    for _ in range(MOST):
        if not question_or_end(page):
            break
        straight_on(page)
        send(page)
    back(page)
    buy(page)
    while "buy a skill point" in page.locator(".decide .ask").inner_text():
        page.locator(".decide [data-value=stop]").click()
        send(page)
    name_roster(page, 2)


@pytest.mark.slow
@pytest.mark.tools
def test_31_11_a_battle_is_flown_to_its_end_against_bots_with_hints(meet: Meet) -> None:
    page = meet().go("/g/campaign/new")
    new_campaign(page, "organiser", "e1")
    name_roster(page, 1)
    open_battle(page)
    for n in range(MOST):
        if not question_or_end(page):
            break
        if n < HINTS:
            take_hint(page)
        else:
            straight_on(page)
        send(page)
    back(page)
    for _ in range(20):
        if "mission 2?" in page.locator(".decide .ask").inner_text():
            return
        take_hint(page)
        send(page)
    raise AssertionError("the next mission does not come")
