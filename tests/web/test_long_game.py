"""The last answers of a long game cost what the first did: what is drawn does not grow with what was told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Meet
from .test_by_keys import Table

pytestmark = pytest.mark.browser
LINES, DRAWN = 130, 60


def test_a_long_log_is_drawn_as_far_as_it_is_read(meet: Meet, address: str) -> None:
    table = Table(address, "hijacked", "A", {seat: {"kind": "empty"} for seat in "BCD"})
    state = table.call("GET", f"/tables/{table.table}/state", table.keys["A"], seat="A", lang="none")
    while not state["events"] or state["events"][-1]["no"] < LINES:
        ask = next(ask for ask in state["asks"] if not ask["standing"])
        body = {"seat": "A", "at": state["at"], "kind": ask["kind"], "value": ask["default"]}
        table.call("POST", f"/tables/{table.table}/answer", table.keys["A"], body, lang="none")
        state = table.call("GET", f"/tables/{table.table}/state", table.keys["A"], seat="A", since=0, lang="none")
        if state["status"] == "over":
            break
    told = [line["no"] for line in state["events"]]
    assert len(told) > 2 * DRAWN
    page = meet().go(f"/s#{table.table}.{table.keys['A']}")
    log, drawn, earlier = page.locator(".log ol"), page.locator(".log [data-line]"), page.get_by_role("button", name="Earlier lines")
    if state["status"] == "over":
        page.locator(".btn[data-board]").click()
    expect(drawn.first).to_have_attribute("data-line", str(told[-1]))
    assert drawn.count() <= DRAWN
    earlier.dispatch_event("click")  # a pointer would have to be scrolled there, and that alone draws more
    expect(drawn.nth(DRAWN)).to_be_attached()
    while (before := drawn.count()) < len(told):
        log.evaluate("list => list.scrollTo(0, list.scrollHeight)")
        expect(drawn.nth(before), "scrolling brings more").to_be_attached()
    expect(earlier).to_have_count(0)
    assert [int(line.get_attribute("data-line") or 0) for line in drawn.all()] == told[::-1], "nothing is left out, and nothing stands twice"
