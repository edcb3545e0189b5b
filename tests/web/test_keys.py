"""Invitations, what the host may do with somebody's seat, and the page that says who has ever held a key."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from . import plain
from .actions import new_table, overflow, question
from .axe import in_both_themes
from .conftest import Meet, Person

pytestmark = pytest.mark.browser
SIZES = [(1440, 900), (820, 1100), (390, 844)]


def invited(meet: Meet, **wish: Any) -> tuple[Person, Page, str]:
    """A host who plays the British, the host's page, and the link to the Germans."""
    amara = meet(**wish)
    host = amara.go("/g/evasion/new")
    new_table(host, british="me", german="link")
    return amara, host, host.locator("[data-seat=german] .lk input").input_value()


def sat(meet: Meet, link: str, **wish: Any) -> tuple[Person, Page]:
    """Somebody who has sat down by a link."""
    jonas = meet(name="Jonas", **wish)
    page = jonas.go(link)
    page.get_by_role("button", name="Take the seat").click()
    expect(page).not_to_have_url(link)
    return jonas, page


def keys_of(page: Page) -> dict[str, str]:
    """The keys that a browser holds to its only table."""
    (held,) = json.loads(page.evaluate("localStorage['lysander.tables']")).values()
    return held["keys"]


def test_an_invitation_says_what_it_is_for_and_is_used_once(meet: Meet) -> None:
    _, host, link = invited(meet)
    late = meet(name="Ruth").go(link)
    expect(late.get_by_role("button", name="Take the seat")).to_be_enabled()
    jonas = meet(name="Jonas")
    page = jonas.go(link)
    expect(page.locator("h1")).to_have_text("Your seat: Germans")
    expect(page.locator(".head")).to_contain_text("invited by Amara")
    expect(page.get_by_text("the commander who hunts it")).to_be_visible()
    expect(page.get_by_label("Your name at this table")).to_have_value("Jonas")
    page.get_by_label("Your name at this table").fill("Jonas B.")
    page.keyboard.press("Enter")
    expect(host.locator(".toasts"), "which goes by itself").to_contain_text("Jonas B. sat down")
    expect(page).to_have_url(host.url)
    expect(host.locator("[data-seat=german]")).to_contain_text("Jonas B.")
    expect(host.locator("[data-seat=german] .lk")).to_have_count(0)
    invitation = link.rpartition(".")[2]
    assert invitation not in page.evaluate("JSON.stringify(localStorage)") and invitation not in page.url
    assert set(keys_of(host)) == {"host", "watch", "british"}, "the invitation is used up"
    assert set(keys_of(page)) == {"german"} and keys_of(page)["german"] not in keys_of(host).values()

    late.get_by_role("button", name="Take the seat").click()
    expect(late.locator("h1")).to_have_text("This seat is taken")
    for other in (late, meet().go(link)):
        expect(other.get_by_role("alert")).to_contain_text("Somebody sits here already: Germans")
        other.get_by_role("link", name="Watch").click()
        expect(other).to_have_url(host.url)
    page.reload()
    expect(page.locator("[data-seat=german] input.field")).to_have_value("Jonas B.")


def test_the_host_asks_and_the_guest_agrees_or_declines(meet: Meet) -> None:
    _, host, link = invited(meet)
    _, guest = sat(meet, link)
    host.locator("[data-start]").click()
    question(host)
    expect(guest.locator(".strip")).to_be_visible()
    host.get_by_role("button", name="This table").click()
    menu = host.locator("dialog li", has_text="Jonas")
    expect(menu).to_contain_text("Jonas is at the table and is asked first")
    menu.get_by_role("button", name="Ask: Let a bot play").click()
    expect(menu).to_contain_text("Jonas is being asked")
    bar = guest.get_by_role("alertdialog")
    expect(bar).to_contain_text("the host asks for your consent to put in a bot (normal)")
    bar.get_by_role("button", name="Decline").click()
    expect(bar).to_have_count(0)
    menu.get_by_role("button", name="Ask: Free the seat, new link").click()
    expect(bar).to_contain_text("your key no longer opens this seat")
    bar.get_by_role("button", name="Agree").click()
    expect(host.locator(".toasts"), "which go by themselves").to_contain_text("Germans: Jonas")
    expect(guest.get_by_role("alert")).to_contain_text("Your key no longer opens this seat")
    expect(menu.get_by_role("button", name="New link")).to_be_visible()
    menu.get_by_role("button", name="New link").click()
    fresh = host.locator("dialog .lk input").input_value()
    host.keyboard.press("Escape")
    guest.get_by_role("button", name="Just watch").click()
    expect(guest.locator(".strip")).to_be_visible()
    _, again = sat(meet, fresh)
    expect(again.locator(".strip")).to_be_visible()
    again.get_by_role("tab", name="Talk").click()
    expect(again.locator(".log ol")).to_contain_text("Germans: Jonas declined to put in a bot (normal).")


def test_anyone_reads_who_has_held_a_key(meet: Meet) -> None:
    _, host, link = invited(meet)
    host.get_by_role("button", name="Seats and keys").click()
    expect(host.locator("[data-holders=german]")).to_contain_text("an invitation")
    _, guest = sat(meet, link)
    expect(host.locator("[data-holders=german] li")).to_have_count(2)
    expect(host.locator("[data-holders=british]")).to_contain_text("Amara, by the host’s key")
    host.keyboard.press("Escape")
    expect(host.locator(".drawer")).to_have_count(0)
    host.locator("[data-start]").click()
    watcher = meet(lang="de").go(host.url)
    watcher.get_by_role("button", name="Dieser Tisch").click()
    watcher.get_by_role("button", name="Plätze und Schlüssel").click()
    expect(watcher.locator("[data-holders=german]")).to_contain_text("Jonas")
    expect(watcher.locator(".drawer ol")).to_contain_text("Deutsche: Jonas hat Platz genommen.")


@pytest.mark.parametrize(("width", "height"), SIZES[-1:])
def test_axe_finds_nothing_wrong_with_seats_and_keys(meet: Meet, width: int, height: int) -> None:
    size = {"width": width, "height": height, "touch": width < 500}
    _, host, link = invited(meet)
    page = meet(**size, name="Jonas").go(link)
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    assert overflow(page) == 0 and in_both_themes(page) == []
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator("[data-seat=german] input.field")).to_be_visible()
    host.locator("[data-start]").click()
    question(host)
    host.get_by_role("button", name="This table").click()
    host.get_by_role("button", name="Ask: Let a bot play").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert overflow(page) == 0 and in_both_themes(page) == []
    assert in_both_themes(host) == []
    page.get_by_role("button", name="Agree").click()
    page.get_by_role("button", name="Menu" if width < 500 else "This table").first.click()
    page.get_by_role("button", name="Seats and keys").click()
    expect(page.locator("[data-holders=german]")).to_contain_text("Jonas")
    assert overflow(page) == 0 and in_both_themes(page) == []
    late = meet(**size).go(link)
    expect(late.get_by_role("alert")).to_be_visible()
    assert overflow(late) == 0 and in_both_themes(late) == []


def test_a_host_who_sits_down_is_still_the_host(meet: Meet) -> None:
    """The seat's key is another one than the host's; this browser has both."""
    page = meet().go("/g/evasion/new")
    new_table(page, british="link", german="link")
    page.locator("[data-seat=german]").get_by_role("button", name="Take this seat myself").click()
    expect(page.locator("[data-seat=german] input.field")).to_have_value("Amara")
    keys = keys_of(page)
    assert keys["german"] != keys["host"]
    page.locator("[data-seat=british]").get_by_role("button", name="Put in a bot").click()
    page.locator("[data-start]").click()
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    (held,) = json.loads(page.evaluate("localStorage['lysander.tables']")).values()
    assert set(held) <= {"game", "title", "keys", "seat", "made", "series"}, "what a seat sees is not kept in the browser"


def test_who_organises_a_campaign_sits_down_in_a_squadron_too(meet: Meet, address: str) -> None:
    """31.2 At a table that has begun, as one from a file has."""
    seats = {"organiser": {"kind": "open"}, "e1": {"kind": "open"}, "c1": {"kind": "bot", "level": "random"}}
    made = plain.post(f"{address}/api/tables", json={"game": "campaign", "seats": seats, "start": True}).json()
    page = meet().go(f"/s#{made['table']}.{made['keys']['host']}")
    for seat in ("organiser", "e1"):
        page.get_by_role("button", name="This table").click()
        page.locator(f"[data-take={seat}]").click()
        expect(page.locator("dialog, [role=dialog]")).to_have_count(0)
    page.get_by_role("button", name="This table").click()
    expect(page.locator("[data-other]")).to_have_count(1)
    expect(page.locator("[data-alone]")).to_be_checked()
