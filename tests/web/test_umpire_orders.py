"""The umpire's orders in a real browser: all commands, what waits, what would be, and no key read in the review."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Meet
from .test_evasion_board import Game

pytestmark = pytest.mark.browser
KEY = re.compile(r"\b[a-z]+_[a-z_]+\b")
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "change": "Change a value",
        "reason": "Reason",
        "would": "Show the effect",
        "all": "All commands (15.11)",
        "waits": "Waiting changes",
        "same": "nothing changes",
    },
    "de": {
        "change": "Wert ändern",
        "reason": "Grund",
        "would": "Wirkung zeigen",
        "all": "Alle Befehle (15.11)",
        "waits": "Änderungen, die warten",
        "same": "nichts ändert sich",
    },
}


def at_desk(meet: Meet, address: str, lang: str = "en", walking: bool = True, **wish: Any) -> tuple[Game, Page]:
    """The desk, with the form for a change open, while the British are asked for a path."""
    game = Game(address, umpire=True, umpire_release="auto")
    game.prepare()
    if walking:
        game.answer("british", "party", "ABCDEF@0309:walk")
    page = game.seat_at(meet, "umpire", desk=True, lang=lang, **wish)
    if page.locator("details.bench").get_attribute("open") is None:
        page.locator("details.bench summary").click()
    page.get_by_role("button", name=WORDS[lang]["change"]).click()
    return game, page


def order(page: Page, command: str, lang: str = "en", reason: str = "a fall") -> None:
    """Types a command and its reason."""
    page.locator(".decide .cmd input").fill(command)
    page.locator(".decide").get_by_label(WORDS[lang]["reason"], exact=True).fill(reason)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_change_is_foreseen_then_waits_and_is_listed(meet: Meet, address: str, lang: str) -> None:
    words = WORDS[lang]
    game, page = at_desk(meet, address, lang)
    at, sent = game.state("british"), game.state("umpire")["at"]
    order(page, "landing 0916", lang)
    page.get_by_role("button", name=words["would"]).click()
    would = page.locator(".would")
    expect(would.locator("section")).to_have_count(4)
    expect(would.locator("section").nth(1).locator(".new")).to_contain_text("0916")
    expect(would.locator("section").nth(2)).to_contain_text(words["same"])
    assert game.state("umpire")["at"] == sent and game.state("british") == at, "asking does nothing"
    page.locator(".cmd input").fill("landing 0410")
    expect(would, "it was for another command").to_have_count(0)
    page.get_by_role("button", name=words["would"]).click()
    expect(page.locator(".decide p.no")).to_contain_text("0410")
    page.locator(".cmd input").fill("landing 0916")
    page.locator(".decide [data-main]").click()
    expect(page.locator(".desk").get_by_role("region", name=words["waits"])).to_contain_text(
        "landing 0916 “a fall”" if lang == "en" else "landing 0916 „a fall“"
    )
    assert game.state("british")["view"]["landing"] == "0405"
    game.answer("british", "path", ".")
    expect(page.get_by_role("region", name=words["waits"])).to_have_count(0)
    assert game.state("british")["view"]["landing"] == "0916"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_commands_are_listed_and_can_be_taken_over(meet: Meet, address: str, lang: str) -> None:
    _, page = at_desk(meet, address, lang)
    page.get_by_text(WORDS[lang]["all"]).click()
    expect(page.locator(".all dt")).to_have_count(18)
    page.locator(".all dt button", has_text="patrol P3 search=yes").click()
    expect(page.locator(".cmd input")).to_have_value("patrol P3 search=yes")


def test_change_alone_on_the_command_line_opens_the_form(meet: Meet, address: str) -> None:
    game = Game(address, umpire=True, umpire_release="auto")
    game.prepare()
    page = game.seat_at(meet, "umpire", desk=True)
    page.keyboard.press("/")
    line = page.locator(".command input")
    line.fill("change ")
    expect(page.locator(".offers button").first).to_have_text("change man A hex=0309")
    line.fill("change")
    line.press("Enter")
    expect(line).to_have_count(0)
    expect(page.locator(".decide .cmd input")).to_be_visible()


def test_a_ruling_is_foreseen(meet: Meet, address: str) -> None:
    """A patrol searches the hex where the men lie: the look is put to the umpire."""
    game = Game(address, umpire=True, umpire_release="auto", umpire_check="all")
    game.prepare()
    game.to_german_half()
    game.answer("umpire", "change", 'patrol P2 hex=0309 "for the test"')
    game.answer("german", "order", "P2:search")
    page = game.seat_at(meet, "umpire", desk=True)
    page.get_by_role("button", name="Show the effect").click()
    expect(page.locator(".would")).to_contain_text("Then a die is rolled")
    page.locator(".decide [data-key=e]").click()
    page.get_by_role("radio", name="unseen").click()
    page.get_by_role("button", name="Show the effect").click()
    expect(page.locator(".would")).to_contain_text("has searched 0309: nobody")
    assert game.asked("umpire", "check")


def test_no_key_is_read_in_the_review_of_an_umpired_game(meet: Meet, address: str) -> None:
    """Reports that waited have words at each step, though nothing is asked in a review."""
    game = Game(address, umpire=True, umpire_release="hold")
    game.answer("umpire", "release", "all")
    game.prepare()
    game.answer("british", "party", "ABC@0309:walk")
    game.answer("british", "path", "x0308.")
    game.answer("umpire", "change", 'man C state=wounded "a fall"')
    game.answer("umpire", "switch", "umpire_check=all")
    game.answer("umpire", "close", 'void "late"')
    page = game.seat_at(meet, "umpire", desk=False, lang="de")
    steps = game.call("GET", f"/tables/{game.table}/replay", "umpire", seat="umpire", truth="true")["steps"]
    waited = 0
    for step in range(steps + 1):
        page.goto(f"{address}/t/{game.table}/r/umpire/{step}")
        expect(page.locator(".told table")).to_be_visible()
        waited += page.locator(".told tr.h").count()
        assert not KEY.findall(page.locator("main").inner_text()), step
    assert waited
