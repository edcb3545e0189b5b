"""What is read aloud at the table of In Clouds of Glory: the name of a button holds the words that are seen on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lysander.games import registry

from .clouds_table import LEVEL, Game, type_plan
from .conftest import Meet

pytestmark = [pytest.mark.browser, pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet")]
DIVING = "clouds duel T2 M4 ; E1=camel@0,-500,24/h0000V0/v14+ini11.3 ; C1=dr1@400,600,27/h1500LL/v14+ini15.2"
NAMES = """() => [...document.querySelectorAll(".decide button, .cg button")].map((button) => {
  const seen = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.matches?.("[aria-hidden=true], .sr, svg, style") ? "" : [...node.childNodes].map(seen).join(" ");
  const bare = (text) => text.toLowerCase().replace(/\\s+/g, " ").trim();
  return [bare(button.getAttribute("aria-label") ?? seen(button)), bare(seen(button))];
})"""
"""Of each button of the panel and the board, what it is called and what is seen on it. Signs that are hidden from readers are not seen words."""


def unlike(page: Page) -> list[list[str]]:
    """The buttons whose name does not hold their words, or that have none."""
    return [[name, words] for name, words in page.evaluate(NAMES) if not name or words not in name]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "touch"), [(1440, False), (390, True)])
@pytest.mark.parametrize("position", [LEVEL, DIVING])
def test_the_name_of_each_button_of_the_planner_holds_its_words(
    meet: Meet, begin_at: Callable[..., Game], position: str, width: int, touch: bool, lang: str
) -> None:
    page = begin_at(position).seat_at(meet, width=width, height=900, lang=lang, touch=touch)
    expect(page.locator("[data-add]").first).to_be_visible()
    assert unlike(page) == []
    type_plan(page, "RR TRF6 S5-1" if position == LEVEL else "DS4")
    expect(page.locator(".budget.old")).to_have_count(0)
    page.locator(".legs .leg, .chips button").first.click()
    assert unlike(page) == []
