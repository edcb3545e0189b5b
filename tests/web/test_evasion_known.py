"""What a seat knows that changes its odds, and why each side has won or lost, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .actions import settled
from .conftest import Meet
from .test_evasion_board import Game, click_hex, hex_of, main_button

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("lang", "enters", "again"), [
    ("en", "the garrison looks as you enter and spots you on 3 or less", "once more at the end of the German half"),
    ("de", "die Garnison sieht beim Betreten hin und entdeckt euch bei 3 oder weniger", "noch einmal hin"),
])  # fmt: skip
def test_7_9_2_the_garrison_of_a_town_stands_in_the_path(meet: Meet, address: str, lang: str, enters: str, again: str) -> None:
    """8.11 In the panel, on the button and in the name of the hex; its second look only where the party stops."""
    game = Game(address)
    game.prepare(rendezvous="0209")
    game.answer("british", "party", "ABCDEF@0209:walk")
    page = game.seat_at(meet, "british", lang=lang)
    known = page.locator(".decide .known")
    expect(known).to_have_count(0)
    button = page.locator(".decide .next button.watched")
    expect(button).to_have_count(1)
    expect(button).to_have_attribute("aria-label", re.compile(re.escape(enters)))
    expect(hex_of(page, "0210")).to_have_attribute("aria-label", re.compile(re.escape(enters)))
    click_hex(page, "0210")
    expect(known).to_contain_text(enters)
    expect(known).to_contain_text(again)
    click_hex(page, "0110")
    expect(known).to_contain_text(enters)
    expect(known).not_to_contain_text(again)
    main_button(page).click()
    settled(page)


def test_7_9_2_the_garrison_is_read_on_a_phone(meet: Meet, address: str) -> None:
    game = Game(address)
    game.prepare(rendezvous="0209")
    game.answer("british", "party", "ABCDEF@0209:walk")
    page = game.seat_at(meet, "british", width=390, height=844, touch=True)
    expect(page.locator(".price .alarm"), "a mark on the town").to_have_count(1)
    hex_of(page, "0210").tap()
    expect(page.locator(".decide .known")).to_contain_text("the garrison looks as you enter")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("lang", "why"), [
    ("en", "The Germans gave up: the free men count as flown out, prisoners taken before still count"),
    ("de", "Die Deutschen haben aufgegeben: Die freien Männer gelten als ausgeflogen, frühere Gefangene zählen weiter"),
])  # fmt: skip
def test_13_7_the_end_says_why_each_side_has_won_or_lost(meet: Meet, address: str, lang: str, why: str) -> None:
    game = Game(address)
    game.prepare()
    game.to_german_half()
    game.answer("german", "resign", "yes")
    for width in (1440, 390):
        page = game.seat_at(meet, "german", lang=lang, width=width)
        sheet = page.locator(".result table")
        expect(sheet).to_contain_text(why)
        expect(sheet.locator("tbody tr")).to_have_count(4)
        expect(sheet.locator(".cite")).to_have_text(["13.2", "13.3", "13.7"])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
