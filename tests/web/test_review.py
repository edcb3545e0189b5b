"""Looking back at a finished game: the curve of the chances, its turning points, both boards, and playing on."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from lysander.review.plan import Found, Weighed
from lysander.server.bots import reviewer

from .actions import overflow
from .conftest import ROOT, Meet
from .test_access import in_both_themes

pytestmark = pytest.mark.browser
DIE, ORDER, LAST = 207, 119, 242
"""Lines of the recorded game: a die by which men are found, the way of a patrol; and how many there are."""


@pytest.fixture
def table(address: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A finished game of Escape and Evasion whose chances turned at two lines."""
    file = ROOT / "tests" / "games" / "evasion" / "journals" / "both-win.jsonl"
    id: str = httpx.post(f"{address}/api/tables/file", content=file.read_bytes(), timeout=60).json()["table"]
    steps = {
        0: {"10": 150, "00": 150},
        ORDER: {"10": 270, "00": 30},
        ORDER + 1: {"10": 120, "00": 150, "01": 30},
        DIE: {"10": 270, "11": 30},
        DIE + 1: {"11": 240, "01": 60},
    }
    bots = {ORDER: [Weighed('"r0408r0309."', 20, {"10": 80, "00": 20})]}
    found = Found("normal", 2, LAST, "11", steps, bots, done=True)

    async def before(of: object) -> Found:
        return found

    monkeypatch.setattr(reviewer, "found_before", before)
    return id


def at_line(page: Page, line: int) -> None:
    """The truth is shown at a line."""
    expect(page).to_have_url(re.compile(rf"\?line={line}$"))
    expect(page.locator(".scrubber")).to_contain_text(f"{line} of {LAST}")


def test_the_chances_their_turning_points_and_both_boards(meet: Meet, table: str) -> None:
    page = meet().go(f"/t/{table}/r/german")
    knew, was = page.get_by_role("region", name="As Germans knew it"), page.get_by_role("region", name="As it was")
    expect(was).to_be_visible()
    expect(knew.locator("svg[role=application]")).to_be_visible()
    panel, curve = page.locator("[data-review]"), page.locator("[data-curve]")
    expect(panel.get_by_role("listitem")).to_have_count(2)
    expect(curve.get_by_role("img")).to_have_attribute("aria-label", re.compile("step 242: British 100 %; Germans 100 %"))

    page.keyboard.press("<")
    at_line(page, DIE + 1)
    expect(panel.get_by_role("heading", level=2)).to_have_text("Turning point 2 of 2")
    expect(panel).to_contain_text("Rolled 1, needs 1 or less")
    expect(panel.locator("dl")).to_contain_text("10 → 100 %")
    expect(panel.get_by_text("What a bot would have done")).to_have_count(0)
    expect(curve.locator("button[aria-current=step]")).to_have_count(1)
    expect(knew.locator("svg[role=application]"), "what could have been known").to_contain_text(re.compile(r"\d ?%"))

    page.keyboard.press("<")
    at_line(page, ORDER + 1)
    expect(panel.get_by_role("row", name=re.compile("0408")).get_by_role("cell")).to_have_text(["100 %", re.compile("0 %")])
    expect(panel.get_by_role("row", name=re.compile("played")).get_by_role("cell")).to_have_text(["0 %", re.compile("10 %")])
    assert "6" in (was.locator("svg[role=application]").text_content() or ""), "the party of six is on the true board alone"
    page.keyboard.press(">")
    at_line(page, DIE + 1)

    page.get_by_role("button", name="Show numbers").click()
    rows = page.get_by_role("dialog").get_by_role("row")
    expect(rows).to_have_count(7)
    expect(rows.nth(5)).to_contain_text("80 %75–84")
    rows.nth(2).get_by_role("button").click()
    at_line(page, ORDER)

    page.keyboard.press("b")
    expect(page.get_by_role("radio", name="As I knew it")).to_be_checked()
    expect(was).to_have_count(0)
    page.keyboard.press("f")
    expect(page.get_by_role("dialog")).to_contain_text("A new table goes on from step")
    page.keyboard.press("Escape")

    page.goto(f"{page.url.partition('/t/')[0]}/t/{table}/r/german?line={DIE + 1}")
    expect(panel.get_by_role("heading", level=2)).to_have_text("Turning point 2 of 2")
    assert in_both_themes(page) == []


def test_on_a_phone_in_german(meet: Meet, table: str) -> None:
    page = meet(width=390, height=844, lang="de", touch=True).go(f"/t/{table}/r/german?line={ORDER + 1}")
    panel, plot = page.locator("[data-review]"), page.locator("[data-curve] .plot")
    expect(panel.get_by_role("heading", level=2)).to_have_text("Wendepunkt 1 von 2")
    expect(page.locator("svg[role=application]")).to_have_count(1)
    box = plot.bounding_box()
    assert box is not None
    assert 90 <= box["height"] <= 104
    plot.tap(position={"x": box["width"] - 6, "y": 30})
    at = page.locator(".scrubber")
    expect(at).to_contain_text(f"{LAST} von {LAST}")
    page.get_by_role("radio", name="Was ich wusste").click()
    expect(page.get_by_role("radio", name="Wie es war")).not_to_be_checked()
    assert overflow(page) <= 0
    assert in_both_themes(page) == []


def test_chances_that_could_not_be_found_are_tried_again(meet: Meet, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def breaks(*_: object) -> tuple[str, Found]:
        asked.append(1)
        return "failed", Found("normal", 2, LAST, "11")

    monkeypatch.setattr(reviewer.Reviewer, "look", breaks)
    page = meet().go(f"/t/{table}/r/watch/3")
    expect(page.locator("[data-review]")).to_contain_text("No chances for this game. Everything else is here.")
    asked.clear()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_function("n => n", arg=1)
    expect(page.locator("[data-review]")).to_be_visible()
    assert asked
