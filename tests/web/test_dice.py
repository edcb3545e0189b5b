"""Dice of all: each browser with a seat has a part in the seed by commit and reveal, checks the list, and proves its own part after the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from lysander.core.chance import commitment
from lysander.server.table import status

from . import plain
from .conftest import Meet
from .test_keys import invited, keys_of, sat

pytestmark = pytest.mark.browser


def setup(page: Page, address: str) -> Any:
    """What the server says of the dice of the table that a page shows."""
    return plain.get(f"{address}/api/tables/{table_of(page)}/state").json()["setup"]


def table_of(page: Page) -> str:
    return page.url.rpartition("/t/")[2].partition("/")[0]


def part_of(page: Page) -> dict[str, str]:
    """What a browser has kept of its part in the dice."""
    return json.loads(page.evaluate("localStorage['lysander.dice']"))[table_of(page)]


def change_part(page: Page, **fields: str) -> None:
    kept = {table_of(page): part_of(page) | fields}
    page.evaluate("kept => localStorage['lysander.dice'] = JSON.stringify(kept)", kept)
    page.reload()


def play_out(page: Page, address: str, keys: dict[str, str]) -> None:
    """Bots play the game to its end."""
    for seat, key in keys.items():
        change = {"action": "bot", "seat": seat, "level": "random"}
        plain.post(f"{address}/api/tables/{table_of(page)}/seat", json=change, headers={"authorization": f"Bearer {key}"}).raise_for_status()


def test_two_browsers_roll_with_numbers_of_both_and_prove_it(meet: Meet, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(status, "PATIENCE", 600_000)  # however slow a browser is here, the game does not begin without it
    _, host, link = invited(meet)
    expect(host.locator("[data-shared] dd")).to_have_text("Amara")
    _, guest = sat(meet, link)
    expect(host.locator("[data-shared] dd")).to_have_text("Amara, Jonas")
    closed = setup(host, address)
    host.locator("[data-start]").click()
    for page in (host, guest):
        expect(page.get_by_role("list", name="Track")).to_be_visible()
    begun = setup(host, address)
    assert begun["commitments"] == closed["commitments"] and set(begun["nonces"]) == {"british", "german"}
    for page, seat in ((host, "british"), (guest, "german")):
        assert part_of(page) == {"seat": seat, "nonce": begun["nonces"][seat], "seal": begun["seal"]}
        assert commitment(bytes.fromhex(begun["nonces"][seat])) == begun["commitments"][seat]
    play_out(host, address, {"british": keys_of(host)["british"], "german": keys_of(guest)["german"]})
    for page in (host, guest):
        expect(page.locator("[data-proof]")).to_contain_text("nobody could choose them")
        assert begun["nonces"]["german"] in page.locator(".result").inner_text()
    change_part(host, nonce="00" * 32)
    expect(host.get_by_role("alert")).to_contain_text("rolled without it")
    change_part(guest, seal="00" * 32)
    expect(guest.get_by_role("alert")).to_contain_text("not the ones that were sealed")


def test_a_game_against_bots_begins_with_a_number_of_the_player(meet: Meet, address: str) -> None:
    page = meet().go("/")
    page.get_by_role("button", name="Play now against a bot").first.click()
    page.wait_for_url("**/t/*")
    begun = setup(page, address)
    assert begun["nonces"] == {part_of(page)["seat"]: part_of(page)["nonce"]} and begun["seal"] == part_of(page)["seal"]


def test_a_browser_whose_digest_is_not_in_the_list_opens_nothing(meet: Meet, address: str) -> None:
    """A server that shows it another digest for its seat gets nothing, and the game does not wait for long."""
    _, host, link = invited(meet)
    _, guest = sat(meet, link)
    expect(host.locator("[data-shared] dd")).to_have_text("Amara, Jonas")
    (digest,) = (hex for seat, hex in setup(host, address)["commitments"].items() if seat == "german")
    opened: list[str] = []
    guest.on("request", lambda request: opened.append(request.url) if request.url.partition("?")[0].endswith("/reveal") else None)

    def lie(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(str(message).replace(digest, "0" * 64)))

    guest.route_web_socket("**/live*", lie)
    guest.reload()
    expect(guest.locator("[data-shared]")).to_be_visible()
    host.locator("[data-start]").click()
    expect(host.locator("[data-closed]")).to_contain_text("Jonas")
    for page in (host, guest):
        expect(page.get_by_role("list", name="Track")).to_be_visible()
    assert set(setup(host, address)["nonces"]) == {"british"} and not opened
    assert "unrevealed" in [line["action"] for line in plain.get(f"{address}/api/tables/{table_of(host)}/book").json()["lines"]]
    play_out(host, address, {"british": keys_of(host)["british"], "german": keys_of(guest)["german"]})
    expect(host.locator("[data-proof]")).to_contain_text("nobody could choose them")
    expect(host.locator(".result")).to_contain_text("the number of Jonas")
