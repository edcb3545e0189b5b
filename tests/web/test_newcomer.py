"""Somebody who has never been here."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .actions import choose_hex, question, send, settled
from .conftest import Meet
from .test_comfort import Others

pytestmark = pytest.mark.browser
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def test_first_decision_in_two_clicks_and_a_guided_first_turn(meet: Meet) -> None:
    page = meet(coached=False).go("/")
    page.locator("[data-play-now]").click()
    expect(page.locator(".decide .ask")).to_be_visible()
    coach = page.locator("[data-coach]")
    for card in range(1, 5):
        expect(coach).to_have_attribute("data-coach", str(card))
        coach.locator(".btn.primary").click()
    expect(coach).to_have_count(0)
    page.reload()
    expect(page.locator(".decide .ask")).to_be_visible()
    expect(coach).to_have_count(0)


def test_choosing_sends_nothing_before_the_main_button(meet: Meet) -> None:
    page = meet().go("/")
    page.locator("[data-play-now]").click()
    asked = question(page)
    choose_hex(page, "0405")
    expect(page.locator(".decide .ask")).to_have_text(asked)
    page.reload()
    expect(page.locator(".decide [data-main]")).to_be_enabled()
    send(page)
    assert question(page) != asked


def test_german_person_reads_german(meet: Meet) -> None:
    person = meet(lang="de")
    page = person.go("/")
    page.get_by_role("button", name="Jetzt gegen einen Bot spielen").click()
    expect(page.locator(".decide .ask")).to_contain_text("In welchem Feld")
    page.get_by_role("button", name="Sprache").click()
    expect(page.locator(".decide .ask")).to_contain_text("In which hex")


@pytest.mark.parametrize(("lang", "title"), [("en", "Hijacked in ten minutes"), ("de", "Hijacked in zehn Minuten")])
def test_the_help_has_a_page_of_each_game_that_brings_one(meet: Meet, lang: str, title: str) -> None:
    brought = sorted(file.parent.name for file in BOARDS.glob(f"*/help.{lang}.ts"))
    assert len(brought) >= 3
    page = meet(lang=lang).go("/help/hijacked")
    expect(page.locator("h1")).to_have_text(title)
    pages = [link.get_attribute("href") for link in page.get_by_role("navigation").locator("a[href^='/help/']").all()]
    assert pages[:2] == ["/help/player", f"/help/{brought[0]}"] and {f"/help/{game}" for game in brought} <= {*pages}


def test_nobody_needs_a_game_that_is_not_there(meet: Meet) -> None:
    page = meet().go("/g/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(page.url.replace("/g/nothing", "/t/zzzzzzzzzzzz"))
    expect(page.get_by_role("alert")).to_contain_text("no such table")


def test_rulebook_opens_at_a_paragraph_and_finds_words(meet: Meet) -> None:
    page = meet(rules="complete").go("/g/evasion/rules#7.4")
    marked = page.locator(".para.marked")
    expect(marked).to_contain_text("7.4")
    expect(marked).to_be_in_viewport()
    page.get_by_role("searchbox").fill("Road  block")
    expect(page.get_by_role("status").filter(has_text="paragraphs")).to_be_in_viewport()
    expect(page.locator(".para").first).to_contain_text("road block", ignore_case=True)


def test_rulebook_opens_at_an_item_of_a_paragraph(meet: Meet) -> None:
    page = meet(rules="complete").go("/g/flight181/rules#17.11.2")
    expect(page.locator(".para.marked")).to_have_id("17.11")
    expect(page.locator("[id='17.11.2']")).to_be_in_viewport()
    page.locator("[id='17.12']").get_by_role("link", name="17.12").click()
    expect(page.locator(".para.marked")).to_have_id("17.12")
    page.locator("[id='7.8'] a.xref", has_text="7.3.4").click()
    expect(page.locator("[id='7.3.4']")).to_be_in_viewport()
    expect(page.locator(".para.marked")).to_have_id("7.3")


def test_take_back_is_free_until_something_was_learnt(meet: Meet) -> None:
    page = meet().go("/g/evasion/new")
    page.locator(".seatrow").filter(has_text="Germans").get_by_role("radio", name="Bot").click()
    page.locator("aside .btn.primary").click()
    asked = question(page)
    choose_hex(page, "0405")
    send(page)
    assert question(page) != asked
    page.locator(".undo button").first.click()
    expect(page.locator(".decide .ask")).to_have_text(asked)


def typed(page: Page, line: str) -> None:
    """Answer on the command line."""
    page.keyboard.press("/")
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    settled(page)


def test_the_guided_first_turn_ends_by_itself(meet: Meet, address: str) -> None:
    """It covered the log until somebody pressed Skip, whatever the round."""
    others = Others(address, "evasion", "british", "german")
    done = (("party", "done"), ("posture:0309", "hide"))
    for kind, value in (("landing", "0405"), ("rendezvous", "0309"), *done):
        others.answer("british", kind, value)
    page = meet(coached=False).go(others.link("german"))
    coach, asked = page.locator("[data-coach]"), page.locator(".decide .ask")
    expect(coach).to_be_visible()
    typed(page, "P1:search")
    expect(coach, "the turn goes on").to_be_visible()
    typed(page, "done")
    expect(asked, "the turn has passed").to_have_count(0)
    for kind, value in done:
        others.answer("british", kind, value)
    for _ in range(2):
        expect(asked).to_be_visible()
        expect(coach).to_have_count(0)
        page.reload()


def test_the_guide_ends_after_some_answers_where_the_turn_does_not_pass(meet: Meet) -> None:
    page = meet(coached=False).go("/")
    page.locator("[data-play-now]").click()
    coach = page.locator("[data-coach]")
    for line in ("0405", "0309", "A@0309:walk", "x0308."):
        expect(coach).to_be_visible()
        typed(page, line)
    expect(page.locator(".decide .ask")).to_be_visible()
    expect(coach).to_have_count(0)
