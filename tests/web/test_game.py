"""Whole games in the browser, from the first click to the review."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Meet

pytestmark = [pytest.mark.browser, pytest.mark.slow]
MOST = 600


def play_to_the_end(page: Page) -> int:
    """Answer every question as the hint says, until the game is over; gives the number of answers."""
    main = page.locator(".decide [data-main]")
    over = page.locator(".result")
    for answers in range(MOST):
        expect(page.locator(".decide .hint").or_(over)).to_be_visible()
        if over.is_visible():
            return answers
        position = page.locator(".table").get_attribute("data-at")
        page.locator(".decide .hint").click()
        expect(main).to_be_enabled()
        main.click()
        expect(page.locator(f'.table[data-at="{position}"]')).to_have_count(0)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("side", ["British", "Germans"])
def test_a_whole_game_against_a_bot(meet: Meet, side: str) -> None:
    page = meet().go("/g/evasion")
    page.locator("aside").get_by_role("radio", name=side).click()
    page.locator("aside").get_by_role("radio", name="random").click()
    page.locator("aside .btn.primary").click()
    assert play_to_the_end(page) > 5
    assert len(page.locator(".result dd").last.inner_text()) == 64, "the dice seed is opened"
    page.locator(".result").get_by_role("link", name="Review").click()
    page.get_by_role("radio", name="As it was").click()
    expect(page.locator(".panes svg[role=application]")).to_have_count(3)
    page.keyboard.press("[")
    expect(page.locator(".scrubber")).to_be_visible()
