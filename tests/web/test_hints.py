"""What a bot weighed, in the words of the question, on the desk and on the phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .actions import overflow, take_hint
from .conftest import Meet
from .test_evasion_board import Game

pytestmark = pytest.mark.browser
SAID = {
    "en": ("A bot would choose:", r"^\d{4}.*risk \d\.\d\d", "What the figures mean", "a man killed counts 1", "Close"),
    "de": ("Ein Bot würde wählen:", r"^\d{4}.*Risiko \d,\d\d", "Was die Zahlen bedeuten", "Ein Toter zählt 1", "Schließen"),
}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("de", True)])
def test_a_hint_says_what_was_weighed_and_is_put_away(meet: Meet, address: str, lang: str, phone: bool) -> None:
    title, first, figures, meaning, close = SAID[lang]
    size = {"width": 390, "height": 844, "touch": True} if phone else {}
    page = Game(address).seat_at(meet, "british", lang=lang, **size)
    take_hint(page)
    advice = page.locator(".decide .advised")
    expect(advice).to_contain_text(title)
    if phone:
        expect(advice.get_by_role("listitem"), "the board keeps its room").to_have_count(1)
        advice.get_by_text("4 weitere").click()
    expect(advice.get_by_role("listitem")).to_have_count(5)
    expect(advice.get_by_role("listitem").first).to_have_text(re.compile(first))
    expect(advice.get_by_text(meaning)).to_be_hidden()
    advice.get_by_text(figures).click()
    expect(advice.get_by_text(meaning)).to_be_visible()
    assert overflow(page) <= 0
    advice.get_by_role("button", name=close).click()
    expect(advice).to_have_count(0)
    expect(page.locator(".decide [data-main]"), "the answer of the bot is planned").to_be_enabled()
    take_hint(page)
    page.locator(".decide").get_by_role("radio").nth(1).click()
    expect(advice, "another answer is planned").to_have_count(0)
