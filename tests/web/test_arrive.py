"""Arriving at a table: a link's states, the host who sees who is there, a start that asks, "Sit down" in the list."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from . import plain
from .actions import new_table, overflow, question, sit_down
from .axe import in_both_themes
from .conftest import Meet
from .test_keys import invited, keys_of

pytestmark = pytest.mark.browser
READ = [(1440, 900, "en"), (820, 1180, "de"), (390, 844, "de")]
"""Sizes and languages: German takes more room, so it is read where there is least."""


def made(address: str, **wish: Any) -> tuple[str, dict[str, str]]:
    """A new table over HTTP: its name and its keys."""
    wish = {"game": "evasion", "name": "Vera", "seats": {"british": {"kind": "human"}, "german": {"kind": "open"}}} | wish
    answer = plain.post(f"{address}/api/tables", json=wish).raise_for_status().json()
    return answer["table"], answer["keys"]


@pytest.mark.parametrize(("width", "height", "lang"), READ)
def test_who_opens_a_link_gives_a_name_and_sits(meet: Meet, address: str, lang: str, width: int, height: int) -> None:
    table, keys = made(address)
    link = f"{address}/s#{table}.{keys['german?']}"
    page = meet(width, height, lang=lang, name="Jonas", touch=width < 500).go(link)
    head, take = {"en": ("Your seat: Germans", "Take the seat"), "de": ("Dein Platz: Deutsche", "Platz nehmen")}[lang]
    expect(page.locator("h1")).to_have_text(head)
    expect(page.locator("[data-briefing=german] .goal")).to_be_visible()
    assert overflow(page) <= 0
    main = page.get_by_role("button", name=take)
    expect(main).to_be_in_viewport()
    expect(page.locator("canvas, [data-qr], .lk")).to_have_count(0)
    main.click()
    expect(page).to_have_url(f"{address}/t/{table}")
    expect(page.locator(".lk")).to_have_count(0)
    page.goto(f"{address}/help")
    page.goto(link)
    expect(page, "the same browser needs no page any more").to_have_url(f"{address}/t/{table}")


def test_the_name_is_remembered_and_its_draft_tells_nobody(meet: Meet, address: str) -> None:
    table, keys = made(address)
    host = meet(name="Vera").go(f"/s#{table}.{keys['host']}")
    row = host.locator("[data-seat=german]")
    expect(row).to_contain_text("free")
    expect(row.locator("[data-opened]")).to_have_count(0)
    jonas = meet(name="")
    page = jonas.go(f"/s#{table}.{keys['german?']}")
    expect(row.locator("[data-opened]")).to_have_text("link opened")
    page.get_by_label("Your name at this table").fill("Secret draft")
    page.get_by_label("Your name at this table").fill("Jonas")
    expect(host.get_by_text("draft")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(row).to_contain_text("Jonas")
    expect(row).to_contain_text("seated")
    expect(row.locator("[data-opened], .lk")).to_have_count(0)
    other, more = made(address)
    page.goto(f"{address}/s#{other}.{more['german?']}")
    page.reload()
    expect(page.get_by_label("Your name at this table")).to_have_value("Jonas")


def test_starting_asks_before_a_bot_gets_a_seat_whose_link_was_opened(meet: Meet) -> None:
    _, host, link = invited(meet)
    guest = meet(name="Jonas").go(link)
    expect(host.locator("[data-seat=german] [data-opened]")).to_be_visible()
    host.locator("[data-start]").click()
    ask = host.get_by_role("alertdialog")
    expect(ask).to_contain_text("Germans")
    expect(host.locator("[data-seat=german]")).to_contain_text("free")
    host.locator("[data-wait]").click()
    expect(ask).to_have_count(0)
    host.locator("[data-start]").click()
    host.locator("[data-start-open]").click()
    question(host)
    guest.get_by_role("button", name="Take the seat").click()
    expect(guest.locator(".strip")).to_be_visible()
    expect(host.locator(".strip")).to_contain_text("Jonas")


def test_the_host_who_is_asked_may_start_with_a_bot_and_the_guest_takes_over(meet: Meet) -> None:
    _, host, link = invited(meet)
    guest = meet(name="Jonas").go(link)
    expect(host.locator("[data-seat=german] [data-opened]")).to_be_visible()
    host.locator("[data-start]").click()
    host.locator("[data-start-bot]").click()
    question(host)
    over = guest.get_by_role("button", name="Take over from the bot")
    expect(over).to_be_visible()
    expect(guest.get_by_text("A bot keeps your place")).to_be_visible()
    over.click()
    expect(host.locator(".strip")).to_contain_text("Jonas")


def test_the_question_ends_when_the_guest_sits_down(meet: Meet) -> None:
    _, host, link = invited(meet)
    guest = meet(name="Jonas").go(link)
    expect(host.locator("[data-seat=german] [data-opened]")).to_be_visible()
    host.locator("[data-start]").click()
    expect(host.get_by_role("alertdialog")).to_be_visible()
    guest.get_by_role("button", name="Take the seat").click()
    expect(host.get_by_role("alertdialog")).to_have_count(0)
    expect(host.locator("[data-start]")).to_have_text("Start the game")


def test_the_umpires_link_seats_the_umpire(meet: Meet) -> None:
    amara = meet()
    host = amara.go("/g/evasion/new")
    new_table(host, british="me", german="link")
    host.locator("[data-seat=umpire]").get_by_role("button", name="Invite somebody").click()
    link = host.locator("[data-seat=umpire] .lk input").input_value()
    page = meet(name="Ruth").go(link)
    expect(page.locator("h1")).to_have_text("Your seat: Umpire")
    expect(page.locator("[data-briefing=umpire]")).to_contain_text("nothing more")
    expect(host.locator("[data-seat=umpire] [data-opened]")).to_be_visible()
    host.locator("[data-start]").click()
    expect(host.get_by_role("alertdialog"), "no bot can sit in the chair").to_have_count(0)
    question(host)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator(".deskbox .panes svg[role=application]")).to_have_count(3)


def test_two_open_a_link_at_once_and_the_second_keeps_the_name(meet: Meet, address: str) -> None:
    table, keys = made(address)
    link = f"/s#{table}.{keys['german?']}"
    first, second = meet(name="Jonas").go(link), meet(name="Ruth").go(link)
    expect(second.get_by_role("button", name="Take the seat")).to_be_enabled()
    first.get_by_role("button", name="Take the seat").click()
    expect(first).to_have_url(re.compile("/t/"))
    second.get_by_role("button", name="Take the seat").click()
    expect(second.locator("h1")).to_have_text("This seat is taken")
    expect(second.get_by_role("alert")).to_contain_text("ask Vera for a new link")
    expect(second.get_by_label("Your name at this table")).to_have_value("Ruth")
    expect(second.locator("[data-main]")).to_have_text("Watch")


def test_void_mistyped_and_never_made_read_alike(meet: Meet, address: str) -> None:
    table, keys = made(address)
    made_anew = {"action": "link", "seat": "german"}
    plain.post(f"{address}/api/tables/{table}/seat", json=made_anew, headers={"authorization": f"Bearer {keys['host']}"}).raise_for_status()
    said = set()
    for address_ in (f"{table}.{keys['german?']}", f"{table}.{keys['german?'][:-2]}xx", "abcdefghjkmn.xyz", ""):
        page = meet().go(f"/s#{address_}")
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.get_by_role("link", name="To the games")).to_be_visible()
        said.add(page.locator("main").inner_text())
    assert said == {"This link opens nothing\n\nAsk for a new one.\n\nTo the games"}


def test_a_link_to_a_game_that_is_over_leads_to_its_end(meet: Meet, address: str) -> None:
    table, keys = made(address, start=True)
    plain.give_up(address, table, keys["host"])
    page = meet().go(f"/s#{table}.{keys['german?']}")
    expect(page.locator("h1")).to_have_text("The game is over")
    page.get_by_role("link", name="See how it ended").click()
    expect(page).to_have_url(f"{address}/t/{table}")


def test_without_network_a_press_is_tried_until_it_counts_once(meet: Meet, address: str) -> None:
    table, keys = made(address)
    jonas = meet(name="Jonas")
    page = jonas.go(f"/s#{table}.{keys['german?']}")
    expect(page.get_by_role("button", name="Take the seat")).to_be_enabled()
    lost: list[str] = []

    def swallow(route: Any) -> None:
        """The first answer to the press is lost on its way back; the seat is taken."""
        if '"take"' in (route.request.post_data or "") and not lost:
            lost.append(route.request.post_data)
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route("**/seat*", swallow)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("button", name="Trying")).to_be_visible()
    expect(page).to_have_url(f"{address}/t/{table}")
    assert lost
    assert keys_of(page)["german"]
    lines = plain.get(f"{address}/api/tables/{table}/book").json()["lines"]
    assert [line["action"] for line in lines].count("taken") == 1


def test_a_page_that_finds_no_network_comes_by_itself(meet: Meet, address: str) -> None:
    table, keys = made(address)
    ruth = meet()
    page = ruth.go("/")
    page.route("**/api/tables/*", lambda route: route.abort())
    page.evaluate(f"history.pushState(null, '', '/s#{table}.{keys['german?']}'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("alert")).to_contain_text("no connection")
    page.unroute("**/api/tables/*")
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()


def test_sit_down_in_the_list_sits(meet: Meet, address: str) -> None:
    table, keys = made(address, public=True, title="Sunday table")
    page = meet(name="Jonas").go("/")
    row = page.locator(".row-line", has_text="Sunday table")
    row.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(f"{address}/t/{table}")
    expect(page.locator("[data-seat=german] input.field")).to_have_value("Jonas")
    assert keys_of(page)["german"]
    late = meet(name="Ruth").go("/")
    expect(late.locator(".row-line", has_text="Sunday table").get_by_role("link", name="Watch")).to_be_visible()
    again = page.context.new_page()
    again.goto(f"{address}/")
    again.locator(".row-line", has_text="Sunday table").get_by_role("link", name="Open").click()
    expect(again).to_have_url(f"{address}/t/{table}")


def test_sit_down_asks_for_a_name_and_a_seat_where_there_is_a_choice(meet: Meet, address: str) -> None:
    seats = {"A": {"kind": "human"}, "B": {"kind": "open"}, "C": {"kind": "open"}}
    table, _ = made(address, game="hijacked", public=True, title="Thursday table", seats=seats)
    page = meet(name="").go("/")
    page.locator(".row-line", has_text="Thursday table").get_by_role("button", name="Sit down").click()
    expect(page.locator("h1")).to_have_text("Which seat?")
    expect(page.locator("[data-sit]")).to_be_disabled()
    page.get_by_role("radio", name="C").check()
    expect(page.locator("[data-briefing=C]")).to_be_visible()
    page.get_by_label("Your name at this table").fill("Vera")
    expect(page.locator("#namenote")).to_contain_text("There is already a Vera: the others will see you as Vera 2.")
    page.locator("[data-sit]").click()
    expect(page).to_have_url(f"{address}/t/{table}")
    seats = plain.get(f"{address}/api/tables/{table}").json()["seats"]
    assert [s["name"] for s in seats if s["kind"] == "human"] == ["Vera", "Vera 2"]


def test_the_code_for_ones_own_phone_is_shown_on_demand(meet: Meet) -> None:
    _, host, link = invited(meet)
    page = meet(name="Jonas").go(link)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator("[data-seat=german] input.field")).to_be_visible()
    expect(page.locator(".lk")).to_have_count(0)
    page.locator("[data-phone]").click()
    expect(page.locator(".lk")).to_have_count(1)
    assert link.rpartition(".")[2] not in page.locator(".lk input").input_value()


@pytest.mark.parametrize(("width", "height", "lang"), READ)
def test_axe_finds_nothing_on_the_arrival_page(meet: Meet, address: str, lang: str, width: int, height: int) -> None:
    table, keys = made(address)
    page: Page = meet(width, height, lang=lang, name="Jonas", touch=width < 500).go(f"/s#{table}.{keys['german?']}")
    expect(page.locator("[data-briefing]")).to_be_visible()
    assert overflow(page) <= 0
    assert in_both_themes(page) == []
    sit_down(f"{address}/api/tables/{table}", "german", keys["german?"], "Ruth")
    page.locator("[data-sit]").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert in_both_themes(page) == []
