"""What makes it pleasant to sit at a table: step by step back and forth, answers given beforehand, calls, playing on from a replay."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from . import plain
from .actions import choose_hex, new_table, question, send, settled, sit_down
from .conftest import Meet

pytestmark = pytest.mark.browser


class Others:
    """A table whose seats are played over HTTP but for the one at a browser."""

    def __init__(self, address: str, game: str, *seats: str) -> None:
        made = plain.post(f"{address}/api/tables", json={"game": game, "start": True, "seats": {s: {"kind": "open"} for s in seats}}).json()
        self.table = made["table"]
        self.address = f"{address}/api/tables/{self.table}"
        self.keys = {seat: sit_down(self.address, seat, made["keys"][f"{seat}?"]) for seat in seats}

    def answer(self, seat: str, kind: str, value: Any) -> None:
        """One answer of a seat that is asked this."""
        head = {"authorization": f"Bearer {self.keys[seat]}"}
        at = plain.get(f"{self.address}/state", params={"seat": seat}, headers=head).json()["at"]
        body = {"seat": seat, "at": at, "kind": kind, "value": value}
        plain.post(f"{self.address}/answer", json=body, headers=head).raise_for_status()

    def link(self, seat: str) -> str:
        """The way to a seat."""
        return f"/s#{self.table}.{self.keys[seat]}"


def block(page: Page, lorry: str) -> None:
    """Order a lorry to block its road, on the command line."""
    page.keyboard.press("/")
    page.keyboard.type(f"{lorry}:block")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")


def test_one_step_back_all_of_them_and_forth_again(meet: Meet, address: str) -> None:
    others = Others(address, "evasion", "british", "german")
    for kind, value in (("landing", "0405"), ("rendezvous", "0309"), ("party", "done"), ("posture:0309", "hide")):
        others.answer("british", kind, value)
    page = meet().go(others.link("german"))
    undo = page.get_by_role("group", name="Take back")
    question(page)
    for n, lorry in enumerate(("L6", "L5"), 1):
        block(page, lorry)
        expect(undo).to_contain_text(f"{n} step" if n > 1 else "One step")
    undo.get_by_role("button", name="Take back", exact=True).click()
    expect(undo).to_contain_text("One step")
    page.keyboard.press("Control+Shift+Z")
    expect(undo).to_contain_text("2 steps")
    undo.get_by_role("button", name="Take back all 2 steps").click()
    expect(undo.get_by_role("button", name="Take back", exact=True)).to_be_disabled()
    undo.get_by_role("button", name="Redo").click()
    expect(undo).to_contain_text("One step")
    undo.get_by_role("button", name="Redo").click()
    expect(undo).to_contain_text("2 steps")
    expect(undo.get_by_role("button", name="Redo")).to_have_count(0)


def test_quick_keys_and_lines_wait_for_one_another(meet: Meet, address: str) -> None:
    others = Others(address, "evasion", "british", "german")
    for kind, value in (("landing", "0405"), ("rendezvous", "0309"), ("party", "done"), ("posture:0309", "hide")):
        others.answer("british", kind, value)
    page = meet().go(others.link("german"))
    undo = page.get_by_role("group", name="Take back")
    question(page)
    page.keyboard.press("/")
    page.keyboard.type("L6:block\nL5:block\nL4:block\n")
    page.keyboard.press("Escape")
    expect(undo).to_contain_text("3 steps")
    for key in ("u", "u", "Control+Shift+Z", "u", "u", "Control+Shift+Z"):
        page.keyboard.press(key)
    settled(page)
    expect(undo).to_contain_text("One step")
    page.keyboard.press("Control+Shift+Z")
    page.keyboard.press("Control+Shift+Z")
    expect(undo).to_contain_text("3 steps")
    expect(undo.get_by_role("button", name="Redo")).to_have_count(0)


def landed_and_sorry(meet: Meet, late: str) -> tuple[Page, list[Route]]:
    """A British player who has named a hex and takes it back; the requests of his page that match ``late`` are held."""
    page, held = meet().go("/g/evasion/new"), []
    new_table(page, british="me", german="bot")
    landing = question(page)
    choose_hex(page, "0405")
    send(page)
    expect(page.locator(".decide .ask")).not_to_have_text(landing)
    page.route(late, lambda route: held.append(route), times=1)  # noqa: PLW0108  # Playwright takes no built-in function
    with page.expect_request(late):
        page.get_by_role("button", name="Take back", exact=True).click()
    return page, held


def test_a_press_counts_as_soon_as_a_take_back_is_drawn(meet: Meet) -> None:
    """The server is still asked what else has changed."""
    page, held = landed_and_sorry(meet, "**/state?*")
    expect(page.locator(".decide .ask")).to_contain_text("land")
    choose_hex(page, "0406")
    page.locator(".decide [data-main]").click()
    held[0].continue_()
    expect(page.locator(".decide .ask")).to_contain_text("team met")


def test_a_press_before_a_take_back_is_drawn_is_refused(meet: Meet) -> None:
    page, held = landed_and_sorry(meet, "**/undo*")
    page.locator(".decide").get_by_role("radio").filter(has_text="0309").first.click()
    page.locator(".decide [data-main]").click()
    held[0].continue_()
    expect(page.get_by_role("alert")).to_contain_text("The game moved on")
    expect(page.locator(".decide .ask")).to_contain_text("land")


def test_the_same_answer_each_time_until_it_is_taken_back(meet: Meet, address: str) -> None:
    others = Others(address, "lanterns", "smuggler", "guard")
    page = meet().go(others.link("guard"))
    page.locator(".decide").get_by_role("radio").nth(4).click()
    page.get_by_role("button", name="Each time").click()
    log = page.locator(".log ol")
    for night, cove in enumerate("12", 1):
        others.answer("smuggler", "boat", cove)
        expect(log.get_by_text("The lamp lights up cove 5.")).to_have_count(night)
    page.get_by_role("button", name="Stop answering").click()
    page.reload()
    others.answer("smuggler", "boat", "3")
    expect(page.locator(".decide .ask, .result").first).to_be_visible()


CALLS = """
window.calls = [];
window.Notification = class { constructor(title) { calls.push(title) } close() {} static permission = "granted" };
window.AudioContext = class { constructor() { calls.push("sound") } };
document.hasFocus = () => false;
"""


@pytest.mark.parametrize(("settings", "calls"), [({"sound": True, "notices": "always"}, ["sound", "Rota"]), ({}, [])])
def test_sound_and_notice_call_who_asked_for_them(meet: Meet, address: str, settings: dict[str, Any], calls: list[str]) -> None:
    others = Others(address, "rota", "A", "B")
    person = meet(**settings)
    person.context.add_init_script(CALLS)
    page = person.go(others.link("B"))
    expect(page.locator("div.quiet")).to_be_visible()
    assert page.evaluate("calls") == []
    others.answer("A", "take", 2)
    question(page)
    page.wait_for_function("n => calls.length >= n", arg=len(calls))
    assert page.evaluate("calls") == calls


def test_played_on_from_a_step_of_the_replay(meet: Meet, address: str) -> None:
    others = Others(address, "lanterns", "smuggler", "guard")
    for night in "123":
        others.answer("smuggler", "boat", night)
        others.answer("guard", "lamp", "5")
    page = meet().go(others.link("guard"))
    expect(page.locator(".result")).to_be_visible()
    page.goto(f"{address}/t/{others.table}/r/guard/1")
    expect(page.locator(".boardbox [data-twin]")).to_contain_text('lamps: "5"')
    looked, opener = page.locator(".log [aria-current]"), page.get_by_role("button", name="Play on from here")
    page.locator(".log ol button").first.click()
    expect(looked).to_have_count(1)
    opener.click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(opener).to_be_focused()
    expect(looked, "Escape closed the dialog alone").to_have_count(1)
    opener.click()
    page.get_by_role("button", name="Everybody at this screen").click()
    page.locator("[data-curtain]").get_by_role("button", name="I am").click()
    assert others.table not in page.url
    expect(page.locator(".log ol")).to_contain_text("cove 5")
    question(page)
