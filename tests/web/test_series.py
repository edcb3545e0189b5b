"""Series in the browser: whoever has made one of its tables adds another."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from . import plain
from .conftest import Meet

pytestmark = pytest.mark.browser

TABLE = re.compile("/t/([a-z0-9]+)$")


def make(page: Page) -> str:
    """Makes the table that the page for new tables shows; its id."""
    page.locator("aside .btn.primary").click()
    expect(page).to_have_url(TABLE)
    found = TABLE.search(page.url)
    assert found is not None
    return found[1]


def test_only_a_host_adds_a_table_to_a_series(meet: Meet, address: str) -> None:
    host = meet().go("/g/hijacked/new")
    host.get_by_label("Begin a series").check()
    first = make(host)
    series = plain.get(f"{address}/api/tables/{first}").json()["series"]
    host.wait_for_function(f"() => (localStorage['lysander.tables'] ?? '').includes('{series}')")
    host.goto(f"{address}/series/{series}")
    host.get_by_role("link", name="Next table").click()
    second = make(host)
    assert second != first and plain.get(f"{address}/api/tables/{second}").json()["series"] == series

    stranger = meet().go(f"/series/{series}")
    expect(stranger.get_by_role("heading", level=1)).to_be_visible()
    expect(stranger.get_by_role("link", name="Next table")).to_have_count(0)
    stranger.goto(f"{address}/g/hijacked/new?series={series}")
    stranger.locator("aside .btn.primary").click()
    expect(stranger.get_by_role("alert")).to_contain_text("Only the host of one of its tables")
