"""Whole games in the browser, from the first click to the review."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .actions import overflow, send, settled, take_hint, up_to_date
from .conftest import Meet
from .test_evasion_board import Game

pytestmark = [pytest.mark.browser, pytest.mark.slow]
MOST = 600


def play_to_the_end(page: Page) -> int:
    """Answer every question as the hint says, until the game is over; gives the number of answers."""
    over = page.locator(".result")
    for answers in range(MOST):
        expect(page.locator(".decide button.hint").or_(over).first).to_be_visible()
        if over.is_visible():
            return answers
        position = page.locator(".table").get_attribute("data-at")
        take_hint(page)
        page.locator(".decide [data-main]").click()
        expect(page.locator(f'.table[data-at="{position}"]')).to_have_count(0)
    raise AssertionError("the game does not end")


def test_a_whole_game_against_a_bot(meet: Meet) -> None:
    page = meet().go("/g/evasion")
    page.locator("aside").get_by_role("radio", name="British").click()
    page.locator("aside").get_by_role("radio", name="random").click()
    page.locator("aside .btn.primary").click()
    assert play_to_the_end(page) > 5
    expect(page.locator(".result dd").last, "the dice seed is opened").to_have_text(re.compile(r"^\w{64}$"))
    page.locator(".result").get_by_role("link", name="Review").click()
    page.get_by_role("radio", name="As it was").click()
    expect(page.locator("svg[role=application]")).to_have_count(1)
    expect(page.locator("aside.left"), "both sides are open").to_contain_text(re.compile("SOE team.*Search command", re.DOTALL))
    page.keyboard.press("[")
    expect(page.locator(".scrubber")).to_be_visible()


def move(page: Page, hint: bool) -> None:
    """One answer of a player: as the hint says, or the half is over."""
    end = page.locator(".decide").get_by_role("radio", name="End the half")
    expect(page.locator(".decide .ask")).to_be_visible()
    if hint or not end.count():
        take_hint(page)
    else:
        end.click()
    send(page)


@pytest.mark.tools
def test_a_whole_game_of_two_people_and_an_umpire(meet: Meet, address: str) -> None:
    """Desktop, tablet and phone: who is asked answers, until all three see the end of a short night."""
    game = Game(address, umpire=True, team=4, patrols="15", landing_move="7")
    pages = {
        "british": game.seat_at(meet, "british"),
        "german": game.seat_at(meet, "german", width=820, height=1180),
        "umpire": game.seat_at(meet, "umpire", width=390, height=844),
    }
    for n in range(MOST):
        state = game.state("umpire")
        if state["status"] == "over":
            break
        seen = {seat: game.state(seat) for seat in pages}
        seat = next(s for s in pages if any(not a["standing"] for a in seen[s]["asks"]))
        up_to_date(pages[seat], seen[seat])
        if seat == "umpire":
            every = pages[seat].get_by_role("button", name="Release all")
            (every if every.count() else pages[seat].locator(".decide [data-key=a]")).click()
            settled(pages[seat])
        else:
            move(pages[seat], hint=n < 8)
    for page in pages.values():
        expect(page.locator(".result")).to_be_visible()
        assert overflow(page) == 0
    assert len({page.locator(".result h2").inner_text() for page in pages.values()}) == 1
