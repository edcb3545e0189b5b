"""The rules in two editions: the player's rules with pictures drawn by the board, and the complete ones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .actions import becomes, question
from .conftest import Meet

pytestmark = pytest.mark.browser
BOX = "(el) => { const r = el.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; }"


def lies_on(mark: Locator, card: Locator) -> bool:
    """Whether the middle of a mark, which is drawn, is on a card."""
    (left, top, right, bottom), on = mark.evaluate(BOX), card.evaluate(BOX)
    return bool(left < right and on[0] <= (left + right) / 2 <= on[2] and on[1] <= (top + bottom) / 2 <= on[3])


def test_the_players_rules_are_drawn_and_lead_to_the_complete_ones(meet: Meet) -> None:
    page = meet().go("/g/hijacked/rules")
    figure = page.locator("[data-figure=setup]")
    figure.scroll_into_view_if_needed()
    expect(figure).to_have_attribute("data-drawn", "")
    expect(figure.locator("[data-mark]")).to_have_count(9)
    marks = [(figure.locator(f"[data-mark='{n}']"), place) for n, place in ((1, "card 1"), (3, "talk 1"))]
    for mark, place in marks:
        card = figure.locator(f".stage [data-space='{place}'], .stage [data-part='{place}']").first
        if card.count():
            becomes(page, lambda mark=mark, card=card: lies_on(mark, card), True)
    # numbers are hidden from a first reader; the switch is kept
    number = page.locator(".player a.no").first
    expect(number).to_be_hidden()
    page.get_by_role("switch", name="Paragraph numbers").click()
    expect(number).to_be_visible()
    page.reload()
    rule = number.inner_text()
    number.click()
    expect(page.locator(".para.marked")).to_have_attribute("id", rule)
    page.locator("[data-choice=player]").click()
    expect(page.locator(".player")).to_be_visible()
    page.locator("input[type=search]").fill("joker")
    found, all_of_them = page.locator(".player section"), page.locator("nav.aside li")
    becomes(page, lambda: 0 < found.count() < all_of_them.count(), True)


def test_an_address_with_a_number_opens_it_in_the_edition_that_has_it(meet: Meet) -> None:
    page = meet().go("/g/hijacked/rules#7.5")
    expect(page.locator(".player .marked")).to_be_visible()
    page.goto(page.url.replace("#7.5", "#3.14"))
    page.reload()
    expect(page.locator(".para.marked")).to_have_attribute("id", "3.14")


def test_an_example_opens_in_the_replay(meet: Meet) -> None:
    page = meet(width=390, height=844, lang="de").go("/g/hijacked/rules")
    page.locator(".example .open").first.click()
    page.wait_for_url("**/r/watch?line=*")
    expect(page.locator("[data-board=hijacked]")).to_be_visible()


def test_at_a_table_the_players_rules_show_the_phase_that_is_played_and_its_options(meet: Meet) -> None:
    page = meet().go("/g/hijacked/new")
    page.locator("[data-seatings]").get_by_role("radio", name="2 players").click()
    page.locator(".seatrow[data-seat=B]").get_by_role("radio", name="Bot").click()
    page.get_by_role("radiogroup", name="Storm").get_by_role("radio", name="strict").click()
    page.locator("aside .btn.primary").click()
    question(page)
    page.locator(".topbar").get_by_role("button", name="Rules").click()
    expect(page.locator(".drawer .phases .now")).to_have_attribute("data-phase", "action")
    said = page.locator(".drawer [data-option]")
    expect(said.first).to_have_text("At this table: Storm: strict")
    expect(page.locator(".drawer .row:has([data-option])").first.locator("[data-rule='19.2']").first).to_be_attached()
    assert {el.get_attribute("data-option") for el in said.all()} == {"storm"}
    page.locator(".drawer .player a.no").first.click()
    expect(page.locator(".drawer .para.marked")).to_be_visible()
