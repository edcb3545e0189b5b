"""The rules in two editions: the player's rules with pictures drawn by the board, and the complete ones."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Meet

pytestmark = pytest.mark.browser
MIDDLE = "(el) => { const r = el.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; }"


def test_the_players_rules_are_drawn_and_lead_to_the_complete_ones(meet: Meet) -> None:
    page = meet().go("/g/hijacked/rules")
    figure = page.locator("[data-figure=setup]")
    figure.scroll_into_view_if_needed()
    expect(figure).to_have_attribute("data-drawn", "")
    expect(figure.locator("[data-mark]")).to_have_count(9)
    page.wait_for_function("document.querySelector('[data-figure=setup] [data-mark=\"1\"]').getBoundingClientRect().width > 0")
    marks = [(figure.locator(f"[data-mark='{n}']"), place) for n, place in ((1, "card 1"), (3, "talk 1"))]
    for mark, place in marks:
        card = figure.locator(f".stage [data-space='{place}'], .stage [data-part='{place}']").first
        if card.count():
            assert all(abs(a - b) < 6 for a, b in zip(mark.evaluate(MIDDLE), card.evaluate(MIDDLE))), place
    # numbers are hidden from a first reader; the switch is kept
    number = page.locator(".player a.no").first
    expect(number).to_be_hidden()
    page.get_by_role("switch", name="Paragraph numbers").click()
    expect(number).to_be_visible()
    page.reload()
    rule = number.inner_text()
    number.click()
    expect(page.locator(".para.marked")).to_have_attribute("id", rule)
    page.locator("[data-edition=player]").click()
    expect(page.locator(".player")).to_be_visible()
    page.locator("input[type=search]").fill("joker")
    assert 0 < page.locator(".player section").count() < page.locator("nav.aside li").count()


def test_an_address_with_a_number_opens_it_in_the_edition_that_has_it(meet: Meet) -> None:
    page = meet().go("/g/hijacked/rules#7.5")
    expect(page.locator(".player .marked")).to_be_visible()
    page.goto(page.url.replace("#7.5", "#3.14"))
    page.reload()
    expect(page.locator(".para.marked")).to_have_attribute("id", "3.14")


def test_the_example_opens_in_the_replay_and_the_rules_at_the_table(meet: Meet) -> None:
    page = meet(width=390, height=844, lang="de").go("/g/hijacked/rules")
    page.locator(".example .open").first.click()
    expect(page).to_have_url(lambda url: "/r/watch" in url)
    expect(page.locator("[data-board=hijacked]")).to_be_visible()
