"""Games without a drawn board, and games for one to four players."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .actions import question, send
from .conftest import Meet

pytestmark = pytest.mark.browser


def rota(page: Page, players: int, **ways: str) -> None:
    """A table of the game for one to four, with these people and bots."""
    page.locator("[data-seatings]").get_by_role("radio", name=str(players)).click()
    for seat, way in ways.items():
        page.locator(f"[data-seat={seat}]").get_by_role("radio", name=way).click()
    page.locator("aside .btn.primary").click()


def test_a_game_without_a_board_is_played_on_its_words(meet: Meet) -> None:
    page = meet().go("/g/lanterns/new")
    page.locator("[data-seat=watch]").get_by_role("radio", name="At this screen").click()
    page.locator("aside .btn.primary").click()
    here = page.get_by_role("button", name=re.compile("^I am "))
    coves = {"land": "123", "lamp": "555"}
    for n in range(6):
        expect(here.or_(page.locator(".decide .ask"))).to_be_visible()
        if here.is_visible():
            here.click()
        expect(page.locator(".boardbox [data-twin]")).to_contain_text(f"night: {n // 2 + 1}")
        asked = "land" if "land" in question(page) else "lamp"
        page.locator(".decide").get_by_role("radio", name=re.compile(f"^{coves[asked][n // 2]}")).click()
        at = page.locator(".table").get_attribute("data-at")
        page.locator(".decide [data-main]").click()
        expect(page.locator(f".table[data-at='{at}']")).to_have_count(0)
    expect(here.or_(page.locator(".result"))).to_be_visible()
    if here.is_visible():
        here.click()
    expect(page.locator(".result")).to_contain_text("Cargo landed: 3")


def test_one_to_four_players_and_the_seat_bar_shows_who_acts(meet: Meet) -> None:
    page = meet().go("/g/rota/new")
    rota(page, 4, B="link", C="link", D="link")
    expect(page.locator(".seatrow")).to_have_count(4)
    page.locator("[data-start]").click()
    expect(page.locator(".strip .seat")).to_have_count(4)
    expect(page.locator(".strip .seat.turn")).to_contain_text("your turn")
    page.locator(".decide [data-main]").click()
    expect(page.locator(".log ol")).to_contain_text("takes 1")


def test_alone_from_the_library_in_one_click(meet: Meet) -> None:
    page = meet().go("/")
    page.locator("[data-game=rota]").get_by_role("button", name="Play alone").click()
    expect(page.locator(".strip .seat")).to_have_count(1)
    assert "stones" in question(page)


def test_any_time_answers_are_at_hand_while_another_acts(meet: Meet) -> None:
    page, other = meet().go("/g/rota/new"), meet()
    rota(page, 2, B="link")
    link = page.locator("[data-seat=B] .lk input").input_value()
    guest = other.go(link)
    guest.locator("[data-seat=B]").get_by_role("button", name="Take this seat").click()
    expect(page.locator("[data-seat=B]")).to_contain_text("Amara")
    page.locator("[data-start]").click()
    asked = question(page)
    tray = guest.get_by_role("group", name="At any time")
    expect(guest.locator("div.quiet")).to_be_visible()
    tray.get_by_role("button", name="Say something").click()
    guest.locator(".decide textarea").fill("hello there")
    guest.locator(".decide [data-main]").click()
    expect(page.locator(".log ol")).to_contain_text("hello there")
    assert question(page) == asked
    send(page)
    tray = page.get_by_role("group", name="At any time")
    expect(tray.get_by_role("button")).to_have_count(2)
