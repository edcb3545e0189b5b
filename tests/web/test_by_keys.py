"""A whole game of each by the keyboard alone: nothing is pressed with a pointer between the first question and the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lysander.games.clouds.game import Clouds
from lysander.games.hijacked.game import Hijacked

from . import plain
from .actions import laid_out, settled, tab_to
from .conftest import Meet

pytestmark = pytest.mark.browser
MOST = 120
"""Answers after which a game counts as endless."""
SHORT = "hj:3p r4 @A sq3 hij:1.0,2.0,3.0,4.0 obj:2 dice:a4,b3 A{s13 J} B{s9} C{s2}"
LATE = "clouds duel T39 M4 ; E1=camel@0,-500,24/h0000L0/v14+ini11.3 ; C1=dr1@4000,600,27/h1500LL/v14+ini15.2"


class Table:
    """A table made over HTTP with one person, and bots against them."""

    def __init__(self, address: str, game: str, seat: str, seats: dict[str, Any], scenario: str = "", **options: Any) -> None:
        self.address, self.seat = address, seat
        wish = {"game": game, "options": options, "seats": {seat: {"kind": "human", "name": "Amara"}, **seats}, "title": "Keys", "name": "Amara"}
        made = self.call("POST", "/tables", "", {**wish, **({"scenario": scenario} if scenario else {})})
        self.table, self.keys = made["table"], made["keys"]
        self.call("POST", f"/tables/{self.table}/start", self.keys["host"], {})

    def call(self, method: str, path: str, key: str, body: Any = None, **query: Any) -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = plain.request(method, f"{self.address}/api{path}", json=body, headers=headers, params=query)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def asked(self) -> Any:
        """What the person is asked now, as the page knows it."""
        state = self.call("GET", f"/tables/{self.table}/state", self.keys[self.seat], seat=self.seat)
        return next((ask for ask in state["asks"] if not ask["standing"]), None)

    def play(self, meet: Meet, plan: Callable[[Page, Any], None], **wish: Any) -> Page:
        """Plan each answer by keys, and send it with Enter, until the game is over."""
        page = meet(**wish).go(f"/s#{self.table}.{self.keys[self.seat]}")
        expect(page.locator(".decide .ask")).to_be_visible()
        laid_out(page)
        ask, over, main = page.locator(".decide .ask"), page.locator(".result"), page.locator(".decide [data-main]")
        for _ in range(MOST):
            expect(ask.or_(over).first).to_be_visible()
            if over.is_visible():
                return page
            settled(page)
            at = page.locator(".table").get_attribute("data-at")
            if (asked := self.asked()) is None:
                continue
            plan(page, asked)
            expect(main).to_be_enabled()
            page.keyboard.press("Enter")
            expect(page.locator(f'.table[data-at="{at}"]')).to_have_count(0)
        raise AssertionError("the game does not end")


def number(ask: Any, wanted: Callable[[Any], bool] = lambda value: True, last: bool = False) -> str:
    """The number key of an option of a list."""
    found = [n for n, option in enumerate((o for o in ask["options"] if not o.get("closed")), 1) if wanted(option["value"])]
    return str(found[-1 if last else 0])


def test_escape_and_evasion(meet: Meet, address: str) -> None:
    """The British of the short night: hexes from the map, a party and its path in the first night, then they lie low."""
    walked: list[str] = []

    def plan(page: Page, ask: Any) -> None:
        kind = ask["kind"].partition(":")[0]
        if kind == "landing":
            tab_to(page, "[data-hex]")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
        elif kind == "party":
            page.keyboard.press("e" if walked else "a")
            walked.append(kind)
        elif ask["domain"]["type"] == "path":
            for key in ("KeyD", "KeyE", "KeyA", "KeyW", "KeyX", "KeyZ"):
                if page.locator(".decide [data-main]").is_disabled():
                    page.keyboard.press(key)
        else:
            page.keyboard.press("1")

    seats = {"german": {"kind": "bot", "level": "random"}, "umpire": {"kind": "empty"}}
    page = Table(address, "evasion", "british", seats, "four-men").play(meet, plan)
    expect(page.locator(".result h2")).to_be_visible()
    assert walked


def test_hijacked(meet: Meet, address: str) -> None:
    """A die on trust, `2` at "Draw on?", and on: the focus stays on the board, and Enter sends what a key has planned."""
    drawn: list[str] = []

    def plan(page: Page, ask: Any) -> None:
        main = page.locator(".decide [data-main]")
        if ask["kind"] == "trust.more":
            expect(page.locator('[data-space="trust"]')).to_be_focused()
            page.keyboard.press("2")
            drawn.append(ask["kind"])
        elif ask["domain"]["type"] == "act":
            page.keyboard.press("1")
            page.keyboard.press("v")
            if main.is_disabled():
                page.keyboard.press("e")
        elif ask["domain"]["type"] == "window":
            page.keyboard.press("w")
        else:
            page.keyboard.press(number(ask, last=True))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hijacked, "new", lambda game, setup: game.parse(SHORT, setup))
        table = Table(address, "hijacked", "A", {s: {"kind": "bot", "level": "easy"} for s in "BC"} | {"D": {"kind": "empty"}})
    page = table.play(meet, plan)
    expect(page.locator(".result table")).to_be_visible()
    assert drawn, "nobody was asked whether to draw on"


def test_flight_181(meet: Meet, address: str) -> None:
    """The Teams enter by the first door that is open, and hold their fire."""

    def plan(page: Page, ask: Any) -> None:
        kind = ask["kind"].partition(":")[0]
        if kind == "move":
            page.keyboard.press("0")
        elif kind == "next-team":
            page.keyboard.press(number(ask, last=True))
        else:
            page.keyboard.press("1")

    table = Table(address, "flight181", "teams", {"hijackers": {"kind": "bot", "level": "random"}})
    expect(table.play(meet, plan).locator(".result h2")).to_be_visible()


def test_in_clouds_of_glory(meet: Meet, address: str) -> None:
    """The last two turns of a duel, each move bent on the map."""

    def plan(page: Page, ask: Any) -> None:
        if ask["domain"]["type"] == "flight_plan":
            if not page.evaluate("document.activeElement?.matches('[data-craft]') ?? false"):
                tab_to(page, "[data-craft=E1]")
            page.keyboard.press("ArrowRight")
        else:
            page.keyboard.press("1")

    empty = {s: {"kind": "empty"} for s in ("e2", "e3", "c2", "c3")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Clouds, "new", lambda game, setup: game.parse(LATE, setup))
        table = Table(address, "clouds", "e1", empty | {"c1": {"kind": "bot", "level": "random"}}, "duel")
    expect(table.play(meet, plan).locator(".result h2")).to_be_visible()
