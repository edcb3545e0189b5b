"""A new table offers the players that its scenario has pieces for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from . import plain
from .actions import overflow
from .conftest import Meet

pytestmark = pytest.mark.browser


def test_a_scenario_brings_its_seats_and_no_more_than_it_has_aeroplanes(meet: Meet) -> None:
    page = meet().go("/g/clouds/new")
    rows = page.locator(".seatrow")
    expect(rows).to_have_count(2)
    expect(page.locator("[data-seatings]"), "the duel is for two").to_have_count(0)
    page.get_by_role("radio", name="Eyes over the trenches").click()
    expect(rows).to_have_count(3)
    expect(page.locator(".seatrow[data-seat=c2]")).to_be_visible()
    page.locator("[data-seatings]").get_by_role("radio", name="6 players").click()
    expect(rows).to_have_count(6)
    c2 = page.locator(".seatrow[data-seat=c2]")
    c2.get_by_role("radio", name="Bot").click()
    for level, wish in (("easy", "He wants hits."), ("hard", "He wants to win the battle.")):
        c2.get_by_label("Level of the bot").select_option(level)
        expect(c2.locator(".botnote"), "a level says what it wants").to_contain_text(wish)
    page.get_by_role("radio", name="Bombers by daylight").click()
    expect(page.locator("[data-seatings]").get_by_role("radio", name="6 players")).to_have_count(0)
    for seat in ("e2", "c1"):
        page.locator(f".seatrow[data-seat={seat}]").get_by_role("radio", name="Bot").click()
    page.locator("aside .btn.primary").click()
    expect(page.locator(".table[data-game=clouds]")).to_be_visible()


def test_a_quick_game_is_offered_with_the_seats_of_its_scenario(meet: Meet) -> None:
    page = meet().go("/g/clouds")
    expect(page.locator("aside .picks").first.get_by_role("radio")).to_have_text(["Entente 1", "Central Powers 1"])
    expect(page.locator("[data-seatings]")).to_have_count(0)
    page = meet().go("/g/hijacked")
    expect(page.locator("[data-seatings]").get_by_role("radio")).to_have_count(4)


def test_whoever_looks_on_at_a_game_of_bots_says_how_fast_they_play(meet: Meet) -> None:
    page = meet().go("/g/evasion/new")
    pause = page.get_by_label("Before each move of a bot")
    page.locator("[data-seat=german]").get_by_role("radio", name="Bot").click()
    expect(pause, "a person plays").to_have_count(0)
    page.locator("[data-seat=british]").get_by_role("radio", name="Bot").click()
    page.locator("[data-seat=umpire]").get_by_role("radio", name="At this screen").click()
    pause.select_option("5")
    with page.expect_request("**/api/tables") as made:
        page.locator("aside .btn.primary").click()
    assert made.value.post_data_json["bot_pause"] == 5
    expect(page.locator(".table[data-game=evasion]")).to_be_visible()
    page.get_by_role("button", name="This table").click()
    with page.expect_request("**/bot-pause?*") as said:
        page.locator("[data-botpause]").select_option("10")
    assert "seconds=10" in said.value.url
    page.get_by_role("button", name="This table").click()
    expect(page.locator("[data-botpause]"), "what is in force").to_have_value("10")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_the_button_that_starts_is_in_view_in_the_lobby(meet: Meet, address: str, width: int, height: int) -> None:
    """After a rematch with a bot it is all that is left to do, and stood far below on a page of one column."""
    seats = {"british": {"kind": "human"}, "german": {"kind": "bot", "level": "random"}}
    made = plain.post(f"{address}/api/tables", json={"game": "evasion", "seats": seats}).raise_for_status().json()
    page = meet(width, height, touch=width < 500).go(f"/s#{made['table']}.{made['keys']['host']}")
    start = page.locator("[data-start]")
    expect(page.locator("section[data-game]"), "the page has its whole length").to_be_visible()
    expect(start).to_be_in_viewport(ratio=1)
    assert overflow(page) <= 0
    start.click()
    expect(page.locator(".table[data-game=evasion]")).to_be_visible()
