"""A table of Escape and Evasion whose variant has another map: the board, its names and the questions on it, and what stays printed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .actions import send
from .conftest import ROOT, Meet
from .test_evasion_board import Game, click_hex, hex_of

pytestmark = pytest.mark.browser
VALLEY = (ROOT / "docs" / "example" / "long-valley.toml").read_text("utf-8").replace("Millbridge", "Mill & <b>bridge")


def test_the_board_of_a_table_is_that_of_its_variant(meet: Meet, address: str) -> None:
    game = Game(address, variant=VALLEY)
    page = game.seat_at(meet, "british")
    names = page.locator("#evg-other-names text")
    expect(names.filter(has_text="WESTMOOR")).to_have_count(1)
    assert "Mill & <b>bridge" in names.all_text_contents() and "Horn" not in names.all_text_contents()
    assert page.locator(".map use").evaluate_all("uses => uses.map(u => u.getAttribute('href'))") == ["#evg-other", "#evg-other-names"]
    expect(page.locator(".collar .t")).to_have_text("The long valley")
    for hex, says in (("0710", "0710 Ridge tunnel, rough, road"), ("0310", "0310, rough, no road"), ("0606", "0606 Mill & <b>bridge, urban, road")):
        assert (hex_of(page, hex).get_attribute("aria-label") or "").startswith(says)
    for hex in ("0801", "0610"):
        click_hex(page, hex)
        expect(hex_of(page, hex)).to_have_attribute("aria-pressed", "true")
        send(page)
    expect(page.locator('[data-piece^="men"]')).to_have_count(1)

    page.get_by_role("button", name="Rules").click()
    page.locator("figure").first.scroll_into_view_if_needed()
    expect(page.get_by_text("A picture on the printed board").first).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("history.pushState(null, '', '/g/evasion/rules'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator("figure[data-drawn] use[href='#evg']").first).to_be_attached()
    assert not page.get_by_text("A picture on the printed board").count()
