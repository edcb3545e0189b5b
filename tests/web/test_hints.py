"""What a bot weighed: one line in the place of the help, on the desk and on the phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .actions import choose_hex, overflow, take_hint
from .axe import in_both_themes
from .conftest import Meet
from .test_evasion_board import Game

pytestmark = pytest.mark.browser
SAID = {
    "en": (
        "A bot’s choice:",
        r"\d{4}[^:]*: about \d[\d.]*\s% risk",
        "4 more choices",
        "How likely you lose a man",
        "Close",
    ),
    "de": (
        "Wahl eines Bots:",
        r"\d{4}[^:]*: etwa \d[\d,]*\s% Risiko",
        "4 weitere",
        "Wie wahrscheinlich ihr",
        "Schließen",
    ),
}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("de", False)])
def test_a_hint_is_one_line_and_is_put_away(meet: Meet, address: str, lang: str, phone: bool) -> None:
    title, why, more, meaning, close = SAID[lang]
    size = {"width": 390, "height": 844, "touch": True} if phone else {}
    page = Game(address).seat_at(meet, "british", lang=lang, **size)
    header = page.locator(".decide > header")
    before = header.bounding_box()
    take_hint(page)
    advice = page.locator(".decide .advised")
    expect(advice).to_contain_text(title)
    expect(advice).to_contain_text(re.compile(why))
    after = header.bounding_box()
    assert before and after and after["height"] - before["height"] <= 44, "the question keeps its room"
    expect(advice.locator("> span"), "all of it, however little room there is").to_have_attribute("title", re.compile(f"^{title} {why}"))
    expect(page.locator(".decide [data-main]")).to_be_in_viewport()
    others = page.locator(".decide [data-others]")
    expect(others.get_by_role("listitem")).to_have_count(0)
    others.get_by_text(more).click()
    expect(others.get_by_role("listitem")).to_have_count(4)
    expect(others.get_by_text(meaning)).to_be_visible()
    assert overflow(page) <= 0
    assert in_both_themes(page) == []
    advice.get_by_role("button", name=close).click()
    expect(advice).to_have_count(0)
    expect(page.locator(".decide [data-main]"), "the answer of the bot is planned").to_be_enabled()
    take_hint(page)
    choose_hex(page, "0405")
    expect(advice, "another answer is planned").to_have_count(0)


def test_by_keyboard_enter_sends_what_the_hint_has_filled_in(meet: Meet, address: str) -> None:
    """Enter on the button would ask for the same hint again and again."""
    page = Game(address).seat_at(meet, "british")
    page.route("**/explain?*", lambda route: route.abort(), times=1)
    page.locator(".decide button.hint").click()
    expect(page.locator(".decide"), "without a connection it says so").to_contain_text("The server does not answer")
    page.locator(".decide button.hint").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".decide .advised")).to_be_visible()
    expect(page.locator(".decide button.hint")).to_have_attribute("aria-busy", "false")
    page.keyboard.press("Enter")
    expect(page.locator(".decide .ask")).not_to_contain_text("land")
    expect(page.locator(".decide .advised")).to_have_count(0)


def test_on_an_upright_tablet_a_hint_says_why(meet: Meet, address: str) -> None:
    """What a question means is left out there; what is advised is not."""
    page = Game(address).seat_at(meet, "british", width=820, height=1180)
    take_hint(page)
    expect(page.locator(".decide .advised")).to_contain_text(re.compile(SAID["en"][1]))
    expect(page.locator(".decide .advised")).to_be_visible()
