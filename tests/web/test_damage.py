"""A table whose record is damaged: its page and the list of one's tables say so, and keep the key."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from . import plain
from .actions import sit_down
from .conftest import Meet

pytestmark = pytest.mark.browser
TEXT = "The record of this table is damaged and cannot be shown."


def test_a_damaged_table_is_not_forgotten(meet: Meet, address: str) -> None:
    made = plain.post(f"{address}/api/tables", json={"game": "evasion", "title": "Thursday", "start": True}).json()
    table = made["table"]
    key = sit_down(f"{address}/api/tables/{table}", "british", made["keys"]["british?"])
    person = meet()
    page = person.go(f"/s#{table}.{key}")
    expect(page.locator(".decide .ask")).to_be_visible()
    error = {"error": "damaged", "text": TEXT, "rule": "", "code": ""}
    page.route(f"**/api/tables/{table}**", lambda route: route.fulfill(status=409, json=error))
    page.goto(f"{address}/tables")
    expect(page.get_by_role("alert")).to_contain_text(f"Thursday: {TEXT}")
    held = page.evaluate("localStorage['lysander.tables']")
    assert key in held
