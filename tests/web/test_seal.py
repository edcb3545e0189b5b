"""The seal of the dice: the browser keeps it, and says after the end whether the seed that is opened fits it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from . import plain
from .conftest import Meet

pytestmark = pytest.mark.browser


def test_the_browser_keeps_the_seal_and_proves_the_seed(meet: Meet, address: str) -> None:
    bots = {seat: {"kind": "bot", "level": "random"} for seat in "ABC"}
    made = plain.post(f"{address}/api/tables", json={"game": "hijacked", "seats": bots}).json()
    table, host = made["table"], {"authorization": f"Bearer {made['keys']['host']}"}
    seal = plain.get(f"{address}/api/tables/{table}/state").json()["setup"]["commitment"]
    page = meet().go(f"/t/{table}")
    expect(page.locator("dd.mono", has_text=seal)).to_be_visible()
    plain.post(f"{address}/api/tables/{table}/start", json={}, headers=host).raise_for_status()
    expect(page.locator("[data-proof]")).to_contain_text("fits the seal that this browser kept")

    late = meet().go(f"/t/{table}")
    expect(late.locator("[data-proof]")).to_contain_text("kept no seal of its own")

    page.evaluate("([table, seal]) => localStorage.setItem('lysander.seals', JSON.stringify({ [table]: seal }))", [table, seal[::-1]])
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("not the ones that were sealed")
    expect(page.locator("[data-proof]")).to_have_count(0)
