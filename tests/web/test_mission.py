"""A whole mission of In Clouds of Glory at four seats: two people in browsers of their own, two bots, to the end. Takes minutes: ``make tools``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lysander.games import registry

from . import plain
from .actions import overflow, send, take_hint
from .conftest import Meet

pytestmark = [
    pytest.mark.browser, pytest.mark.tools, pytest.mark.skipif("clouds" not in registry.games(), reason="the game does not stand in the library yet"),
]  # fmt: skip
MOST = 400
"""Answers at most."""
SIZES = ((1440, 900), (820, 1180), (390, 844))
PICTURES = os.environ.get("LYSANDER_PICTURES", "")
"""A folder for pictures of the mission; elsewhere none are kept."""


def call(address: str, method: str, path: str, key: str = "", body: Any = None) -> Any:
    answer = plain.request(method, f"{address}/api{path}", json=body, headers={"authorization": f"Bearer {key}"} if key else {})
    assert answer.status_code < 300, answer.text
    return answer.json()


def mission(address: str) -> tuple[str, dict[str, str]]:
    """A table of the first mission: one person a side, and a bot beside each."""
    seats = {"e1": {"kind": "human", "name": "Amara"}, "c1": {"kind": "open", "name": "Jonas"}}
    seats |= {seat: {"kind": "bot", "level": "normal"} for seat in ("e2", "c2")} | {seat: {"kind": "empty"} for seat in ("e3", "c3")}
    made = call(address, "POST", "/tables", "", {"game": "clouds", "scenario": "mission_1", "seats": seats, "name": "Amara", "hints": True})
    table, keys = made["table"], made["keys"]
    taken = call(address, "POST", f"/tables/{table}/seat", keys["c1?"], {"action": "take", "seat": "c1", "name": "Jonas"})
    call(address, "POST", f"/tables/{table}/start", keys["host"], {})
    return table, {"e1": keys["e1"], "c1": taken["key"]}


def fits(page: Page, name: str) -> None:
    """At three widths nothing is wider than the window."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page) <= 0, (name, width)
        if PICTURES:
            page.screenshot(path=Path(PICTURES) / f"mission-{name}-{width}.png")
    page.set_viewport_size({"width": 1440, "height": 900})


def test_32_a_mission_of_two_people_and_two_bots_is_flown_to_its_end(meet: Meet, address: str) -> None:
    table, keys = mission(address)
    pages = {seat: meet(name=name).go(f"/s#{table}.{keys[seat]}") for seat, name in (("e1", "Amara"), ("c1", "Jonas"))}
    for page in pages.values():
        expect(page.locator("[data-craft=C1]")).to_be_attached()
    answers = dict.fromkeys(pages, 0)
    while sum(answers.values()) < MOST:
        state = call(address, "GET", f"/tables/{table}/state?seat=e1&lang=none", keys["e1"])
        if state["status"] == "over":
            break
        for seat, page in pages.items():
            if page.locator(".decide [data-main]").count() and page.locator(".decide button.hint").is_visible():
                take_hint(page)
                if answers[seat] == 5:
                    fits(page, seat)
                    take_hint(page)
                send(page)
                answers[seat] += 1
    print(answers)
    assert min(answers.values()) > 10
    for seat, page in pages.items():
        expect(page.locator(".result")).to_be_visible()
        fits(page, f"{seat}-end")
